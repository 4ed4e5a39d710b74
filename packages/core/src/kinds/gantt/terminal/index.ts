// A plan as text: in, the model and the page; out, an axis of dates or times, one bar per task under its section, darker
// where done and followed by its time, and today as a line down the rows.
import { civilOf, type Moment, shortDate, shortDay } from '../../../calendar/index.js';
import { cellsOf, plain } from '../../../terminal/cells.js';
import type { Charset } from '../../../terminal/glyphs.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import { wrapCells } from '../../../terminal/wrap.js';
import type { Made } from '../../layout-reports.js';
import { axisSpan } from '../extent.js';
import { type GanttModel, isClocked, type Period, type Row } from '../model.js';
import { periodText, stateOf, timesText, writtenPeriod } from '../words.js';
import { axisNames } from './axis.js';

interface Signs {
  readonly done: string;
  readonly open: string;
  readonly moment: string;
  readonly planned: string;
  readonly today: string;
  readonly tick: string;
}

const SIGNS: Readonly<Record<Charset, Signs>> = {
  unicode: { done: '█', open: '▒', moment: '◆', planned: '┄', today: '│', tick: '╷' },
  ascii: { done: '#', open: '=', moment: '*', planned: '.', today: '|', tick: "'" },
};

/** Cells: names take at most a third of the page; bars between this minimum and maximum. */
const NAMES_SHARE = 3;
const LEAST_BAR = 24;
const MOST_BAR = 72;

interface Chart {
  readonly from: Moment;
  readonly days: number;
  readonly clocked: boolean;
  /** Cells of the bars. */
  readonly width: number;
  readonly signs: Signs;
  readonly today: Period | undefined;
}

export function ganttText(model: GanttModel, page: Page): Made<string> {
  const { title, rows, sections, today } = model;
  const { columns } = page;
  const signs = SIGNS[page.charset];
  const { from, to } = axisSpan(model);
  const indent = sections.length === 0 ? '' : '  ';
  const texts = rows.map((each) => saidOf(each, Math.ceil(to) - Math.floor(from) === 1));
  const widest = (words: readonly string[]): number => words.reduce((most, each) => Math.max(most, cellsOf(each)), 0);
  const names = Math.min(widest(rows.map((each) => plain(nameOf(each)))), Math.floor(columns / NAMES_SHARE));
  const room = columns - indent.length - names - widest(texts) - 3;
  const beside = room >= LEAST_BAR;
  const width = Math.min(MOST_BAR, beside ? room : columns - 2);
  const chart: Chart = { from, days: to - from, clocked: isClocked(model), width, signs, today };
  const lead = beside ? indent.length + names + 2 : 2;
  const lines: string[] = [];
  let section: number | undefined;
  rows.forEach((row, i) => {
    if (row.section !== section && row.section !== undefined) {
      const label = sections[row.section]?.label ?? '';
      if (label !== '') lines.push(...wrapCells(label, columns));
    }
    section = row.section;
    const bar = barOf(row, chart);
    const name = row.section === undefined ? '' : indent;
    lines.push(
      ...(beside
        ? besideLines(name, row, bar, texts[i] ?? '', lead, chart)
        : belowLines(name, row, bar, texts[i] ?? '', columns)),
    );
  });
  const axis = rows.length === 0 ? [] : axisLines(chart).map((each) => `${' '.repeat(lead)}${each}`.trimEnd());
  return {
    picture: stacked([
      title === undefined ? [] : wrapCells(title, columns),
      [...axis, ...lines],
      keyLines(model, signs, columns),
    ]),
  };
}

/** `2 Nov to 13 Nov, 40 %, critical`; only times if the whole plan is on one day. */
function saidOf(row: Row, isOneDay: boolean): string {
  const states = stateOf(row).filter((each) => each !== 'done' && each !== 'active' && !each.startsWith('slack'));
  if (row.clocked) return [isOneDay ? timesText(row) : periodText(row, true), ...states].join(', ');
  const [first, last] = [row.from, row.to - 1];
  const [from, to] = [civilOf(first), civilOf(last)];
  const time =
    first === last
      ? shortDay(from)
      : from.year === to.year
        ? `${shortDay(from)} to ${shortDay(to)}`
        : `${shortDate(first)} to ${shortDate(last)}`;
  return [time, ...states].join(', ');
}

