// The schedule that Mermaid makes of a plan: in, its lines; out, when each task starts and ends, or why that is unknown.
// Days count from 1970, with fractions for hours, to the nearest minute; an end is exclusive.
import { fromMinutes, LAST_DAY, toMinute } from '@linework/core';
import { type DateFormat, dateFormat, type Length, lengthened, lengthOf } from './dates.js';
import { type DaysOff, daysOffOf } from './days-off.js';
import { looseDay } from './loose-day.js';
import type { Gantt, SettingLine, TaskLine } from './parse.js';

export interface Planned {
  readonly line: TaskLine;
  /** Its own, or the one Mermaid generates. */
  readonly id: string;
  /** Indices of its dependencies: the task above, or those after `after`. */
  readonly waits?: readonly number[];
  readonly start: number;
  /** Before days off extend it. */
  readonly planned: number;
  /** Where its bar ends. */
  readonly drawn: number;
  readonly length?: Length;
  /** Its end is the start of others. */
  readonly until: boolean;
  /** A date whose day and month order is a guess. */
  readonly guessed?: { readonly written: string; readonly day: number };
  /** Its start or its end was rounded to the minute. */
  readonly rounded: boolean;
}

export type Trouble =
  | { readonly why: 'absent' | 'circle'; readonly line: TaskLine; readonly on: string }
  | { readonly why: 'date' | 'endless' | 'first'; readonly line: TaskLine; readonly on: string };

export interface Schedule {
  readonly settings: readonly SettingLine[];
  readonly format: DateFormat;
  readonly off: DaysOff;
  readonly planned: readonly Planned[];
  readonly troubles: readonly Trouble[];
  /** Lines that depend on existing tasks and on missing ones. */
  readonly partly: readonly { readonly line: TaskLine; readonly absent: readonly string[] }[];
}

/** Most days checked one by one when some are off. */
const MOST_DAYS = 2_000_000;

/** Less than a millisecond, in days: smaller differences come from counting in fractions. */
const EXACT = 1e-9;

type Ref = { readonly ids: readonly number[]; readonly absent: readonly string[] };

interface Spec {
  readonly line: TaskLine;
  readonly id: string;
  readonly after?: Ref;
  readonly until?: Ref;
}

export function replay({ lines }: Gantt): Schedule {
  const settings = lines.filter((each): each is SettingLine => each.kind === 'setting');
  const written = settings.findLast(({ name }) => name === 'dateformat')?.value ?? '';
  const format = dateFormat(written);
  const inclusive = settings.some(({ name }) => name === 'inclusiveenddates');
  const off = daysOffOf(settings, format);
  const specs = specsOf(lines.filter((each): each is TaskLine => each.kind === 'task'));
  const planned: (Planned | undefined)[] = specs.map(() => undefined);
  const troubles: Trouble[] = [];
  const starts: (number | undefined)[] = specs.map(() => undefined);
  const ends: (number | undefined)[] = specs.map(() => undefined);
  let looked = 0;

  const startOf = ({ line, after }: Spec): number | undefined => {
    if (after !== undefined)
      return after.ids.reduce((most, i) => Math.max(most, ends[i] ?? most), Number.NEGATIVE_INFINITY);
    const text = line.start ?? '';
    return format.readStart(text) ?? looseDay(text)?.day;
  };
  const fixed = (start: number, end: number): { readonly end: number; readonly drawn: number } => {
    let [stop, lastDay] = [end, end];
    let invalid = false;
    for (let day = start + 1; day <= stop; day++) {
      if (++looked > MOST_DAYS || stop > LAST_DAY) return { end: Number.POSITIVE_INFINITY, drawn: lastDay };
      if (!invalid) lastDay = stop;
      invalid = off.isOff(Math.floor(toMinute(day)));
      if (invalid) stop++;
    }
    return { end: stop, drawn: lastDay };
  };

  for (const node of inOrder(specs)) {
    const i = node >> 1;
    const spec = specs[i];
    if (spec === undefined) continue;
    const { line, id, after, until } = spec;
    if (node % 2 === 0) {
      const at = startOf(spec);
      const why = at === undefined ? 'date' : 'endless';
      if (at !== undefined && at <= LAST_DAY) starts[i] = Number.isFinite(at) ? at : undefined;
      else if (line.start !== undefined) troubles.push({ why, line, on: line.start });
      continue;
    }
    const start = starts[i];
    if (start === undefined) continue;
    const length = lengthOf(line.end);
    const day = until === undefined ? format.read(line.end) : undefined;
    const first = until?.ids.reduce((least, each) => Math.min(least, starts[each] ?? least), Number.POSITIVE_INFINITY);
    const plannedEnd =
      first ??
      (day === undefined ? (length === undefined ? start : lengthened(start, length)) : day + (inclusive ? 1 : 0));
    const manual = /^\d{4}-\d{2}-\d{2}$/.test(line.end) && day !== undefined;
    const { end, drawn: drawnEnd } =
      off.any && !manual ? fixed(start, plannedEnd) : { end: plannedEnd, drawn: plannedEnd };
    if (!(end <= LAST_DAY)) {
      troubles.push({ why: 'endless', line, on: line.end });
      continue;
    }
    ends[i] = end;
    const text = line.start ?? '';
    const guess = after === undefined && format.readStart(text) === undefined ? looseDay(text) : undefined;
    planned[i] = {
      line,
      id,
      ...(after === undefined ? {} : { waits: after.ids }),
      start: toMinute(start),
      planned: toMinute(plannedEnd),
      drawn: toMinute(drawnEnd),
      rounded: [start, plannedEnd].some((each) => Math.abs(toMinute(each) - each) > EXACT),
      ...(length === undefined ? {} : { length }),
      until: until !== undefined,
      ...(guess && !guess.sure ? { guessed: { written: text, day: guess.day } } : {}),
    };
  }
  return {
    settings,
    format,
    off,
    planned: planned.filter((each) => each !== undefined),
    troubles: [...missing(specs), ...circles(specs, planned, troubles), ...troubles],
    partly: specs.flatMap(({ line, after, until }) => {
      const absent = [...(after?.absent ?? []), ...(until?.absent ?? [])];
      return absent.length === 0 ? [] : [{ line, absent }];
    }),
  };
}

