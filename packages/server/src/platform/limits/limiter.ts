// Rate limits: in, a name, and how many times in how many seconds; out, what is left. Counted in the database, so that all
// nodes of a service count together. A window begins with its first request.
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { RequestError } from '../http/envelope.js';
import { networksOf } from './networks.js';
import { limits } from './tables.js';

export interface Limit {
  /** Name of the limit, for the headers. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface Taken {
  readonly limit: Limit;
  readonly left: number;
  /** Seconds until the window ends. */
  readonly resets: number;
  readonly allowed: boolean;
}

/** Counts each `who` separately. */
export async function take(db: Db, limit: Limit, who: string, now: Date): Promise<Taken> {
  const { seconds } = limit;
  const [row] = await addCounts(db, [{ name: countName(limit, who), count: 1, seconds }], now);
  return takenOf(limit, row?.count ?? 1, row?.ends ?? endOf(seconds, now), now);
}

export function countName({ name }: Limit, who: string): string {
  return `${name} ${who}`;
}

interface Counted {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

/** Returns each count and when its window ends. Names differ; a window that has ended begins again. */
export async function addCounts(
  db: Db,
  counts: readonly Counted[],
  now: Date,
): Promise<readonly (typeof limits.$inferSelect)[]> {
  const began = sql`${now.toISOString()}::timestamptz`;
  return db
    .insert(limits)
    .values(counts.map(({ name, count, seconds }) => ({ name, count, ends: endOf(seconds, now) })))
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        count: sql`case when ${limits.ends} <= ${began} then excluded.count else ${limits.count} + excluded.count end`,
        ends: sql`case when ${limits.ends} <= ${began} then excluded.ends else ${limits.ends} end`,
      },
    })
    .returning();
}

function endOf(seconds: number, now: Date): Date {
  return new Date(now.getTime() + seconds * 1_000);
}

/** `count`: with this one. */
export function takenOf(limit: Limit, count: number, ends: Date, now: Date): Taken {
  return {
    limit,
    left: Math.max(0, limit.most - count),
    resets: Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1_000)),
    allowed: count <= limit.most,
  };
}

/** Counts a network address, and every network that it belongs to. Returns the count that refuses, or the one with the least left. */
export async function takeByNetwork(db: Db, limit: Limit, address: string, now: Date, of = ''): Promise<Taken> {
  const [narrow, ...wider] = networksOf(address);
  let least = await take(db, limit, `${of}${narrow.name}`, now);
  for (const { name, times } of wider) {
    if (!least.allowed) break;
    const taken = await take(db, { ...limit, most: limit.most * times }, `${of}${name}`, now);
    if (!taken.allowed || taken.left < least.left) least = taken;
  }
  return least;
}

/** As in the draft RateLimit header fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10). */
export function limitHeaders({ limit, left, resets, allowed }: Taken): Readonly<Record<string, string>> {
  return {
    'ratelimit-policy': `"${limit.name}";q=${limit.most};w=${limit.seconds}`,
    ratelimit: `"${limit.name}";r=${left};t=${resets}`,
    ...(allowed ? {} : { 'retry-after': String(resets) }),
  };
}

/** Whether it leaves less than another count, or the same for longer. */
export function isTighter(one: Taken, other: Taken): boolean {
  if (one.allowed !== other.allowed) return other.allowed;
  return one.left === other.left ? one.resets > other.resets : one.left < other.left;
}

export class LimitReached extends RequestError {
  override readonly headers: Readonly<Record<string, string>>;

  constructor(taken: Taken) {
    super(
      'request.too_many',
      `The limit is ${taken.limit.most} in ${spoken(taken.limit.seconds)}. Try again in ${spoken(taken.resets)}.`,
    );
    this.headers = limitHeaders(taken);
  }
}

function spoken(seconds: number): string {
  const [count, unit] =
    seconds >= 5_400
      ? [Math.round(seconds / 3_600), 'hour']
      : seconds >= 90
        ? [Math.round(seconds / 60), 'minute']
        : [seconds, 'second'];
  return count === 1 && unit !== 'second' ? `one ${unit}` : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export async function forgetEndedLimits(db: Db, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.ends, now));
}
