import { expect, test } from 'vitest';
import { tableText } from './index.js';

test('numbers of a column are aligned at their points, texts at the left', () => {
  const table = {
    heads: ['', 'Price', 'Remark'],
    groups: [
      {
        rows: [
          ['a', '9.50', 'x'],
          ['b', '12', 'longer'],
          ['c', '-100.125', ''],
        ],
      },
    ],
    points: new Set([1]),
  };
  expect(tableText(table, { columns: 60, charset: 'ascii' }).split('\n')).toEqual([
    '+---+----------+--------+',
    '|   |    Price | Remark |',
    '+---+----------+--------+',
    '| a |    9.50  | x      |',
    '| b |   12     | longer |',
    '| c | -100.125 |        |',
    '+---+----------+--------+',
  ]);
});
