// No constraint is lost silently: every `same=` and `before=` holds in the drawing or has its diagnostic, whatever
// frames are around the nodes it names.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FlowDirection, LayoutGraph } from '../../layout/graph.js';
import { layoutLayered } from '../../layout/layered/index.js';
import { findFaults } from '../../layout/layered/testing/faults.js';
import { cases } from '../../testing/depth.js';
import type { FlowModel } from './model.js';
import { builtFlow, groupedLines } from './testing/built-flow.js';

const TITLE = { width: 30, height: 16 };
const LONG_TITLE = { width: 120, height: 16 };

function graphOf(model: FlowModel, direction: FlowDirection): LayoutGraph {
  return {
    direction,
    nodes: model.nodes.map((node, i) => ({ ...node, width: 80, height: 40 + 8 * (i % 3) })),
    edges: model.edges.map(({ id, from, to, label }) => ({
      id,
      from,
      to,
      ...(label === '' || label === undefined ? {} : { label: { width: 30, height: 18 } }),
    })),
    groups: model.groups.map(({ direction: _, ...group }) => ({ ...group, title: TITLE })),
    overlays: model.overlays.map(({ id, nodes }, i) => ({ id, nodes, title: i === 0 ? LONG_TITLE : TITLE })),
  };
}

/** Constraints that pass the check but neither hold nor are reported, and any other problem of the drawing. */
function lost(model: FlowModel, direction: FlowDirection): string[] {
  const graph = graphOf(model, direction);
  const drawing = layoutLayered(graph);
  const across = direction === 'right' || direction === 'left';
  const places = new Map(
    drawing.nodes.map(({ id, x, y, width, height }) => {
      const middle = { x: x + width / 2, y: y + height / 2 };
      return [id, across ? { along: middle.y, layer: middle.x } : { along: middle.x, layer: middle.y }];
    }),
  );
  const wishes = model.nodes.flatMap((node) =>
    (['same', 'before'] as const).flatMap((option) => {
      const [one, other] = [places.get(node.id), places.get(node[option] ?? '')];
      if (one === undefined || other === undefined) return [];
      const holds = Math.abs(one.layer - other.layer) < 0.01 && (option === 'same' || one.along < other.along);
      const isReported = drawing.conflicts.some(({ node: at, constraint }) => at === node.id && constraint === option);
      return holds || isReported ? [] : [`${node.id} ${option}=${node[option]}`];
    }),
  );
  return [...wishes, ...findFaults(graph, drawing)];
}

const OVERLAY = 'overlay o "Scope" nodes=';

