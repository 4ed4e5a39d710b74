// Files that a member adds to a request: in, names and base64; out, files to mail, or what is wrong with one. The content decides what a file is and how
// its name ends, so that it cannot be opened as a program or a page: pictures are decoded first, and everything else is plain text or refused.
import type { MailFile } from '../../platform/mail/mail.js';
import { headerOf } from '../../platform/raster/header.js';
import { MOST_PIXELS, type Squares } from '../../platform/raster/squares.js';

export const MOST_FILES = 3;

/** Of all files together, decoded. */
export const MOST_BYTES = 1_500_000;

export interface SentFile {
  readonly name: string;
  readonly content: string;
}

interface Kind {
  readonly mediaType: string;
  /** The first one is added to a name that has none of them. */
  readonly endings: readonly [string, ...string[]];
}

const KINDS = {
  png: { mediaType: 'image/png', endings: ['.png'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  text: { mediaType: 'text/plain; charset=utf-8', endings: ['.txt', '.diagram'] },
} as const satisfies Readonly<Record<string, Kind>>;

export type Files = { readonly files: readonly MailFile[] } | { readonly problem: string };

/** `decode` is bounded in time and memory. */
export async function filesToMail(
  sent: readonly SentFile[],
  decode: (picture: Uint8Array) => Promise<Squares>,
): Promise<Files> {
  const all = sent.map((each) => ({ ...each, bytes: Buffer.from(each.content, 'base64') }));
  if (all.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES)
    return {
      problem: `attachments: together at most ${MOST_BYTES.toLocaleString('en')} bytes. Send fewer or smaller files.`,
    };
  const files: MailFile[] = [];
  for (const [at, { name, content, bytes }] of all.entries()) {
    const place = `attachments[${at}]`;
    if (bytes.length === 0 || bytes.toString('base64') !== content)
      return { problem: `${place}: content is not base64 of a file (RFC 4648, section 4).` };
    const kind = await kindOf(bytes, decode);
    if ('problem' in kind) return { problem: `${place}: ${kind.problem}` };
    files.push({ name: nameOf(name, kind), mediaType: kind.mediaType, base64: content });
  }
  return { files };
}

async function kindOf(
  bytes: Buffer,
  decode: (picture: Uint8Array) => Promise<Squares>,
): Promise<Kind | { readonly problem: string }> {
  const { format } = headerOf(bytes) ?? {};
  if (format === undefined && isText(bytes)) return KINDS.text;
  if (format !== 'png' && format !== 'jpeg')
    return { problem: 'Send a PNG or JPEG picture, or text in UTF-8 such as a source or a log.' };
  const outcome = await decode(new Uint8Array(bytes));
  if ('squares' in outcome) return KINDS[format];
  return {
    problem:
      outcome.refused === 'too large'
        ? `The picture has more than ${MOST_PIXELS} pixels per side. Scale it down.`
        : 'The picture cannot be decoded. Save it again as PNG or JPEG.',
  };
}

function isText(bytes: Uint8Array): boolean {
  try {
    return /^[\P{Cc}\t\n\r]*$/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Only characters that no mail program, shell or file system treats in its own way. */
function nameOf(name: string, { endings }: Kind): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}._()-]+/gu, '-').replace(/^[.-]+/, '') || 'file';
  return endings.some((each) => plain.toLowerCase().endsWith(each)) ? plain : `${plain}${endings[0]}`;
}
