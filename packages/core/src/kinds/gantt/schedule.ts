// The days of a plan: in, its lines and the days off; out, the first and last day of each row, and the contradictions.
// Rows are processed in dependency order; a row whose days are unknown causes no diagnostics on rows that wait for it.
import type { Day } from '../../calendar/index.js';
import type { Draft } from './drafts.js';
import type { WorkingDays } from './working-days.js';

export interface Scheduled {
  readonly first: Day;
  readonly last: Day;
  /** Working days before the first possible day of a row that waits for this one. */
  readonly free: number;
  /** The earliest day after what it waits for, lag and days off included. */
  readonly earliest?: Day;
  /** The first working day on or after the written start. */
  readonly begins?: Day;
}

/** Why a row has no days, or impossible ones. */
export type Trouble =
  | { readonly because: 'endless' }
  | { readonly because: 'reversed'; readonly first: Day; readonly last: Day };

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
    const before = draft.after.map((id) => days.get(id)?.free);
    if (!draft.whole || before.includes(undefined)) continue;
    const free = before.reduce<number | undefined>((most, each) => Math.max(most ?? 0, each ?? 0), undefined);
    const found = draft.kind === 'milestone' ? milestoneDays(draft, free, work) : taskDays(draft, free, work);
    if ('because' in found) troubles.set(draft.id, found);
    else days.set(draft.id, found);
  }
  return { days, troubles, circles: circlesIn(left, byId) };
}

/** `free`: working days before the first day allowed by what it waits for. */
function taskDays(draft: Draft, free: number | undefined, work: WorkingDays): Scheduled | Trouble {
  const { start, end, length } = draft;
  const earliest = free === undefined ? undefined : work.dayAt(free + draft.lag);
  const begins = start === undefined ? undefined : work.dayAt(work.before(start));
  if (free !== undefined && earliest === undefined) return { because: 'endless' };
  // A row with both ends fixed stays there, even if all its days are off.
  if (
    start !== undefined &&
    begins !== undefined &&
    end !== undefined &&
    begins > end &&
    start <= end &&
    free === undefined
  )
    return { first: start, last: end, free: work.before(end + 1), begins };
  const first = Math.max(earliest ?? begins ?? 0, begins ?? earliest ?? 0);
  if (start !== undefined && begins === undefined && end === undefined) return { because: 'endless' };
  const last = end ?? work.dayAt(work.before(first) + Math.max(1, length ?? 1) - 1);
  if (last === undefined) return { because: 'endless' };
  if (last < first) return { because: 'reversed', first, last };
  return {
    first,
    last,
    free: work.before(last + 1),
    ...(earliest === undefined ? {} : { earliest }),
    ...(begins === undefined ? {} : { begins }),
  };
}

/** On its own day, before that day's work; or on the last day of what it waits for, after its work. */
function milestoneDays({ start }: Draft, free: number | undefined, work: WorkingDays): Scheduled | Trouble {
  if (start !== undefined) return { first: start, last: start, free: work.before(start) };
  const day = work.dayAt(Math.max(0, (free ?? 0) - 1));
  return day === undefined ? { because: 'endless' } : { first: day, last: day, free: free ?? 0 };
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
