// Lines that are read against or across the reading direction. In: a graph and its drawing. Out: the lines whose far end
// is wholly before the near one in the direction of the innermost group that holds both ends, and those whose ends are
// side by side in it. Excludes lines within a node.
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph } from '../graph.js';
import { directionsOf, type Lifted, liftedLines } from './scopes.js';

/** Boxes, and the direction in which they are read. */
export type Standees = Pick<Drawing, 'nodes' | 'groups' | 'direction'>;

/** By the author; without one, the better one is taken. */
export function isDirectionStated({ direction }: Pick<LayoutGraph, 'direction'>): boolean {
  return direction !== 'auto';
}

export function linesAgainst(
  graph: LayoutGraph,
  drawing: Pick<Drawing, 'nodes' | 'direction'>,
  lifted: readonly Lifted[] = liftedLines(graph),
): readonly LayoutEdge[] {
  return linesWhere(graph, drawing, lifted, (from, to, direction) => isBefore(to, from, direction));
}

export function linesAcross(
  graph: LayoutGraph,
  drawing: Pick<Drawing, 'nodes' | 'direction'>,
  lifted: readonly Lifted[] = liftedLines(graph),
): readonly LayoutEdge[] {
  return linesWhere(
    graph,
    drawing,
    lifted,
    (from, to, direction) => !isBefore(from, to, direction) && !isBefore(to, from, direction),
  );
}

function linesWhere(
  graph: LayoutGraph,
  drawing: Pick<Drawing, 'nodes' | 'direction'>,
  lifted: readonly Lifted[],
  isSuch: (from: Box, to: Box, direction: FlowDirection) => boolean,
): readonly LayoutEdge[] {
  const boxes = new Map(drawing.nodes.map((node) => [node.id, node]));
  const directionOf = directionsOf(graph, drawing.direction);
  return lifted.flatMap(({ edge, scope }) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
    if (from === undefined || to === undefined || from === to) return [];
    return isSuch(from, to, directionOf(scope)) ? [edge] : [];
  });
}

/** Wholly, in a reading direction. */
export function isBefore(a: Box, b: Box, direction: FlowDirection): boolean {
  if (direction === 'right') return a.x + a.width <= b.x;
  if (direction === 'left') return b.x + b.width <= a.x;
  if (direction === 'down') return a.y + a.height <= b.y;
  return b.y + b.height <= a.y;
}
