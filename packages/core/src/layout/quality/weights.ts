// What a reader notices in a drawing.

/** px of a square's side: with larger ones a long thin line would count as a band. */
export const BLANK_SQUARE = 8;
/** Squares: in drawings with more, they are twice as large, and so on. */
export const MOST_BLANK_SQUARES = 262_144;

/** px: closer coordinates are equal. */
export const SAME_PLACE = 0.01;

/** px that boxes can share without an overlap: rounding. */
export const TOUCH = 0.01;
/** px: a line this deep in a box runs through it. */
export const DEEP = 0.5;
/** px: lines this close overlap. */
export const SIDE_BY_SIDE = 0.4;
/** px for which they have to be that close. */
export const OVERLAP_LENGTH = 1;

/** px: font size of a node's label. */
export const NODE_LABEL_SIZE = 14;

/** Factor between two text sizes below which a longer picture is not worth it. */
export const CLEARLY_LARGER = 1.25;

/** px by which the starts or middles of boxes can differ and still look level. */
export const LEVEL_WITHIN = 8;

/** Nodes: smaller groups have no shape to compare. */
export const FEWEST_TWIN_NODES = 2;
