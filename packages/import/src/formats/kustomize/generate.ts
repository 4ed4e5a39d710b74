// Config maps and secrets that a kustomization generates: in, its generators and the files of the input; out, resources. A
// missing file is reported and its key stays empty.
import type { FilePlace } from '../../file-place.js';
import type { Budget } from '../../reading/budget.js';
import type { Resource } from './resource.js';
import { isMap, type Json, type JsonMap, listAt, textAt, valueAt } from './value.js';

export interface Generated {
  readonly resource: Resource;
  readonly behavior: string;
}

/** The content of a file in the kustomization's folder. */
export type FileAt = (path: string) => string | undefined;

export function generatedBy(
  kustomization: JsonMap,
  place: FilePlace,
  fileAt: FileAt,
  budget: Budget,
): readonly Generated[] {
  return [
    ...listAt(kustomization, 'configMapGenerator').flatMap((each) =>
      generated(each, 'ConfigMap', kustomization, place, fileAt, budget),
    ),
    ...listAt(kustomization, 'secretGenerator').flatMap((each) =>
      generated(each, 'Secret', kustomization, place, fileAt, budget),
    ),
  ];
}

function generated(
  generator: Json,
  kind: string,
  kustomization: JsonMap,
  place: FilePlace,
  fileAt: FileAt,
  budget: Budget,
): readonly Generated[] {
  const name = textAt(generator, 'name');
  if (!isMap(generator) || name === undefined) return [];
  const data = dataOf(generator, fileAt);
  budget.characters(2 * Object.values(data).reduce((sum: number, each) => sum + String(each).length, 0));
  const namespace = textAt(generator, 'namespace');
  const metadata: JsonMap = { name, ...(namespace === undefined ? {} : { namespace }) };
  const value: JsonMap = { apiVersion: 'v1', kind, metadata };
  if (Object.keys(data).length > 0 || kind === 'Secret') value.data = kind === 'Secret' ? encoded(data) : data;
  if (kind === 'Secret') value.type = textAt(generator, 'type') ?? 'Opaque';
  const plain =
    valueAt(kustomization, 'generatorOptions', 'disableNameSuffixHash') === true ||
    valueAt(generator, 'options', 'disableNameSuffixHash') === true;
  const behavior = textAt(generator, 'behavior') ?? 'create';
  return [{ resource: { value, place, before: [], marked: !plain }, behavior }];
}

function dataOf(generator: JsonMap, fileAt: FileAt): JsonMap {
  const data: JsonMap = {};
  for (const each of listAt(generator, 'literals')) {
    const [, key = '', value = ''] = /^([^=]*)=(.*)$/s.exec(String(each)) ?? [];
    if (key !== '') data[key] = value.replace(/^(["'])(.*)\1$/s, '$2');
  }
  for (const each of listAt(generator, 'files')) {
    const written = String(each);
    const [key, path = written] = written.includes('=') ? written.split('=') : [undefined, written];
    data[key ?? path.split('/').pop() ?? path] = fileAt(path) ?? '';
  }
  const envs = [
    ...listAt(generator, 'envs'),
    ...(textAt(generator, 'env') === undefined ? [] : [textAt(generator, 'env') ?? '']),
  ];
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
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill('='.charCodeAt(0));
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const [a = 0, b, c] = [bytes[from], bytes[from + 1], bytes[from + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out[to] = ALPHABET.charCodeAt(bits >> 18);
    out[to + 1] = ALPHABET.charCodeAt((bits >> 12) & 63);
    if (b !== undefined) out[to + 2] = ALPHABET.charCodeAt((bits >> 6) & 63);
    if (c !== undefined) out[to + 3] = ALPHABET.charCodeAt(bits & 63);
  }
  return new TextDecoder().decode(out);
}
