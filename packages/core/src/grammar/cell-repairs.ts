// A value of a row that fits no cell: in, the words from it on; out, the intended cell with the text to write there
// (`slice Dogs 62%` to `slice "Dogs" 62`), or that it does not belong there.
import { lexLine } from '../syntax/lex.js';
import { quote } from '../syntax/quote.js';
import { type Token, type ValueToken, WORD } from '../syntax/token.js';
import { wordFrom } from '../syntax/word-from.js';
import { cover, type Span } from '../text/source.js';
import { checkValue, type ValueProblem, wantedOf } from './check-value.js';
import { report } from './codes.js';
import { valueText } from './entry.js';
import { formOf } from './form.js';
import { cellFor, isValue, put, type Row, stray } from './row.js';
import type { Slip } from './row-mistakes.js';
import type { CellSpec } from './table.js';

interface Candidate {
  readonly index: number;
  readonly cell: CellSpec;
}

/** Takes the value and what belongs to it; returns the index after it. */
export function mendCell(row: Row, tokens: readonly Token[], i: number, token: ValueToken): number {
  const candidates = candidatesOf(row);
  for (const each of candidates) {
    if (mendEmpty(row, each, token) || mendList(row, each, token) || mendValue(row, each, token)) return i + 1;
  }
  const worded = candidates.find(({ cell }) => acceptsText(cell));
  if (worded) return quoteWords(row, worded, tokens, i, token);
  const needed = candidates.find(({ cell }) => !cell.optional && !row.cells.has(cell.name));
  if (needed) refuse(row, needed, token);
  else stray(row, token);
  return i + 1;
}

/** The cells that can come next: up to the first required one. */
function candidatesOf({ spec, at, cells }: Row): readonly Candidate[] {
  const out: Candidate[] = [];
  for (const [index, cell] of spec.cells.entries()) {
    if (index < at) continue;
    out.push({ index, cell });
    if (!cell.optional && !cells.has(cell.name)) break;
  }
  return out;
}

function acceptsText({ value }: CellSpec): boolean {
  return value.type === 'text' || (value.type === 'either' && value.of.some((each) => each.type === 'text'));
}

/** `null` and `""` for an empty cell. */
function mendEmpty(row: Row, { index, cell }: Candidate, token: ValueToken): boolean {
  if (!cell.empty || acceptsText(cell) || !/^(?:null|nil|none|na|n\/a|nan|_|)$/i.test(valueText(token))) return false;
  put(row, index, cell, null);
  row.slips.push(slipOf(row, cell, token.span, `'${valueText(token)}'`, '-', true));
  return true;
}

/** `[10, 20, 30]` and `(a, b)`: the values inside the brackets. */
function mendList(row: Row, { index, cell }: Candidate, token: ValueToken): boolean {
  const text = token.type === 'strange' ? token.text : '';
  const inside = /^(?:\[(.*)\]|\((.*)\))$/s.exec(text);
  if (!inside || !(cell.repeat || cell.list)) return false;
  const parts = (inside[1] ?? inside[2] ?? '').split(',').map((each) => each.trim());
  const values = parts.flatMap((each) => partOf(each, cell, token.span) ?? []);
  if (values.length !== parts.length) return false;
  for (const { value } of values) put(row, index, cell, value);
  const instead = values.map((each) => each.text).join(cell.list ? ',' : ' ');
  row.slips.push(slipOf(row, cell, token.span, `'${shortened(text)}'`, instead, true));
  return true;
}

interface Part {
  readonly value: ValueToken;
  readonly text: string;
}

/** One value of a bracketed list, as written here. */
function partOf(text: string, cell: CellSpec, span: Span): Part | undefined {
  const [token, ...others] = lexLine(text, 0, text.length).tokens;
  const value = token && isValue(token) && others.length === 0 ? token : undefined;
  const problem = value && checkValue(value, cell.value);
  if (value && !problem) return { value: { ...value, span }, text };
  const instead = problem && certainOf(problem);
  if (instead !== undefined) return lexed(instead, span);
  return acceptsText(cell) && text !== '' ? lexed(quote(text), span) : undefined;
}

function lexed(text: string, span: Span): Part | undefined {
  const [token] = lexLine(text, 0, text.length).tokens;
  return token && isValue(token) ? { value: { ...token, span }, text } : undefined;
}

function certainOf(problem: ValueProblem): string | undefined {
  return 'safe' in problem && problem.safe ? problem.instead : undefined;
}

