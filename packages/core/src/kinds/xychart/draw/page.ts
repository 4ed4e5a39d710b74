// The field of a chart on the page: from px along the places and along the numbers to points and boxes of the page. Vertical:
// places run to the right and numbers up. Horizontal: places run down and numbers to the right.
import type { Box, Point } from '../../../layout/graph.js';

export interface Field {
  readonly box: Box;
  readonly horizontal: boolean;
}

export function onPage({ box, horizontal }: Field, along: number, across: number): Point {
  return horizontal ? { x: box.x + across, y: box.y + along } : { x: box.x + along, y: box.y + box.height - across };
}

/** The box between two corners of the field. */
export function boxOnPage(field: Field, along: readonly [number, number], across: readonly [number, number]): Box {
  const a = onPage(field, along[0], across[0]);
  const b = onPage(field, along[1], across[1]);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}
