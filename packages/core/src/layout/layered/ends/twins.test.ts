import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { Drawing, LayoutGraph, LayoutNode } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';

/** Nodes of a hundred px, or of the width after their name, as in `a/60`; diamonds begin with a question mark. */
function graph(lines: readonly string[], more: Partial<LayoutGraph> = {}): LayoutGraph {
  const ends = lines.map((line) => line.split(' '));
  const names = [...new Set(ends.flatMap(([from = '', to = '']) => [from, to]))];
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    nodes: names.map((id): LayoutNode => {
      const width = Number(id.split('/')[1] ?? 100);
      return { id, width, height: 40, ...(id.startsWith('?') ? { outline: 'diamond' } : {}) };
    }),
    edges: ends.map(([from = '', to = '', label], i) => ({
      id: `e${i}`,
      from,
      to,
      ...(label === undefined ? {} : { label: { width: 40, height: 18 } }),
    })),
    ...more,
  };
}

function middle({ nodes }: Drawing, id: string): number {
  const node = nodes.find((each) => each.id === id);
  return node === undefined ? Number.NaN : node.x + node.width / 2;
}

/** How far a node is from the middle between two others. */
function off(drawing: Drawing, id: string, a: string, b: string): number {
  return Math.abs(middle(drawing, id) - (middle(drawing, a) + middle(drawing, b)) / 2);
}

const EIGHTH = 1 / 8;

describe('two similar branches', () => {
  it.each<[string, readonly string[]]>([
    ['ends', ['s a', 'a b', 'a c']],
    ['ends of different widths', ['s a', 'a b/60', 'a c/180']],
    ['ends wide enough to be under their parent', ['s a', 'a b/260', 'a c/90']],
    ['with labels', ['s a', 'a b yes', 'a c no']],
    ['paths of equal length', ['s a', 'a b', 'a c', 'b d', 'c e', 'd f', 'e g']],
    ['the detours to where they meet', ['s a', 'a b/60', 'a c/150', 'b d', 'c d', 'd e']],
  ])('are on both sides of their parent: %s', (_, lines) => {
    const input = graph(lines);
    const drawing = layoutLayered(input);
    const [b = '', c = ''] = input.edges.filter(({ from }) => from === 'a').map(({ to }) => to);
    expect(findFaults(input, drawing)).toEqual([]);
    expect(off(drawing, 'a', b, c)).toBeLessThanOrEqual(EIGHTH);
    expect(middle(drawing, 's')).toBe(middle(drawing, 'a'));
  });

  it('have lines that mirror one another', () => {
    const { edges } = layoutLayered(graph(['s a', 'a b/200', 'a c/80']));
    const sums = edges[1]?.points.map(({ x }, i) => x + (edges[2]?.points[i]?.x ?? Number.NaN)) ?? [];
    expect(sums).toHaveLength(4);
    for (const sum of sums) expect(Math.abs(sum - (sums[0] ?? Number.NaN))).toBeLessThanOrEqual(2 * EIGHTH);
  });

  it('are on both sides of an axis that continues through all decisions', () => {
    const drawing = layoutLayered(
      graph([
        's ?a',
        '?a b/60 yes',
        '?a c/150 no',
        'b/60 ?d',
        'c/150 ?d',
        '?d e/140',
        '?d f/90',
        'e/140 g',
        'f/90 g',
        'g h',
      ]),
    );
    expect(new Set(['s', '?a', '?d', 'g', 'h'].map((id) => middle(drawing, id))).size).toBe(1);
    expect(off(drawing, '?a', 'b/60', 'c/150')).toBeLessThanOrEqual(EIGHTH);
    expect(off(drawing, '?d', 'e/140', 'f/90')).toBeLessThanOrEqual(EIGHTH);
  });

  it('keep a long chain as narrow as its widest pair', () => {
    const steps = Array.from({ length: 200 }, (_, i) => [
      `?${i} ${i}a/60`,
      `?${i} ${i}b/130`,
      `${i}a/60 ?${i + 1}`,
      `${i}b/130 ?${i + 1}`,
    ]);
    expect(layoutLayered(graph(steps.flat())).width).toBeLessThan(400);
  });

  it('can be frames: only where their lines enter counts', () => {
    const input = graph(['s a', 'a b', 'a c', 'b d', 'c e'], {
      groups: ['g', 'h'].map((id) => ({ id, title: { width: 40, height: 16 } })),
    });
    const inside: Record<string, string> = { b: 'g', d: 'g', c: 'h', e: 'h' };
    const nodes = input.nodes.map((node) => ({
      ...node,
      ...(inside[node.id] && { group: inside[node.id] as string }),
    }));
    const drawing = layoutLayered({ ...input, nodes });
    expect(off(drawing, 'a', 'b', 'c')).toBeLessThanOrEqual(EIGHTH);
  });

  it('are like that in every tree, whatever its widths', () => {
    const widths = fc.array(fc.integer({ min: 12, max: 300 }), { minLength: 7, maxLength: 15 });
    fc.assert(
      fc.property(widths, (all) => {
        const names = all.slice(0, all.length < 15 ? 7 : 15).map((width, i) => `${i}/${width}`);
        const parents = names.slice(0, names.length >> 1);
        const input = graph(parents.flatMap((name, i) => [1, 2].map((k) => `${name} ${names[2 * i + k] ?? ''}`)));
        const drawing = layoutLayered(input);
        expect(findFaults(input, drawing)).toEqual([]);
        parents.forEach((name, i) => {
          expect(off(drawing, name, names[2 * i + 1] ?? '', names[2 * i + 2] ?? '')).toBeLessThanOrEqual(EIGHTH);
        });
      }),
      { numRuns: cases(60) },
    );
  });
});

