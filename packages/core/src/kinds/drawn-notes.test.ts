import { describe, expect, test } from 'vitest';
import type { LayoutNode } from '../layout/graph.js';
import { NOTHING } from '../scene/parts/block.js';
import { type DrawnNote, withNotes } from './drawn-notes.js';
import type { NodeNote } from './note-meaning.js';

function noteOn(node: string, side: NodeNote['side'], i: number): DrawnNote {
  return {
    id: `note:${i}`,
    note: { text: 'x', node, side, tone: 'amber', span: { start: 0, end: 0 } },
    card: { ...NOTHING, width: 80, height: 40 },
  };
}

const A: LayoutNode = { id: 'a', width: 96, height: 40, group: 'g' };
const B: LayoutNode = { id: 'b', width: 96, height: 40 };

function standing(nodes: readonly LayoutNode[], notes: readonly DrawnNote[]): readonly string[] {
  return withNotes(nodes, notes).nodes.map(({ id, same, before }) => {
    return `${id}${same === undefined ? '' : ` same ${same}`}${before === undefined ? '' : ` before ${before}`}`;
  });
}

describe('notes in the layout', () => {
  test('a note at the right comes after its node on the same rank, in its group', () => {
    const { nodes } = withNotes([A, B], [noteOn('a', 'right', 1)]);
    expect(standing([A, B], [noteOn('a', 'right', 1)])).toEqual(['a before note:1', 'note:1 same a', 'b']);
    expect(nodes[1]?.group).toBe('g');
  });

  test('a note at the left comes before it', () => {
    expect(standing([A, B], [noteOn('b', 'left', 1)])).toEqual(['a', 'note:1 before b', 'b']);
  });

  test('several keep their written order', () => {
    const notes = [noteOn('b', 'right', 1), noteOn('b', 'right', 2)];
    expect(standing([B], notes)).toEqual(['b before note:1', 'note:1 before note:2', 'note:2 same b']);
  });

  test("a node's own order on the rank is kept, with the note in between", () => {
    expect(standing([A, { ...B, before: 'a' }], [noteOn('b', 'right', 1)])).toEqual([
      'a',
      'b before note:1',
      'note:1 before a',
    ]);
  });

  test('each is joined to its node', () => {
    expect(withNotes([A, B], [noteOn('b', 'left', 1)]).edges).toEqual([{ id: 'note:1', from: 'b', to: 'note:1' }]);
  });
});
