// How labels find free space.

/** px: the side of a square of the index, about a label's height. */
export const INDEX_SQUARE = 32;
/** Squares to index a box by; larger boxes are compared in every query. */
export const MOST_INDEX_SQUARES = 400;
