// A link that holds a whole source in its fragment, which browsers send to no server: in, a source; out, the fragment, and back. The fragment is a
// letter for the version, then in base64url a checksum of 4 bytes and the source as raw deflate. A hostile or damaged fragment is reported in words.

/** Bytes of UTF-8. */
export const LONGEST_SOURCE = 200_000;
const VERSION = 'a';
/** What the longest source can come to if nothing of it can be compressed. */
const LONGEST_FRAGMENT = Math.ceil(LONGEST_SOURCE * 1.4);
const CHECKSUM = 4;
/** Bytes that are inflated at once: each can become a thousand. */
const SLICE = 1_024;

export type Linked = { readonly fragment: string } | { readonly problem: string };
export type Opened = { readonly source: string } | { readonly problem: string };

type Bytes = Uint8Array<ArrayBuffer>;

const DAMAGED: Opened = {
  problem: 'The link is damaged: a part of it is missing or changed. Copy the whole link again.',
};
const KB = LONGEST_SOURCE / 1_000;

export async function fragmentOf(source: string): Promise<Linked> {
  const bytes = new TextEncoder().encode(source);
  if (bytes.length > LONGEST_SOURCE)
    return { problem: `A link holds at most ${KB} kB of text. Save the text as a file and send that.` };
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY);
  return { fragment: `#${VERSION}${toBase64Url(Uint8Array.from([...checksumOf(bytes), ...(packed ?? [])]))}` };
}

/** Undefined if the fragment is empty. Never throws. */
export async function sourceOfFragment(fragment: string): Promise<Opened | undefined> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
  if (text.length > LONGEST_FRAGMENT) return tooLong();
  if (!text.startsWith(VERSION))
    return { problem: 'The link was not made by this version of Linework, or it is damaged. Ask for a new one.' };
  const bytes = fromBase64Url(text.slice(VERSION.length));
  if (bytes === undefined || bytes.length <= CHECKSUM) return DAMAGED;
  try {
    const source = await through(new DecompressionStream('deflate-raw'), bytes.slice(CHECKSUM), LONGEST_SOURCE);
    if (source === undefined) return tooLong();
    const sum = checksumOf(source);
    if (sum.some((each, index) => each !== bytes[index])) return DAMAGED;
    return { source: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source) };
  } catch {
    return DAMAGED;
  }
}

function tooLong(): Opened {
  return { problem: `The link holds more than ${KB} kB of text, so it is not opened.` };
}

/** Resolves to undefined as soon as more than `most` bytes come out. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Bytes,
  most: number,
): Promise<Bytes | undefined> {
  let at = 0;
  const slices = new ReadableStream<Bytes>({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + SLICE));
      at += SLICE;
    },
  });
  const reader = slices.pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parts.push(chunk.value);
    length += chunk.value.length;
    if (length > most) {
      // What is left is not inflated; a failure while it is thrown away changes nothing.
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** FNV-1a, since raw deflate has no checksum of its own. */
function checksumOf(bytes: Bytes): readonly number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return [hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255];
}

function toBase64Url(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}
