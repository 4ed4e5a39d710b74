// How long the solvers search, and how exactly they count.

/** Children of an entry: four are compared faster than two are fetched twice. */
export const HEAP_FANS = 4;
/** Entries at first: most heaps stay small, and an array of 64 bytes is allocated on V8's own heap. */
export const HEAP_ROOM = 8;

/** Sweeps over all blocks. */
export const RELAX_SWEEPS = 12;

/** Steps: in large problems a pivot touches ever more blocks. */
export const PIVOT_WORK = 4_000_000;

/** Leaving candidates that are compared before one is taken. */
export const LEAVING_COMPARED = 40;
/** Cut values closer to zero are zero. */
export const CUT_ROUNDING = 1e-7;

/** Bands of the index. */
export const MOST_BANDS = 64;
/** Items per band below which a linear search is as fast. */
export const ITEMS_PER_BAND = 3;