describe('a constraint holds', () => {
  it.each([
    ['inside one overlay', ['node a', 'node b same=a', 'node s', 's -> a', 's -> b', `${OVERLAY}a,b`]],
    ['inside one overlay, along a line', ['node a', 'node b same=a', 'a -> b', `${OVERLAY}a,b`]],
    ['out of an overlay', ['node a', 'node b same=a', `${OVERLAY}b`]],
    ['out of an overlay, along a line', ['node a', 'node b same=a', 'a -> b', `${OVERLAY}b`]],
    ['out of an overlay, against a line', ['node a', 'node b same=a', 'b -> a', `${OVERLAY}b`]],
    ['out of an overlay, along a line with a label', ['node a', 'node b same=a', 'b -> a : "calls"', `${OVERLAY}b`]],
    ['out of an overlay, along two lines', ['node a', 'node b same=a', 'b -> a', 'a -> b : "calls"', `${OVERLAY}b`]],
    ['out of an overlay of several layers', ['node a', 'node b same=x', 'node x', 'a -> b', 'x -> b', `${OVERLAY}a,b`]],
    ['out of an overlay with nodes no line joins', ['node a', 'node b', 'node c before=b', `${OVERLAY}a,b`]],
    ['into an overlay', ['node a', 'node b same=a', 'a -> b', `${OVERLAY}a`]],
    ['from one overlay into another', ['node a', 'node b same=a', 'a -> b', `${OVERLAY}a`, 'overlay p nodes=b']],
    ['between nested overlays', ['node a', 'node b same=a', 'a -> b', `${OVERLAY}a,b`, 'overlay p nodes=b']],
    ['of order inside one overlay', ['node a', 'node b before=a', `${OVERLAY}a,b`]],
    ['of order out of an overlay', ['node a', 'node b before=a', `${OVERLAY}b`]],
    ['of order out of an overlay, along a line', ['node a', 'node b before=a', 'a -> b', `${OVERLAY}b`]],
    ['of order into an overlay, along a line', ['node a', 'node b before=a', 'b -> a', `${OVERLAY}a`]],
    [
      'with a stranger ordered between two of an overlay',
      ['node a before=x', 'node x before=b', 'node b', `${OVERLAY}a,b`],
    ],
    ['along a path of lines', ['node a', 'node x', 'node b same=a', 'a -> x', 'x -> b', `${OVERLAY}b`]],
    ['of order along a path', ['node a', 'node x', 'node b before=a', 'a -> x', 'x -> b', `${OVERLAY}x`]],
    ['out of a group', ['node s', 'group g {', 'node a', '}', 'node b same=a', 's -> a', 's -> b', `${OVERLAY}s`]],
    [
      'from one group into another, along a line',
      [
        'node s',
        'group g {',
        'node a',
        '}',
        'group h {',
        'node b same=a',
        '}',
        's -> a',
        's -> b',
        'a -> b',
        `${OVERLAY}s`,
      ],
    ],
    [
      'next to a line back',
      ['node a', 'node b same=a', 'node c', 'a -> c', 'c -> b', 'c -> a', 'b -> c', `${OVERLAY}b,c`],
    ],
    ['inside a group, out of an overlay', ['group g {', 'node a', 'node b same=a', '}', 'a -> b', `${OVERLAY}b`]],
    [
      'beside a group in the same overlay',
      ['group g {', 'node c', '}', 'node a', 'node b same=a', 'c -> a', 'a -> b', `${OVERLAY}b,c`],
    ],
    [
      'of several at one node',
      ['node a', 'node b same=a', 'node c before=a', 'a -> b', 'a -> c', `${OVERLAY}b`, 'overlay p nodes=c,b'],
    ],
  ])('%s', (_, lines) => {
    const { value: model, diagnostics } = builtFlow(`${['flow', ...lines].join('\n')}\n`);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(model.overlays.length).toBeGreaterThan(0);
    for (const direction of ['down', 'right', 'up', 'left'] as const) {
      expect(lost(model, direction), direction).toEqual([]);
      expect(layoutLayered(graphOf(model, direction)).conflicts, direction).toEqual([]);
    }
  });

  it.each([
    ['a', ['a -> b', `${OVERLAY}a`]],
    ['b', ['a -> b', `${OVERLAY}b`]],
    ['each with a frame', ['a -> b : "calls"', `${OVERLAY}b`, 'overlay p nodes=a']],
    ['b in two frames', ['a -> b', `${OVERLAY}b`, 'overlay p nodes=b']],
  ])('and the line between neighbours is straight through a frame: %s', (_, lines) => {
    const { value: model } = builtFlow(`${['flow', 'node a', 'node b same=a', ...lines].join('\n')}\n`);
    const { edges } = layoutLayered(graphOf(model, 'down'));
    expect(edges[0]?.points).toHaveLength(2);
  });

  it('and no line runs through the title of a frame', () => {
    const { value: model } = builtFlow(`flow\nnode a\nnode b same=a\na -> b\n${OVERLAY}b\n`);
    expect(layoutLayered(graphOf(model, 'right')).edges[0]?.points).toHaveLength(4);
  });
});

describe('conflicting constraints are an error, whatever the frames', () => {
  it.each([
    ['round in a ring', ['node a before=b', 'node b before=a', `${OVERLAY}b`]],
    [
      'round in a ring of groups',
      ['group g before=h {', 'node a', '}', 'group h before=g {', 'node b', '}', `${OVERLAY}b`],
    ],
  ])('%s', (_, lines) => {
    const { diagnostics } = builtFlow(`${['flow', ...lines].join('\n')}\n`);
    expect(diagnostics.map(({ code }) => code)).toContain('E413');
  });
});

const wish = fc.oneof(
  { arbitrary: fc.constant(null), weight: 3 },
  { arbitrary: fc.tuple(fc.constantFrom('same', 'before'), fc.nat(7)), weight: 1 },
);
const flow = fc
  .record({
    nodes: fc.array(wish, { minLength: 2, maxLength: 8 }),
    grouped: fc.constantFrom(0, 0, 3),
    nested: fc.boolean(),
    overlays: fc.array(fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
    edges: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.boolean()), { maxLength: 10 }),
  })
  .map(({ nodes, grouped, nested, overlays, edges }) => {
    const id = (n: number): string => `n${n % nodes.length}`;
    const lines = nodes.map((each, i) => `node n${i}${each === null ? '' : ` ${each[0]}=${id(each[1])}`}`);
    const arrows = edges.flatMap(([from, to, label]) =>
      id(from) === id(to) ? [] : [`${id(from)} -> ${id(to)}${label ? ' : "x"' : ''}`],
    );
    const frames = overlays.map((each, i) => `overlay o${i} "Scope" nodes=${[...new Set(each.map(id))].join(',')}`);
    return `${['flow', ...groupedLines(lines, grouped, nested), ...arrows, ...frames].join('\n')}\n`;
  });

test('no constraint is lost silently', () => {
  let held = 0;
  fc.assert(
    fc.property(flow, fc.constantFrom<FlowDirection>('down', 'right', 'up', 'left'), (source, direction) => {
      const { value: model, diagnostics } = builtFlow(source);
      if (diagnostics.some(({ code }) => code === 'E413')) return;
      if (model.nodes.some(({ same, before }) => same !== undefined || before !== undefined)) held++;
      expect(lost(model, direction)).toEqual([]);
    }),
    { numRuns: cases(400) },
  );
  expect(held).toBeGreaterThan(cases(400) / 4);
});
