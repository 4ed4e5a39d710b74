import { describe, expect, test } from 'vitest';
import type { Direction, Drawing, LayoutEdge, LayoutGraph, Size } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { balancedCuts } from './cuts.js';
import { adviceFor } from './index.js';
import { onlyNodes } from './part.js';

/** Lines as `a b`, with nodes in that order unless given; `g.a` is in the group g. */
function graphOf(lines: readonly string[], more: Partial<LayoutGraph> = {}): LayoutGraph {
  const names = [...new Set(lines.flatMap((line) => line.split(' ')))];
  const group = (name: string): { group?: string } => (name.includes('.') ? { group: name.replace(/\..*/, '') } : {});
  const groups = [...new Set(names.flatMap((name) => group(name).group ?? []))];
  return {
    direction: 'right',
    nodes: names.map((id) => ({ id, width: 120, height: 40, ...group(id) })),
    edges: lines.map((line, i): LayoutEdge => {
      const [from = '', to = ''] = line.split(' ');
      return { id: `e${i + 1}`, from, to };
    }),
    groups: groups.map((id) => ({ id, title: { width: 0, height: 0 } })),
    overlays: [],
    ...more,
  };
}

describe('cuts', () => {
  test.each<[string, string[], string[][]]>([
    ['a chain at its middle', ['a b', 'b c', 'c d'], [['e2']]],
    ['two parts without a line between them at none', ['a b', 'c d'], [[]]],
    [
      'a ring at two opposite lines',
      ['a b', 'b c', 'c d', 'd a'],
      [
        ['e1', 'e3'],
        ['e2', 'e4'],
      ],
    ],
    ['two rings at the line between them', ['a b', 'b c', 'c a', 'd e', 'e f', 'f d', 'a d'], [['e7']]],
    ['both of two lines between the same two nodes', ['a b', 'b c', 'b c', 'c d', 'a b', 'c d'], [['e2', 'e3']]],
    ['a star not at all', ['a b', 'a c', 'a d', 'a e', 'a f'], []],
    ['parts joined by three lines not at all', ['a b', 'a c', 'a d', 'b c', 'b d', 'c d'], []],
    ['a line from a node to itself does not matter', ['a a', 'a b', 'b c', 'c d'], [['e3']]],
  ])('%s', (_, lines, best) => {
    const cuts = balancedCuts(graphOf(lines));
    const [first] = cuts;
    const alike = cuts.filter(
      ({ edges, side }) => edges.length === first?.edges.length && side.size * 2 === graphOf(lines).nodes.length,
    );
    const names = new Set(alike.map(({ edges }) => edges.toSorted().join()));
    expect([...names].toSorted()).toEqual(best.map((each) => each.join()).toSorted());
  });

  test('leave groups whole rather than cut few lines', () => {
    const lines = ['a g.b', 'a g.c', 'g.b g.c', 'g.c d', 'd h.e', 'h.e h.f', 'd h.f'];
    const [best] = balancedCuts(graphOf(lines));
    expect(best?.edges).toEqual(['e4']);
    const apart = ['g.a g.b', 'g.b g.c', 'g.c h.d', 'g.a h.d', 'h.d h.e', 'h.e h.f'];
    expect(balancedCuts(graphOf(apart))[0]?.edges.toSorted()).toEqual(['e3', 'e4']);
  });
});

test('a part keeps only what concerns its nodes', () => {
  const graph = graphOf(['g.a g.b', 'g.b h.c'], {
    overlays: [
      { id: 'o', nodes: ['g.a', 'h.c'], title: { width: 9, height: 9 } },
      { id: 'p', nodes: ['h.c'], title: { width: 9, height: 9 } },
    ],
  });
  const constraints = graph.nodes.map((node) => (node.id === 'g.a' ? { ...node, same: 'h.c', before: 'g.b' } : node));
  const part = onlyNodes({ ...graph, nodes: constraints }, (id) => id.startsWith('g'));
  expect(part.nodes).toMatchObject([{ id: 'g.a', before: 'g.b' }, { id: 'g.b' }]);
  expect(part.nodes[0]).not.toHaveProperty('same');
  expect(part.edges.map(({ id }) => id)).toEqual(['e1']);
  expect(part.groups.map(({ id }) => id)).toEqual(['g']);
  const groups = graph.groups.map((group, i) => ({ ...group, same: graph.groups[1 - i]?.id ?? '' }));
  expect(onlyNodes({ ...graph, groups }, (id) => id.startsWith('g')).groups[0]).not.toHaveProperty('same');
  expect(part.overlays).toMatchObject([{ id: 'o', nodes: ['g.a'] }]);
});