function specsOf(tasks: readonly TaskLine[]): readonly Spec[] {
  let count = 0;
  const named = tasks.map((line) => ({ line, id: line.id ?? `task${++count}` }));
  const byId = new Map(named.map(({ id }, i) => [id, i]));
  const refTo = (text: string): Ref => {
    const names = [...new Set(text.split(/\s+/).filter((each) => each !== ''))];
    return {
      ids: names.flatMap((each) => byId.get(each) ?? []),
      absent: names.filter((each) => !byId.has(each)),
    };
  };
  return named.map(({ line, id }, i): Spec => {
    const after = /^after\s+(\S.*)$/.exec(line.start ?? '')?.[1];
    const until = /^until\s+(\S.*)$/.exec(line.end)?.[1];
    const above = line.start === undefined && i > 0 ? { ids: [i - 1], absent: [] } : undefined;
    const waits = after === undefined ? above : refTo(after);
    return {
      line,
      id,
      ...(waits === undefined ? {} : { after: waits }),
      ...(until === undefined ? {} : { until: refTo(until) }),
    };
  });
}

/** Starts (even) and ends (odd) of tasks, each after what it is computed from. */
function inOrder(specs: readonly Spec[]): readonly number[] {
  const waits = specs.flatMap(({ after, until }) => [after?.ids.length ?? 0, 1 + (until?.ids.length ?? 0)]);
  const followers = new Map<number, number[]>();
  const follow = (node: number, next: number): void => {
    const list = followers.get(node);
    if (list === undefined) followers.set(node, [next]);
    else list.push(next);
  };
  for (const [i, { after, until }] of specs.entries()) {
    for (const each of after?.ids ?? []) follow(2 * each + 1, 2 * i);
    follow(2 * i, 2 * i + 1);
    for (const each of until?.ids ?? []) follow(2 * each, 2 * i + 1);
  }
  const order = waits.flatMap((count, node) => (count === 0 ? [node] : []));
  for (let at = 0; at < order.length; at++) {
    for (const next of followers.get(order[at] ?? -1) ?? []) {
      const rest = (waits[next] ?? 0) - 1;
      waits[next] = rest;
      if (rest === 0) order.push(next);
    }
  }
  return order;
}

function missing(specs: readonly Spec[]): readonly Trouble[] {
  return specs.flatMap(({ line, after, until }, i): readonly Trouble[] => {
    const absent = [after, until].find((each) => each !== undefined && each.ids.length === 0);
    if (absent !== undefined) return [{ why: 'absent', line, on: absent.absent[0] ?? '' }];
    return line.start === undefined && i === 0 ? [{ why: 'first', line, on: '' }] : [];
  });
}

/** A cycle: the first task left without days although everything it names exists, if no other problem explains it. */
function circles(
  specs: readonly Spec[],
  planned: readonly (Planned | undefined)[],
  troubles: readonly Trouble[],
): readonly Trouble[] {
  if (troubles.length > 0 || missing(specs).length > 0) return [];
  const at = planned.indexOf(undefined);
  const spec = specs[at];
  if (spec === undefined) return [];
  const on = specs[spec.after?.ids[0] ?? spec.until?.ids[0] ?? at]?.id ?? '';
  return [{ why: 'circle', line: spec.line, on }];
}

/** The first task that is shorter than a minute, if most tasks are, milestones aside: rounded, their bars would say nothing. */
export function bySeconds({ planned }: Schedule): Planned | undefined {
  const tasks = planned.filter(({ line }) => !line.tags.includes('milestone') && !line.tags.includes('vert'));
  const short = tasks.filter(({ rounded, start, planned: end }) => rounded && end - start < fromMinutes(2));
  return 2 * short.length > tasks.length ? short[0] : undefined;
}
