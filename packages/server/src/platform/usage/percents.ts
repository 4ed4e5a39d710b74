// How much of an allowance is used: in, both; out, the percents at which its owner gets an email.
export const PERCENTS = [80, 100] as const;

export type Percent = (typeof PERCENTS)[number];

/** What a plan does not allow at all cannot be used up. */
export function percentsReached(used: number, allowance: number): readonly Percent[] {
  return allowance === 0 ? [] : PERCENTS.filter((percent) => used * 100 >= allowance * percent);
}