describe('advice', () => {
  const CHAIN = ['a b', 'b c', 'c d', 'd e', 'e f'];
  const drawingOf = (size: Size, more: Partial<Drawing> = {}): Drawing => ({
    direction: 'right',
    nodes: [],
    edges: [],
    groups: [],
    overlays: [],
    conflicts: [],
    degraded: false,
    ...size,
    ...more,
  });
  const RIBBON = { width: 4000, height: 400 };
  const PAGE = { width: 1200, height: 900 };

  /** The advice for a ribbon whose other arrangements have the given sizes, and how many were tried. */
  function advised(
    sizes: (graph: LayoutGraph) => Size,
    { graph = graphOf(CHAIN), drawing = drawingOf(RIBBON), numbered = false } = {},
  ): { acts: readonly string[]; tried: number } {
    let tried = 0;
    const layOut = (part: LayoutGraph): Drawing => {
      tried++;
      return drawingOf(sizes(part));
    };
    return { acts: adviceFor(graph, drawing, layOut, { numbered }).map(({ act }) => act), tried };
  }
  const isWhole = ({ nodes }: LayoutGraph): boolean => nodes.length === 6;
  const labelled = graphOf(CHAIN, {
    edges: graphOf(CHAIN).edges.map((edge) => ({ ...edge, label: { width: 160, height: 20 } })),
  });

  test.each<[string, Size]>([
    ['is readable at full size', { width: 1400, height: 900 }],
    ['is long but no longer than a screen', { width: 1600, height: 60 }],
    ['is large within the limits', { width: 3200, height: 1100 }],
  ])('a picture that %s costs nothing', (_, size) => {
    expect(advised(() => PAGE, { drawing: drawingOf(size) })).toEqual({ acts: [], tried: 0 });
  });

  test('a ribbon is turned if that was tried and is better', () => {
    expect(advised(({ direction }) => (direction === 'down' ? PAGE : RIBBON))).toEqual({ acts: ['turn'], tried: 1 });
    expect(advised(() => ({ width: 3600, height: 400 })).acts).toEqual([]);
  });

  test('a picture without a direction of its own has already been tried both ways', () => {
    const { acts } = advised(({ direction }) => (direction === 'down' ? PAGE : RIBBON), {
      graph: graphOf(CHAIN, { direction: 'auto' }),
    });
    expect(acts).toEqual([]);
  });

  test('nothing is turned if that adds crossings', () => {
    const crossed = ['0,5 10,5', '5,0 5,10'].map((line, i) => ({
      id: `e${i}`,
      points: line.split(' ').map((at) => ({ x: Number(at.split(',')[0]), y: Number(at.split(',')[1]) })),
    }));
    const layOut = (graph: LayoutGraph): Drawing =>
      drawingOf(graph.direction === 'down' ? PAGE : RIBBON, { edges: crossed });
    expect(adviceFor(graphOf(CHAIN), drawingOf(RIBBON), layOut, { numbered: false })).toEqual([]);
  });

  test('labels on lines become numbers if that is enough, unless the lines have numbers', () => {
    const short = ({ edges }: LayoutGraph): Size => ((edges[0]?.label?.width ?? 0) < 100 ? PAGE : RIBBON);
    const graph = { ...labelled, direction: 'auto' as Direction };
    expect(advised(short, { graph }).acts).toEqual(['number']);
    expect(advised(short, { graph, numbered: true }).acts).toEqual([]);
  });

  test('a picture is split if both halves are readable and nothing else helps', () => {
    const halves = (graph: LayoutGraph): Size => (isWhole(graph) ? RIBBON : PAGE);
    expect(advised(halves)).toEqual({ acts: ['split'], tried: 3 });
    const oneHalf = (graph: LayoutGraph): Size => (graph.nodes.some(({ id }) => id === 'a') ? RIBBON : PAGE);
    expect(advised(oneHalf).acts).toEqual([]);
  });

  test('a truncated or huge layout is not tried again', () => {
    expect(advised(() => PAGE, { drawing: drawingOf(RIBBON, { degraded: true }) }).tried).toBe(0);
    const many = Array.from({ length: 160 }, (_, i) => `n${i} n${i + 1}`);
    expect(advised(() => PAGE, { graph: graphOf(many) }).tried).toBe(0);
  });

  test('of a real ribbon: a chain with a stated direction', () => {
    const graph = graphOf(Array.from({ length: 12 }, (_, i) => `n${i} n${i + 1}`));
    const inOnePiece = (of: LayoutGraph): Drawing => layoutLayered(of, { wrap: false });
    const drawing = inOnePiece(graph);
    const [first] = adviceFor(graph, drawing, inOnePiece, { numbered: false });
    expect(drawing.width / drawing.height).toBeGreaterThan(3);
    expect(first).toMatchObject({ act: 'turn', direction: 'down' });
  });
});
