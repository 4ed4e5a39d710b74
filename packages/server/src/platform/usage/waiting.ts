// Counts that wait to be written: in, one after the other; out, all of them, each act of a key or member on a day once.
import type { Plan, Tenant } from '@linework/operations';
import type { DayCount } from './days.js';

export interface Counted extends DayCount {
  readonly tenant: Tenant;
  readonly plan: Plan;
}

export interface Waiting {
  readonly add: (more: Counted) => void;
  /** From then on, they wait no more. */
  readonly take: () => readonly Counted[];
  readonly sumOf: (what: Pick<DayCount, 'ownerId' | 'day' | 'act'>) => number;
}

export function waitingCounts(): Waiting {
  let all = new Map<string, Counted>();
  return {
    add: (more) => {
      const name = JSON.stringify([more.ownerId, more.day, more.keyId, more.accountId, more.act]);
      all.set(name, { ...more, count: (all.get(name)?.count ?? 0) + more.count });
    },
    take: () => {
      const taken = [...all.values()];
      all = new Map();
      return taken;
    },
    sumOf: ({ ownerId, day, act }) =>
      [...all.values()]
        .filter((each) => each.ownerId === ownerId && each.day === day && each.act === act)
        .reduce((sum, { count }) => sum + count, 0),
  };
}
