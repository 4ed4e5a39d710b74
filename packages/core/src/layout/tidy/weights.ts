// The distances of a tree below its root, and how many forms of it are tried.

/** px. */
export const BELOW = {
  /** From a box to the row below it; the line across is in the middle. */
  level: 44,
  /** Between neighbours in a row, and if one of them has boxes below it. */
  sibling: 24,
  family: 36,
  /** Between the boxes of a list. */
  list: 12,
  /** From the left of a box to the rail of its list, and to the boxes of the list. */
  rail: 16,
  indent: 36,
} as const;

/** Forms that are kept of one tree. */
export const MOST_FORMS = 12;

/** Columns that are tried. */
export const MOST_LIST_COLUMNS = 12;
/** Boxes: fewer stay in one column. */
export const MANY_LISTED = 7;

/** Heights of a row that are tried. */
export const ROW_HEIGHTS_TRIED = 8;
/** Numbers of children in a row that are tried. */
export const ROW_COUNTS_TRIED = 16;

/** Shares of a page: of what is too wide for it, of a ratio over the limit, and of breadth. */
export const FORM_COSTS = { wide: 4, off: 100, breadth: 0.2 } as const;
