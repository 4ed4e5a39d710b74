// Where lines meet boxes. px unless stated.

/** Between a frame's title and a line that crosses the frame. */
export const LATERAL_TITLE_AIR = 8;

/** From a box to the far side of its first loop. */
export const LOOP_REACH = 24;
/** Between two loops of one box. */
export const LOOP_NEST = 8;
/** Of a loop's far side, in front of and after a label on it. */
export const LOOP_BEND = 12;

/**
 * Between lines that leave: more than between those that arrive, so that the ends of two aligned boxes don't overlap.
 */
export const PORTS_LEAVING = 24;
/** Between lines that arrive. */
export const PORTS_ARRIVING = 16;
/** From the end of a side to its outermost port. */
export const PORT_MARGIN = 8;
/** Width of labels side by side, at most. */
export const WIDEST_PORT_LABEL = 24;
/** From a corner to a line with a label beside it. */
export const PORT_CORNER = 6;

/** Of a loop's lane, in front of and after its label: without that it would look like two ends. */
export const ROW_LOOP_BEND = 12;

/** Between two consecutive lines on a lane. */
export const ROW_LANES_APART = 8;

/** Between a label on a loop and other lines. */
export const LOOP_LABEL_CLEAR = 4;
/** Between a label and the lines at rows above and below it. */
export const ROW_LABEL_CLEAR = 2;
/** From the top of a box to an end without a row, which is above the rows. */
export const ABOVE_ROWS = 10;

/** Rounds in which a line is compared with the others. */
export const SIDE_WEIGHINGS = 4;
/** Lines to compare one with, as each pair takes time. */
export const MOST_SIDES_WEIGHED = 200;
/** Crossings: leaving on the far side. */
export const FAR_SIDE = 0.5;

/** Between ends at one row, at most. */
export const ROW_END_STEP = 12;
/** All ends at one row. */
export const ROW_END_SPAN = 24;
/** Between the ends of one loop, at least. */
export const LOOP_END_STEP = 8;
/** All ends at one row with a loop, at most. */
export const LOOP_END_SPAN = 24;

/** Of the straight piece at a line's end, at most: the distance between a node and the side port beside it. */
export const MOST_SIDE_LENGTH = 16;
/** Between the height at which a line leaves a decision and the label on its way down. */
export const ANSWER_DROP: number = 10;

/** Lines: with more of them a straight one in the middle is better. */
export const MOST_TWIN_LINES = 4;
/** Items: in a larger level placement stops before all is straight, and symmetric parts would be placed twice. */
export const MOST_TWIN_ITEMS = 1500;
