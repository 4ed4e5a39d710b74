import { describe, expect, it } from 'vitest';
import type { Box, LayoutGraph, LayoutNode, PlacedGroup, PlacedNode } from '../graph.js';
import { alignedPlan, disorderOf } from './in-line.js';

const SIZE = { width: 100, height: 40 };
const TITLE = { width: 60, height: 20 };

interface Standing {
  readonly graph: LayoutGraph;
  readonly nodes: readonly PlacedNode[];
  readonly groups: readonly PlacedGroup[];
}

/** Nodes in one frame, each with its left and top; `a>b` is a line. */
function standing(places: Readonly<Record<string, readonly [number, number]>>, lines: string = ''): Standing {
  const ids = Object.keys(places);
  const nodes = ids.map((id): LayoutNode => ({ id, ...SIZE, group: 'g' }));
  const frame = { id: 'g', x: 0, y: 0, width: 600, height: 600 };
  return {
    graph: {
      direction: 'down',
      nodes,
      groups: [{ id: 'g', title: TITLE }],
      overlays: [],
      edges: lines.split(' ').flatMap((word, i) => {
        const [from, to] = word.split('>');
        return from === undefined || to === undefined ? [] : [{ id: `e${i}`, from, to }];
      }),
    },
    nodes: ids.map((id) => ({ id, ...SIZE, x: places[id]?.[0] ?? 0, y: places[id]?.[1] ?? 0 })),
    groups: [frame],
  };
}

function moved(of: Standing, fixed: readonly string[] = []): (id: string) => Box {
  const placed = alignedPlan(of, of.graph, (id) => fixed.includes(id)) ?? of;
  const boxes = new Map([...placed.nodes, ...placed.groups].map((box) => [box.id, box]));
  return (id) => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`${id} has no place`);
    return box;
  };
}

describe('siblings', () => {
  it.each([
    ['a column', { a: [100, 60], b: [112, 140], c: [96, 220] }, 'x'],
    ['a row', { a: [40, 100], b: [180, 112], c: [320, 96] }, 'y'],
  ] as const)('that are staggered in %s are aligned', (_, places, axis) => {
    const at = moved(standing(places));
    expect([at('b')[axis], at('c')[axis]]).toEqual([at('a')[axis], at('a')[axis]]);
  });

  it('in two rows are aligned in columns', () => {
    const at = moved(standing({ a: [60, 60], b: [240, 60], c: [84, 160], d: [226, 160] }));
    expect([at('c').x, at('d').x]).toEqual([at('a').x, at('b').x]);
  });

  it('in the middle of a row stay there', () => {
    const of = standing({ a: [130, 60], b: [60, 160], c: [200, 160] }, 'a>b a>c');
    expect(alignedPlan(of, of.graph, () => false)).toBeUndefined();
  });

  it('are better aligned than before, inside their frame and apart', () => {
    const of = standing({ a: [60, 60], b: [240, 70], c: [84, 160], d: [250, 176], e: [90, 260] }, 'a>c b>d c>e');
    const placed = alignedPlan(of, of.graph, () => false) ?? of;
    expect(disorderOf(of.graph, placed)).toBeLessThan(disorderOf(of.graph, of));
    for (const { id, x, y, width, height } of placed.nodes) {
      expect(x >= 20 && y >= 44 && x + width <= 580 && y + height <= 580).toBe(true);
      for (const other of placed.nodes) {
        const apart = Math.max(
          x - other.x - other.width,
          other.x - x - width,
          y - other.y - other.height,
          other.y - y - height,
        );
        if (other.id !== id) expect(apart).toBeGreaterThanOrEqual(32);
      }
    }
  });

  it('do not bend a straight line for it', () => {
    // c is under b; if it were aligned with a, the line would need bends.
    const of = standing({ a: [60, 60], b: [360, 60], c: [300, 160] }, 'b>c');
    const at = moved(of);
    expect(Math.min(at('b').x, at('c').x) + SIZE.width - Math.max(at('b').x, at('c').x)).toBeGreaterThanOrEqual(16);
  });

  it("that match their twins' positions are not moved", () => {
    const of = standing({ a: [100, 60], b: [112, 140], c: [96, 220] });
    const at = moved(of, ['a', 'b', 'c']);
    expect([at('a').x, at('b').x, at('c').x]).toEqual([100, 112, 96]);
  });
});
