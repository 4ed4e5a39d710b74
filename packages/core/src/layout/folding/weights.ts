// When long rows are folded, and how far apart the rows are.
import { ASPECT } from '../page.js';

/** A part is folded if it is larger than the result by more than this factor. */
export const FOLD_GAIN = 1.2;
/** Cost factor of columns of unrelated nodes, which look related. */
export const SCATTERED = 1.3;
/** Cost factor of a column of nodes that others follow: their level cannot be seen. */
export const UNEVEN = 1.3;

/** Longer over shorter side up to which a row of siblings in a stated direction stays one row. */
export const LONG_ROW = 5.5;
/** Width over height to aim for, in turn, until the drawing is within the limit. */
export const AIMED_ASPECTS: readonly number[] = [ASPECT, 1, 3];

/** px between two rows of lines without labels. */
export const ROW_GAP_BARE = 64;
/** px between two rows of lines with labels. */
export const ROW_GAP_LABELLED = 104;
/** px between two boxes on a trunk. */
export const TRUNK_GAP = 24;
/** Rows per rank: no page shows more. */
export const MOST_ROWS_PER_RANK = 40;

/** px between neighbours of one row. */
export const FOLDED_APART = 32;

/** px from the trunk to a box, at least. */
export const TRUNK_ASIDE = 20;
/** px after what is painted at the line's end. */
export const TRUNK_BEHIND_HEAD = 12;

/** Lines from one row to the next; more of them hide the order of the rows. */
export const MOST_PASSING = 3;
/** Rows that are tried. */
export const MOST_FOLDED_ROWS = 24;
/** Factors by which a row can exceed the mean, to end where few lines pass. */
export const ROW_STRETCHES: readonly number[] = [1, 1.15, 1.35];
/** px around the rows and each of them. */
export const ROW_PADDING = 40;
