// A plan in words: in, the model; out, the outline: the period it covers, then one line per section, task and milestone
// with its time.
import { dateOf, daysIn, durationText, lengthText, momentText, shortRange } from '../../calendar/index.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { spanOf } from './extent.js';
import { type DaysOff, type GanttModel, isClocked, type Period, type Row, type Section, type Task } from './model.js';
import { lastText, periodText, planOf, startText, stateOf, timeOf, writtenPeriod } from './words.js';

export function describeGantt(model: GanttModel): Outline {
  const { rows } = model;
  const names = new Map(rows.map((each) => [each.id, oneLine(each.label)]));
  const placed = inSections(model);
  return {
    lines: [
      headline(model),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...daysOffLines(model.daysOff),
      ...(model.today === undefined ? [] : [`Today: ${writtenPeriod(model.today)}`]),
      ...criticalLine(model),
      ...placed.map((each) => ('row' in each ? rowLine(each.row, model, names) : sectionLine(each.section))),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: placed.map((each) => ('row' in each ? rowItem(each.row) : sectionItem(each.section))),
  };
}

type Placed = { readonly section: Section } | { readonly row: Row };

/** Sections before their rows, in written order. */
function inSections({ rows, sections }: GanttModel): readonly Placed[] {
  const all: readonly Placed[] = [...sections.map((section) => ({ section })), ...rows.map((row) => ({ row }))];
  const start = (each: Placed): number => ('row' in each ? each.row : each.section).span.start;
  return [...all].sort((a, b) => start(a) - start(b));
}

function headline({ title, rows }: GanttModel): string {
  const name = title === undefined ? 'Gantt chart' : `${oneLine(title)}: gantt chart`;
  const tasks = rows.filter(({ kind }) => kind === 'task').length;
  const moments = rows.length - tasks;
  const counts = [counted(tasks, 'task'), ...(moments === 0 ? [] : [counted(moments, 'milestone')])].join(', ');
  if (rows.length === 0) return `${name}, ${counts}`;
  return `${name}, ${counts}, ${periodText(spanOf(rows), isClocked({ rows }))}`;
}

function daysOffLines({ weekends, holidays }: DaysOff): readonly string[] {
  const off = [...(weekends ? ['weekends'] : []), ...holidays.map(({ first, last }) => shortRange(first, last))];
  return off.length === 0 ? [] : [`Days off: ${off.join(', ')}`];
}

function criticalLine({ rows, findsCritical }: GanttModel): readonly string[] {
  if (!findsCritical) return [];
  const path = rows.filter(({ slack }) => slack === 0).map(({ label }) => oneLine(label));
  return path.length === 0 ? [] : [`Critical path: ${path.join(', ')}`];
}

function sectionLine({ label, sub, desc }: Section): string {
  return `${label === '' ? 'Section' : oneLine(label)}${sub === undefined ? '' : ` (${oneLine(sub)})`}${tail({ ...(desc === undefined ? {} : { desc }) })}`;
}

function rowLine(row: Row, model: GanttModel, names: ReadonlyMap<string, string>): string {
  const { label, sub, after, section } = row;
  const lag = row.kind === 'task' && row.lag.count > 0 ? ` and ${lagText(row)}` : '';
  const waits = after.length === 0 ? [] : [`after ${after.map((id) => names.get(id) ?? id).join(' and ')}${lag}`];
  const what = row.kind === 'milestone' ? ['milestone'] : [];
  const summary = [...what, timeOf(row, model), ...stateOf(row), ...planOf(row).map(oneLine), ...waits].join(', ');
  const under = sub === undefined ? '' : ` (${oneLine(sub)})`;
  return `${section === undefined ? '' : '  '}${oneLine(label)}${under}: ${summary}${tail(row)}`;
}

/** `2 days`, `6 weeks`. */
function lagText({ lag }: Task): string {
  const days = daysIn(lag);
  return days === undefined ? counted(lag.count, lag.unit === 'w' ? 'week' : 'month') : durationText(days);
}

function endsOf({ from, to, clocked }: Task): { readonly start: string; readonly end: string } {
  return clocked ? { start: momentText(from), end: momentText(to) } : { start: startText(from), end: lastText(to) };
}

/** As written: a date, a time or two of them. */
function rangeText({ from, to }: Period): string {
  return from === to ? momentText(from) : `${startText(from)}..${lastText(to)}`;
}

function taskMarks({ late, lag, planned, by }: Task): readonly string[] {
  return [
    ...(late ? ['late'] : []),
    ...(lag.count > 0 ? [`lag ${lengthText(lag)}`] : []),
    ...(planned === undefined ? [] : [`planned ${rangeText(planned)}`]),
    ...by.map((each) => `by ${each}`),
  ];
}

function sectionItem({ label, sub, tone, span }: Section): OutlineItem {
  return {
    kind: 'section',
    label,
    depth: 0,
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(tone === undefined ? {} : { marks: [tone] }),
    span,
  };
}

function rowItem(row: Row): OutlineItem {
  const { id, label, sub, after, section, state, critical, tone, slack, span } = row;
  const marks = [
    ...(state === 'planned' ? [] : [state]),
    ...(critical ? ['crit'] : []),
    ...(tone === undefined ? [] : [tone]),
    ...(row.kind === 'task' ? taskMarks(row) : []),
    ...(slack === undefined ? [] : [`slack ${Number.isInteger(slack) ? `${slack}d` : durationText(slack)}`]),
  ];
  const progress = row.kind === 'task' ? row.progress : undefined;
  return {
    kind: row.kind,
    id,
    label,
    depth: section === undefined ? 0 : 1,
    ...(progress === undefined ? {} : { number: progress, unit: '%' }),
    ...(row.kind === 'milestone' ? { date: row.clocked ? momentText(row.from) : dateOf(row.from) } : endsOf(row)),
    ...(after.length === 0 ? {} : { after }),
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(marks.length === 0 ? {} : { marks }),
    span,
  };
}