describe('four similar branches', () => {
  it('are two on either side', () => {
    const drawing = layoutLayered(
      graph(['s a', 'a b', 'a c', 'a d/140', 'a e', 'b f', 'c f', 'd/140 f', 'e f', 'f g']),
    );
    for (const id of ['a', 'f']) expect(off(drawing, id, 'c', 'd/140')).toBeLessThanOrEqual(EIGHTH);
    expect(new Set(['s', 'a', 'f', 'g'].map((id) => middle(drawing, id))).size).toBe(1);
  });

  it('leave a straight one in the middle if they are three or five', () => {
    for (const ends of [
      ['b', 'c', 'd'],
      ['b', 'c', 'd', 'e', 'f'],
    ]) {
      const drawing = layoutLayered(graph(ends.map((end) => `a ${end}`)));
      expect(middle(drawing, ends[ends.length >> 1] ?? '')).toBe(middle(drawing, 'a'));
    }
  });
});

describe('two similar arrivals', () => {
  it('come from both sides', () => {
    const drawing = layoutLayered(graph(['a/60 c', 'b/160 c', 'c d']));
    expect(off(drawing, 'c', 'a/60', 'b/160')).toBeLessThanOrEqual(EIGHTH);
    expect(middle(drawing, 'd')).toBe(middle(drawing, 'c'));
  });

  it('stay so if a line runs back from the node they meet at', () => {
    const drawing = layoutLayered(graph(['s a', 's b', 'a c', 'b c', 'c s']));
    expect(off(drawing, 'c', 'a', 'b')).toBeLessThanOrEqual(EIGHTH);
  });
});

describe('a main path', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a branch that ends', ['s ?a', '?a end', '?a b', 'b c'], ['s', '?a', 'b', 'c']],
    ['a line that skips its steps', ['s a', 'a b', 'b c', 'c d', 'a d', 'd e'], ['s', 'a', 'b', 'c', 'd', 'e']],
    ['a shorter detour', ['s a', 'a b', 'b d', 'd e', 'e f', 'a c', 'c f'], ['s', 'a', 'b', 'd', 'e', 'f']],
    ['a source beside it', ['r s', 's a', 'a b', 'x b', 'b c'], ['r', 's', 'a', 'b', 'c']],
  ])('stays straight beside %s', (_, lines, path) => {
    const drawing = layoutLayered(graph(lines));
    expect(new Set(path.map((id) => middle(drawing, id))).size).toBe(1);
  });

  it('keeps a line there and back straight', () => {
    const { edges } = layoutLayered(graph(['work sleep', 'work eat', 'sleep work', 'sleep dream', 'eat full']));
    expect(edges[0]?.points).toHaveLength(2);
  });
});
