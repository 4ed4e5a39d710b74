// On which layer each box is.

/** px between a frame's title and a line that crosses the frame. */
export const IN_LAYER_TITLE_AIR = 8;
/** Rounds in which a line is compared with the others of its layer. */
export const IN_LAYER_WEIGHINGS = 4;
/** Lines to compare one with, as each pair takes time. */
export const MOST_IN_LAYER_WEIGHED = 300;

/** px between a line's end and a corner. */
export const LATERAL_CORNER: number = 6;

/** Items and arcs: larger graphs get fewer rounds, as each takes long. */
export const LARGE_LAYERING = 3000;
/** Steps to examine an arc. */
export const ARC_STEPS = 2;

/** Weight of lines inside a group and into it; others weigh one, so that successors stay near their source. */
export const INNER_LINE = 3;
/** Steps that must remain per bend. */
export const BEND_STEPS = 4000;
/** Steps of one bend, at least. */
export const BEND_SHARE = 400;
/** Steps per arc to find level lines. */
export const LEVEL_STEPS = 8;

/** Lines: what is written first stays first unless this many fewer run back. */
export const FEWER_BACK = 2;
/** And at least one in so many of its lines. */
export const FEWER_BACK_OF = 3;
