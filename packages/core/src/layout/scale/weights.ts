// How ticks are chosen: the weights of Talbot, Lin and Hanrahan, "An Extension of Wilkinson's Algorithm" (2010).

/** Tenths: steps in the order of niceness. */
export const NICE_STEPS = [10, 50, 20, 25, 40, 30] as const;
/** Shares of the score. */
export const TICK_WEIGHTS = { simplicity: 0.25, coverage: 0.2, density: 0.5 } as const;
/** Share of the paper's legibility, which is decided by `fits` here. */
export const TICK_LEGIBILITY = 0.05;
/** Multiples of a step to try. */
export const MOST_SKIPS = 12;
/** Ticks to try. */
export const MOST_TICKS = 60;
/** Powers of ten to try. */
export const MOST_POWERS = 4;
