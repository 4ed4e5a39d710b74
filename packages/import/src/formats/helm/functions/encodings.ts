// Sprig's encodings, hashes and addresses.
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Calling } from '../template/evaluate.js';
import { dictOf, isDict, type Value } from '../template/value.js';
import { dict, string, textOf } from './arguments.js';

const BASE_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, sections 4 and 6: letters of five or six bits, filled up to a group. */
function encoded(text: string, letters: string, bits: number, group: number): string {
  const bytes = utf8ToBytes(text);
  const size = Math.ceil((bytes.length * 8) / bits);
  const out = new Uint8Array(Math.ceil(size / group) * group).fill('='.charCodeAt(0));
  let [held, left, at] = [0, 0, 0];
  const add = (value: number): void => {
    out[at++] = letters.charCodeAt(value & (2 ** bits - 1));
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (left += 8; left >= bits; left -= bits) add(held >> (left - bits));
    held &= 2 ** left - 1;
  }
  if (left > 0) add(held << (bits - left));
  return new TextDecoder().decode(out);
}

function decoded(text: string, letters: string, bits: number): string {
  const end = trimmedEnd(text);
  const bytes = new Uint8Array(Math.ceil((end * bits) / 8));
  let [held, left, size] = [0, 0, 0];
  for (const char of text.slice(0, end)) {
    const value = letters.indexOf(char);
    if (value === -1) return 'illegal base64 data';
    held = (held << bits) | value;
    left += bits;
    if (left < 8) continue;
    left -= 8;
    bytes[size++] = (held >> left) & 255;
    held &= 2 ** left - 1;
  }
  return new TextDecoder().decode(bytes.subarray(0, size));
}

function trimmedEnd(text: string): number {
  let end = text.length;
  while (text[end - 1] === '=') end--;
  return end;
}

function adler32(text: string): string {
  let [a, b] = [1, 0];
  for (const byte of utf8ToBytes(text)) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return String(b * 65_536 + a);
}

/** RFC 3986, appendix B. */
const ADDRESS = /^(?:([^:/?#]+):)?(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function addressOf(text: string): Value {
  const [, scheme = '', userinfo = '', host = '', path = '', query = '', fragment = ''] = ADDRESS.exec(text) ?? [];
  return dictOf([
    ['scheme', scheme],
    ['userinfo', userinfo],
    ['host', host],
    ['hostname', host.replace(/:\d*$/, '')],
    ['path', path],
    ['query', query],
    ['fragment', fragment],
    ['opaque', ''],
  ]);
}

function addressText(value: Value): string {
  const part = (key: string): string => (isDict(value) ? textOf(value.get(key)) : '');
  const [scheme, userinfo, host, query, fragment] = ['scheme', 'userinfo', 'host', 'query', 'fragment'].map(part);
  return [
    scheme ? `${scheme}:` : '',
    host ? `//${userinfo ? `${userinfo}@` : ''}${host}` : '',
    part('path'),
    query ? `?${query}` : '',
    fragment ? `#${fragment}` : '',
  ].join('');
}

export const ENCODING_FUNCTIONS: Readonly<Record<string, Calling>> = {
  b64enc: ([text]) => encoded(textOf(text), BASE_64, 6, 4),
  b64dec: ([text]) => decoded(string(text, 'b64dec'), BASE_64, 6),
  b32enc: ([text]) => encoded(textOf(text), BASE_32, 5, 8),
  b32dec: ([text]) => decoded(string(text, 'b32dec'), BASE_32, 5),
  sha1sum: ([text]) => bytesToHex(sha1(utf8ToBytes(textOf(text)))),
  sha256sum: ([text]) => bytesToHex(sha256(utf8ToBytes(textOf(text)))),
  sha512sum: ([text]) => bytesToHex(sha512(utf8ToBytes(textOf(text)))),
  adler32sum: ([text]) => adler32(textOf(text)),
  urlParse: ([text]) => addressOf(string(text, 'urlParse')),
  urlJoin: ([parts]) => addressText(dict(parts, 'urlJoin')),
};
