// The days of a plan in the language: in, the schedule that Mermaid makes; out, for each task the options of its line that
// give the same days, and what changed. LANGUAGE.md: a task without start is after= the one above, an
// exclusive end is end= the day before.
import { type Day, type Diagnostic, type DraftOption, dateOf } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import type { DaysOff } from './days-off.js';
import type { Planned, Schedule } from './replay.js';

export interface Row {
  readonly item: Planned;
  readonly milestone: boolean;
  readonly options: readonly DraftOption[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Placing {
  readonly off: DaysOff;
  readonly report: ConverterReport;
  readonly idOf: (index: number) => string;
  /** By index: the first day on which dependent tasks can start. */
  readonly free: Map<number, Day>;
  /** By index: those that end after a day's work, rather than before it. */
  readonly ending: Set<number>;
}

export function rowsOf(
  { planned, off }: Schedule,
  idOf: (index: number) => string,
  report: ConverterReport,
): readonly Row[] {
  const free = new Map<number, Day>();
  const placing: Placing = { off, report, idOf, free, ending: new Set() };
  const rows = new Map<number, Row>();
  // Dependencies are placed before dependents.
  for (const i of byWaiting(planned)) {
    const item = planned[i];
    if (item === undefined) continue;
    rows.set(i, isMilestone(item) ? milestoneRow(item, i, placing) : taskRow(item, i, placing));
  }
  return planned.flatMap((_, i) => rows.get(i) ?? []);
}

function byWaiting(planned: readonly Planned[]): readonly number[] {
  const left = planned.map(({ waits }) => waits?.length ?? 0);
  const followers = new Map<number, number[]>();
  for (const [i, { waits }] of planned.entries())
    for (const each of waits ?? []) {
      const list = followers.get(each);
      if (list === undefined) followers.set(each, [i]);
      else list.push(i);
    }
  const order = left.flatMap((count, i) => (count === 0 ? [i] : []));
  for (let at = 0; at < order.length; at++)
    for (const next of followers.get(order[at] ?? -1) ?? []) {
      const rest = (left[next] ?? 0) - 1;
      left[next] = rest;
      if (rest === 0) order.push(next);
    }
  return order;
}

function isMilestone({ line }: Planned): boolean {
  return line.tags.includes('milestone') || line.tags.includes('vert');
}

const dated = (name: string, day: Day): DraftOption => ({ name, values: [{ raw: dateOf(day) }] });

function waiting(waits: readonly number[], { idOf }: Placing): DraftOption {
  return { name: 'after', values: waits.map((each) => ({ raw: idOf(each) })) };
}

function freeOf(waits: readonly number[], { free }: Placing): Day {
  return waits.reduce((most, each) => Math.max(most, free.get(each) ?? most), Number.NEGATIVE_INFINITY);
}

function milestoneRow(item: Planned, i: number, placing: Placing): Row {
  const { line, waits, start, planned, length } = item;
  const { report, free, off, ending } = placing;
  const diagnostics = planned > start ? [report('M234', line.span, { task: line.name })] : [];
  // If only an end is written, it is the intended day.
  const day = Math.round(line.start === undefined && length === undefined && planned > start ? planned : start);
  if (!Number.isInteger(start) && planned <= start) {
    diagnostics.push(report('M235', line.span, { what: 'A milestone within a day', became: dateOf(day) }));
  }
  free.set(i, day);
  // After a bar, it is at the end of the bar's last day, which is the moment the next day starts.
  if (waits?.some((each) => ending.has(each) && free.get(each) === day) && freeOf(waits, placing) === day) {
    if (!off.written(day - 1)) {
      ending.add(i);
      return { item, milestone: true, options: [waiting(waits, placing)], diagnostics };
    }
  }
  if (line.start !== undefined && waits !== undefined) diagnostics.push(lostWait(item, day, placing));
  return { item, milestone: true, options: [dated('at', day)], diagnostics };
}

function lostWait({ line }: Planned, day: Day, { report }: Placing): Diagnostic {
  const what = `The dependency '${line.start ?? 'on the task above'}'`;
  return report('M203', line.span, {
    what,
    instead: `The date ${dateOf(day)} is written instead. Add after= if it can move.`,
  });
}

function taskRow(item: Planned, i: number, placing: Placing): Row {
  const { line, waits, start, drawn, planned, until, length } = item;
  const { off, report, free, ending } = placing;
  const diagnostics: Diagnostic[] = [];
  const first = Math.round(start);
  const stop = Math.max(first + 1, Math.round(drawn));
  const last = stop - 1;
  free.set(i, stop);
  ending.add(i);

  const known = waits !== undefined && waits.length > 0 ? waits : undefined;
  const earliest = known === undefined ? undefined : working(freeOf(known, placing), off);
  const begins = working(first, off);
  const late = earliest !== undefined && (earliest > begins || begins > last);
  const kept = known !== undefined && !late;
  if (late) diagnostics.push(lostWait(item, first, placing));
  const options: DraftOption[] = [
    ...(kept && earliest === begins ? [] : [dated('start', first)]),
    ...(kept && known !== undefined ? [waiting(known, placing)] : []),
  ];

  const days = workingBetween(begins, last, off);
  const count = Math.round(planned - start);
  const asLength = length !== undefined && !until && days > 0 && !off.written(last) && (days === count || count <= 0);
  options.push(asLength ? { name: 'length', values: [{ raw: `${days}d` }] } : dated('end', last));

  if (until) diagnostics.push(report('M237', line.span, { until: line.end, day: dateOf(last) }));
  const became = asLength ? `${days} day${days === 1 ? '' : 's'}` : `${dateOf(first)} to ${dateOf(last)}`;
  const changed = changeOf(item, begins, first);
  if (changed !== undefined) diagnostics.push(report('M235', line.span, { what: changed, became }));
  return { item, milestone: false, options, diagnostics };
}

/** Describes how its length or days differ from the input. */
function changeOf({ line, start, planned, length }: Planned, begins: Day, first: Day): string | undefined {
  if (planned <= start) return `The length '${line.end}', which is zero or less,`;
  if (!Number.isInteger(start) || !Number.isInteger(planned))
    return `The length '${line.end}', which has a fraction of a day,`;
  if (length !== undefined && (length.unit !== 'd' || !Number.isInteger(length.count)))
    return `The length '${line.end}'`;
  return begins === first ? undefined : 'A start on a day off';
}

function working(day: Day, { written }: DaysOff): Day {
  let at = day;
  while (written(at)) at++;
  return at;
}

function workingBetween(first: Day, last: Day, { written, weekends, holidays }: DaysOff): number {
  if (!weekends && holidays.length === 0) return last - first + 1;
  let count = 0;
  for (let day = first; day <= last; day++) if (!written(day)) count++;
  return count;
}
