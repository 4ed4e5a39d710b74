import { expect, test } from 'vitest';
import { folderLines } from './folders.js';

const count = (folder: string, number = 1) => ({ folder, count: number });

test.each([
  ['no folders', [count('')], []],
  ['folders of one level, by name', [count('b', 2), count('a')], ['a 0 1', 'b 0 2']],
  ['a folder whose parent has no diagrams', [count('team/payments', 3)], ['team 0 0', 'payments 1 3']],
  [
    'folders below their own parent, also where another name begins with its name',
    [count('a-b'), count('a/c'), count('a'), count('a/b/d')],
    ['a 0 1', 'b 1 0', 'd 2 1', 'c 1 1', 'a-b 0 1'],
  ],
])('%s', (_what, counts, lines) => {
  expect(folderLines(counts).map(({ name, depth, count: number }) => `${name} ${depth} ${number}`)).toEqual(lines);
});
