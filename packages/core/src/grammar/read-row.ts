// A row: keyword { cell } [ ":" string { string } ] { flag | option }, matched against the table's cells from left to right.
// In, the statement; out, its cells by name, with unambiguous mistakes repaired (`slice Dogs 62%`).

import type { PhraseStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, ValueToken } from '../syntax/token.js';
import type { Source } from '../text/source.js';
import { mendCell } from './cell-repairs.js';
import { report, type Sink } from './codes.js';
import { formOf } from './form.js';
import { cellFor, isValue, openRow, put, type Row, stray } from './row.js';
import { reportSlips, type Slip } from './row-mistakes.js';
import { takeTexts } from './row-texts.js';
import { takeThousands } from './row-thousands.js';
import type { RowSpec } from './table.js';

export interface RowParts {
  readonly cells: ReadonlyMap<string, readonly (ValueToken | null)[]>;
  readonly texts: readonly StringToken[];
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
  /** Every required part of the row is there. */
  readonly complete: boolean;
}

export function readRow(source: Source, statement: PhraseStatement, spec: RowSpec, sink: Sink): RowParts {
  const { slips, ...parts } = slipsOfRow(source, statement, spec);
  reportSlips(source, statement.span, slips, sink);
  return parts;
}

export interface RowReading extends RowParts {
  readonly slips: readonly Slip[];
}

export function slipsOfRow(source: Source, statement: PhraseStatement, spec: RowSpec): RowReading {
  const row = openRow(source, spec);
  const words = statement.rest.filter((each) => each.type !== 'option' && !isFlag(each, spec));
  const colon = spec.texts ? words.findIndex((each) => each.type === 'colon') : -1;
  const before = colon < 0 ? words : words.slice(0, colon);
  for (let i = 0; i < before.length; ) i = takeCell(row, before, i);
  if (row.comma) looseComma(row, row.comma);
  if (colon >= 0) takeTexts(row, words.slice(colon + 1));
  const missing = spec.cells.some((each) => !each.optional && !row.cells.has(each.name) && !row.tried.has(each.name));
  return {
    cells: row.cells,
    texts: row.texts,
    flags: spec.flags.filter(({ name }) => statement.rest.some((each) => isNamed(each, name))).map(({ name }) => name),
    options: statement.rest.filter((each) => each.type === 'option'),
    complete: !missing && row.texts.length >= (spec.texts?.min ?? 0),
    slips: row.slips,
  };
}

function isNamed(token: Token, name: string): boolean {
  return token.type === 'word' && token.text === name;
}

function isFlag(token: Token, { flags }: RowSpec): boolean {
  return flags.some(({ name }) => isNamed(token, name));
}

/** Takes the word at an index and what belongs to it; returns the index after it. */
function takeCell(row: Row, tokens: readonly Token[], i: number): number {
  const token = tokens[i];
  if (!token) return i + 1;
  if (row.comma && !isValue(token) && token.type !== 'dash') looseComma(row, row.comma);
  if (token.type === 'comma') takeComma(row, token, tokens[i + 1]);
  else if (isSeparator(token)) dropSeparator(row, token, tokens[i + 1]);
  else if (token.type === 'dash') {
    if (!fill(row, null)) stray(row, token);
  } else if (!isValue(token)) stray(row, token);
  else {
    const behind = takeThousands(row, tokens, i);
    if (behind !== undefined) return behind;
    if (!fill(row, token)) return takeOther(row, tokens, i, token);
    checkList(row, token);
  }
  return i + 1;
}

/** What fits no cell: a text without its colon, or a cell in another form. */
function takeOther(row: Row, tokens: readonly Token[], i: number, token: ValueToken): number {
  if (token.type === 'string' && row.spec.texts && row.texts.length === 0) {
    row.texts.push(token);
    const at = { start: token.span.start, end: token.span.start };
    row.slips.push({
      edit: { span: at, text: ': ' },
      sure: true,
      say: (_, fix) => report('E118', token.span, { found: 'A text without a colon', form: formOf(row.spec) }, fix),
    });
    return i + 1;
  }
  return dropPreposition(row, token) ? i + 1 : mendCell(row, tokens, i, token);
}

const PREPOSITION = /^(?:about|at|beside|for|of|on|over|to)$/;

/** `note on api : "x"`: the preposition is skipped, and the next word goes into the cell. */
function dropPreposition(row: Row, token: ValueToken): boolean {
  const [cell] = row.spec.cells;
  const values = (cell && row.cells.get(cell.name)) ?? [];
  const [word] = values;
  if (!cell || word?.type !== 'word' || token.type !== 'word' || values.length > 1) return false;
  if (cell.value.type !== 'reference' || !PREPOSITION.test(word.text)) return false;
  row.cells.set(cell.name, [token]);
  const { text, span } = word;
  const edit = { span: { start: span.start, end: token.span.start }, text: '' };
  row.slips.push({
    edit,
    sure: true,
    say: (line, fix) =>
      report(
        'E118',
        span,
        { found: `'${text}'`, form: formOf(row.spec), ...(line === undefined ? {} : { instead: line }) },
        fix,
      ),
  });
  return true;
}

function fill(row: Row, token: ValueToken | null): boolean {
  const index = cellFor(row, token);
  const cell = index === undefined ? undefined : row.spec.cells[index];
  if (index === undefined || !cell) return false;
  put(row, index, cell, token);
  return true;
}

/** Between two values of a list there is a comma and nothing else. */
function checkList(row: Row, token: ValueToken): void {
  const cell = row.spec.cells[row.at];
  const list = cell?.list ? (row.cells.get(cell.name) ?? []) : [];
  // Once for a list, with all of it: advice for each value would grow with the square of their number.
  if (cell && !row.comma && list.length > 1 && !row.loose.has(cell.name)) {
    row.loose.add(cell.name);
    const whole = () => (row.cells.get(cell.name) ?? []).map((each) => (each?.type === 'word' ? each.text : '-'));
    row.slips.push({ sure: false, say: () => report('E311', token.span, { instead: whole().join(',') }) });
  }
  row.comma = undefined;
}

function takeComma(row: Row, token: Token, next: Token | undefined): void {
  const cell = row.spec.cells[row.at];
  if (!cell?.list) dropSeparator(row, token, next);
  else if (row.cells.has(cell.name)) row.comma = token;
  else looseComma(row, token);
}

function looseComma(row: Row, { span }: Token): void {
  row.comma = undefined;
  row.slips.push({ edit: { span, text: '' }, sure: true, say: (_, fix) => report('E312', span, {}, fix) });
}

/** `"Dogs" : 386`, `"Dogs" = 386`. */
function isSeparator(token: Token): boolean {
  return token.type === 'colon' || (token.type === 'strange' && /^[=|;]$/.test(token.text));
}

function dropSeparator(row: Row, token: Token, next: Token | undefined): void {
  const { span } = token;
  const lead = row.source.text[span.start - 1] === ' ' ? 1 : 0;
  const glued = next !== undefined && next.span.start === span.end && lead === 0;
  const text = row.source.text.slice(span.start, span.end);
  row.slips.push({
    edit: {
      span: { start: span.start - lead, end: span.end },
      text: glued || (lead && next?.span.start === span.end) ? ' ' : '',
    },
    sure: true,
    say: (line, fix) =>
      report(
        'E118',
        span,
        { found: `'${text}'`, form: formOf(row.spec), ...(line === undefined ? {} : { instead: line }) },
        fix,
      ),
  });
}
