// Lines that are read backwards. In: a graph and its drawing. Out: the lines whose far end is wholly before the near
// one in the reading direction of the innermost group that holds both ends. Excludes level lines and lines within a
// node.
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph } from '../graph.js';
import { directionsOf, type Lifted, liftedLines } from './scopes.js';

/** Boxes, and the direction in which they are read. */
export type Standees = Pick<Drawing, 'nodes' | 'groups' | 'direction'>;

export function linesAgainst(
  graph: LayoutGraph,
  drawing: Pick<Drawing, 'nodes' | 'direction'>,
  lifted: readonly Lifted[] = liftedLines(graph),
): readonly LayoutEdge[] {
  const boxes = new Map(drawing.nodes.map((node) => [node.id, node]));
  const directionOf = directionsOf(graph, drawing.direction);
  return lifted.flatMap(({ edge, scope }) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
    if (from === undefined || to === undefined || from === to) return [];
    return isBefore(to, from, directionOf(scope)) ? [edge] : [];
  });
}

/** Wholly, in a reading direction. */
export function isBefore(a: Box, b: Box, direction: FlowDirection): boolean {
  if (direction === 'right') return a.x + a.width <= b.x;
  if (direction === 'left') return b.x + b.width <= a.x;
  if (direction === 'down') return a.y + a.height <= b.y;
  return b.y + b.height <= a.y;
}
