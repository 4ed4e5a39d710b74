// Usage: in, who did what; out, counts in the database by day and key, written together every few seconds, so that a drawing does not wait
// for them. A crash loses what was counted since; a regular stop does not.
import type { Actor, TenantId } from '@linework/operations';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { RequestError } from '../http/envelope.js';
import type { Act } from './act.js';
import { allowanceOf } from './plans.js';
import { usageDays } from './tables.js';

export interface UsageCounter {
  /** Throws if the plan's daily allowance is used up, as far as this node knows. */
  readonly demand: (user: User, act: Act) => void;
  readonly count: (user: User, act: Act) => void;
  readonly flush: () => Promise<void>;
}

/** Who does it, and the tenant whose usage it counts to. */
export type User = Pick<Actor, 'tenant' | 'plan' | 'by' | 'with'>;

/** Milliseconds. */
const DAY = 86_400_000;

interface Waiting {
  readonly ownerId: TenantId;
  readonly day: string;
  readonly keyId: string;
  readonly act: Act;
  count: number;
}

export function usageCounter({ db }: Pick<Database, 'db'>, now: () => Date): UsageCounter {
  let waiting = new Map<string, Waiting>();
  /** What each owner has used today, as far as this node knows. */
  let known = new Map<string, number>();
  let knownDay = '';
  /** Milliseconds at which the known day ends. */
  let dayEnds = 0;
  const today = (): string => {
    const moment = now();
    if (moment.getTime() >= dayEnds || moment.getTime() < dayEnds - DAY) {
      known = new Map();
      knownDay = moment.toISOString().slice(0, 10);
      dayEnds = Date.parse(knownDay) + DAY;
    }
    return knownDay;
  };
  /** What was counted while the earlier counts were written. */
  const waitingFor = ({ ownerId, day, act }: Pick<Waiting, 'ownerId' | 'day' | 'act'>): number =>
    [...waiting.values()]
      .filter((each) => each.ownerId === ownerId && each.day === day && each.act === act)
      .reduce((sum, each) => sum + each.count, 0);
  return {
    demand: ({ tenant: { id }, plan }, act) => {
      today();
      const most = allowanceOf(plan)[act];
      if ((known.get(`${id} ${act}`) ?? 0) >= most)
        throw new RequestError(
          'request.too_many',
          `The plan's daily allowance of ${most} is used up. It resets at midnight UTC.`,
        );
    },
    count: ({ tenant: { id: ownerId }, with: keyId = '', by }, act) => {
      const day = today();
      known.set(`${ownerId} ${act}`, (known.get(`${ownerId} ${act}`) ?? 0) + 1);
      const own = by === 'key' ? keyId : '';
      const name = JSON.stringify([ownerId, day, own, act]);
      const entry = waiting.get(name) ?? { ownerId, day, keyId: own, act, count: 0 };
      entry.count++;
      waiting.set(name, entry);
    },
    flush: async () => {
      const entries = [...waiting.values()];
      if (entries.length === 0) return;
      waiting = new Map();
      try {
        await db
          .insert(usageDays)
          .values(entries)
          .onConflictDoUpdate({
            target: [usageDays.ownerId, usageDays.day, usageDays.keyId, usageDays.act],
            set: { count: sql`${usageDays.count} + excluded.count` },
          });
      } catch (error) {
        // Counted with the next write.
        for (const each of entries) {
          const name = JSON.stringify([each.ownerId, each.day, each.keyId, each.act]);
          const entry = waiting.get(name);
          if (entry) entry.count += each.count;
          else waiting.set(name, each);
        }
        throw error;
      }
      for (const { ownerId, day, act } of entries) {
        if (day !== knownDay) continue;
        const [row] = await db
          .select({ count: sql<string>`sum(${usageDays.count})` })
          .from(usageDays)
          .where(and(eq(usageDays.ownerId, ownerId), eq(usageDays.day, day), eq(usageDays.act, act)));
        known.set(`${ownerId} ${act}`, Number(row?.count ?? 0) + waitingFor({ ownerId, day, act }));
      }
    },
  };
}
