// The order of a sankey's columns: fewer crossings, and nothing is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import type { SankeyModel } from '../model.js';
import { columnsOf } from './columns.js';
import { crossingsOf, orderedColumns } from './order.js';

const span = { start: 0, end: 0 };

function modelOf(flows: readonly (readonly [number, number, number])[]): SankeyModel {
  const ids = [...new Set(flows.flatMap(([a, b]) => [Math.min(a, b), Math.max(a, b)]))].toSorted((a, b) => a - b);
  const nodes = ids.map((each) => ({
    id: `n${each}`,
    label: `n${each}`,
    tone: 'neutral' as const,
    toned: false,
    incoming: 1,
    outgoing: 1,
    span,
  }));
  return {
    nodes,
    flows: flows.map(([a, b, value]) => ({ from: `n${Math.min(a, b)}`, to: `n${Math.max(a, b)}`, value, span })),
    total: 1,
    values: 'number',
    tones: 'source',
  };
}

const flows = fc
  .array(fc.tuple(fc.nat(14), fc.nat(14), fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 50 })
  .map((all) => all.filter(([a, b]) => a !== b))
  .filter((all) => all.length > 0);

test('has no more crossings than the order as written, and every stop once', () => {
  fc.assert(
    fc.property(flows, (all) => {
      const layout = columnsOf(modelOf(all));
      const order = orderedColumns(layout);
      expect(crossingsOf(order, layout.stretches)).toBeLessThanOrEqual(crossingsOf(layout.columns, layout.stretches));
      expect(order.map((each) => new Set(each))).toEqual(layout.columns.map((each) => new Set(each)));
    }),
    { numRuns: cases(200) },
  );
});

test('removes every crossing if possible', () => {
  const pairs = [0, 1, 2, 3, 4, 5].map((i) => [i, 11 - i, 1 + i] as const);
  const layout = columnsOf(modelOf(pairs));
  expect(crossingsOf(layout.columns, layout.stretches)).toBe(15);
  expect(crossingsOf(orderedColumns(layout), layout.stretches)).toBe(0);
});

test('a node comes after all nodes that lead to it, and nodes that nothing leaves are in the last column', () => {
  const { columns, stretches } = columnsOf(
    modelOf([
      [0, 1, 1],
      [1, 2, 1],
      [0, 2, 1],
      [2, 3, 1],
      [0, 4, 1],
    ]),
  );
  expect(columns.map((each) => each.flatMap(({ node }) => node ?? []))).toEqual([[0], [1], [2], [3, 4]]);
  expect(stretches.every(({ from, to }) => to.column === from.column + 1)).toBe(true);
});

test('a cycle is reported once, with its path and its lines', () => {
  const { diagnostics } = checkSource(
    'sankey "Water"\nnode a\nnode b\nnode c\na -> b value=1\nb -> c value=1\nc -> a value=1\nc -> c value=2\n',
    { icons: testIcons },
  );
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'E770 Flows form a cycle: c -> a -> b -> c (lines 7, 5, 6).',
    "E770 'c' flows into itself.",
  ]);
});
