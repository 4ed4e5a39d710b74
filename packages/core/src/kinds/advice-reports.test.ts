import { describe, expect, test } from 'vitest';
import type { Advice } from '../layout/advice/index.js';
import { adviceReport } from './advice-reports.js';
import { checkedFlow } from './flow/testing/built-flow.js';

const LONG = { width: 6232, height: 1500 };
const SMALL = { width: 1900, height: 900 };
const LINES = 'group g {\n  node a\n  node b\n  a -> b : "first"\n}\nnode c\nb --> c : "second"\n';

function reportsOf(advice: Advice, header = 'flow "Shop" direction=right'): readonly string[] {
  const source = `${header}\n${LINES}`;
  const { code, span, message, hint, fix } = adviceReport(advice, checkedFlow(source));
  const applied = fix && source.slice(0, fix.span.start) + fix.text + source.slice(fix.span.end);
  return [code, source.slice(span.start, span.end), message, hint, ...(applied ? [applied.split('\n')[0] ?? ''] : [])];
}

describe('advice', () => {
  test('to change the direction is reported at the direction, with an edit', () => {
    expect(reportsOf({ act: 'turn', direction: 'down', before: LONG, after: SMALL })).toEqual([
      'W230',
      'direction=right',
      'The picture is 4.2:1 (6,232 × 1,500 px).',
      'Write direction=down to get 2.1:1 (1,900 × 900 px).',
      'flow "Shop" direction=down',
    ]);
  });

  test('to change a direction that comes from the settings is reported at the header', () => {
    expect(reportsOf({ act: 'turn', direction: 'right', before: LONG, after: SMALL }, 'flow "Shop"')).toEqual([
      'W230',
      'flow "Shop"',
      'The picture is 4.2:1 (6,232 × 1,500 px).',
      'Write direction=right to get 2.1:1 (1,900 × 900 px).',
    ]);
  });

  test.each<[string[], string, string]>([
    [['e1', 'e2'], 'a -> b : "first"', 'at a -> b (line 5) and b --> c (line 8)'],
    [['e2'], 'b --> c : "second"', 'at b --> c (line 8)'],
    [[], 'flow "Shop" direction=right', 'where no line connects its parts'],
  ])('to split at %j names the lines and their positions', (edges, at, words) => {
    expect(reportsOf({ act: 'split', edges, before: LONG, after: [SMALL, { width: 800, height: 1200 }] })).toEqual([
      'W231',
      at,
      'The picture is 4.2:1 (6,232 × 1,500 px).',
      `Split it ${words}: the two diagrams are 1,900 × 900 px and 800 × 1,200 px.`,
    ]);
  });

  test('to number the lines names the lines whose labels are affected', () => {
    const [code, at, , hint] = reportsOf({ act: 'number', edges: ['e1', 'e2'], before: LONG, after: SMALL });
    expect([code, at]).toEqual(['W232', 'a -> b : "first"']);
    expect(hint).toContain('the labels of a -> b (line 5) and b --> c (line 8) to a note');
  });
});