/** `62%`, `.5`, `2.11.2026`, `topright`: another value was meant; quoted text is reported separately. */
function mendValue(row: Row, { index, cell }: Candidate, token: ValueToken): boolean {
  if (cell.declares && token.type !== 'string') return mendId(row, { index, cell }, token);
  const problem = checkValue(token, cell.value);
  if (!problem) return false;
  if (problem.code === 'E304') {
    row.tried.add(cell.name);
    row.at = cell.repeat ? index : index + 1;
    const args = { option: cell.name, found: shortened(valueText(token)), range: problem.range };
    row.slips.push({ sure: false, say: () => report('E304', token.span, args) });
    return true;
  }
  const instead = problem.code === 'E309' ? undefined : problem.instead;
  const part = instead === undefined ? undefined : lexed(instead, token.span);
  if (instead === undefined || !part || part.value.type === 'string') return false;
  const sure = 'safe' in problem && problem.safe === true;
  put(row, index, cell, part.value);
  if (problem.code === 'E302') {
    const args = { option: cell.name, found: valueText(token), near: problem.near, allowed: problem.allowed };
    const edit = { span: token.span, text: instead };
    row.slips.push({ edit, sure, say: (_, fix) => report('E302', token.span, args, fix) });
  } else row.slips.push(slipOf(row, cell, token.span, spoken(token), instead, sure));
  return true;
}

/** `branch feature/search`: an id is a word, and the written text can be its label. */
function mendId(row: Row, { index, cell }: Candidate, token: ValueToken): boolean {
  const actual = valueText(token);
  const instead = wordFrom(actual);
  if (!WORD.test(instead)) return false;
  put(row, index, cell, { type: 'word', text: instead, span: token.span });
  const edit = { span: token.span, text: instead };
  row.slips.push({ edit, sure: false, say: (_, fix) => report('E204', token.span, { found: actual, instead }, fix) });
  return true;
}

/** Words without quotes: `slice Hot dogs 62`. If several values can follow, each word becomes its own. */
function quoteWords(
  row: Row,
  { index, cell }: Candidate,
  tokens: readonly Token[],
  i: number,
  token: ValueToken,
): number {
  const isWord = (at: number): boolean => tokens[at]?.type === 'word';
  let stop = i + 1;
  if (!cell.repeat && isWord(i)) while (isWord(stop) && cellAfter(row, index, tokens[stop]) === undefined) stop++;
  const span = tokens.slice(i, stop).reduce((all, each) => cover(all, each.span), token.span);
  const value = unquoted(row.source.text.slice(span.start, span.end));
  const before = tokens[i - 1];
  // In `commit Set up` the first word was read as an id.
  const behindWord = before?.type === 'word' && row.spec.cells[row.at - 1]?.optional === true;
  const several = cell.repeat === true && (isWord(stop) || before?.type === 'word');
  const swallowed = !cell.repeat && isWord(stop);
  put(row, index, cell, { type: 'string', value, span });
  row.slips.push({
    edit: { span, text: quote(value) },
    sure: !behindWord && !several && !swallowed,
    say: (line, fix) => report('E112', span, { instead: line ?? formOf(row.spec) }, fix),
  });
  return stop;
}

/** Index of a later cell that the word fits. */
function cellAfter(row: Row, index: number, token: Token | undefined): number | undefined {
  return token && isValue(token) ? cellFor({ ...row, at: index + 1 }, token) : undefined;
}

/** A cell that is present but unreadable. */
function refuse(row: Row, { index, cell }: Candidate, token: ValueToken): void {
  row.tried.add(cell.name);
  row.at = cell.repeat || cell.list ? index : index + 1;
  const problem = checkValue(token, cell.value);
  if (problem?.code === 'E302') {
    const args = { option: cell.name, found: valueText(token), near: problem.near, allowed: problem.allowed };
    row.slips.push({ sure: false, say: () => report('E302', token.span, args) });
  } else {
    const args = { option: cell.name, found: spoken(token), wanted: wantedOf(cell.value) };
    row.slips.push({ sure: false, say: () => report('E303', token.span, args) });
  }
}

function slipOf(row: Row, cell: CellSpec, span: Span, actual: string, text: string, sure: boolean): Slip {
  const args = { option: cell.name, found: actual, wanted: wantedOf(cell.value) };
  return {
    edit: { span, text },
    sure,
    say: (line, fix) => report('E303', span, { ...args, line: line ?? formOf(row.spec) }, fix),
  };
}

function unquoted(text: string): string {
  return /^'.*'$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}

function spoken(value: ValueToken): string {
  const short = shortened(valueText(value));
  return value.type === 'string' ? `the text "${short}"` : `'${short}'`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
