// What decides between whole drawings of the layered engine; each phase has its own weights.

/** Compactness of a wrapped drawing: all rows start at the left, whatever bends that takes. */
export const FLUSH_COMPACTNESS = 1000;

/** Steps of one drawing; beyond them fewer sweeps are made. */
export const LAYERED_STEPS = 100_000_000;
/** Factor by which wrapping must enlarge a drawing to be worth the jumps from row to row. */
export const WRAP_GAIN = 1.5;
/** The same for reading downwards, where all lines at rows of nodes then turn aside. */
export const DOWN_GAIN = 1.5;
