// A source in a link, as clients of Kroki write it: in, a source; out, its UTF-8 compressed with zlib (RFC 1950) in base64url (RFC 4648, section 5);
// and back. Decompression stops at the limit of a source, so that a short link cannot fill the memory.
import { promisify } from 'node:util';
import { constants, deflate as deflateWith, inflate as inflateWith } from 'node:zlib';
import { LIMITS } from '@linework/core';
import { refuse } from '../../platform/endpoint.js';
import { dataInvalid, sourceTooLarge } from './errors.js';

/** Characters of the data in a link: with the rest of the request line and the headers, Node reads at most 16 KB. */
export const LONGEST_DATA = 12_000;

/** Bytes of a source in a link. */
const MOST_BYTES = LIMITS.characters;

const FORM = /^[\w-]+={0,2}$/;

const deflate = promisify(deflateWith);

/** Throws `render.source_too_large` if the result is too long for a link. */
export async function packed(source: string): Promise<string> {
  const bytes = Buffer.from(source);
  const data = bytes.length > MOST_BYTES ? '' : (await compressed(bytes)).toString('base64url');
  if (bytes.length > MOST_BYTES || data.length > LONGEST_DATA)
    refuse(
      sourceTooLarge,
      `The source is too large for a link: ${english(bytes.length)} bytes. A link has at most ${english(MOST_BYTES)} bytes, and ${english(LONGEST_DATA)} characters once compressed. Publish the diagram with POST /v1/diagrams/publish.`,
    );
  return data;
}

/** Throws `render.data_invalid`, or `render.source_too_large`. */
export async function unpacked(data: string): Promise<string> {
  if (data.length > LONGEST_DATA)
    refuse(
      sourceTooLarge,
      `The link contains ${english(data.length)} characters of data; the limit is ${english(LONGEST_DATA)}. Publish the diagram with POST /v1/diagrams/publish.`,
    );
  if (!FORM.test(data)) refuse(dataInvalid, `${dataInvalid.meaning} Other characters are in it.`);
  const bytes = await decompressed(Buffer.from(data, 'base64url'));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse(dataInvalid, 'The source in the link is not UTF-8.');
  }
}

/** Without the padding, which some clients write. */
export function unpadded(data: string): string {
  return data.replace(/={1,2}$/, '');
}

function compressed(bytes: Uint8Array): Promise<Buffer> {
  return deflate(bytes, { level: constants.Z_BEST_COMPRESSION });
}

interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

function decompressed(input: Buffer): Promise<Uint8Array> {
  return new Promise<Inflated>((resolve, reject) => {
    // Counted while it decompresses.
    const options = { maxOutputLength: MOST_BYTES, info: true };
    inflateWith(input, options, (error, result) => (error ? reject(error) : resolve(result as unknown as Inflated)));
  }).then(
    ({ buffer, engine }) =>
      engine.bytesWritten === input.length
        ? buffer
        : refuse(dataInvalid, 'The link contains more than one compressed source.'),
    (error: unknown) => refuseUnread(error),
  );
}

function refuseUnread(error: unknown): never {
  const { code } = error as { readonly code?: string };
  if (code === 'ERR_BUFFER_TOO_LARGE')
    refuse(sourceTooLarge, `The source in the link has more than ${english(MOST_BYTES)} bytes. Split the diagram.`);
  refuse(
    dataInvalid,
    code === 'Z_BUF_ERROR'
      ? 'The link ends within its source. Copy the whole link.'
      : `${dataInvalid.meaning} It cannot be decompressed.`,
  );
}

function english(count: number): string {
  return count.toLocaleString('en-US');
}
