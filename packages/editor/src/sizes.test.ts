// What the editor loads before its first picture, gzipped: the page, and the worker with one kind. CodeMirror and the language come after it, or when the
// text is touched.
import { fileURLToPath } from 'node:url';
import { KIND_MEANINGS } from '@linework/core';
import { expect, test } from 'vitest';
import { loadedIn } from '../../browser/scripts/loads.mjs';

const bundle = new URL('../bundle/', import.meta.url);
const { files, fileOf, kilobytes } = loadedIn(fileURLToPath(bundle));

const PAGE = ['index.html', 'editor.css', 'editor.js'];
const ICONS = fileOf('icons/src/fetched.ts');
const TEXT = fileOf('editor/src/language/codemirror/source-editor.ts');

/** kB at most. `icons`: with what pictures of these kinds look icons up in. */
const KINDS = [
  { most: 115, icons: false, kinds: ['pie', 'quadrant', 'treemap', 'git', 'sankey'] },
  { most: 125, icons: false, kinds: ['matrix', 'xychart'] },
  { most: 140, icons: true, kinds: ['sequence', 'mindmap', 'timeline', 'gantt', 'journey', 'tree'] },
  { most: 155, icons: true, kinds: ['layers', 'swimlane'] },
  { most: 250, icons: true, kinds: ['flow', 'state', 'class', 'c4', 'schema'] },
];

test.each(KINDS)('before its first picture, the editor loads at most $most kB: $kinds', ({ most, icons, kinds }) => {
  for (const kind of kinds) {
    const plain = fileOf(`core/src/kinds/${kind}/plain.ts`);
    expect(kilobytes(...PAGE, 'worker.js', plain, ...(icons ? [ICONS] : [])), kind).toBeLessThanOrEqual(most);
  }
});

test('every kind has a size', () => {
  expect(KINDS.flatMap((each) => each.kinds).toSorted()).toEqual(KIND_MEANINGS.map(({ name }) => name).toSorted());
});

test('the page loads at most 30 kB, and with the text 160 kB', () => {
  expect(kilobytes(...PAGE)).toBeLessThanOrEqual(30);
  expect(kilobytes(...PAGE, TEXT)).toBeLessThanOrEqual(160);
});

test('no part of the page has a kind, and its first part no text editor', () => {
  const page = files.find(({ file }) => file === 'editor.js')?.modules ?? [];
  expect(page.filter((module) => /^core\/src\/kinds\/|codemirror/.test(module))).toEqual([]);
});
