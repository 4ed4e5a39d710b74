// Usage: in, who did what; out, counts in the database by day, key and member, written together every few seconds, so that a drawing does not wait
// for them. A crash loses what was counted since; a regular stop does not. Owners who have used much of their allowance are reported after each write.
import type { Actor, Plan, Tenant } from '@linework/operations';
import type { Database } from '../db/database.js';
import { RequestError } from '../http/envelope.js';
import type { Act } from './act.js';
import { addToDays, type DayCount, usedOn } from './days.js';
import { type Percent, percentsReached } from './percents.js';
import { allowanceOf } from './plans.js';

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

interface Waiting extends DayCount {
  readonly tenant: Tenant;
  readonly plan: Plan;
}

export function usageCounter(
  { db }: Pick<Database, 'db'>,
  now: () => Date,
  report: (reached: Reached) => Promise<void>,
): UsageCounter {
  let waiting = new Map<string, Waiting>();
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
  const add = (more: Waiting): void => {
    const name = JSON.stringify([more.ownerId, more.day, more.keyId, more.accountId, more.act]);
    waiting.set(name, { ...more, count: (waiting.get(name)?.count ?? 0) + more.count });
  };
  /** Also what was counted while the earlier counts were written. */
  const learn = async (written: readonly Waiting[]): Promise<void> => {
    const owners = [...new Set(written.map(({ ownerId }) => ownerId))];
    if (owners.length === 0) return;
    const used = await usedOn(db, owners, knownDay);
    for (const { ownerId, act, count } of used) {
      const more = [...waiting.values()].filter(
        (each) => each.ownerId === ownerId && each.act === act && each.day === knownDay,
      );
      known.set(
        `${ownerId} ${act}`,
        more.reduce((sum, each) => sum + each.count, count),
      );
    }
  };
  const reportReached = async (written: readonly Waiting[]): Promise<void> => {
    const last = new Map(written.map((each) => [`${each.ownerId} ${each.act}`, each]));
    for (const [name, { tenant, plan, act }] of last) {
      const used = known.get(name) ?? 0;
      const percents = percentsReached(used, allowanceOf(plan)[act]);
      if (percents.every((percent) => reported.has(`${name} ${percent}`))) continue;
      await report({ tenant, plan, act, used, percents });
      for (const percent of percents) reported.add(`${name} ${percent}`);
    }
  };
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
    count: ({ id, tenant, plan, with: keyId = '', by }, act) => {
      const day = today();
      const { id: ownerId } = tenant;
      known.set(`${ownerId} ${act}`, (known.get(`${ownerId} ${act}`) ?? 0) + 1);
      const accountId = id === ownerId ? '' : id;
      add({
        tenant,
        plan,
        ownerId,
        day,
        keyId: by === 'key' && accountId === '' ? keyId : '',
        accountId,
        act,
        count: 1,
      });
    },
    flush: async () => {
      const entries = [...waiting.values()];
      if (entries.length === 0) return;
      waiting = new Map();
      try {
        await addToDays(
          db,
          entries.map(({ tenant: _tenant, plan: _plan, ...counted }) => counted),
        );
      } catch (error) {
        // Counted with the next write.
        entries.forEach(add);
        throw error;
      }
      const current = entries.filter(({ day }) => day === today());
      await learn(current);
      await reportReached(current);
    },
  };
}
