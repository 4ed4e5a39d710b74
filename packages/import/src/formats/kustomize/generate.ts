// Config maps and secrets that a kustomization generates: in, its generators and the files of the input; out, resources. A
// missing file is reported and its key stays empty.
import type { FilePlace } from '../../file-place.js';
import type { Resource } from './resource.js';
import { isMap, type Json, type JsonMap, listAt, textAt, valueAt } from './value.js';

export interface Generated {
  readonly resource: Resource;
  readonly behavior: string;
}

/** The content of a file in the kustomization's folder. */
export type FileAt = (path: string) => string | undefined;

export function generatedBy(kustomization: JsonMap, place: FilePlace, fileAt: FileAt): readonly Generated[] {
  return [
    ...listAt(kustomization, 'configMapGenerator').flatMap((each) =>
      generated(each, 'ConfigMap', kustomization, place, fileAt),
    ),
    ...listAt(kustomization, 'secretGenerator').flatMap((each) =>
      generated(each, 'Secret', kustomization, place, fileAt),
    ),
  ];
}

function generated(
  given: Json,
  kind: string,
  kustomization: JsonMap,
  place: FilePlace,
  fileAt: FileAt,
): readonly Generated[] {
  const name = textAt(given, 'name');
  if (!isMap(given) || name === undefined) return [];
  const data = dataOf(given, fileAt);
  const namespace = textAt(given, 'namespace');
  const metadata: JsonMap = { name, ...(namespace === undefined ? {} : { namespace }) };
  const value: JsonMap = { apiVersion: 'v1', kind, metadata };
  if (Object.keys(data).length > 0 || kind === 'Secret') value.data = kind === 'Secret' ? encoded(data) : data;
  if (kind === 'Secret') value.type = textAt(given, 'type') ?? 'Opaque';
  const plain =
    valueAt(kustomization, 'generatorOptions', 'disableNameSuffixHash') === true ||
    valueAt(given, 'options', 'disableNameSuffixHash') === true;
  const behavior = textAt(given, 'behavior') ?? 'create';
  return [{ resource: { value, place, before: [], marked: !plain }, behavior }];
}

function dataOf(given: JsonMap, fileAt: FileAt): JsonMap {
  const data: JsonMap = {};
  for (const each of listAt(given, 'literals')) {
    const [, key = '', value = ''] = /^([^=]*)=(.*)$/s.exec(String(each)) ?? [];
    if (key !== '') data[key] = value.replace(/^(["'])(.*)\1$/s, '$2');
  }
  for (const each of listAt(given, 'files')) {
    const written = String(each);
    const [key, path = written] = written.includes('=') ? written.split('=') : [undefined, written];
    data[key ?? path.split('/').pop() ?? path] = fileAt(path) ?? '';
  }
  const envs = [...listAt(given, 'envs'), ...(textAt(given, 'env') === undefined ? [] : [textAt(given, 'env') ?? ''])];
  for (const each of envs) {
    for (const line of (fileAt(String(each)) ?? '').split('\n')) {
      const [, key = '', value = ''] = /^\s*([^=#\s][^=]*)=(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
      if (key !== '') data[key] = value;
    }
  }
  return data;
}

function encoded(data: JsonMap): JsonMap {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, base64(String(value))]));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out += (ALPHABET[bits >> 18] ?? '') + (ALPHABET[(bits >> 12) & 63] ?? '');
    out +=
      (b === undefined ? '=' : (ALPHABET[(bits >> 6) & 63] ?? '')) +
      (c === undefined ? '=' : (ALPHABET[bits & 63] ?? ''));
  }
  return out;
}
