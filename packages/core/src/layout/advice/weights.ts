// What is worth advising an author to change.
import type { Size } from '../graph.js';

/** Share of the nodes in the smaller half of a split: less is not worth two pictures. */
export const LEAST_HALF = 0.3;
/** Lines: graphs with more are cut at one line only, as pairs of lines take too long. */
export const MOST_LINES_PAIRED = 200;

/** Share of the excess over the limits that can remain if not all of it can go. */
export const MOST_EXCESS_LEFT = 0.6;
/** Nodes and lines: larger graphs are laid out only once, as each attempt takes long. */
export const MOST_ADVISED = 300;
/** Cuts to try; each is up to two more layouts. */
export const CUTS_TRIED = 2;
/** px: longer labels are worth replacing by numbers. */
export const LONG_LABEL = 100;
/** Labels: replacing one or two gains nothing. */
export const FEWEST_LONG_LABELS = 3;
/** px: a number in place of a label. */
export const NUMBER_SIZE: Size = { width: 28, height: 20 };
