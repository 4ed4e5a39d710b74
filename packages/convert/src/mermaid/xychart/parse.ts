// The statements of an xy chart: in, the body after the header; out, its axes and its series. Linear in the text.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { numberOf } from '../numbers.js';
import { type Listed, listOf, wordsOf } from './lists.js';

export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface AxisLine {
  readonly kind: 'axis';
  readonly axis: 'x' | 'y';
  readonly title?: Listed;
  readonly categories?: readonly Listed[];
  readonly range?: Range;
  readonly span: Span;
}

export interface PlotLine {
  readonly kind: 'plot';
  readonly plot: 'bar' | 'line';
  readonly name?: Listed;
  readonly numbers: readonly string[];
  /** One for each number; empty means no label. */
  readonly labels: readonly string[];
  readonly span: Span;
}

export type ChartLine = AxisLine | PlotLine | Unreadable;

export interface Chart {
  readonly horizontal: boolean;
  readonly lines: readonly ChartLine[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseChart(body: string, afterHeader: number): Chart {
  const rules = { titled: true, commentsBehind: true, caseless: true, opening: /^(?:horizontal|vertical)\b/i };
  const { opening, head, statements, titleStatements } = readLines(body, afterHeader, rules);
  return {
    horizontal: opening.toLowerCase() === 'horizontal',
    lines: (head ? [head, ...statements] : statements).flatMap(parts).map(lineOf),
    titleStatements: titleStatements.map((each) =>
      each.kind === 'title' ? { ...each, written: wordsOf(each.written).text } : each,
    ),
    depth: 0,
  };
}

/** What can follow a list on its line: the next statement. */
const NEXT = /\s*(?=(?:bar|line|x-axis|y-axis)\b)/iy;

/** The statements of a line: outside quotes a semicolon ends one, and so does a list before the next. */
function parts({ text, span, indent }: LineStatement): readonly LineStatement[] {
  const out: LineStatement[] = [];
  const take = (from: number, to: number): void => {
    const raw = text.slice(from, to);
    const part = raw.trim();
    const start = span.start + from + (raw.length - raw.trimStart().length);
    if (part !== '') out.push({ text: part, indent, span: { start, end: start + part.length } });
  };
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '"') quoted = !quoted;
    if (quoted || (c !== ';' && c !== ']')) continue;
    NEXT.lastIndex = at + 1;
    if (c === ']' && !NEXT.test(text)) continue;
    take(from, c === ';' ? at : at + 1);
    from = at + 1;
  }
  take(from, text.length);
  return out;
}

function lineOf({ text, span }: LineStatement): ChartLine {
  const axis = /^([xy])-axis(?:\s+|(?=["[]))/i.exec(text);
  if (axis) return axisOf(axis[1]?.toLowerCase() === 'y' ? 'y' : 'x', text.slice(axis[0].length), span);
  const plot = /^(bar|line)(?:\s+|(?=["[]))/i.exec(text);
  if (plot) return plotOf(plot[1]?.toLowerCase() === 'bar' ? 'bar' : 'line', text.slice(plot[0].length), span);
  return unreadable('it is not an axis, bar or line', 'bar [10, 20, 30]', span);
}

function unreadable(reason: string, instead: string, span: Span): Unreadable {
  return { kind: 'unreadable', reason, hint: `Write: ${instead}.`, span };
}

/** A title, quoted or not, and the text after it. */
function titled(text: string): { readonly title?: Listed; readonly rest: string } {
  const quoted = /^"([^"]*)"\s*/.exec(text);
  if (quoted) return { title: wordsOf(quoted[0]), rest: text.slice(quoted[0].length) };
  const list = text.indexOf('[');
  const arrow = text.indexOf('-->');
  const before = list < 0 && arrow < 0 ? text : text.slice(0, list < 0 ? arrow : list).trimEnd();
  // In front of an arrow the last word is the lower bound.
  const end = list < 0 && arrow >= 0 ? before.length - lastWord(before).length : before.length;
  const title = wordsOf(before.slice(0, end));
  return { ...(title.text === '' ? {} : { title }), rest: text.slice(end).trim() };
}

function lastWord(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1);
}

function axisOf(axis: 'x' | 'y', text: string, span: Span): AxisLine | Unreadable {
  const { title, rest } = titled(text);
  const line: AxisLine = { kind: 'axis', axis, ...(title === undefined ? {} : { title }), span };
  if (rest === '') return line;
  if (rest.startsWith('[')) {
    if (axis === 'y') return unreadable('the y axis does not accept names', 'y-axis "Revenue" 0 --> 100', span);
    const categories = listOf(rest);
    return categories === undefined || categories.length === 0
      ? unreadable('its list of names cannot be read', 'x-axis [Jan, Feb, "Early March"]', span)
      : { ...line, categories };
  }
  const arrow = rest.indexOf('-->');
  const from = arrow < 0 ? undefined : numberOf(rest.slice(0, arrow));
  const to = arrow < 0 ? undefined : numberOf(rest.slice(arrow + 3));
  if (from === undefined || to === undefined) {
    return unreadable('its range is not two numbers', `${axis}-axis "Revenue" 0 --> 100`, span);
  }
  return { ...line, range: { from, to } };
}

function plotOf(plot: 'bar' | 'line', text: string, span: Span): PlotLine | Unreadable {
  const { title, rest } = titled(text);
  const values = listOf(rest);
  const numbers = values?.map(({ bare }) => numberOf(bare ?? ''));
  if (values === undefined || numbers === undefined || values.length === 0 || numbers.includes(undefined)) {
    return unreadable('its list of numbers cannot be read', `${plot} [10, 20, 30]`, span);
  }
  return {
    kind: 'plot',
    plot,
    ...(title === undefined || title.text === '' ? {} : { name: title }),
    numbers: numbers.map((each) => each ?? '0'),
    labels: values.map(({ quoted }) => quoted ?? ''),
    span,
  };
}
