// What a browser loads for its first picture, gzipped: with the functions, and with the element on a page.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { kinds } from './kinds.js';

interface Loaded {
  readonly file: string;
  readonly loads: readonly string[];
  readonly modules: readonly string[];
}

const bundle = new URL('../bundle/', import.meta.url);
const chunks: readonly Loaded[] = JSON.parse(readFileSync(new URL('loads.json', bundle), 'utf8'));

function withLoads(file: string, files: Set<string> = new Set()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const each of chunks.find((chunk) => chunk.file === file)?.loads ?? []) withLoads(each, files);
  return files;
}

function fileOf(module: string): string {
  return chunks.find(({ modules }) => modules.includes(module))?.file ?? `no file has ${module}`;
}

/** Bytes of the entries and of all that they load at once. */
function bytes(entries: readonly string[]): number {
  const files = new Set(entries.flatMap((entry) => [...withLoads(entry)]));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, bundle)), { level: 9 }).length, 0);
}

const kindModule = (kind: string): string =>
  kind === 'schema' ? 'core/src/kinds/schema/index.ts' : `core/src/kinds/${kind}/plain.ts`;
const icons = fileOf('icons/src/fetched.ts');

/** Kinds whose pictures need icons, or the table of the products that labels name. */
const WITH_ICONS = new Set([
  'flow',
  'sequence',
  'class',
  'state',
  'c4',
  'schema',
  'layers',
  'swimlane',
  'mindmap',
  'tree',
]);

test.for(kinds.map(({ name }) => name))('%s', (kind) => {
  expect(bytes(['index.js', fileOf(kindModule(kind)), ...(WITH_ICONS.has(kind) ? [icons] : [])])).toBeLessThan(1);
});
