// The order within layers, by crossings.

/** Ends: more are counted by a table over all positions rather than pair by pair. */
export const FEW_ENDS = 4;

/** Neighbours of a layer that a node is compared with; the nearest are enough. */
export const MIRROR_COMPARED = 40;

/** Sweeps of a start. */
export const ORDER_SWEEPS = 24;
/** Sweeps without a gain that end a start. */
export const SWEEP_PATIENCE = 5;
/** Sweeps in small graphs and those with groups, where more of them gain little. */
export const ORDER_SWEEPS_FEW = 8;
/** Sweeps without a gain that end a start there. */
export const SWEEP_PATIENCE_FEW = 3;
/** Rounds of moving single items. */
export const ORDER_ROUNDS = 12;
/** Items: with more, a round takes long. */
export const LARGE_ORDER = 2500;
/** Rounds in such a graph. */
export const ORDER_ROUNDS_LARGE = 6;
/** Share of all crossings: one that saves less counts as a round without a gain. */
export const ROUND_GAIN: number = 1 / 200;
/** Rounds without a gain that end a start. */
export const ROUND_PATIENCE = 3;
/** Items: smaller graphs get more starts, and a transposition after each sweep, which is often all they need. */
export const SMALL_ORDER = 120;
/** Items: up to this many get two starts. */
export const MIDDLING_ORDER = 400;
/** Crossings of a graph without groups that can probably be avoided, if fewer. */
export const FEW_CROSSINGS = 4;
/** In a graph with groups, the search ends if a start after this many repeats the best result. */
export const STARTS_AGREED = 3;
/** Starts of a graph that probably has an order with fewer crossings. */
export const MOST_STARTS = 16;
/** Items in groups up to which more starts are made: groups restrict the search, since their insides move together. */
export const HELD_ITEMS = 170;
/** Share of the budget that is reserved for placing the boxes. */
export const PLACING_SHARE = 0.4;
/** Items: in wider layers neighbours are not exchanged. */
export const WIDE_LAYER = 1000;

/** Nodes: larger graphs take too long to order repeatedly. */
export const MOST_RETRIED = 48;
/** Crossings that another place in a cycle has to save. */
export const REVERSAL_GAIN = 2;
/** Crossings that a layer of its own has to save: it takes more room and breaks a row. */
export const SHIFT_GAIN = 3;
/** And the share of all crossings, or the picture doesn't look clearer. */
export const RETRY_GAIN = 0.35;
/** Rounds of trials. */
export const RETRY_ROUNDS = 2;
/** Trials per round. */
export const TRIALS_PER_ROUND = 32;
/** Starts of the crossing search in a trial. */
export const TRIAL_STARTS = 1;
/** Share of the budget that is reserved for everything else. */
export const TRIAL_RESERVE = 0.95;

/** Passes over all items. */
export const SIFTING_PASSES = 4;

/** Items: shorter layers are sorted by insertion. */
export const SHORT_LAYER = 40;

/** Places that an item moves, at most; layers with more ties are so wide that readers have to search them anyway. */
export const TIE_ROUNDS = 16;
