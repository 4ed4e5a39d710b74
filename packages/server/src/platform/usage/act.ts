// The counted actions of an account.
export const ACTS = ['draw', 'check', 'publish'] as const;

export type Act = (typeof ACTS)[number];
