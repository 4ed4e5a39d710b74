// The suffix of a generated name: in, a config map or secret; out, ten letters of the hash of its content, as kustomize and
// kubectl compute them: from kind, data and type, without the name (kustomize/api/hasher).
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isMap, type Json, type JsonMap, textAt } from './value.js';

const LETTERS: Readonly<Record<string, string>> = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' };

export function markOf(value: JsonMap): string {
  const kind = textAt(value, 'kind') ?? '';
  const own: Record<string, Json> = {
    kind,
    name: '',
    data: sorted(value.data ?? (kind === 'Secret' ? {} : '')),
  };
  if (kind === 'Secret') own.type = textAt(value, 'type') ?? '';
  if (isMap(value.binaryData) && Object.keys(value.binaryData).length > 0) own.binaryData = sorted(value.binaryData);
  const written = JSON.stringify(sorted(own)).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const hex = bytesToHex(sha256(utf8ToBytes(written)));
  return [...hex.slice(0, 10)].map((char) => LETTERS[char] ?? char).join('');
}

function sorted(value: Json): Json {
  if (!isMap(value)) return value;
  const out: JsonMap = {};
  for (const key of Object.keys(value).sort()) out[key] = sorted(value[key] ?? null);
  return out;
}
