// What the editor loads before the first key, gzipped: the page, and the worker with one kind.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadedIn } from '../../browser/scripts/loads.mjs';

const bundle = new URL('../bundle/', import.meta.url);
const { files, fileOf, kilobytes } = loadedIn(fileURLToPath(bundle));

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
