// Lengths on the picture's grid (docs/look.md, Grid and rhythm).

/** px rounded up to a multiple of `step`. */
export function snapUp(length: number, step: number): number {
  return Math.ceil(length / step) * step;
}

/** px rounded down to a multiple of `step`. */
export function snapDown(length: number, step: number): number {
  return Math.floor(length / step) * step;
}
