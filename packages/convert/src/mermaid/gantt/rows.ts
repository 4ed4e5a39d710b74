// The times of a plan in the language: in, the schedule that Mermaid makes; out, for each task the options of its line that
// give the same times, and what changed. docs/conversion.md, Gantt charts: a task without start is after= the one above, an
// exclusive end is end= the day before.
import {
  type Diagnostic,
  type DraftOption,
  dateOf,
  fromMinutes,
  MINUTES_PER_DAY,
  minutesOf,
  momentText,
  toMinute,
} from '@linework/core';
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
  /** By index: the moment from which dependent tasks can start. */
  readonly free: Map<number, number>;
  /** By index: those that end after a day's work, rather than before it. */
  readonly ending: Set<number>;
  /** Some task has a time of day, so that midnight is written too. */
  readonly clocked: boolean;
}

export function rowsOf(
  { planned, off }: Schedule,
  idOf: (index: number) => string,
  report: ConverterReport,
): readonly Row[] {
  const clocked = planned.some(isTimed);
  const placing: Placing = { off, report, idOf, free: new Map(), ending: new Set(), clocked };
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

/** A moment as written: a day, unless a time of day is needed. */
export function writtenMoment(moment: number, clocked: boolean): string {
  return clocked || !Number.isInteger(moment) ? momentText(moment) : dateOf(moment);
}

const dated = (name: string, text: string): DraftOption => ({ name, values: [{ raw: text }] });

function waiting(waits: readonly number[], { idOf }: Placing): DraftOption {
  return { name: 'after', values: waits.map((each) => ({ raw: idOf(each) })) };
}

function freeOf(waits: readonly number[], { free }: Placing): number {
  return waits.reduce((most, each) => Math.max(most, free.get(each) ?? most), Number.NEGATIVE_INFINITY);
}

function milestoneRow(item: Planned, i: number, placing: Placing): Row {
  const { line, waits, start, planned, length } = item;
  const { report, free, off, ending, clocked } = placing;
  const diagnostics = planned > start ? [report('M234', line.span, { task: line.name })] : [];
  // If only an end is written, it is the intended day.
  const at = line.start === undefined && length === undefined && planned > start ? planned : start;
  if (item.rounded && planned <= start)
    diagnostics.push(report('M235', line.span, { what: withSeconds(item), became: writtenMoment(at, clocked) }));
  free.set(i, at);
  // After a bar, it is at the bar's end, which is also the end of a last day.
  if (waits?.some((each) => ending.has(each) && free.get(each) === at) && freeOf(waits, placing) === at) {
    if (!off.written(Math.ceil(at) - 1)) {
      ending.add(i);
      return { item, milestone: true, options: [waiting(waits, placing)], diagnostics };
    }
  }
  if (line.start !== undefined && waits !== undefined) diagnostics.push(lostWait(item, at, placing));
  return { item, milestone: true, options: [dated('at', writtenMoment(at, clocked))], diagnostics };
}

function lostWait({ line }: Planned, at: number, { report, clocked }: Placing): Diagnostic {
  const what = `The dependency '${line.start ?? 'on the task above'}'`;
  return report('M203', line.span, {
    what,
    instead: `The date ${writtenMoment(at, clocked)} is written instead. Add after= if it can move.`,
  });
}

function taskRow(item: Planned, i: number, placing: Placing): Row {
  const { line, waits, start, drawn: drawnEnd, planned, until, length } = item;
  const { off, report, free, ending, clocked } = placing;
  const diagnostics: Diagnostic[] = [];
  const stop = drawnEnd > start ? drawnEnd : toMinute(start + (isTimed(item) ? fromMinutes(1) : 1));
  free.set(i, stop);
  ending.add(i);

  const known = waits !== undefined && waits.length > 0 ? waits : undefined;
  const earliest = known === undefined ? undefined : working(freeOf(known, placing), off);
  const begins = working(start, off);
  const late = earliest !== undefined && (earliest > begins || begins >= stop);
  const isKnown = known !== undefined && !late;
  if (late) diagnostics.push(lostWait(item, start, placing));
  const options: DraftOption[] = [
    ...(isKnown && earliest === begins ? [] : [dated('start', writtenMoment(start, clocked && isTimed(item)))]),
    ...(isKnown && known !== undefined ? [waiting(known, placing)] : []),
  ];

  const days = workingBetween(begins, stop, off);
  const count = toMinute(planned - start);
  const isOff = off.written(Math.ceil(stop) - 1);
  const asLength = length !== undefined && !until && days > 0 && !isOff && (days === count || count <= 0);
  const lasts = asLength ? lengthOf(days) : undefined;
  const last = Number.isInteger(stop) && !(clocked && isTimed(item)) ? dateOf(stop - 1) : momentText(stop);
  options.push(lasts === undefined ? dated('end', last) : dated('length', lasts.raw));

  if (until) diagnostics.push(report('M237', line.span, { until: line.end, day: last }));
  const changed = changeOf(item, begins);
  const became = lasts?.said ?? `${writtenMoment(start, false)} to ${last}`;
  if (changed !== undefined) diagnostics.push(report('M235', line.span, { what: changed, became }));
  return { item, milestone: false, options, diagnostics };
}

/** It has a time of day, or a length in hours or minutes. */
function isTimed({ start, planned, length }: Planned): boolean {
  return !Number.isInteger(start) || !Number.isInteger(planned) || /^[hm]$/.test(length?.unit ?? '');
}

/** In the largest unit without a fraction. */
function lengthOf(days: number): { readonly raw: string; readonly said: string } {
  const minutes = minutesOf(days);
  const [count, unit, name] =
    minutes % MINUTES_PER_DAY === 0
      ? [minutes / MINUTES_PER_DAY, 'd', 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'h', 'hour']
        : [minutes, 'min', 'minute'];
  return { raw: `${count}${unit}`, said: `${count} ${name}${count === 1 ? '' : 's'}` };
}

/** Describes how its length or days differ from the input. */
function changeOf(item: Planned, begins: number): string | undefined {
  const { line, start, planned, length, rounded } = item;
  if (planned <= start && !rounded) return `The length '${line.end}', which is zero or less,`;
  if (rounded) return withSeconds(item);
  const isExact = length === undefined || /^[dhm]$/.test(length.unit);
  if (!isExact || (length?.unit === 'd' && !Number.isInteger(length.count))) return `The length '${line.end}'`;
  return begins === start ? undefined : 'A start on a day off';
}

function withSeconds({ line }: Planned): string {
  return `The time of '${line.name}', which has seconds,`;
}

function working(at: number, { written: isOff }: DaysOff): number {
  let moment = at;
  while (isOff(Math.floor(moment))) moment = Math.floor(moment) + 1;
  return moment;
}

function workingBetween(from: number, to: number, { written: isOff, weekends, holidays }: DaysOff): number {
  if (!weekends && holidays.length === 0) return toMinute(to - from);
  let count = 0;
  for (let at = from; at < to; at = Math.floor(at) + 1) {
    if (!isOff(Math.floor(at))) count += Math.min(to, Math.floor(at) + 1) - at;
  }
  return toMinute(count);
}
