// Daily allowances of the plans.
import type { Plan } from '@linework/operations';
import type { Act } from './act.js';

type Allowance = Readonly<Record<Act, number>>;

const ALLOWANCES: Readonly<Record<Plan, Allowance>> = {
  free: { draw: 0, check: 0, publish: 100 },
  pro: { draw: 1_000_000, check: 1_000_000, publish: 10_000 },
  team: { draw: 5_000_000, check: 5_000_000, publish: 50_000 },
  enterprise: { draw: 20_000_000, check: 20_000_000, publish: 200_000 },
};

export function allowanceOf(plan: Plan): Allowance {
  return ALLOWANCES[plan];
}
