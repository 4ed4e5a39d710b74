// Daily allowances of the plans. Without a payment provider every account is Pro.
import type { Actor } from '@linework/operations';
import type { Act } from './act.js';

type Allowance = Readonly<Record<Act, number>>;

const PLANS: Readonly<Record<Actor['plan'], Allowance>> = {
  free: { draw: 0, check: 0, publish: 100 },
  pro: { draw: 1_000_000, check: 1_000_000, publish: 10_000 },
};

export function allowanceOf(plan: Actor['plan']): Allowance {
  return PLANS[plan];
}
