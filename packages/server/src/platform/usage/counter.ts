// Usage: in, who did what; out, counts in the database by day, key and member, written together every few seconds, so that a drawing does not wait
// for them. A crash loses what was counted since; a regular stop does not. Owners who have used much of their allowance are reported after each write.
import type { Actor, Plan, Tenant, TenantId } from '@linework/operations';
import type { Database } from '../db/database.js';
import { RequestError } from '../http/envelope.js';
import type { Act } from './act.js';
import { addToDays, type DayCount, usedOn } from './days.js';
import { type Percent, percentsReached } from './percents.js';
import { allowanceOf } from './plans.js';
import { type Counted, waitingCounts } from './waiting.js';

export interface UsageCounter {
  /** Throws if the plan's daily allowance is used up, as far as this node knows. */
  readonly demand: (user: User, act: Act) => void;
  readonly count: (user: User, act: Act) => void;
  readonly flush: () => Promise<void>;
}

/** Who does it, and the tenant whose usage it counts to, with the plan of that tenant. */
export type User = Pick<Actor, 'id' | 'tenant' | 'plan' | 'by' | 'with'>;

/** A tenant that has used much of what its plan allows today. */
export interface Reached {
  readonly tenant: Tenant;
  readonly plan: Plan;
  readonly act: Act;
  readonly used: number;
  /** Of the allowance. */
  readonly percents: readonly Percent[];
}

/** Milliseconds. */
const DAY = 86_400_000;

export function usageCounter(
  { db }: Pick<Database, 'db'>,
  now: () => Date,
  report: (reached: Reached) => Promise<void>,
): UsageCounter {
  const waiting = waitingCounts();
  /** What each owner has used today, as far as this node knows. */
  let known = new Map<string, number>();
  /** The percents that were reported today. */
  let reported = new Set<string>();
  let knownDay = '';
  /** Milliseconds at which the known day ends. */
  let dayEnds = 0;
  const today = (): string => {
    const moment = now();
    if (moment.getTime() >= dayEnds || moment.getTime() < dayEnds - DAY) {
      known = new Map();
      reported = new Set();
      knownDay = moment.toISOString().slice(0, 10);
      dayEnds = Date.parse(knownDay) + DAY;
    }
    return knownDay;
  };
  const learn = async (owners: readonly TenantId[], day: string): Promise<void> => {
    if (owners.length === 0) return;
    // Also what was counted while the earlier counts were written.
    for (const { count, ...each } of await usedOn(db, owners, day))
      known.set(nameOf(each), count + waiting.sumOf({ ...each, day }));
  };
  const reportReached = async (written: readonly Counted[]): Promise<void> => {
    for (const each of new Map(written.map((one) => [nameOf(one), one])).values()) {
      const name = nameOf(each);
      const used = known.get(name) ?? 0;
      const percents = percentsReached(used, allowanceOf(each.plan)[each.act]);
      if (percents.every((percent) => reported.has(`${name} ${percent}`))) continue;
      await report({ ...each, used, percents });
      for (const percent of percents) reported.add(`${name} ${percent}`);
    }
  };
  return {
    demand: ({ tenant: { id: ownerId }, plan }, act) => {
      today();
      const most = allowanceOf(plan)[act];
      if ((known.get(nameOf({ ownerId, act })) ?? 0) >= most)
        throw new RequestError(
          'request.too_many',
          `The plan's daily allowance of ${most} is used up. It resets at midnight UTC.`,
        );
    },
    count: (user, act) => {
      const counted = { ...rowFor(user), day: today(), act, count: 1 };
      known.set(nameOf(counted), (known.get(nameOf(counted)) ?? 0) + 1);
      waiting.add(counted);
    },
    flush: async () => {
      const entries = waiting.take();
      if (entries.length === 0) return;
      try {
        await addToDays(
          db,
          entries.map(({ tenant: _tenant, plan: _plan, ...counted }) => counted),
        );
      } catch (error) {
        // Counted with the next write.
        entries.forEach(waiting.add);
        throw error;
      }
      const day = today();
      const current = entries.filter((each) => each.day === day);
      await learn([...new Set(current.map(({ ownerId }) => ownerId))], day);
      await reportReached(current);
    },
  };
}

function nameOf({ ownerId, act }: Pick<DayCount, 'ownerId' | 'act'>): string {
  return `${ownerId} ${act}`;
}

/** A member's own key is the member's matter. */
function rowFor({ id, tenant, plan, with: keyId = '', by }: User): Omit<Counted, 'day' | 'act' | 'count'> {
  const accountId = id === tenant.id ? '' : id;
  return { tenant, plan, ownerId: tenant.id, accountId, keyId: by === 'key' && accountId === '' ? keyId : '' };
}
