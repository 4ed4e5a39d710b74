// How lines, labels and frames get their last shape. px unless stated.

/** Around a label on a line. */
export const ROUTE_LABEL_CLEAR = 4;
/** Around the text at a line's end. */
export const END_LABEL_CLEAR = 2;
/** Around a title. */
export const TITLE_CLEAR = 2;

/** Between a decision's corner and its answer on a level line. */
export const AT_CORNER = 16;
/** Visible length of a line on both sides of its label, at least. */
export const LABEL_LINE_SEEN = 6;

/** Between the text at an end and its line. */
export const END_LABEL_BESIDE = 3;
/** Between the text at an end and everything else. */
export const END_LABEL_APART = 2;
/** By which it moves along the line per attempt. */
export const END_LABEL_STEP = 8;
/** Attempts; farther away it would not be read as the end's. */
export const END_LABEL_TRIES = 12;
/** From the corner of a frame to its group's title. */
export const END_LABEL_TITLE_ASIDE = 20;
/** From the top of a frame to its group's title. */
export const END_LABEL_TITLE_ABOVE = 12;

/** Times that a merged frame can be as large as its parts; beyond that it is mostly empty. */
export const LARGEST_MERGED = 3;
/** Between a frame or a title and everything it must not touch. */
export const OVERLAY_AIR = 8;
/** By which a title moves per attempt. */
export const OVERLAY_STEP = 8;
/** Frames of an overlay to merge; more of them are scattered all over the drawing. */
export const MOST_MERGED = 12;
/** Comparisons made to merge frames; beyond them they stay separate. */
export const MERGING_WORK = 300_000;

/** From the corner of a box to a line that is moved along its side. */
export const STRAIGHT_CORNER = 6;
/** By which mirror images can differ, as positions are rounded. */
export const MIRROR_ROUNDING = 0.5;
/** Passes over all lines. */
export const STRAIGHTEN_PASSES = 2;
/** Pieces of a line: a jog between two parallel ones, or a hook between them. */
export const JOG_SPANS = [1, 3] as const;
/** Comparisons; beyond them large drawings keep their bends. */
export const STRAIGHTEN_WORK = 1_000_000;

/** Lines that can pass from one row to the next: the forward one only, plus one back or past it, or two. */
export const WRAP_PASSING: readonly number[] = [1, 2, 3];
/** Cuttings that are drawn, each the best by the estimate. */
export const CUTTINGS_DRAWN = 4;
/** Rows that are tried. */
export const MOST_WRAPPED_ROWS = 24;
/** Layers: longer drawings are not cut, so that finding the cuts stays fast. */
export const MOST_WRAPPED_LAYERS = 400;
/** Line segments that are compared with one another. */
export const MOST_WRAPPED_SEGMENTS = 4000;
/** Factor for rows that do not fit the page. */
export const WRAP_TOO_WIDE = 4;
/** Share of the size for each further line across the end of a row. */
export const WRAP_FURTHER = 0.08;
