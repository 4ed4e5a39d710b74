// Plans as data: in, a plan and a feature; out, whether it has it, and the plans that do. A table of features, not an order, so that a new plan
// needs no place between others.

export const PLANS = ['free', 'pro', 'team', 'enterprise'] as const;

export type Plan = (typeof PLANS)[number];

/** What a tenant can do is decided by its plan, or by nothing being billed: then the operator of the instance serves everyone. */
export type Terms = Plan | 'unbilled';

/** Each with its name in a sentence: the plan has no …; others have it. */
export const FEATURES = {
  /** Calling the drawing and checking routes. */
  drawing: 'drawing and checking',
  /** An organisation's own brand. */
  'brand-themes': 'branding',
  /** Setting up single sign-on and provisioning. */
  'single-sign-on': 'single sign-on and provisioning',
  /** Help from the operator's contact. */
  'priority-support': 'priority support',
} as const;

export type Feature = keyof typeof FEATURES;

const INCLUDED: Readonly<Record<Terms, readonly Feature[]>> = {
  free: [],
  pro: ['drawing', 'brand-themes'],
  team: ['drawing', 'brand-themes', 'single-sign-on', 'priority-support'],
  enterprise: ['drawing', 'brand-themes', 'single-sign-on', 'priority-support'],
  unbilled: ['drawing', 'brand-themes', 'single-sign-on', 'priority-support'],
};

export function hasFeature(terms: Terms, feature: Feature): boolean {
  return INCLUDED[terms].includes(feature);
}

export function plansWith(feature: Feature): readonly Plan[] {
  return PLANS.filter((plan) => hasFeature(plan, feature));
}
