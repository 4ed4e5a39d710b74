import { describe, expect, it } from 'vitest';
import type { Box, FlowDirection, LayoutGraph, LayoutGroup, LayoutNode, Point } from '../graph.js';
import { exchangerOf } from './exchange.js';
import { framed } from './frame.js';
import { planOf } from './read-plan.js';
import type { Scope } from './scopes.js';
import { nodeShape, type Shape } from './shape.js';

const SIZE = { width: 120, height: 40 };
const TITLE = { width: 60, height: 20 };
const GAP = 40;

function graphOf(parts: Partial<LayoutGraph>): LayoutGraph {
  return { direction: 'auto', nodes: [], edges: [], groups: [], overlays: [], ...parts };
}

function nodes(ids: string, group?: string): LayoutNode[] {
  return ids.split(' ').map((id) => ({ id, ...SIZE, ...(group === undefined ? {} : { group }) }));
}

/** `a>b` is a line. */
function lines(words: string): LayoutGraph['edges'] {
  return words.split(' ').map((word, i) => {
    const [from = '', to = ''] = word.split('>');
    return { id: `e${i}`, from, to };
  });
}

function group(id: string, direction?: FlowDirection): LayoutGroup {
  return { id, title: TITLE, ...(direction === undefined ? {} : { direction }) };
}

/** One after another, flush, combined two by two as in a plan. */
function joined(form: 'row' | 'column', shapes: readonly Shape[]): Shape {
  const [first, ...rest] = shapes;
  if (first === undefined) throw new Error('nothing to join');
  return rest.reduce((a, b): Shape => {
    const at: Point = form === 'row' ? { x: a.width + GAP, y: 0 } : { x: 0, y: a.height + GAP };
    return {
      width: Math.max(a.width, at.x + b.width),
      height: Math.max(a.height, at.y + b.height),
      cost: 0,
      leaves: [...a.leaves, ...b.leaves],
      xs: [...a.xs, ...b.xs.map((x) => x + at.x)],
      ys: [...a.ys, ...b.ys.map((y) => y + at.y)],
      form,
      parts: [
        { shape: a, x: 0, y: 0 },
        { shape: b, ...at },
      ],
    };
  }, first);
}

interface Builder {
  readonly node: (id: string) => Shape;
  readonly frame: (id: string, inner: Shape) => Shape;
}

function builderOf({ nodes: all, groups }: LayoutGraph): Builder {
  return {
    node: (id) => {
      const leaf = all.findIndex((each) => each.id === id);
      const node = all[leaf];
      if (node === undefined) throw new Error(`${id} is not a node`);
      return nodeShape(node, leaf);
    },
    frame: (id, inner) => {
      const own = groups.find((each) => each.id === id);
      const scope: Scope = {
        group: own,
        direction: own?.direction,
        members: [],
        leaves: inner.leaves,
        wires: [],
        leaving: [],
        twins: [],
      };
      return framed(inner, scope);
    },
  };
}

function traded(graph: LayoutGraph, shape: Shape, direction: FlowDirection = 'right'): (id: string) => Box {
  const plan = planOf(exchangerOf(graph, direction)(shape).shape, graph);
  const boxes = new Map<string, Box>([...plan.nodes, ...plan.groups].map((box) => [box.id, box]));
  return (id) => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`${id} has no place`);
    return box;
  };
}

describe('neighbours in a plan', () => {
  it('are swapped if that removes crossings from the picture', () => {
    const graph = graphOf({ nodes: nodes('a b c x y z'), edges: lines('a>z b>y c>x') });
    const { node } = builderOf(graph);
    const columns = [
      ['a', 'b', 'c'],
      ['x', 'y', 'z'],
    ].map((ids) => joined('column', ids.map(node)));
    const at = traded(graph, joined('row', columns));
    const pairs = [
      ['a', 'z'],
      ['b', 'y'],
      ['c', 'x'],
    ] as const;
    const crossed = pairs.flatMap(([one, other], i) =>
      pairs.slice(0, i).filter(([a, b]) => (at(one).y - at(a).y) * (at(other).y - at(b).y) < 0),
    );
    expect(crossed.length).toBeLessThan(3);
  });

  it.each(['right', 'down'] as const)(
    'stay as written in a group that reads %s if no line orders them',
    (direction) => {
      const graph = graphOf({
        nodes: [...nodes('a b c', 'g'), ...nodes('x y z')],
        groups: [group('g', direction)],
        edges: lines('a>z b>y c>x'),
      });
      const { node, frame } = builderOf(graph);
      const own = direction === 'right' ? 'row' : 'column';
      const shape = joined(own === 'row' ? 'column' : 'row', [
        frame('g', joined(own, [node('a'), node('b'), node('c')])),
        joined(own, [node('x'), node('y'), node('z')]),
      ]);
      const at = traded(graph, shape);
      const along = direction === 'right' ? 'x' : 'y';
      expect(at('a')[along]).toBeLessThan(at('b')[along]);
      expect(at('b')[along]).toBeLessThan(at('c')[along]);
    },
  );

  it('do not move twins off their level to shorten a line', () => {
    // Two similar groups with lines from one node, each at the start of its row.
    const graph = graphOf({
      nodes: [...nodes('s'), ...nodes('a b', 'g'), ...nodes('c d', 'h'), ...nodes('x y')],
      groups: [group('g'), group('h')],
      edges: lines('s>a s>c a>b c>d s>y y>x d>x'),
    });
    const { node, frame } = builderOf(graph);
    const shape = joined('column', [
      node('s'),
      joined('row', [frame('g', joined('column', [node('a'), node('b')])), node('x')]),
      joined('row', [frame('h', joined('column', [node('c'), node('d')])), node('y')]),
    ]);
    const at = traded(graph, shape);
    const [one, other] = [at('g'), at('h')];
    expect(Math.min(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeLessThan(1);
  });

  it('keep other nodes out of an overlay', () => {
    const graph = graphOf({
      nodes: nodes('a b c s t'),
      edges: lines('s>c t>b'),
      overlays: [{ id: 'o', nodes: ['a', 'b'], title: TITLE }],
    });
    const { node } = builderOf(graph);
    const shape = joined('column', [
      joined('row', [node('a'), node('b'), node('c')]),
      joined('row', [node('s'), node('t')]),
    ]);
    const at = traded(graph, shape);
    const [left, right] = [at('a'), at('b')].map(({ x }) => x).toSorted((a, b) => a - b);
    expect(at('c').x < (left ?? 0) || at('c').x > (right ?? 0)).toBe(true);
  });

  it("keep other frames uncut by an overlay's frame", () => {
    const graph = graphOf({
      nodes: [...nodes('a b'), ...nodes('m n', 'g'), ...nodes('s t')],
      groups: [group('g')],
      edges: lines('s>m t>b'),
      overlays: [{ id: 'o', nodes: ['a', 'b'], title: TITLE }],
    });
    const { node, frame } = builderOf(graph);
    const shape = joined('column', [
      joined('row', [node('a'), node('b'), frame('g', joined('column', [node('m'), node('n')]))]),
      joined('row', [node('s'), node('t')]),
    ]);
    const at = traded(graph, shape);
    const [left, right] = [at('a'), at('b')].map(({ x }) => x).toSorted((a, b) => a - b);
    const own = at('g');
    expect(own.x + own.width < (left ?? 0) || own.x > (right ?? 0)).toBe(true);
  });
});
