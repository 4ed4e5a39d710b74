// Positions across the layers.

/** px that free columns keep from others. */
export const FREE_COLUMN = 12;
/** Half of what they keep in crowded channels, px. */
export const CROWDED_COLUMN = 6;
/** Steps of a net per search for cycles. */
export const RING_STEPS = 30;
/** Steps of an examined column. */
export const COLUMN_STEPS = 2;

/** px: a box this much taller than another stretches its row; below that, they count as similar. */
export const STRETCHED = 32;
/** px: similar boxes that are out of line by less look like a mistake. */
export const ASKEW = 48;
/** Cost per px out of line with a neighbour in the row. */
export const IN_ROW_COST = 8;
/** Cost per px of a line. */
export const LINE_COST = 2;
/** Cost per px off a bend's position. */
export const IN_PLACE_COST = 1;

/** px by which the level has to become shorter. */
export const COMPACTION_GAIN = 32;
/** Share of its height by which it has to become shorter. */
export const COMPACTION_PART = 0.05;
/** Rounds in which boxes slightly out of line are put back. */
export const COMPACTION_ROUNDS = 4;
/** Nodes: larger levels stay unchanged. */
export const MOST_COMPACTED = 100;
/** Cost per px of height. */
export const HEIGHT_COST = 64;

/** px: positions are multiples. */
export const POSITION_ROUNDING: number = 1 / 8;

/** px: ends closer than this must not run side by side. */
export const TRACK_CLEAR = 2;

/** px: ends closer than this should not run side by side. */
export const TRACK_NEAR = 6;
/** px between two track segments on one track. */
export const TRACK_ROOM = 12;
/** Steps of a pair of track segments. */
export const TRACK_PAIR_STEPS = 8;