/** `Screens (Ana, Ben)` */
function nameOf(row: Row): string {
  return row.kind === 'task' && row.by.length > 0 ? `${row.label} (${row.by.join(', ')})` : row.label;
}

function cellAt({ from, days, width }: Chart, at: Moment): number {
  return Math.min(width - 1, Math.max(0, Math.floor(((at - from) / days) * width)));
}

function cellsFor({ from, to }: Period, chart: Chart): readonly [start: number, end: number] {
  const start = cellAt(chart, from);
  return [
    start,
    Math.max(start + 1, Math.min(chart.width, Math.round(((to - chart.from) / chart.days) * chart.width))),
  ];
}

function barOf(row: Row, chart: Chart): string {
  const { width, signs, today } = chart;
  const cells: string[] = Array.from({ length: width }, () => ' ');
  if (row.kind === 'milestone') {
    if (today !== undefined) cells[cellAt(chart, today.from)] = signs.today;
    cells[cellAt(chart, row.from)] = signs.moment;
    return cells.join('').trimEnd();
  }
  if (row.planned !== undefined) cells.fill(signs.planned, ...cellsFor(row.planned, chart));
  if (today !== undefined) cells[cellAt(chart, today.from)] = signs.today;
  const [start, end] = cellsFor(row, chart);
  const share = row.state === 'done' ? 100 : (row.progress ?? 0);
  const done = share === 0 ? 0 : Math.max(1, Math.round(((end - start) * share) / 100));
  for (let i = start; i < end; i++) cells[i] = i < start + done ? signs.done : signs.open;
  return cells.join('').trimEnd();
}

/** The start and the end of the axis, names between them where they fit, and ticks below. */
function axisLines(chart: Chart): readonly string[] {
  const { from, days, clocked, width, signs, today } = chart;
  const { start, end: last, ticks } = axisNames({ from, to: from + days }, clocked, width);
  const marks: string[] = Array.from({ length: width }, () => ' ');
  let names = start;
  const end = Math.max(names.length + 1, width - last.length);
  for (const { at: moment, text } of ticks) {
    const at = cellAt(chart, moment);
    marks[at] = signs.tick;
    if (at > names.length && at + text.length < end) names = names.padEnd(at) + text;
  }
  if (today !== undefined) marks[cellAt(chart, today.from)] = signs.today;
  const hasEnd = last !== '' && end + last.length <= width;
  return [hasEnd ? names.padEnd(end) + last : names, marks.join('').trimEnd()].filter((each) => each !== '');
}

function besideLines(
  indent: string,
  row: Row,
  bar: string,
  text: string,
  lead: number,
  { width }: Chart,
): readonly string[] {
  const [first = '', ...rest] = wrapCells(nameOf(row), lead - 2 - indent.length);
  const name = `${indent}${first}`;
  const words = `${name}${' '.repeat(Math.max(0, lead - cellsOf(name)))}`;
  return [`${words}${bar.padEnd(width)} ${text}`.trimEnd(), ...rest.map((each) => `${indent}${each}`)];
}

function belowLines(indent: string, row: Row, bar: string, text: string, columns: number): readonly string[] {
  return [...hanging(indent, `${plain(nameOf(row))}: ${text}`, columns), ...(bar.trim() === '' ? [] : [`  ${bar}`])];
}

function keyLines(
  { rows, today }: GanttModel,
  { done, open, moment, planned, today: line }: Signs,
  columns: number,
): readonly string[] {
  const isBegun = rows.some((each) => each.state === 'done' || (each.kind === 'task' && (each.progress ?? 0) > 0));
  const entries = [
    ...(isBegun ? [`${done} done`, `${open} to do`] : []),
    ...(rows.some(({ kind }) => kind === 'milestone') ? [`${moment} milestone`] : []),
    ...(rows.some((each) => each.kind === 'task' && each.planned !== undefined) ? [`${planned} planned`] : []),
    ...(today === undefined ? [] : [`${line} today, ${writtenPeriod(today)}`]),
  ];
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && cellsOf(last) + 3 + cellsOf(entry) <= columns)
      lines[lines.length - 1] = `${last}   ${entry}`;
    else lines.push(...wrapCells(entry, columns));
  }
  return lines;
}
