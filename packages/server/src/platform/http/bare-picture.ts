// Returns only the picture instead of JSON: in, an Accept header and an operation's response; out, the accepted format, and
// the bytes with their headers. RFC 9110, section 12.5.1; only explicit media types count, so that `*/*` stays JSON.
import { pictureFormats as formats } from '@linework/core';

interface PictureAnswer {
  readonly svg?: string;
  readonly text?: string;
  readonly file?: { readonly mediaType: string; readonly base64: string };
  readonly warnings?: readonly string[];
}

interface BarePicture {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Header that lists what could not be drawn as measured: a JSON array in ASCII. */
export const WARNINGS_HEADER = 'x-linework-warnings';

/** Parts of an Accept header that are considered. */
const MOST_TYPES = 50;

/** Name of the most preferred format, the first among equals; undefined if JSON is as welcome. */
export function acceptedFormat(accept: string | undefined): string | undefined {
  let best: { readonly name: string | undefined; readonly quality: number } | undefined;
  for (const part of (accept ?? '').split(',', MOST_TYPES)) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const format = formats.find((each) => each.mediaType === type);
    if (format === undefined && type !== 'application/json') continue;
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > 0 && (best === undefined || quality > best.quality)) best = { name: format?.name, quality };
  }
  return best?.name;
}

export function barePicture({ svg, text, file, warnings = [] }: PictureAnswer): BarePicture {
  const inHeaders = warningHeaders(warnings);
  if (text !== undefined) return { headers: { ...inHeaders, 'content-type': 'text/plain; charset=utf-8' }, body: text };
  return file === undefined
    ? { headers: { ...inHeaders, 'content-type': 'image/svg+xml; charset=utf-8' }, body: svg ?? '' }
    : { headers: { ...inHeaders, 'content-type': file.mediaType }, body: Buffer.from(file.base64, 'base64') };
}

export function warningHeaders(warnings: readonly string[]): Readonly<Record<string, string>> {
  return warnings.length === 0 ? {} : { [WARNINGS_HEADER]: ascii(JSON.stringify(warnings)) };
}

function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
