// What is counted of an account's use.
export const ACTS = ['draw', 'check', 'publish'] as const;

export type Act = (typeof ACTS)[number];
