// What can be written at a position: in, a source and the position; out, the words that fit there, each with what it means, or that icons are
// wanted, which have to be looked up.
import {
  ARROW_MEANINGS,
  type CellSpec,
  type FlagSpec,
  type Grammar,
  KIND_NAMES,
  type OptionSpec,
  type StatementSpec,
  type Token,
  type ValueType,
} from '@linework/core/words';
import { flagsOf, isArrow, optionsOf } from './line-form.js';
import { idsOf, type ReadLine, type ReadSource, readLineAt } from './read-source.js';

export type CompletionSort = 'kind' | 'keyword' | 'type' | 'flag' | 'id' | 'option' | 'value' | 'tone' | 'arrow';

export interface Completion {
  readonly label: string;
  readonly sort: CompletionSort;
  /** A few words beside it. */
  readonly detail?: string;
  /** A sentence. */
  readonly info?: string;
  /** What is written, if not the label. */
  readonly insert?: string;
}

export interface Completions {
  /** Offset in the line from which the text is replaced. */
  readonly from: number;
  readonly choices: readonly Completion[];
  /** Icons whose names have these words fit too. */
  readonly icons?: string;
}

/** What is left of the cursor. */
interface Cursor extends ReadLine {
  readonly source: ReadSource;
  /** The words in front of the one that is being written. */
  readonly before: readonly Token[];
}

const OF_WORD = /[\w:.-]/;
const OF_ARROW = /[<.>-]/;

/** `line` counts from 0, `column` is an offset in it. */
export function completionsAt(source: ReadSource, line: number, column: number): Completions | undefined {
  const current = readLineAt(source, line);
  if (current === undefined) return undefined;
  const { tokens, comment } = current.line.lexed;
  if (comment !== undefined && comment.start < column) return undefined;
  const inside = tokens.find(({ span }) => span.start < column && column <= span.end);
  if (inside?.type === 'string') return undefined;
  if (inside?.type === 'option' && column > inside.nameSpan.end)
    return valueCompletions({ ...current, source, before: [] }, inside.name, inside.nameSpan.end + 1, column);
  const written = current.line.text.slice(0, column);
  const from = beginning(written, OF_WORD);
  const before = tokens.filter(({ span }) => span.end <= from);
  const cursor: Cursor = { ...current, source, before };
  const arrows = arrowCompletions(cursor, beginning(written, OF_ARROW));
  if (arrows !== undefined) return arrows;
  const choices = before.length === 0 ? firstWords(cursor, line) : laterWords(cursor);
  return choices.length === 0 ? undefined : { from, choices };
}

/** Where the last characters of one sort begin. */
function beginning(text: string, sort: RegExp): number {
  let from = text.length;
  while (from > 0 && sort.test(text.charAt(from - 1))) from--;
  return from;
}

function firstWords({ source, block }: Cursor, line: number): readonly Completion[] {
  const { tables, header } = source;
  if (line === header || header >= source.lines.length)
    return KIND_NAMES.map((name) => ({ label: name, sort: 'kind' }));
  if (tables === undefined || line < header || block.holds !== 'statements') return [];
  const { grammar } = tables;
  const statements = grammar.statements.filter(({ within }) => within.includes(block.within)).map(statementChoice);
  const isJoined = grammar.edges?.within.includes(block.within) === true;
  return [...statements, ...(isJoined ? endChoices(source, grammar) : [])];
}

function statementChoice(spec: StatementSpec): Completion {
  return { label: spec.keyword, sort: 'keyword', detail: spec.meaning, info: spec.example, insert: `${spec.keyword} ` };
}

/** What an edge can connect. */
function endChoices(source: ReadSource, { edges }: Grammar): readonly Completion[] {
  const ends = (edges?.given ?? []).map((label): Completion => ({ label, sort: 'id' }));
  return [...idChoices(source, edges?.joins ?? []), ...ends];
}

function idChoices(source: ReadSource, keywords: readonly string[]): readonly Completion[] {
  return idsOf(source)
    .filter(({ keyword }) => keywords.includes(keyword))
    .map(({ id, label, keyword }) => ({ label: id, sort: 'id', detail: label ?? keyword }));
}

