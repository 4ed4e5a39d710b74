// Ends of lines between nodes: in, a route between boxes; out, the route between the shapes drawn in them.
import type { Box, Point } from '../layout/graph.js';
import type { NodeBody } from '../scene/parts/node.js';

export interface PlacedEnd {
  readonly drawn: Pick<NodeBody, 'meet'>;
  readonly box: Box;
}

/** A route whose ends are on the drawn borders instead of the boxes. */
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
