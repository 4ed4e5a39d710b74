import { describe, expect, it } from 'vitest';
import type { Drawing, LayoutEdge, LayoutGraph } from '../../graph.js';
import { crossingsOf } from '../finish/wrap.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';

function graph(edges: readonly string[], groups: Readonly<Record<string, string>> = {}): LayoutGraph {
  const ends = edges.map((text) => text.split(' '));
  return {
    direction: 'down',
    groups: Object.keys(groups).map((id) => ({ id, title: { width: 40, height: 16 } })),
    overlays: [],
    nodes: [...new Set(ends.flat())].map((id) => {
      const group = Object.keys(groups).find((name) => groups[name]?.includes(id));
      return { id, width: 80, height: 40, ...(group === undefined ? {} : { group }) };
    }),
    edges: ends.map(([from = '', to = ''], i): LayoutEdge => ({ id: `e${i}`, from, to })),
  };
}

function draw(input: LayoutGraph): Drawing {
  const drawing = layoutLayered(input);
  expect(findFaults(input, drawing)).toEqual([]);
  return drawing;
}

function heights({ nodes }: Drawing, ids: string): number[] {
  return [...new Set(nodes.filter(({ id }) => ids.includes(id)).map(({ y }) => y))];
}

/** Lines whose end is above their start. */
function against({ edges }: Drawing): number {
  return edges.filter(({ points }) => (points[points.length - 1]?.y ?? 0) < (points[0]?.y ?? 0)).length;
}

describe('layers with too many crossings', () => {
  it('put the common target of backward lines last in its cycle', () => {
    const leaves = [...'abcdef'];
    const drawing = draw(graph(['h q', ...leaves.map((leaf) => `q ${leaf}`), ...leaves.map((leaf) => `${leaf} h`)]));
    expect(crossingsOf(drawing.edges)).toBe(0);
    expect(against(drawing)).toBe(1);
  });

  it('put one of several targets on a layer of its own', () => {
    const drawing = draw(graph([...'abcde'].flatMap((source) => [`${source} x`, `${source} y`])));
    expect(crossingsOf(drawing.edges)).toBeLessThanOrEqual(6);
    expect(heights(drawing, 'xy')).toHaveLength(2);
  });

  it('do so with groups, too', () => {
    const services = [...'abcde'].flatMap((source) => [`${source} x`, `${source} y`]);
    const drawing = draw(graph(['i a', ...services], { S: 'abcde', T: 'xy' }));
    expect(crossingsOf(drawing.edges)).toBeLessThanOrEqual(6);
  });

  it('keep their rows if little is saved', () => {
    const drawing = draw(graph(['a x', 'a y', 'b x', 'b y']));
    expect(heights(drawing, 'ab')).toHaveLength(1);
    expect(heights(drawing, 'xy')).toHaveLength(1);
  });

  it('keep lines straight across', () => {
    const drawing = draw(
      graph([
        's a',
        's b',
        'a b',
        ...'abcd'.split('').flatMap((source) => [`${source} x`, `${source} y`, `${source} z`]),
      ]),
    );
    expect(heights(drawing, 'ab')).toHaveLength(1);
  });

  it('are the same every time', () => {
    const input = graph([...'abcde'].flatMap((source) => [`${source} x`, `${source} y`, `${source} z`]));
    expect(draw(input)).toEqual(draw(input));
  });
});
