// Ids that statements use: every one is declared, and is of the sort that belongs there.
import type { Diagnostic } from '../diagnostics/report.js';
import type { ValueToken, WordToken } from '../syntax/token.js';
import { nearest } from '../text/similar.js';
import { leadOf, lineEndOf, positionAt } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { type Checked, type DeclarationEntry, type Entry, type Options, type RowEntry, textOf } from './entry.js';
import type { Grammar, ValueType } from './table.js';

/** A mistyped id is compared with at most this many others. */
const COMPARED = 2_000;
/** Comparisons for one source: a source with more mistyped ids has another mistake. */
const MOST_COMPARISONS = 100_000;

/** `tops`: where the statements begin that stand in no block, also in none that is a mistake. */
export function checkReferences(
  checked: Checked,
  grammar: Grammar,
  tops: readonly number[],
  add: (diagnostic: Diagnostic) => void,
): void {
  const { source } = checked;
  const end = lineEndOf(source);
  const likes = new Map<string, readonly string[]>();
  const namesOf = new Map<string, readonly string[]>();
  const fixed = new Set<string>();
  const said = new Set<string>();
  let comparisons = 0;

  /** Ids of the wanted sort. */
  const names = (to: readonly string[]): readonly string[] => {
    const key = to.join(' ');
    let found = namesOf.get(key);
    if (!found) {
      found = [...checked.ids].flatMap(([id, entry]) => (to.includes(keywordOf(entry)) ? [id] : [])).slice(0, COMPARED);
      namesOf.set(key, found);
    }
    return found;
  };

  const like = (word: string, to: readonly string[]): readonly string[] => {
    const key = `${word} ${to.join(' ')}`;
    let found = likes.get(key);
    if (!found) {
      const known = names(to);
      comparisons += known.length;
      found = comparisons > MOST_COMPARISONS ? [] : nearest(word, known);
      likes.set(key, found);
    }
    return found;
  };

  const unknown = (word: WordToken, to: readonly string[], sink: Sink, at: { readonly start: number }): void => {
    const key = `${word.span.start} ${word.text}`;
    if (said.has(key)) return;
    said.add(key);
    const near = like(word.text, to);
    const declare = `${to[0] ?? 'node'} ${word.text}`;
    let fix = near[0] === undefined ? undefined : fixAt(sink, word.span, near[0], false);
    const free = grammar.statements.some((each) => each.keyword === to[0] && each.within.includes('diagram'));
    if (near[0] === undefined && free && !fixed.has(word.text)) {
      fixed.add(word.text);
      const start = topLevelStart(tops, at.start);
      const line = source.lineStarts[positionAt(source, start).line - 1] ?? 0;
      const text = `${leadOf(source, start)}${declare}${end}`;
      fix = fixAt({ ...sink, repaired: false }, { start: line, end: line }, text, true);
    }
    sink.add(report('E201', word.span, { id: word.text, near, declare }, fix));
  };

  const check = (
    word: WordToken,
    to: readonly string[],
    sink: Sink,
    edge: boolean,
    at: { readonly start: number },
  ): void => {
    const entry = checked.ids.get(word.text);
    if (!entry) {
      if (!(edge && grammar.edges?.given?.includes(word.text))) unknown(word, to, sink, at);
      return;
    }
    const keyword = keywordOf(entry);
    if (to.includes(keyword)) return;
    if (edge) {
      const inside = firstInside(entry, to);
      const fix = inside === undefined ? undefined : fixAt(sink, word.span, inside, false);
      sink.add(report('E202', word.span, { id: word.text, keyword, inside }, fix));
    } else sink.add(report('E203', word.span, { id: word.text, keyword, wanted: to }));
  };

  const checkIn = (options: Options, sink: Sink, at: { readonly start: number }): void => {
    for (const option of options.values()) checkValues(option.values, option.spec.value, sink, at);
  };

  const checkValues = (
    values: readonly (ValueToken | null)[],
    type: ValueType,
    sink: Sink,
    at: { readonly start: number },
  ): void => {
    if (type.type !== 'reference') return;
    const given = type.given === undefined ? undefined : headerWord(checked, grammar, type.given);
    for (const value of values)
      if (value?.type === 'word' && value.text !== given) check(value, type.to, sink, false, at);
  };

  const walk = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      const sink: Sink = { repaired: entry.statement.repaired === true, add };
      const at = entry.statement.span;
      if ('options' in entry) checkIn(entry.options, sink, at);
      if (entry.shape === 'edge' && grammar.edges) {
        check(entry.statement.from, grammar.edges.joins, sink, true, at);
        check(entry.statement.to, grammar.edges.joins, sink, true, at);
      } else if (entry.shape === 'row') {
        for (const cell of entry.spec.cells) checkValues(entry.cells.get(cell.name) ?? [], cell.value, sink, at);
      } else if (entry.shape === 'declaration') {
        walk(entry.children);
        for (const branch of entry.branches) walk(branch.children);
      } else if (entry.shape === 'item') walk(entry.children);
    }
  };
  walk(checked.entries);
}

/** What an option of the header says, or what holds without it. */
function headerWord({ header }: Checked, grammar: Grammar, name: string): string | undefined {
  return textOf(header, name) ?? grammar.header.find((each) => each.name === name)?.default;
}

function keywordOf(entry: DeclarationEntry | RowEntry): string {
  return entry.spec.keyword;
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

/** Start of the top-level statement that holds an offset, so that an added declaration lands in no block. */
function topLevelStart(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.min(starts[low] ?? offset, offset);
}
