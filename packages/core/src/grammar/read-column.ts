// A line of a table: word coltype [string] { flag | option }. In, the line and its spec; out, its parts, with SQL, DBML and
// Mermaid habits (`id: uuid`, `PRIMARY KEY`, `references teams(id)`) reported and repaired.
import { quote } from '../syntax/quote.js';
import type { RawStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, ValueToken, WordToken } from '../syntax/token.js';
import { wordFrom } from '../syntax/word-from.js';
import { nearest } from '../text/similar.js';
import type { Source, Span } from '../text/source.js';
import { isForeignName } from './advice.js';
import { checkValue } from './check-value.js';
import { report, type Sink } from './codes.js';
import { endOfColumnType } from './column-type.js';
import type { ColumnType } from './entry.js';
import { isValue } from './row.js';
import { reportSlips, type Slip } from './row-mistakes.js';
import type { ColumnSpec, FlagSpec, OptionSpec } from './table.js';
import { tokenText } from './token-text.js';

export interface ColumnParts {
  readonly name: WordToken | undefined;
  readonly type: ColumnType | undefined;
  readonly label: StringToken | undefined;
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
}

/** A column while it is read. */
interface Column {
  readonly source: Source;
  readonly spec: ColumnSpec;
  readonly slips: Slip[];
  readonly flags: Set<string>;
  readonly options: OptionToken[];
  label: StringToken | undefined;
}

const FORM = 'name type ["label"] flags and options';

export function readColumn(source: Source, statement: RawStatement, spec: ColumnSpec, sink: Sink): ColumnParts {
  const column: Column = { source, spec, slips: [], flags: new Set(), options: [], label: undefined };
  const { name, rest } = readName(column, statement.tokens);
  const { type, rest: words } = readType(column, rest, statement.span.end);
  for (let i = 0; i < words.length; ) i = takeWord(column, words, i);
  reportSlips(source, statement.span, column.slips, sink);
  const flags = spec.flags.map((each) => each.name).filter((each) => column.flags.has(each));
  return { name, type, label: column.label, flags, options: column.options };
}

interface Name {
  readonly name: WordToken | undefined;
  readonly rest: readonly Token[];
}

