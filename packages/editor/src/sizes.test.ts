// What the editor loads before its first picture, gzipped: the page, and the worker with one kind. CodeMirror and the language come after it, or when the
// text is touched.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadedIn } from '../../browser/scripts/loads.mjs';

const bundle = new URL('../bundle/', import.meta.url);
const { files, fileOf, kilobytes } = loadedIn(fileURLToPath(bundle));

const PAGE = ['index.html', 'editor.css', 'editor.js'];
const ICONS = fileOf('icons/src/fetched.ts');
const TEXT = fileOf('editor/src/language/codemirror/source-editor.ts');

/** kB at most. */
const KINDS = {
  115: ['pie', 'quadrant', 'treemap', 'git'],
  140: ['sequence', 'mindmap', 'timeline', 'gantt'],
  250: ['flow', 'state', 'class', 'c4'],
};

test.each(Object.entries(KINDS))(
  'before its first picture, the editor with its icons loads at most %s kB',
  (most, kinds) => {
    for (const kind of kinds) {
      const size = kilobytes(
        ...PAGE,
        'worker.js',
        fileOf(`core/src/kinds/${kind}/plain.ts`),
        ...(most === '115' ? [] : [ICONS]),
      );
      expect(size, kind).toBeLessThanOrEqual(Number(most));
    }
  },
);

test('the page loads at most 30 kB, and with the text 160 kB', () => {
  expect(kilobytes(...PAGE)).toBeLessThanOrEqual(30);
  expect(kilobytes(...PAGE, TEXT)).toBeLessThanOrEqual(160);
});

test('no part of the page has a kind, and its first part no text editor', () => {
  const page = files.find(({ file }) => file === 'editor.js')?.modules ?? [];
  expect(page.filter((module) => /^core\/src\/kinds\/|codemirror/.test(module))).toEqual([]);
});
