// Checks the ids that statements use: each is declared, and its statement is of the expected sort.
import type { Diagnostic } from '../diagnostics/report.js';
import type { ValueToken, WordToken } from '../syntax/token.js';
import type { Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { type Checked, type DeclarationEntry, type Entry, type RowEntry, textOf } from './entry.js';
import type { Grammar, ValueType } from './table.js';
import { reportUnknownId, type UnknownIds, unknownIds } from './unknown-id.js';

interface References {
  readonly checked: Checked;
  readonly grammar: Grammar;
  readonly unknown: UnknownIds;
}

/** One use of an id. */
interface Use {
  readonly sink: Sink;
  /** The statement that contains it. */
  readonly statement: Span;
}

/** `tops`: where top-level statements begin, including those in an invalid block. */
export function checkReferences(
  checked: Checked,
  grammar: Grammar,
  tops: readonly number[],
  add: (diagnostic: Diagnostic) => void,
): void {
  checkEntries(checked.entries, { checked, grammar, unknown: unknownIds(checked, grammar, tops) }, add);
}

function checkEntries(entries: readonly Entry[], all: References, add: (diagnostic: Diagnostic) => void): void {
  const joins = all.grammar.edges?.joins;
  for (const entry of entries) {
    const { statement } = entry;
    const use: Use = { sink: { repaired: statement.repaired === true, add }, statement: statement.span };
    if ('options' in entry)
      for (const { values, spec } of entry.options.values()) checkValues(values, spec.value, use, all);
    if (entry.shape === 'edge' && joins) {
      checkEnd(entry.statement.from, joins, use, all);
      checkEnd(entry.statement.to, joins, use, all);
    } else if (entry.shape === 'row') {
      for (const cell of entry.spec.cells) checkValues(entry.cells.get(cell.name) ?? [], cell.value, use, all);
    } else if (entry.shape === 'declaration') {
      checkEntries(entry.children, all, add);
      for (const branch of entry.branches) checkEntries(branch.children, all, add);
    } else if (entry.shape === 'item') checkEntries(entry.children, all, add);
  }
}

function checkValues(
  values: readonly (ValueToken | null)[],
  type: ValueType,
  { sink, statement }: Use,
  { checked, grammar, unknown }: References,
): void {
  if (type.type !== 'reference') return;
  const word = type.given === undefined ? undefined : headerWord(checked, grammar, type.given);
  for (const value of values) {
    if (value?.type !== 'word' || value.text === word) continue;
    const entry = checked.ids.get(value.text);
    if (!entry) reportUnknownId(value, { to: type.to, statement, given: word, begins: type.begins }, unknown, sink);
    else if (!type.to.includes(entry.spec.keyword)) {
      const { keyword } = entry.spec;
      const inside = firstInside(entry, type.to);
      const fix = inside === undefined ? undefined : fixAt(sink, value.span, inside, false);
      sink.add(report('E203', value.span, { id: value.text, keyword, wanted: type.to, inside }, fix));
    }
  }
}

function checkEnd(
  word: WordToken,
  joins: readonly string[],
  { sink, statement }: Use,
  { checked, grammar, unknown }: References,
): void {
  const entry = checked.ids.get(word.text);
  if (!entry) {
    if (!grammar.edges?.given?.includes(word.text)) reportUnknownId(word, { to: joins, statement }, unknown, sink);
    return;
  }
  const { keyword } = entry.spec;
  if (joins.includes(keyword)) return;
  const inside = firstInside(entry, joins);
  const fix = inside === undefined ? undefined : fixAt(sink, word.span, inside, false);
  sink.add(report('E202', word.span, { id: word.text, keyword, inside, frames: joins.includes('group') }, fix));
}

/** The value of a header option, or its default. */
function headerWord({ header }: Checked, grammar: Grammar, name: string): string | undefined {
  return textOf(header, name) ?? grammar.header.find((each) => each.name === name)?.default;
}

function firstInside(entry: DeclarationEntry | RowEntry, wanted: readonly string[]): string | undefined {
  if (entry.shape !== 'declaration') return undefined;
  for (const child of entry.children) {
    if (child.shape !== 'declaration') continue;
    if (child.id && wanted.includes(child.spec.keyword)) return child.id.text;
    const deeper = firstInside(child, wanted);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
