// What the editor loads before the first key, gzipped: the page, and the worker with one kind.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface BundledFile {
  readonly file: string;
  readonly loads: readonly string[];
  readonly modules: readonly string[];
}

const bundle = new URL('../bundle/', import.meta.url);
const files: readonly BundledFile[] = JSON.parse(readFileSync(new URL('loads.json', bundle), 'utf8'));

const fileOf = (module: string): string =>
  files.find(({ modules }) => modules.includes(module))?.file ?? `no file has ${module}`;

/** A file and all that it loads at once. */
function loadedWith(file: string, loaded: Set<string> = new Set()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const each of files.find((other) => other.file === file)?.loads ?? []) loadedWith(each, loaded);
  return loaded;
}

function kilobytes(...entries: readonly string[]): number {
  const loaded = new Set(entries.flatMap((entry) => [...loadedWith(entry)]));
  const bytes = (file: string): number => gzipSync(readFileSync(new URL(file, bundle)), { level: 9 }).length;
  return [...loaded].reduce((sum, file) => sum + bytes(file), 0) / 1_000;
}

const PAGE = ['index.html', 'editor.css', 'editor.js'];
/** What gives the page the words of a kind. */
const WORDS = fileOf('core/src/vocabulary/data.ts');

test('the page loads at most 155 kB, and with one simple kind 250 kB', () => {
  expect(kilobytes(...PAGE)).toBeLessThanOrEqual(155);
  for (const kind of ['pie', 'quadrant', 'treemap', 'sequence'])
    expect(kilobytes(...PAGE, 'worker.js', WORDS, fileOf(`core/src/kinds/${kind}/plain.ts`))).toBeLessThanOrEqual(250);
});

test('with a planned flow and its icons, the editor loads at most 360 kB', () => {
  const flow = [fileOf('core/src/kinds/flow/plain.ts'), fileOf('icons/src/fetched.ts')];
  expect(kilobytes(...PAGE, 'worker.js', WORDS, ...flow)).toBeLessThanOrEqual(360);
});

test('no part of the page has a kind', () => {
  const page = files.find(({ file }) => file === 'editor.js')?.modules ?? [];
  expect(page.filter((module) => module.startsWith('core/src/kinds/'))).toEqual([]);
});
