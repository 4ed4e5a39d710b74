// The source as read, kept by CodeMirror: in, transactions; out, the lines with their words, blocks and tables. Only changed lines are read again.
import { type EditorState, StateEffect, type StateEffectType, StateField, type Transaction } from '@codemirror/state';
import type { KindTables } from '@linework/core/on-demand';
import { type ReadSource, readSource } from '../read-source.js';
import { lineOf, type SourceLine } from '../source-lines.js';

/** The tables of the kind have come from the worker. */
export const setTables: StateEffectType<KindTables | undefined> = StateEffect.define<KindTables | undefined>();

export const reading: StateField<ReadSource> = StateField.define<ReadSource>({
  create: ({ doc }) => readSource([...doc.iterLines()].map(lineOf), undefined),
  update: (read, transaction) => {
    const effect = transaction.effects.find((each) => each.is(setTables));
    if (!transaction.docChanged && effect === undefined) return read;
    const tables = effect === undefined ? read.tables : effect.value;
    return readSource(transaction.docChanged ? changedLines(read.lines, transaction) : read.lines, tables);
  },
});

function changedLines(
  lines: readonly SourceLine[],
  { startState, newDoc, changes }: Transaction,
): readonly SourceLine[] {
  const old = { from: startState.doc.length, to: 0 };
  const fresh = { from: newDoc.length, to: 0 };
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    old.from = Math.min(old.from, fromA);
    old.to = Math.max(old.to, toA);
    fresh.from = Math.min(fresh.from, fromB);
    fresh.to = Math.max(fresh.to, toB);
  });
  const first = startState.doc.lineAt(old.from).number;
  const last = startState.doc.lineAt(old.to).number;
  const until = newDoc.lineAt(fresh.to).number;
  const again = [...newDoc.iterLines(newDoc.lineAt(fresh.from).number, until + 1)].map(lineOf);
  return [...lines.slice(0, first - 1), ...again, ...lines.slice(last)];
}

/** Where an offset is: the index of its line, and the offset in it. */
export function placeOf({ doc }: EditorState, offset: number): { readonly line: number; readonly column: number } {
  const { number, from } = doc.lineAt(offset);
  return { line: number - 1, column: offset - from };
}
