// The time of each row of a plan: in, its lines and the days off; out, when each row starts and ends, and the contradictions.
// Rows are processed in dependency order; a row whose time is unknown causes no diagnostics on rows that wait for it.
import { daysIn, type Length, laterBy, type Moment, toMinute } from '../../calendar/index.js';
import type { Draft } from './drafts.js';
import type { Period } from './model.js';
import type { WorkingDays } from './working-days.js';

export interface Scheduled extends Period {
  /** Working days before the first possible moment of a row that waits for this one. */
  readonly free: number;
  /** The earliest moment after what it waits for, lag and days off included. */
  readonly earliest?: Moment;
  /** Working days of the lag. */
  readonly lagged: number;
  /** The first working moment at or after the written start. */
  readonly begins?: Moment;
  readonly clocked: boolean;
}

/** Why a row has no time, or an impossible one. */
export type Trouble = { readonly because: 'endless' } | ({ readonly because: 'reversed' } & Period);

export interface Schedule {
  readonly days: ReadonlyMap<string, Scheduled>;
  readonly troubles: ReadonlyMap<string, Trouble>;
  /** Rows that wait for one another in a cycle, each followed by the row it waits for. */
  readonly circles: readonly (readonly Draft[])[];
}

export function schedule(drafts: readonly Draft[], work: WorkingDays): Schedule {
  const byId = new Map(drafts.map((each) => [each.id, each]));
  const { order, left } = inOrder(drafts, byId);
  const days = new Map<string, Scheduled>();
  const troubles = new Map<string, Trouble>();
  for (const draft of order) {
    const before = draft.after.flatMap((id) => days.get(id) ?? []);
    if (!draft.whole || before.length < draft.after.length) continue;
    const dates = draft.kind === 'milestone' ? milestoneDays(draft, before, work) : taskDays(draft, before, work);
    if ('because' in dates) troubles.set(draft.id, dates);
    else days.set(draft.id, dates);
  }
  return { days, troubles, circles: circlesIn(left, byId) };
}

/** Working days before the first moment allowed by what a row waits for. */
function freeAfter(before: readonly Scheduled[]): number | undefined {
  return before.reduce<number | undefined>((most, { free }) => Math.max(most ?? 0, free), undefined);
}

function taskDays(draft: Draft, before: readonly Scheduled[], work: WorkingDays): Scheduled | Trouble {
  const { start, end, length } = draft;
  const free = freeAfter(before);
  const earliest = free === undefined ? undefined : lagging(free, draft.lag, work);
  const begins = start === undefined ? undefined : work.dayAt(work.before(start));
  if (free !== undefined && earliest === undefined) return { because: 'endless' };
  const lagged = free === undefined || earliest === undefined ? 0 : toMinute(work.before(earliest) - free);
  // A row with both ends fixed stays there, even if all its days are off.
  if (
    start !== undefined &&
    begins !== undefined &&
    end !== undefined &&
    begins >= end &&
    start < end &&
    free === undefined
  )
    return { from: start, to: end, free: work.before(end), begins, lagged, clocked: draft.clocked };
  const from = Math.max(earliest ?? begins ?? 0, begins ?? earliest ?? 0);
  if (start !== undefined && begins === undefined && end === undefined) return { because: 'endless' };
  const to = end ?? endAfter(from, length, work);
  if (to === undefined) return { because: 'endless' };
  if (to <= from) return { because: 'reversed', from, to };
  return {
    from,
    to,
    free: work.before(to),
    lagged,
    ...(earliest === undefined ? {} : { earliest }),
    ...(begins === undefined ? {} : { begins }),
    clocked: draft.clocked || !Number.isInteger(from) || !Number.isInteger(to),
  };
}

/** Weeks and months are those of the calendar; everything else is working time. */
function lagging(free: number, lag: Length, work: WorkingDays): Moment | undefined {
  const days = daysIn(lag);
  if (days !== undefined) return work.dayAt(toMinute(free + days));
  const begins = work.dayAt(free);
  return begins === undefined ? undefined : work.dayAt(work.before(laterBy(begins, lag)));
}

const ONE_DAY: Length = { count: 1, unit: 'd' };

function endAfter(from: Moment, written: Length | undefined, work: WorkingDays): Moment | undefined {
  const length = written === undefined || written.count === 0 ? ONE_DAY : written;
  const days = daysIn(length);
  return work.endAt(days === undefined ? work.before(laterBy(from, length)) : toMinute(work.before(from) + days));
}

/** On its own day, before that day's work; or on the last day of what it waits for, after its work. */
function milestoneDays(
  { start, clocked }: Draft,
  before: readonly Scheduled[],
  work: WorkingDays,
): Scheduled | Trouble {
  const lagged = 0;
  if (start !== undefined)
    return { from: start, to: clocked ? start : start + 1, free: work.before(start), lagged, clocked };
  const free = freeAfter(before) ?? 0;
  if (before.some((each) => each.clocked)) {
    const at = before.reduce((most, { to }) => Math.max(most, to), Number.NEGATIVE_INFINITY);
    return { from: at, to: at, free, lagged, clocked: true };
  }
  const day = work.dayAt(Math.max(0, free - 1));
  return day === undefined ? { because: 'endless' } : { from: day, to: day + 1, free, lagged, clocked };
}

interface InOrder {
  /** Each after what it waits for. */
  readonly order: readonly Draft[];
  /** In a cycle, or after one. */
  readonly left: readonly Draft[];
}

function inOrder(drafts: readonly Draft[], byId: ReadonlyMap<string, Draft>): InOrder {
  const waits = new Map<string, number>();
  const followers = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const known = draft.after.filter((id) => byId.has(id));
    waits.set(draft.id, known.length);
    for (const id of known) {
      const list = followers.get(id);
      if (list === undefined) followers.set(id, [draft]);
      else list.push(draft);
    }
  }
  const order = drafts.filter(({ id }) => waits.get(id) === 0);
  for (let i = 0; i < order.length; i++) {
    for (const next of followers.get(order[i]?.id ?? '') ?? []) {
      const rest = (waits.get(next.id) ?? 0) - 1;
      waits.set(next.id, rest);
      if (rest === 0) order.push(next);
    }
  }
  return { order, left: drafts.filter(({ id }) => (waits.get(id) ?? 0) > 0) };
}

/** Every remaining row waits for another remaining row, so walking back reaches a cycle. */
function circlesIn(left: readonly Draft[], byId: ReadonlyMap<string, Draft>): readonly (readonly Draft[])[] {
  const isLeft = new Set(left.map(({ id }) => id));
  const seen = new Set<string>();
  const circles: Draft[][] = [];
  for (const start of left) {
    const path: Draft[] = [];
    const placeOf = new Map<string, number>();
    let at: Draft | undefined = start;
    while (at !== undefined && !seen.has(at.id)) {
      seen.add(at.id);
      placeOf.set(at.id, path.length);
      path.push(at);
      at = byId.get(at.after.find((id) => isLeft.has(id)) ?? '');
    }
    const from = at === undefined ? undefined : placeOf.get(at.id);
    if (from !== undefined) circles.push(fromFirstWritten(path.slice(from)));
  }
  return circles;
}

function fromFirstWritten(circle: readonly Draft[]): Draft[] {
  const line = ({ entry }: Draft): number => entry.statement.line;
  const first = circle.reduce((least, each, i) => (line(each) < line(circle[least] ?? each) ? i : least), 0);
  return [...circle.slice(first), ...circle.slice(0, first)];
}
