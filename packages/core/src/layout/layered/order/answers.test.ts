import { describe, expect, it } from 'vitest';
import type { Box, Drawing, FlowDirection, LayoutGraph, LayoutNode } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';
import { randomGraph } from '../testing/graphs.js';

/** Lines as "from to", or "from to width" with a label of that width; questions begin with a question mark. */
function chart(
  lines: readonly string[],
  more: Partial<LayoutGraph> & { readonly node?: Record<string, Partial<LayoutNode>> } = {},
): LayoutGraph {
  const ends = lines.map((text) => text.split(' '));
  return {
    direction: 'down',
    groups: [],
    overlays: [],
    ...more,
    nodes: [...new Set(ends.flatMap(([from = '', to = '']) => [from, to]))].map((id) => ({
      id,
      width: 80,
      height: 40,
      ...(id.startsWith('?') ? { width: 120, height: 64, outline: 'diamond' as const } : {}),
      ...more.node?.[id],
    })),
    edges: ends.map(([from = '', to = '', label], i) => ({
      id: `e${i}`,
      from,
      to,
      ...(label === undefined ? {} : { label: { width: Number(label), height: 18 } }),
    })),
  };
}

function box({ nodes }: Drawing, id: string): Box {
  return nodes.find((node) => node.id === id) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
}

function middle(drawing: Drawing, id: string): { x: number; y: number } {
  const { x, y, width, height } = box(drawing, id);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The answers that are level with their questions, for lines that come from questions. */
function beside(graph: LayoutGraph, drawing: Drawing): string[] {
  return graph.edges.flatMap(({ from, to }) =>
    from.startsWith('?') && middle(drawing, from).y === middle(drawing, to).y ? to : [],
  );
}

const CHAIN = ['s ?a', '?a stop1 40', '?a ?b 40', '?b stop2 40', '?b ?c 40', '?c stop3 40', '?c on 40', 'on end'];

describe('answers without successors, in a chain of questions', () => {
  it('are beside their questions, joined straight across, and the chain stays straight', () => {
    const graph = chart(CHAIN);
    const drawing = layoutLayered(graph);
    expect(findFaults(graph, drawing)).toEqual([]);
    expect(beside(graph, drawing)).toEqual(['stop1', 'stop2', 'stop3']);
    for (const { points } of drawing.edges) expect(points).toHaveLength(2);
    for (const id of ['stop1', 'stop2', 'stop3']) expect(box(drawing, id).x).toBeLessThan(box(drawing, '?a').x);
  });

  it('are on the other side if they are written second', () => {
    const graph = chart(['?a ?b', '?a stop1', '?b on', '?b stop2', 'on end']);
    const drawing = layoutLayered(graph);
    expect(beside(graph, drawing)).toEqual(['stop1', 'stop2']);
    for (const id of ['stop1', 'stop2']) expect(box(drawing, id).x).toBeGreaterThan(box(drawing, '?a').x);
  });

  it.each<[FlowDirection, 'x' | 'y']>([
    ['right', 'x'],
    ['left', 'x'],
    ['up', 'y'],
  ])('are beside them in a chart that reads %s, too', (direction, axis) => {
    const graph = chart(CHAIN, { direction });
    const drawing = layoutLayered(graph);
    expect(findFaults(graph, drawing)).toEqual([]);
    for (const [question, stop] of [
      ['?a', 'stop1'],
      ['?b', 'stop2'],
      ['?c', 'stop3'],
    ] as const)
      expect(middle(drawing, stop)[axis]).toBe(middle(drawing, question)[axis]);
  });

  it('are under a last question that has nothing else', () => {
    const graph = chart(['?a stop1', '?a ?b', '?b stop2', '?b stop3']);
    expect(beside(graph, layoutLayered(graph))).toEqual(['stop1']);
  });

  it.each([
    ['a single question', ['s ?a', '?a stop', '?a on', 'on end']],
    ['questions with steps between', ['?a stop1', '?a on', 'on ?b', '?b stop2', '?b end', 'end last']],
    ['answers on different sides', ['?a stop1', '?a ?b', '?b on', '?b stop2', 'on end']],
    ['questions if they have successors', ['?a b', 'b c', '?a ?d', '?d e', 'e f', '?d end']],
  ])('are under %s', (_, lines) => {
    const graph = chart(lines);
    expect(beside(graph, layoutLayered(graph))).toEqual([]);
  });

  it('are where a constraint puts them', () => {
    const graph = chart(CHAIN, { node: { stop1: { same: '?b' } } });
    const drawing = layoutLayered(graph);
    expect(drawing.conflicts).toEqual([]);
    expect(middle(drawing, 'stop1').y).toBe(middle(drawing, '?b').y);
    expect(beside(graph, drawing)).not.toContain('stop1');
  });

  it('leave a side to a loop or to a line within the layer', () => {
    const loop = chart(['?a ?b', '?a stop1', '?a ?a', '?b on', '?b stop2', 'on end']);
    expect(beside(loop, layoutLayered(loop))).not.toContain('stop1');
    const twins = chart(['s ?a', 's t', '?a t', '?a ?b', '?a stop1', '?b on', '?b stop2', 'on end', 't end']);
    const drawing = layoutLayered(twins);
    expect(findFaults(twins, drawing)).toEqual([]);
    expect(drawing.edges[2]?.points).toHaveLength(2);
  });

  it('are in one column, however wide their questions', () => {
    const graph = chart(CHAIN, { node: { '?a': { width: 160 }, '?b': { width: 96 } } });
    const drawing = layoutLayered(graph);
    const edges = ['stop1', 'stop2', 'stop3'].map((id) => box(drawing, id).x + box(drawing, id).width);
    expect(new Set(edges).size).toBe(1);
  });

  it('do not move far because of a long label', () => {
    const graph = chart(CHAIN.map((line) => line.replace('?b stop2 40', '?b stop2 200')));
    const drawing = layoutLayered(graph);
    const [one, two, three] = ['stop1', 'stop2', 'stop3'].map((id) => box(drawing, id).x);
    expect(one).toBe(three);
    expect(two).toBeLessThan(one ?? 0);
  });

  it('stay in their frames, which can have a direction of their own', () => {
    const inside = Object.fromEntries(['?a', '?b', 'stop1', 'stop2', 'on'].map((id) => [id, { group: 'g' }]));
    const graph = chart(['s ?a', '?a stop1 40', '?a ?b 40', '?b stop2 40', '?b on 40', 'on end'], {
      groups: [{ id: 'g', title: { width: 60, height: 16 }, direction: 'right' }],
      node: inside,
    });
    const drawing = layoutLayered(graph);
    expect(findFaults(graph, drawing)).toEqual([]);
    expect(middle(drawing, 'stop1').x).toBe(middle(drawing, '?a').x);
  });

  it('cause no fault in graphs of many questions', () => {
    for (let seed = 0; seed < 60; seed++) {
      const graph = randomGraph(seed, {
        nodes: 24,
        density: 1,
        groups: seed % 4,
        labels: 0.7,
        diamonds: 0.7,
        rotated: 0.4,
        loops: 0.05,
        steered: seed % 3 === 0 ? 0.1 : 0,
        direction: (['down', 'right', 'up', 'left'] as const)[seed % 4] ?? 'down',
      });
      expect(findFaults(graph, layoutLayered(graph))).toEqual([]);
    }
  });

  it('are under their questions if level lines are switched off', () => {
    const graph = chart(CHAIN);
    expect(beside(graph, layoutLayered(graph, { levelEdges: false }))).toEqual([]);
  });
});
