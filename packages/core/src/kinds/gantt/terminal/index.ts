// A plan as text: in, the model and the page; out, an axis of dates, one bar per task under its section, darker where
// done and followed by its days, and today as a line down the rows.
import { civilOf, type Day, shortDate, shortDay, timeTicks } from '../../../calendar/index.js';
import { cellsOf, plain } from '../../../terminal/cells.js';
import type { Charset } from '../../../terminal/glyphs.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import { wrapCells } from '../../../terminal/wrap.js';
import type { Made } from '../../layout-reports.js';
import { spanOf } from '../extent.js';
import { firstDay, type GanttModel, lastDay, type Row } from '../model.js';
import { stateOf } from '../words.js';

interface Signs {
  readonly done: string;
  readonly open: string;
  readonly moment: string;
  readonly today: string;
  readonly tick: string;
}

const SIGNS: Readonly<Record<Charset, Signs>> = {
  unicode: { done: '█', open: '▒', moment: '◆', today: '│', tick: '╷' },
  ascii: { done: '#', open: '=', moment: '*', today: '|', tick: "'" },
};

/** Cells: names take at most a third of the page; bars between this minimum and maximum. */
const NAMES_SHARE = 3;
const LEAST_BAR = 24;
const MOST_BAR = 72;
/** Cells of one name on the axis. */
const TICK = 9;

interface Chart {
  readonly from: Day;
  readonly days: number;
  /** Cells of the bars. */
  readonly width: number;
  readonly signs: Signs;
  readonly today: Day | undefined;
}

export function ganttText(model: GanttModel, page: Page): Made<string> {
  const { title, rows, sections, today } = model;
  const { columns } = page;
  const signs = SIGNS[page.charset];
  const { first, last } = spanOf(rows);
  const from = Math.min(first, today ?? first);
  const days = Math.max(last, today ?? last) - from + 1;
  const indent = sections.length === 0 ? '' : '  ';
  const said = rows.map((each) => saidOf(each));
  const widest = (words: readonly string[]): number => words.reduce((most, each) => Math.max(most, cellsOf(each)), 0);
  const names = Math.min(widest(rows.map(({ label }) => plain(label))), Math.floor(columns / NAMES_SHARE));
  const room = columns - indent.length - names - widest(said) - 3;
  const beside = room >= LEAST_BAR;
  const width = Math.min(MOST_BAR, beside ? room : columns - 2);
  const chart: Chart = { from, days, width, signs, today };
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
        ? besideLines(name, row, bar, said[i] ?? '', lead, chart)
        : belowLines(name, row, bar, said[i] ?? '', columns)),
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

/** `2 Nov to 13 Nov, 40 %, critical`. */
function saidOf(row: Row): string {
  const [first, last] = [firstDay(row), lastDay(row)];
  const [from, to] = [civilOf(first), civilOf(last)];
  const time =
    first === last
      ? shortDay(from)
      : from.year === to.year
        ? `${shortDay(from)} to ${shortDay(to)}`
        : `${shortDate(first)} to ${shortDate(last)}`;
  const states = stateOf(row).filter((each) => each !== 'done' && each !== 'active' && !each.startsWith('slack'));
  return [time, ...states].join(', ');
}

function cellAt({ from, days, width }: Chart, day: Day): number {
  return Math.min(width - 1, Math.max(0, Math.floor(((day - from) / days) * width)));
}

function barOf(row: Row, chart: Chart): string {
  const { width, signs, today } = chart;
  const cells: string[] = Array.from({ length: width }, () => ' ');
  if (today !== undefined) cells[cellAt(chart, today)] = signs.today;
  if (row.kind === 'milestone') {
    cells[cellAt(chart, row.day)] = signs.moment;
    return cells.join('').trimEnd();
  }
  const start = cellAt(chart, row.first);
  const end = Math.max(start + 1, Math.min(width, Math.round(((row.last + 1 - chart.from) / chart.days) * width)));
  const share = row.state === 'done' ? 100 : (row.progress ?? 0);
  const done = share === 0 ? 0 : Math.max(1, Math.round(((end - start) * share) / 100));
  for (let i = start; i < end; i++) cells[i] = i < start + done ? signs.done : signs.open;
  return cells.join('').trimEnd();
}

/** The first and the last day at the ends, names between them where they fit, and ticks below. */
function axisLines(chart: Chart): readonly string[] {
  const { from, days, width, signs, today } = chart;
  const last = shortDate(from + days - 1);
  const { ticks } = timeTicks(from + 1, from + days - 1, Math.max(2, Math.floor(width / TICK)));
  const marks: string[] = Array.from({ length: width }, () => ' ');
  let names = shortDate(from);
  const end = Math.max(names.length + 1, width - last.length);
  for (const { day, text } of ticks) {
    const at = cellAt(chart, day);
    marks[at] = signs.tick;
    if (at > names.length && at + text.length < end) names = names.padEnd(at) + text;
  }
  if (today !== undefined) marks[cellAt(chart, today)] = signs.today;
  const hasEnd = days > 1 && end + last.length <= width;
  return [hasEnd ? names.padEnd(end) + last : names, marks.join('').trimEnd()].filter((each) => each !== '');
}

function besideLines(
  indent: string,
  { label }: Row,
  bar: string,
  said: string,
  lead: number,
  { width }: Chart,
): readonly string[] {
  const [first = '', ...rest] = wrapCells(label, lead - 2 - indent.length);
  const name = `${indent}${first}`;
  const words = `${name}${' '.repeat(Math.max(0, lead - cellsOf(name)))}`;
  return [`${words}${bar.padEnd(width)} ${said}`.trimEnd(), ...rest.map((each) => `${indent}${each}`)];
}

function belowLines(indent: string, { label }: Row, bar: string, said: string, columns: number): readonly string[] {
  return [...hanging(indent, `${plain(label)}: ${said}`, columns), ...(bar.trim() === '' ? [] : [`  ${bar}`])];
}

function keyLines(
  { rows, today }: GanttModel,
  { done, open, moment, today: line }: Signs,
  columns: number,
): readonly string[] {
  const isBegun = rows.some((each) => each.state === 'done' || (each.kind === 'task' && (each.progress ?? 0) > 0));
  const entries = [
    ...(isBegun ? [`${done} done`, `${open} to do`] : []),
    ...(rows.some(({ kind }) => kind === 'milestone') ? [`${moment} milestone`] : []),
    ...(today === undefined ? [] : [`${line} today, ${shortDate(today)}`]),
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
