// Positions along the layers.

/** px by which a line can become longer. */
export const COLUMN_DETOUR = 64;

/** Rounds of joining straight runs. */
export const SEGMENT_ROUNDS = 40;
/** Times that straight runs can make a level as wide as its widest layer. */
export const SEGMENT_SLACK = 1.05;
/** Runs: large levels have many paths that are too wide, and a round takes one per this many. */
export const RUNS_PER_PATH = 150;
/** Steps to examine a pair of neighbours per round. */
export const NEIGHBOUR_STEPS = 12;

/** Weight of a narrow drawing, at least. */
export const NARROW_WEIGHT = 2;
/** Weight of an answer straight below or above the point where its line leaves a frame. */
export const ANSWER_WEIGHT = 2;
/** Weight of the main line, which is straight before all others. */
export const MAIN_WEIGHT = 12;

/** px from the end of a side to its outermost port. */
export const REFINED_EDGE = 6;
/** px between two ends that move. */
export const REFINED_CLOSE = 2.5;
/** px between ends that make room for one another. */
export const REFINED_APART = 5;
/** The same if that or a line around others is the alternative. */
export const REFINED_CROWDED = 2;

/** Rounds over all boxes. */
export const SNAP_ROUNDS = 2;

/** Blocks: beyond this number too many would have to make room for a pair. */
export const MOST_PUSHED = 200;
