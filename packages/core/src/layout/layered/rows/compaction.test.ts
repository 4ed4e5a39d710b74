import { describe, expect, it } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';

/** `g.a` is node a in group g; a third word is a label. */
function graph(
  edges: readonly string[],
  direction: FlowDirection = 'down',
  size = { width: 80, height: 40 },
): LayoutGraph {
  const names = new Set(edges.flatMap((text) => text.split(' ').slice(0, 2)));
  const groups = new Set([...names].flatMap((name) => (name.includes('.') ? [name.split('.')[0] as string] : [])));
  return {
    direction,
    overlays: [],
    groups: [...groups].map((id) => ({ id, title: { width: 60, height: 16 } })),
    nodes: [...names].map((id) => ({
      id,
      ...size,
      ...(id.includes('.') ? { group: id.split('.')[0] as string } : {}),
    })),
    edges: edges.map((text, i): LayoutEdge => {
      const [from = '', to = '', label] = text.split(' ');
      return { id: `e${i}`, from, to, ...(label === undefined ? {} : { label: { width: 40, height: 18 } }) };
    }),
  };
}

function box({ nodes, groups }: Drawing, id: string): Box {
  const place = [...nodes, ...groups].find((each) => each.id === id);
  if (place === undefined) throw new Error(`${id} is missing`);
  return place;
}

/** A long path through small boxes beside a tall group. */
const BESIDE = ['start g.a', 'g.a g.b', 'g.b g.c', 'g.c g.d', 'start h', 'h i', 'i j', 'j k', 'k l'];

describe('a row with a tall group', () => {
  it('holds back only what is under it', () => {
    const input = graph(BESIDE);
    const drawing = layoutLayered(input);
    const group = box(drawing, 'g');
    expect(findFaults(input, drawing)).toEqual([]);
    expect(box(drawing, 'i').y).toBeLessThan(group.y + group.height);
    expect(drawing.height).toBeLessThanOrEqual(box(drawing, 'l').y + 40);
  });

  it.each(['right', 'left', 'up'] as const)(
    'is left by the successors of its neighbours in drawings that read %s',
    (direction) => {
      const sideways = direction === 'right' || direction === 'left';
      const input = graph(BESIDE, direction);
      const drawing = layoutLayered(input);
      const [group, after] = [box(drawing, 'g'), box(drawing, 'i')];
      const end = {
        right: group.x + group.width - after.x,
        left: after.x + after.width - group.x,
        up: after.y + after.height - group.y,
      };
      expect(findFaults(input, drawing)).toEqual([]);
      expect(end[direction]).toBeGreaterThan(0);
      expect(sideways ? drawing.width : drawing.height).toBeLessThan(760);
    },
  );

  it('keeps labels and bends in place on the lines that move', () => {
    const input = graph([...BESIDE.slice(0, 5), 'h i label', 'h j label', 'i k label', 'j k', 'k l label', 'start l']);
    const drawing = layoutLayered(input);
    expect(findFaults(input, drawing)).toEqual([]);
    for (const { id, from, to } of input.edges) {
      const points = drawing.edges.find((edge) => edge.id === id)?.points ?? [];
      expect(box(drawing, to).y, `${from} ${to}`).toBeGreaterThanOrEqual(box(drawing, from).y + 40 + 24);
      points.slice(1).forEach((point, i) => {
        expect(point.y, `${from} ${to}`).toBeGreaterThanOrEqual(points[i]?.y ?? Number.NaN);
      });
    }
  });

  it('is kept if leaving it makes the drawing no shorter', () => {
    const lines = ['start g.a', 'g.a g.b', 'g.b g.c', 'g.c g.d', 'g.d x', 'start h', 'h i'];
    const drawing = layoutLayered(graph(lines));
    expect(box(drawing, 'i').y).toBe(box(drawing, 'x').y);
  });

  it('keeps lines straight that run within a row', () => {
    const input = graph([...BESIDE, 'start m', 'm n', 'i n']);
    const drawing = layoutLayered(input);
    const group = box(drawing, 'g');
    expect(findFaults(input, drawing)).toEqual([]);
    expect(drawing.edges.find(({ id }) => id === 'e11')?.points).toHaveLength(2);
    expect(box(drawing, 'n').y).toBe(box(drawing, 'i').y);
    expect(box(drawing, 'n').y).toBeLessThan(group.y + group.height);
  });

  it('keeps boxes aligned that would be slightly out of line', () => {
    const input = graph(['start a', 'a b', 'b end', 'start c', 'c d', 'd end']);
    const drawing = layoutLayered({
      ...input,
      nodes: input.nodes.map((node) => (node.id === 'a' ? { ...node, height: 76 } : node)),
    });
    expect(box(drawing, 'b').y).toBe(box(drawing, 'd').y);
  });
});
