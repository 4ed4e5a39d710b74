// What a browser loads for its first picture of each kind, gzipped, on a page with the element.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadedIn } from '../scripts/loads.mjs';
import { kinds } from './kinds.js';

const KINDS = new URL('../../core/src/kinds/', import.meta.url);
const bundle = new URL('../bundle/', import.meta.url);
const { fileOf, kilobytes } = loadedIn(fileURLToPath(bundle));

/** Its basic icons, and which words can be names of products: most of these pictures need them. Names are loaded by letter. */
const WITH_ICONS = fileOf('icons/src/fetched.ts');

/** kB at most, on a page with the element: 2 are its own. `icons`: with what pictures of the kind look icons up in. */
const LIMITS: Readonly<Record<string, { readonly most: number; readonly icons?: true }>> = {
  flow: { most: 208, icons: true },
  sequence: { most: 109, icons: true },
  schema: { most: 206 },
  git: { most: 87 },
  gantt: { most: 92 },
  class: { most: 198 },
  state: { most: 204 },
  timeline: { most: 95, icons: true },
  journey: { most: 95, icons: true },
  mindmap: { most: 95, icons: true },
  treemap: { most: 83 },
  pie: { most: 83 },
  quadrant: { most: 83 },
  layers: { most: 120, icons: true },
  c4: { most: 210, icons: true },
  matrix: { most: 88 },
  sankey: { most: 85 },
  xychart: { most: 94 },
  tree: { most: 96, icons: true },
  swimlane: { most: 125, icons: true },
};

const needed = (kind: string): readonly string[] => [
  fileOf(`core/src/kinds/${kind}/plain.ts`),
  ...(LIMITS[kind]?.icons ? [WITH_ICONS] : []),
];

test.for(kinds)('the first picture of $name keeps to its size', ({ name }) => {
  expect(kilobytes('linework.js', ...needed(name))).toBeLessThanOrEqual(LIMITS[name]?.most ?? 0);
});

test('a first picture loads at most 100 kB, one with lifelines or lanes 125 kB, and one with a planned layout 240 kB', () => {
  const lanes = new Set(['sequence', 'layers', 'swimlane']);
  const planned = new Set(['flow', 'schema', 'class', 'state', 'c4']);
  for (const { name } of kinds)
    expect(kilobytes('linework.js', ...needed(name)), name).toBeLessThanOrEqual(
      planned.has(name) ? 240 : lanes.has(name) ? 125 : 100,
    );
});

const DRAWS_ALL = `
import { draw } from './index.js';
const bad = [];
for (const source of JSON.parse(process.argv[1])) {
  const { ok, diagnostics } = await draw(source, { icons: 'off' }).catch((cause) => ({ diagnostics: [cause.message] }));
  if (!ok || diagnostics.length > 0) bad.push([source, diagnostics]);
}
console.log(JSON.stringify(bad));`;

test('a picture without mistakes needs no file of what reads mistakes', () => {
  const without = mkdtempSync(join(tmpdir(), 'linework-browser-'));
  const isNeeded = (path: string): boolean => !/[\\/](?:icons|mistakes-[^\\/]*)$/.test(path);
  cpSync(fileURLToPath(bundle), without, { recursive: true, filter: isNeeded });
  const sources = kinds.map(({ name }) => readFileSync(new URL(`${name}/testing/canonical.diagram`, KINDS), 'utf8'));
  const bad = execFileSync(process.execPath, ['--input-type=module', '-e', DRAWS_ALL, JSON.stringify(sources)], {
    cwd: without,
    encoding: 'utf8',
  });
  rmSync(without, { recursive: true });
  expect(JSON.parse(bad)).toEqual([]);
});
