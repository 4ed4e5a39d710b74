// The ends of a flow's lines: in, a route between boxes; out, the route between what is drawn in them.
import type { Box, Point } from '../../../layout/graph.js';
import type { DrawnNode } from './nodes.js';

export interface PlacedEnd {
  readonly drawn: DrawnNode;
  readonly box: Box;
}

/** A route whose ends lie on the drawn borders instead of the boxes. */
export function met(
  points: readonly Point[],
  from: PlacedEnd | undefined,
  to: PlacedEnd | undefined,
): readonly Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return points;
  return [
    from === undefined ? first : from.drawn.meet(from.box, first, second),
    ...points.slice(1, -1),
    to === undefined ? last : to.drawn.meet(to.box, last, beforeLast),
  ];
}
