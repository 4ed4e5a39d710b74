// Everything that passes the check can be laid out. Within one group every constraint is satisfied; one that fails
// across groups is reported at its option.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutLayered } from '../../layout/layered/index.js';
import { cases } from '../../testing/depth.js';
import { builtFlow, groupedLines } from './testing/built-flow.js';

const constraint = fc.oneof(
  { arbitrary: fc.constant(null), weight: 4 },
  { arbitrary: fc.tuple(fc.constantFrom('same', 'before'), fc.nat(9)), weight: 1 },
);
const flow = fc
  .record({
    nodes: fc.array(constraint, { minLength: 2, maxLength: 10 }),
    grouped: fc.nat(5),
    nested: fc.boolean(),
    edges: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 14 }),
  })
  .map(({ nodes, grouped, nested, edges }) => {
    const id = (n: number): string => `n${n % nodes.length}`;
    const lines = nodes.map((each, i) => `node n${i}${each === null ? '' : ` ${each[0]}=${id(each[1])}`}`);
    const arrows = edges.map(([from, to]) => `${id(from)} -> ${id(to)}`);
    return `${['flow', ...groupedLines(lines, grouped, nested), ...arrows].join('\n')}\n`;
  });

test('everything that passes the check can be laid out', () => {
  let passed = 0;
  fc.assert(
    fc.property(flow, (source) => {
      const { value: model, diagnostics } = builtFlow(source);
      if (diagnostics.some(({ code }) => code === 'E413')) return;
      const drawing = layoutLayered({
        direction: 'down',
        nodes: model.nodes.map((node) => ({ ...node, width: 80, height: 40 })),
        edges: model.edges.map(({ id, from, to }) => ({ id, from, to })),
        groups: model.groups.map(({ direction: _, ...group }) => ({ ...group, title: { width: 40, height: 16 } })),
        overlays: [],
      });
      if (model.nodes.some(({ same, before }) => same !== undefined || before !== undefined)) passed++;
      const groups = new Map(model.nodes.map(({ id, group }) => [id, group]));
      const crossing = model.nodes.some(({ group, same, before }) =>
        [same, before].some((other) => other !== undefined && groups.get(other) !== group),
      );
      if (!crossing) expect(drawing.conflicts).toEqual([]);
      for (const { node, constraint } of drawing.conflicts) {
        expect(model.nodes.find(({ id }) => id === node)?.[constraint]).toBeDefined();
      }
      expect(drawing.nodes).toHaveLength(model.nodes.length);
    }),
    { numRuns: cases(800) },
  );
  expect(passed).toBeGreaterThan(cases(800) / 16);
});
