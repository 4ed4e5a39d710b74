import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, clusters, plain } from './cells.js';
import { wrapCells } from './wrap.js';

test.each([
  ['Orders API', 20, ['Orders API']],
  ['Expense filed by the whole team', 16, ['Expense filed by', 'the whole team']],
  ['one\ntwo', 20, ['one', 'two']],
  ['\n a \n\n b \n', 20, ['a', '', 'b']],
  ['注文を受け付ける', 8, ['注文を受', 'け付ける']],
  ['', 20, []],
  ['WorkItem_ChunkMetadata', 7, ['Work', 'Item_', 'Chunk', 'Metad', 'ata']],
  ['a misspelledword', 8, ['a', 'misspel', 'ledword']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
])('%j in %i cells', (text, columns, lines) => {
  expect(wrapCells(text, columns)).toEqual(lines);
});

test('no line is wider than the limit, and no word is lost', () => {
  const text = fc.oneof(fc.lorem({ maxCount: 12 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (words, columns) => {
      const lines = wrapCells(words, columns);
      // A cluster is never cut, however wide.
      const least = clusters(plain(words)).reduce((most, { cells }) => Math.max(most, cells), columns);
      for (const each of lines) expect(cellsOf(each)).toBeLessThanOrEqual(least);
      expect(lines.join('').replaceAll(' ', '')).toBe(plain(words).replaceAll(' ', ''));
    }),
  );
});
