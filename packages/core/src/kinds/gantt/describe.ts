// A plan in words: in, the model; out, the outline: the period it covers, then one line per section, task and milestone
// with its days.
import { dateOf, shortDate, shortRange } from '../../calendar/index.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { spanOf } from './extent.js';
import type { DaysOff, GanttModel, Row, Section } from './model.js';
import { stateOf, timeOf } from './words.js';

export function describeGantt(model: GanttModel): Outline {
  const { rows } = model;
  const names = new Map(rows.map((each) => [each.id, oneLine(each.label)]));
  const placed = inSections(model);
  return {
    lines: [
      headline(model),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...daysOffLines(model.daysOff),
      ...(model.today === undefined ? [] : [`Today: ${shortDate(model.today)}`]),
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
  const { first, last } = spanOf(rows);
  return `${name}, ${counts}, ${shortRange(first, last)}`;
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
  const lag = row.kind === 'task' && row.lag > 0 ? ` and ${counted(row.lag, 'day')}` : '';
  const waits = after.length === 0 ? [] : [`after ${after.map((id) => names.get(id) ?? id).join(' and ')}${lag}`];
  const what = row.kind === 'milestone' ? ['milestone'] : [];
  const told = [...what, timeOf(row, model), ...stateOf(row), ...waits].join(', ');
  const under = sub === undefined ? '' : ` (${oneLine(sub)})`;
  return `${section === undefined ? '' : '  '}${oneLine(label)}${under}: ${told}${tail(row)}`;
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
    ...(row.kind === 'task' && row.lag > 0 ? [`lag ${row.lag}d`] : []),
    ...(slack === undefined ? [] : [`slack ${slack}d`]),
  ];
  const progress = row.kind === 'task' ? row.progress : undefined;
  return {
    kind: row.kind,
    id,
    label,
    depth: section === undefined ? 0 : 1,
    ...(progress === undefined ? {} : { number: progress, unit: '%' }),
    ...(row.kind === 'milestone' ? { date: dateOf(row.day) } : { start: dateOf(row.first), end: dateOf(row.last) }),
    ...(after.length === 0 ? {} : { after }),
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(marks.length === 0 ? {} : { marks }),
    span,
  };
}