/** After an id that no keyword is: an edge begins. */
function arrowCompletions({ source, before, block, form }: Cursor, from: number): Completions | undefined {
  const grammar = source.tables?.grammar;
  const [first, ...rest] = before;
  const isStart = first?.type === 'word' && rest.length === 0 && (form.form === 'unknown' || form.form === 'edge');
  if (!isStart || grammar?.edges === undefined || block.holds !== 'statements') return undefined;
  if (first.span.end >= from) return undefined;
  const choices = grammar.edges.arrows.map((label): Completion => {
    const meaning = ARROW_MEANINGS[label];
    return { label, sort: 'arrow', insert: `${label} `, ...(meaning === undefined ? {} : { detail: meaning }) };
  });
  return { from, choices };
}

function laterWords(cursor: Cursor): readonly Completion[] {
  const { source, before, form, block } = cursor;
  const grammar = source.tables?.grammar;
  if (grammar === undefined) return [];
  const [, second] = before;
  if (before.length === 2 && second !== undefined && isArrow(second, grammar)) return endChoices(source, grammar);
  if (before.at(-1)?.type === 'colon') return [];
  if (form.form === 'column' && before.length === 1) return idChoices(source, ['enum']);
  if (form.form === 'declaration' && form.spec.id === 'required' && before.length === 1) return [];
  const written = new Set(
    // An id can have any name, also that of a type.
    before
      .slice(form.form === 'declaration' && form.spec.id === 'required' ? 2 : 1)
      .flatMap((each) => ('name' in each ? [each.name] : 'text' in each ? [each.text] : [])),
  );
  const types =
    form.form === 'declaration' && before.every(({ type }) => type === 'word')
      ? (form.spec.types?.values ?? []).map((label): Completion => ({ label, sort: 'type' }))
      : [];
  const cells = form.form === 'row' ? cellChoices(source, form.spec.cells[before.length - 1]) : [];
  const flags = flagsOf(form, block).filter(({ name }) => !written.has(name));
  const options = optionsOf(form, block, grammar).filter(({ name }) => !written.has(name));
  const isTyped = types.some(({ label }) => written.has(label));
  return [...cells, ...(isTyped ? [] : types), ...flags.map(flagChoice), ...options.map(optionChoice)];
}

function flagChoice({ name, meaning }: FlagSpec): Completion {
  return { label: name, sort: 'flag', detail: meaning };
}

function optionChoice({ name, meaning, default: usual }: OptionSpec): Completion {
  return {
    label: `${name}=`,
    sort: 'option',
    detail: meaning,
    ...(usual === undefined ? {} : { info: `Default: ${usual}` }),
  };
}

function cellChoices(source: ReadSource, cell: CellSpec | undefined): readonly Completion[] {
  return cell === undefined ? [] : choicesOf(source, cell.value, cell.name);
}

function valueCompletions(cursor: Cursor, name: string, first: number, column: number): Completions | undefined {
  const { source, form, block, line } = cursor;
  const spec = optionsOf(form, block, source.tables?.grammar).find((each) => each.name === name);
  if (spec === undefined) return undefined;
  const value = line.text.slice(first, column);
  if (value.includes('"')) return undefined;
  const from = first + value.lastIndexOf(',') + 1;
  if (spec.value.type === 'icon') return { from, choices: [noIcon], icons: line.text.slice(from, column) };
  const choices = choicesOf(source, spec.value, name);
  return choices.length === 0 ? undefined : { from, choices };
}

const noIcon: Completion = { label: 'none', sort: 'value', detail: 'no automatic icon' };

function choicesOf(source: ReadSource, type: ValueType, name: string): readonly Completion[] {
  switch (type.type) {
    case 'choice':
      return type.values.map((label) => ({ label, sort: type.colours ? 'tone' : 'value' }));
    case 'integer':
      return (type.words ?? []).map((label) => ({ label, sort: 'value' }));
    case 'reference':
      return idChoices(source, type.to);
    case 'column':
      return idChoices(source, ['column']);
    case 'either':
      return type.of.flatMap((each) => choicesOf(source, each, name));
    default:
      return [];
  }
}
