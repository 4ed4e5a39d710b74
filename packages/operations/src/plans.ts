// Plans: in, a plan and the one that a rule names; out, whether it includes all that this one does. A table of features, not an order, so that a
// new plan needs no place between others.

export const PLANS = ['free', 'pro', 'team', 'enterprise'] as const;

export type Plan = (typeof PLANS)[number];

/** Calling the drawing and checking routes; an organisation's own brand; help from the operator's contact. */
export type Feature = 'drawing' | 'brand-themes' | 'priority-support';

const FEATURES: Readonly<Record<Plan, readonly Feature[]>> = {
  free: [],
  pro: ['drawing', 'brand-themes'],
  team: ['drawing', 'brand-themes', 'priority-support'],
  enterprise: ['drawing', 'brand-themes', 'priority-support'],
};

export function hasFeature(plan: Plan, feature: Feature): boolean {
  return FEATURES[plan].includes(feature);
}

export function includesPlan(plan: Plan, needed: Plan): boolean {
  return FEATURES[needed].every((each) => FEATURES[plan].includes(each));
}
