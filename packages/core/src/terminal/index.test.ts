import { describe, expect, test } from 'vitest';
import { drawText } from '../draw.js';
import { testIcons } from '../testing/icons.js';
import { cellsOf } from './cells.js';
import { textOutline } from './index.js';

const FLOW = 'flow "Shop"\nnode a "A shop on the web"\nnode b database "Orders"\na -> b : "writes to" role=data\n';
const context = { icons: testIcons };

describe('a source as text', () => {
  test("comes with the check's diagnostics, and nothing is drawn if there are errors", () => {
    expect(drawText(FLOW, {}, context)).toMatchObject({ ok: true, kind: 'flow', title: 'Shop', diagnostics: [] });
    const wrong = drawText('flow\na -> b\n', {}, context);
    expect(wrong.ok).toBe(false);
    expect(wrong.text).toBeUndefined();
  });

  test('is the same every time', () => {
    expect(drawText(FLOW, {}, context).text).toBe(drawText(FLOW, { columns: 100, charset: 'unicode' }, context).text);
  });

  test.each([Number.NaN, -5, 0, 20, 33.7, 100, Number.POSITIVE_INFINITY])(
    '%s columns are never exceeded',
    (columns) => {
      const { text = '' } = drawText(FLOW, { columns }, context);
      const most = Number.isNaN(columns) ? 100 : Math.max(20, Math.floor(columns));
      for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(most);
      for (const word of ['shop', 'web', 'Orders', 'writes', 'data']) expect(text).toContain(word);
    },
  );

  test("in ASCII holds nothing else, except for the source's own text", () => {
    const { text = '' } = drawText(FLOW.replace('Orders', 'Aufträge'), { charset: 'ascii' }, context);
    expect(text.replace('Aufträge', '')).toMatch(/^[\x20-\x7e\n]+$/);
    expect(text).toContain('Aufträge');
  });
});

test('a kind without a text picture of its own is shown as its outline, wrapped', () => {
  const lines = ['Plan, 2 tasks', 'Task Design the whole page', '  Task Draw it'];
  expect(textOutline('Plan', lines, {})).toBe(`Plan\n\n${lines.join('\n')}`);
  expect(textOutline(undefined, lines, { columns: 20 }).split('\n')).toEqual([
    'Plan, 2 tasks',
    'Task Design',
    'the whole page',
    '  Task Draw it',
  ]);
});

test.each([
  [
    'flow direction=down\nnode a "Gateway of the shop"\nnode b "Recommendations"\nnode c "Authentication service"\nnode d "Notifications sent out"\nnode e "Orders of the customers"\na -> b\na -> c\na -> d\na -> e\n',
    46,
  ],
  [
    'sequence\nactor a "Recommendations"\nactor b "Shop"\nactor c "Orders database"\nactor d "Payments of customers"\na -> b : "asks who the customer is and what was bought"\nb -> c : "tells about the login of the day"\nc -> d : "ok"\n',
    70,
  ],
])('no name is torn if the columns have room for it: %s', (source, columns) => {
  expect(drawText(source, { columns }, context).text).toContain('Recommendations');
});

test('a table narrows its long sentences before it tears a word', () => {
  const source =
    'matrix\ncolumns "Recommendations" "What every reader of it has to know"\nrow "Ours" "yes, and here too a sentence stands" "no, and then a sentence that is longer than the others"\n';
  expect(drawText(source, { columns: 42 }, context).text).toContain('Recommendations');
});
