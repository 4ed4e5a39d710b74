// Rank constraints, same= and before=, into frames, between frames and along paths of lines.
import { describe, expect, it } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { layoutLayered } from './index.js';
import { findFaults } from './testing/faults.js';

interface Asked {
  readonly lines?: readonly string[];
  /** `a<b` is before, `a=b` same; of nodes or of groups. */
  readonly constraints: readonly string[];
  readonly direction?: FlowDirection;
  readonly inside?: Readonly<Record<string, FlowDirection>>;
}

/** A node `a1` is in the group `a`; `h` without a number is in none. */
function graph(names: string, { lines = [], constraints, direction = 'down', inside = {} }: Asked): LayoutGraph {
  const ids = names.split(' ');
  const groups = [...new Set(ids.flatMap((id) => (id.length > 1 ? (id[0] ?? []) : [])))];
  const constraintsOf = (id: string): object =>
    Object.assign(
      {},
      ...constraints.map((text) => {
        const [own, other] = text.split(/[<=]/);
        return own === id ? { [text.includes('<') ? 'before' : 'same']: other } : {};
      }),
    );
  return {
    direction,
    groups: groups.map((id) => ({
      id,
      title: { width: 50, height: 16 },
      ...(inside[id] === undefined ? {} : { direction: inside[id] }),
      ...constraintsOf(id),
    })),
    nodes: ids.map((id) => ({
      id,
      width: 100,
      height: 44,
      ...(id.length > 1 ? { group: id[0] ?? '' } : {}),
      ...constraintsOf(id),
    })),
    edges: lines.map((text) => {
      const [from = '', to = ''] = text.split(' ');
      return { id: text, from, to };
    }),
    overlays: [],
  };
}

function placeOf(drawing: Drawing): (id: string) => { readonly x: number; readonly y: number } {
  const boxes = new Map<string, Box>([...drawing.groups, ...drawing.nodes].map((each) => [each.id, each]));
  return (id) => {
    const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(id) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
}

function drawingOf(input: LayoutGraph): Drawing {
  const drawing = layoutLayered(input);
  expect(findFaults(input, drawing)).toEqual([]);
  return drawing;
}

const ZONES = ['h a1', 'h b1', 'a1 a2', 'b1 b2'];

describe('a constraint between nodes of different groups', () => {
  it.each([
    ['two groups', { lines: [...ZONES, 'a2 b1'], constraints: ['a2=b1'] }],
    [
      'groups that read across',
      { lines: [...ZONES, 'a1 b2'], constraints: ['a2=b2'], inside: { a: 'right', b: 'right' } },
    ],
    ['one that reads back', { lines: ZONES, constraints: ['a2=b2'], inside: { b: 'up' } }],
    ['a node and the content of a group', { lines: [...ZONES, 'a2 h'], constraints: ['h=b2'] }],
  ] as const)('puts them on one level: %s', (_, options) => {
    for (const direction of ['down', 'right', 'up', 'left'] as const) {
      const drawing = drawingOf(graph('h a1 a2 b1 b2', { ...options, direction }));
      const at = placeOf(drawing);
      const axis = direction === 'down' || direction === 'up' ? 'y' : 'x';
      const [one = '', other = ''] = options.constraints[0].split('=');
      expect(drawing.conflicts).toEqual([]);
      expect(at(one)[axis]).toBeCloseTo(at(other)[axis], 3);
    }
  });

  it('puts one earlier', () => {
    const drawing = drawingOf(graph('h b1 a1', { lines: ['h b1', 'h a1'], constraints: ['a1<b1'] }));
    const at = placeOf(drawing);
    expect(at('a1').x).toBeLessThan(at('b1').x);
    expect(at('a1').y).toBe(at('b1').y);
  });

  it('puts one before several', () => {
    const options = { lines: ['h b1', 'h a1', 'h a2', 'h c1'], constraints: ['a1<b1', 'a2<c1'] };
    const drawing = drawingOf(graph('h b1 c1 a1 a2', options));
    const at = placeOf(drawing);
    expect(drawing.conflicts).toEqual([]);
    expect(at('a').x).toBeLessThan(Math.min(at('b').x, at('c').x));
  });
});

describe('a constraint between groups', () => {
  it.each(['a=b', 'a<b', 'b=a'])('puts them side by side, though lines run from one to the other: %s', (constraint) => {
    const drawing = drawingOf(
      graph('h a1 a2 b1 b2', { lines: [...ZONES, 'a2 b2', 'a1 b1'], constraints: [constraint] }),
    );
    const { groups } = drawing;
    expect(drawing.conflicts).toEqual([]);
    expect(groups[0]?.y).toBe(groups[1]?.y);
    expect(placeOf(drawing)('a').x < placeOf(drawing)('b').x || constraint === 'b=a').toBe(true);
  });
});

describe('a path of lines between two nodes', () => {
  it('does not break the constraint: a line runs level or back', () => {
    const drawing = drawingOf(graph('a b c d', { lines: ['a b', 'b c', 'c d'], constraints: ['c=a'] }));
    const at = placeOf(drawing);
    expect(drawing.conflicts).toEqual([]);
    expect(at('a').y).toBe(at('c').y);
    expect(at('d').y).toBeGreaterThan(at('c').y);
  });

  it('runs within the level if it is one line', () => {
    const drawing = drawingOf(graph('a b c', { lines: ['a b', 'b c'], constraints: ['b=a'] }));
    expect(placeOf(drawing)('a').y).toBe(placeOf(drawing)('b').y);
  });
});

describe('a constraint that cannot hold', () => {
  it('reports the line that orders the content of the frame', () => {
    const options = { lines: ['a1 a2', 'b1 b2'], constraints: ['a1=b2', 'a2=b1'] };
    const { conflicts } = drawingOf(graph('a1 a2 b1 b2', options));
    expect(conflicts).toEqual([{ node: 'a2', constraint: 'same', reason: 'edge', edge: 'a1 a2' }]);
  });

  it('is reported if both nodes require to be first', () => {
    const { conflicts } = drawingOf(graph('a1 b1', { constraints: ['a1<b1', 'b1<a1'] }));
    expect(conflicts).toEqual([{ node: 'b1', constraint: 'before', reason: 'cycle' }]);
  });
});
