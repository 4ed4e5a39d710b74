// What a browser loads for its first picture of each kind, gzipped: with the functions, and on a page with the element.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { kinds } from './kinds.js';

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

/** Its names of products and its basic icons, which most of these pictures need. */
const WITH_ICONS = fileOf('icons/src/fetched.ts');

/** kB at most: with the functions; the element takes 2 more. `icons`: with what pictures of the kind look icons up in. */
const LIMITS: Readonly<Record<string, { readonly most: number; readonly icons?: true }>> = {
  flow: { most: 238, icons: true },
  sequence: { most: 136, icons: true },
  schema: { most: 240 },
  git: { most: 101 },
  gantt: { most: 107 },
  class: { most: 213 },
  state: { most: 220 },
  timeline: { most: 120, icons: true },
  journey: { most: 121, icons: true },
  mindmap: { most: 120, icons: true },
  treemap: { most: 98 },
  pie: { most: 98 },
  quadrant: { most: 98 },
  layers: { most: 146, icons: true },
  c4: { most: 236, icons: true },
  matrix: { most: 102 },
  sankey: { most: 100 },
  xychart: { most: 109 },
  tree: { most: 122, icons: true },
  swimlane: { most: 152, icons: true },
};

const needed = (kind: string): readonly string[] => [
  fileOf(`core/src/kinds/${kind}/${kind === 'schema' ? 'index' : 'plain'}.ts`),
  ...(LIMITS[kind]?.icons ? [WITH_ICONS] : []),
];

test.for(kinds)('the first picture of $name keeps to its size', ({ name }) => {
  const { most } = LIMITS[name] ?? { most: 0 };
  expect(kilobytes('index.js', ...needed(name))).toBeLessThanOrEqual(most);
  expect(kilobytes('linework.js', ...needed(name))).toBeLessThanOrEqual(most + 2);
});

test('a page with one simple kind loads at most 100 kB, and with a planned flow 240 kB', () => {
  for (const kind of ['pie', 'quadrant', 'treemap'])
    expect(kilobytes('linework.js', ...needed(kind))).toBeLessThanOrEqual(100);
  expect(kilobytes('linework.js', ...needed('flow'))).toBeLessThanOrEqual(240);
});
