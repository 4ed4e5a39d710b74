import { describe, expect, test } from 'vitest';
import type { LayoutGraph, LayoutGroup, LayoutNode } from '../layout/graph.js';
import { NOTHING } from '../scene/parts/block.js';
import type { DrawnNote } from './drawn-notes.js';
import type { SideNote } from './note-meaning.js';
import { wishedConflicts, withNotes } from './notes-in-layout.js';

function noteOn(about: string, side: SideNote['side'], i: number): DrawnNote {
  return {
    id: `note:${i}`,
    note: { text: 'x', about, side, tone: 'amber', span: { start: 0, end: 0 } },
    card: { ...NOTHING, width: 80, height: 40 },
  };
}

const A: LayoutNode = { id: 'a', width: 96, height: 40, group: 'g' };
const B: LayoutNode = { id: 'b', width: 96, height: 40 };
const G: LayoutGroup = { id: 'g', title: { width: 40, height: 16 } };

function graphOf(nodes: readonly LayoutNode[], more: Partial<LayoutGraph> = {}): LayoutGraph {
  return { direction: 'down', nodes, edges: [], groups: [], overlays: [], ...more };
}

function standing({ nodes }: LayoutGraph): readonly string[] {
  return nodes.map(({ id, same, before }) => {
    return `${id}${same === undefined ? '' : ` same ${same}`}${before === undefined ? '' : ` before ${before}`}`;
  });
}

describe('notes about nodes', () => {
  test('a note on the right comes after its node on the same rank, in its group', () => {
    const graph = withNotes(graphOf([A, B]), [noteOn('a', 'right', 1)]);
    expect(standing(graph)).toEqual(['a before note:1', 'note:1 same a', 'b']);
    expect(graph.nodes[1]?.group).toBe('g');
  });

  test('a note on the left comes before it', () => {
    expect(standing(withNotes(graphOf([A, B]), [noteOn('b', 'left', 1)]))).toEqual(['a', 'note:1 before b', 'b']);
  });

  test('several keep their written order', () => {
    const notes = [noteOn('b', 'right', 1), noteOn('b', 'right', 2)];
    expect(standing(withNotes(graphOf([B]), notes))).toEqual([
      'b before note:1',
      'note:1 before note:2',
      'note:2 same b',
    ]);
  });

  test("a node's own order on the rank is kept, with the note in between", () => {
    expect(standing(withNotes(graphOf([A, { ...B, before: 'a' }]), [noteOn('b', 'right', 1)]))).toEqual([
      'a',
      'b before note:1',
      'note:1 before a',
    ]);
  });

  test('each is joined to its node', () => {
    const { edges } = withNotes(graphOf([A, B]), [noteOn('b', 'left', 1)]);
    expect(edges).toEqual([{ id: 'note:1', from: 'b', to: 'note:1' }]);
  });
});

describe('notes about groups', () => {
  const within = (id: string, graph: LayoutGraph): string | undefined =>
    graph.nodes.find((each) => each.id === id)?.group;

  test('a group and its note form a separate row in place of the group', () => {
    const outer: LayoutGroup = { id: 'o', title: G.title };
    const graph = withNotes(graphOf([A, B], { groups: [outer, { ...G, parent: 'o' }] }), [noteOn('g', 'right', 1)]);
    const row = within('note:1', graph);
    expect(graph.groups.map(({ id, parent }) => [id, parent])).toEqual([
      ['o', undefined],
      [row, 'o'],
      ['g', row],
    ]);
    expect(graph.edges).toEqual([]);
  });

  test('the side is the order of the two', () => {
    const notes = [noteOn('g', 'right', 1), noteOn('g', 'left', 2), noteOn('g', 'right', 3)];
    const graph = withNotes(graphOf([B, A], { groups: [G] }), notes);
    expect(standing(graph)).toEqual(['b', 'note:2 before g', 'a', 'note:1 before note:3', 'note:3']);
    expect(graph.groups.at(-1)).toMatchObject({ id: 'g', before: 'note:1' });
  });

  test('constraints on a group with a note apply to its row', () => {
    const other: LayoutGroup = { id: 'h', title: G.title, before: 'g' };
    const groups = [{ ...G, same: 'h' }, other];
    const graph = withNotes(graphOf([A], { groups }), [noteOn('g', 'right', 1)]);
    const row = within('note:1', graph);
    expect(graph.groups.map(({ id, same, before }) => [id, same, before])).toEqual([
      [row, 'h', undefined],
      ['g', undefined, 'note:1'],
      ['h', undefined, row],
    ]);
  });

  test('an overlay around a whole group includes the note, which it would otherwise cut', () => {
    const overlay = { id: 'v', nodes: ['a', 'b'], title: G.title };
    const graph = withNotes(graphOf([A, B], { groups: [G], overlays: [overlay] }), [noteOn('g', 'right', 1)]);
    expect(graph.overlays[0]?.nodes).toEqual(['a', 'b', 'note:1']);
  });
});

test('a note about an overlay is in the group that contains it, outside the overlay, after its last node', () => {
  const groups = [G, { ...G, id: 'h', parent: 'g' }, { ...G, id: 'i', parent: 'g' }];
  const nodes = [
    { ...A, group: 'h' },
    { ...B, group: 'i' },
  ];
  const overlay = { id: 'v', nodes: ['a', 'b'], title: G.title };
  const graph = withNotes(graphOf(nodes, { groups, overlays: [overlay] }), [noteOn('v', 'right', 1)]);
  expect(graph.nodes.at(-1)).toEqual({ id: 'note:1', width: 80, height: 40, group: 'g' });
  expect(graph.edges).toEqual([{ id: 'note:1', from: 'b', to: 'note:1' }]);
  expect(graph.overlays[0]?.nodes).toEqual(['a', 'b']);
});

test('a constraint that could not be satisfied is reported as the author wrote it, not as notes changed it', () => {
  const graph = graphOf([{ ...A, before: 'b' }, B], { groups: [{ ...G, same: 'h' }] });
  const conflicts = [
    { node: 'beside:g', constraint: 'same', reason: 'edge', edge: 'e1' },
    { node: 'a', constraint: 'before', reason: 'cycle' },
    { node: 'note:1', constraint: 'before', reason: 'cycle' },
    { node: 'b', constraint: 'before', reason: 'group' },
  ] as const;
  expect(wishedConflicts(conflicts, graph)).toEqual([{ ...conflicts[0], node: 'g' }, conflicts[1]]);
});