function readName({ source, slips }: Column, tokens: readonly Token[]): Name {
  const [first, second] = tokens;
  const rest = tokens.slice(1);
  if (first?.type === 'word') {
    if (second?.type !== 'colon' && second?.type !== 'comma') return { name: first, rest };
    slips.push(dropped(source, second.span));
    return { name: first, rest: rest.slice(1) };
  }
  // `id:uuid` looks like an icon.
  if (first?.type === 'icon') {
    const colon = first.text.indexOf(':');
    const at = first.span.start + colon;
    slips.push(dropped(source, { start: at, end: at + 1 }, ' '));
    const name: WordToken = {
      type: 'word',
      text: first.text.slice(0, colon),
      span: { start: first.span.start, end: at },
    };
    const type = source.text.slice(at + 1, first.span.end);
    return { name, rest: [{ type: 'word', text: type, span: { start: at + 1, end: first.span.end } }, ...rest] };
  }
  if (!first || first.type === 'option') return { name: undefined, rest };
  const name = first.type === 'string' ? first.value : tokenText(first).replace(/^[`'[]|[`'\]]$/g, '');
  const instead = wordFrom(name);
  slips.push({
    edit: { span: first.span, text: instead },
    sure: false,
    say: (_, fix) => report('E204', first.span, { found: name, instead }, fix),
  });
  return { name: { type: 'word', text: instead, span: first.span }, rest };
}

interface Type {
  readonly type: ColumnType | undefined;
  readonly rest: readonly Token[];
}

function readType({ source, slips, spec }: Column, tokens: readonly Token[], end: number): Type {
  const [first] = tokens;
  if (!first || first.type === 'option') return { type: undefined, rest: tokens };
  if (first.type === 'string') {
    const type = { text: first.value, quoted: true, span: first.span };
    return { type: first.value === '' ? undefined : type, rest: tokens.slice(1) };
  }
  // `id pk`: a flag where the type belongs.
  if (first.type === 'word' && spec.flags.some((each) => each.name === first.text))
    return { type: undefined, rest: tokens };
  const { start } = first.span;
  const stop = endOfColumnType(source.text, start, end);
  const rest = tokens.filter((each) => each.span.start >= Math.max(stop, start + 1));
  const next = source.text[stop];
  if (stop > start && (stop === end || next === ' ' || next === '\t' || next === ',' || next === '"'))
    return { type: { text: source.text.slice(start, stop), quoted: false, span: { start, end: stop } }, rest };
  const text = source.text.slice(start, first.span.end);
  slips.push({
    edit: { span: first.span, text: quote(text) },
    sure: true,
    say: (line, fix) =>
      report(
        'E303',
        first.span,
        {
          option: 'type',
          found: `'${text}'`,
          wanted: 'a word such as varchar(255), or text in quotes',
          line: line ?? FORM,
        },
        fix,
      ),
  });
  return {
    type: { text, quoted: true, span: first.span },
    rest: tokens.filter((each) => each.span.start >= first.span.end),
  };
}

/** Takes the word at an index and what belongs to it; returns the index after it. */
function takeWord(column: Column, words: readonly Token[], i: number): number {
  const token = words[i];
  if (token?.type === 'option') column.options.push(token);
  else if (token?.type === 'string' && !column.label && token.value !== '') column.label = token;
  else if (token?.type === 'word') return takeFlag(column, words, i, token);
  else if (token) {
    const text = column.source.text.slice(token.span.start, token.span.end);
    column.slips.push(/^[,;]$/.test(text) ? dropped(column.source, token.span) : strayIn(token.span, text));
  }
  return i + 1;
}

function takeFlag(column: Column, words: readonly Token[], i: number, token: WordToken): number {
  const { spec, slips, source } = column;
  const exact = spec.flags.find((each) => each.name === token.text);
  if (exact) {
    column.flags.add(exact.name);
    return i + 1;
  }
  const next = words[i + 1];
  const both = next?.type === 'word' ? `${token.text} ${next.text}`.toLowerCase() : undefined;
  const pair = both === undefined ? undefined : { start: token.span.start, end: next?.span.end ?? token.span.end };
  const one = token.text.toLowerCase();
  for (const [name, span, width] of [
    [both, pair, 2],
    [one, token.span, 1],
  ] as const) {
    if (name === undefined || !span) continue;
    if (spec.needless?.includes(name)) {
      slips.push(dropped(source, span));
      return i + width;
    }
    const flag = spec.flags.find((each) => each.name === name || each.foreign?.includes(name));
    if (flag) {
      column.flags.add(flag.name);
      slips.push(flagSlip(span, source.text.slice(span.start, span.end), flag.name, spec.flags));
      return i + width;
    }
  }
  const option = spec.options.find((each) => each.name === one || isForeignName(each, one));
  if (option && next && isValue(next)) return takeOption(column, option, token, next, i);
  const near = nearest(
    token.text,
    spec.flags.map((each) => each.name),
  );
  slips.push({
    ...(near[0] === undefined ? {} : { edit: { span: token.span, text: near[0] } }),
    sure: false,
    say: (_, fix) => report('E307', token.span, flagArgs(token.text, near, spec.flags), fix),
  });
  return i + 1;
}

/** `references teams(id)`, `default 'open'`: an option written as words. */
function takeOption(column: Column, { name, value }: OptionSpec, word: WordToken, next: ValueToken, i: number): number {
  const { source, slips } = column;
  const problem = checkValue(next, value);
  const written = source.text.slice(next.span.start, next.span.end);
  const certain = problem && 'safe' in problem && problem.safe ? problem.instead : undefined;
  const text = `${name}=${problem ? (certain ?? written) : written}`;
  const span = { start: word.span.start, end: next.span.end };
  slips.push({
    edit: { span, text },
    sure: !problem || certain !== undefined,
    say: (line, fix) =>
      report(
        'E118',
        span,
        { found: `'${word.text}'`, form: FORM, ...(line === undefined ? {} : { instead: line }) },
        fix,
      ),
  });
  return i + 2;
}

function flagSlip(span: Span, actual: string, flag: string, flags: readonly FlagSpec[]): Slip {
  return {
    edit: { span, text: flag },
    sure: true,
    say: (_, fix) => report('E307', span, flagArgs(actual, [flag], flags), fix),
  };
}

function flagArgs(
  flag: string,
  near: readonly string[],
  flags: readonly FlagSpec[],
): { readonly flag: string; readonly on: string; readonly near: readonly string[]; readonly known: readonly string[] } {
  return { flag, on: 'a column', near, known: flags.map((each) => each.name) };
}

/** Text to remove: a mark, or words for what is already the default. */
function dropped(source: Source, { start, end }: Span, text = ''): Slip {
  const lead = text === '' && source.text[start - 1] === ' ' ? 1 : 0;
  const actual = `'${source.text.slice(start, end)}'`;
  const edit = { span: { start: start - lead, end }, text };
  return {
    edit,
    sure: true,
    say: (line, fix) =>
      report(
        'E118',
        { start, end },
        { found: actual, form: FORM, ...(line === undefined ? {} : { instead: line }) },
        fix,
      ),
  };
}

function strayIn(span: Span, text: string): Slip {
  return { sure: false, say: () => report('E118', span, { found: `'${text.slice(0, 40)}'`, form: FORM }) };
}
