// Squarified rows (Bruls, Huizing, van Wijk 2000, "Squarified treemaps"): from weights in descending order and a box to rows in
// which boxes are as near to squares as possible, and to the boxes of such rows for any weights.
import type { Box } from '../../../layout/graph.js';

/** Boxes side by side: across the box, or below one another. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly across: boolean;
}

/** `weights` in descending order, each above 0. */
export function squarifiedRows(weights: readonly number[], { width, height }: Box): readonly Row[] {
  const rows: Row[] = [];
  let left = weights.reduce((sum, each) => sum + each, 0);
  const room = { width, height };
  // px² per unit of weight.
  const scale = (width * height) / left;
  for (let from = 0; from < weights.length; ) {
    const across = room.width < room.height;
    const side = across ? room.width : room.height;
    let to = from + 1;
    let sum = weights[from] ?? 0;
    let ratio = worst(weights[from] ?? 0, weights[from] ?? 0, sum, side, scale);
    for (; to < weights.length; to++) {
      const next = sum + (weights[to] ?? 0);
      const nextRatio = worst(weights[from] ?? 0, weights[to] ?? 0, next, side, scale);
      if (nextRatio > ratio) break;
      ratio = nextRatio;
      sum = next;
    }
    rows.push({ from, to, across });
    const taken = left > 0 ? sum / left : 1;
    if (across) room.height -= room.height * taken;
    else room.width -= room.width * taken;
    left -= sum;
    from = to;
  }
  return rows;
}

/** The ratio of sides of the worst box in a row, from its largest and smallest weight and its sum. */
function worst(largest: number, smallest: number, sum: number, side: number, scale: number): number {
  const squared = sum * sum * scale;
  return Math.max((side * side * largest) / squared, squared / (side * side * smallest));
}

/** Fills the box: each row gets a share of the rest in proportion to its weights. */
export function placedRows(rows: readonly Row[], weights: readonly number[], box: Box): readonly Box[] {
  let left = weights.reduce((sum, each) => sum + each, 0);
  let { x, y, width, height } = box;
  return rows.flatMap(({ from, to, across }, i) => {
    const own = weights.slice(from, to);
    const sum = own.reduce((all, each) => all + each, 0);
    const share = i === rows.length - 1 || left <= 0 ? 1 : sum / left;
    left -= sum;
    const thick = (across ? height : width) * share;
    const long = across ? width : height;
    let at = across ? x : y;
    const boxes = own.map((each): Box => {
      const length = sum > 0 ? (long * each) / sum : 0;
      const placed = across ? { x: at, y, width: length, height: thick } : { x, y: at, width: thick, height: length };
      at += length;
      return placed;
    });
    if (across) {
      y += thick;
      height -= thick;
    } else {
      x += thick;
      width -= thick;
    }
    return boxes;
  });
}
