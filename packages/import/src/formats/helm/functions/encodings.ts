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
  let out = '';
  let [held, left] = [0, 0];
  for (const byte of utf8ToBytes(text)) {
    held = (held << 8) | byte;
    for (left += 8; left >= bits; left -= bits) out += letters[(held >> (left - bits)) & (2 ** bits - 1)];
    held &= 2 ** left - 1;
  }
  if (left > 0) out += letters[(held << (bits - left)) & (2 ** bits - 1)];
  return out.padEnd(Math.ceil(out.length / group) * group, '=');
}

function decoded(text: string, letters: string, bits: number): string {
  const bytes: number[] = [];
  let [held, left] = [0, 0];
  for (const char of text.replace(/=+$/, '')) {
    const value = letters.indexOf(char);
    if (value === -1) return 'illegal base64 data';
    held = (held << bits) | value;
    left += bits;
    if (left < 8) continue;
    left -= 8;
    bytes.push((held >> left) & 255);
    held &= 2 ** left - 1;
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
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
