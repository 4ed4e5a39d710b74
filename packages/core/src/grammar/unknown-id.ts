// An undeclared id: in, the word and what it may be; out, E201 with similar ids, or with the declaration to add. Reported
// once per word and position, and added once per id; the comparisons per source are limited.
import type { WordToken } from '../syntax/token.js';
import { nearest } from '../text/similar.js';
import { leadOf, lineEndOf, positionAt, type Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import type { Checked } from './entry.js';
import type { Grammar } from './table.js';

/** A mistyped id is compared with at most this many others. */
const COMPARED = 2_000;
/** Comparisons per source: a source with more mistyped ids has another problem. */
const MOST_COMPARISONS = 100_000;

/** Results so far, so that a thousand uses of one id cost one search. */
export interface UnknownIds {
  readonly checked: Checked;
  readonly grammar: Grammar;
  /** Where top-level statements begin. */
  readonly tops: readonly number[];
  readonly lineEnd: string;
  readonly near: Map<string, readonly string[]>;
  readonly idsOf: Map<string, readonly string[]>;
  /** Ids with an edit that declares them. */
  readonly declared: Set<string>;
  readonly said: Set<string>;
  comparisons: number;
}

export function unknownIds(checked: Checked, grammar: Grammar, tops: readonly number[]): UnknownIds {
  return {
    checked,
    grammar,
    tops,
    lineEnd: lineEndOf(checked.source),
    near: new Map(),
    idsOf: new Map(),
    declared: new Set(),
    said: new Set(),
    comparisons: 0,
  };
}

/** What an id was used for. */
export interface Wanted {
  /** Keywords of what it may be. */
  readonly to: readonly string[];
  /** The statement that uses it. */
  readonly statement: Span;
  /** An id that needs no declaration. */
  readonly given?: string | undefined;
  /** The keyword to write instead of the statement's own. */
  readonly begins?: string | undefined;
}

export function reportUnknownId(word: WordToken, wanted: Wanted, unknown: UnknownIds, sink: Sink): void {
  const key = `${word.span.start} ${word.text}`;
  if (unknown.said.has(key)) return;
  unknown.said.add(key);
  const { to, statement, begins } = wanted;
  const near = nearIds(word.text, wanted, unknown);
  const declare = `${to[0] ?? 'node'} ${word.text}`;
  const instead = begins === undefined ? undefined : `${begins} ${word.text}`;
  const fix =
    near[0] !== undefined
      ? fixAt(sink, word.span, near[0], false)
      : instead !== undefined
        ? fixAt(sink, statement, instead, false)
        : declaringEdit(word.text, to, declare, statement.start, unknown, sink);
  const args = { id: word.text, near, declare, ...(instead === undefined ? {} : { instead }) };
  sink.add(report('E201', word.span, args, fix));
}

function nearIds(word: string, { to, given: headerOption }: Wanted, unknown: UnknownIds): readonly string[] {
  const key = `${word} ${to.join(' ')}`;
  const before = unknown.near.get(key);
  if (before) return before;
  const declared = idsOf(to, unknown);
  const known = headerOption === undefined ? declared : [headerOption, ...declared];
  unknown.comparisons += known.length;
  const near = unknown.comparisons > MOST_COMPARISONS ? [] : nearest(word, known);
  unknown.near.set(key, near);
  return near;
}

/** Ids of the expected sort. */
function idsOf(to: readonly string[], { checked, idsOf: all }: UnknownIds): readonly string[] {
  const key = to.join(' ');
  const before = all.get(key);
  if (before) return before;
  const ids = [...checked.ids].flatMap(([id, { spec }]) => (to.includes(spec.keyword) ? [id] : []));
  const some = ids.slice(0, COMPARED);
  all.set(key, some);
  return some;
}

/**
 * The declaration above the statement. Undefined if statements of that keyword belong in no block of the kind, if it is a row,
 * whose position has a meaning, if its id does not make it complete, or if it was already added.
 */
function declaringEdit(
  id: string,
  to: readonly string[],
  declare: string,
  at: number,
  { checked: { source }, grammar, tops, lineEnd, declared }: UnknownIds,
  sink: Sink,
): ReturnType<typeof fixAt> {
  const free = grammar.statements.some(
    (each) =>
      each.keyword === to[0] &&
      each.shape === 'declaration' &&
      each.within.includes('diagram') &&
      each.options.every(({ required, or }) => required === undefined && or === undefined),
  );
  if (!free || declared.has(id)) return undefined;
  declared.add(id);
  // If a frame is a node with a block, an edge's ends belong in the block that contains the line.
  const start = grammar.frame !== undefined && grammar.frame === grammar.node ? at : topLevelStart(tops, at);
  const line = source.lineStarts[positionAt(source, start).line - 1] ?? 0;
  const text = `${leadOf(source, start)}${declare}${lineEnd}`;
  return fixAt({ ...sink, repaired: false }, { start: line, end: line }, text, true);
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
