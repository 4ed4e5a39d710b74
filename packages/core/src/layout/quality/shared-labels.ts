// Labels that several lines of a trunk share. In: a graph and its drawing. Out: for each line that has text but no
// label of its own, the line whose label shows it: similar, with an end in common, and on the path of both.
import type { Box, Drawing, LayoutEdge, LayoutGraph, Point } from '../graph.js';

/** By index in the graph. */
export function sharedLabels({ edges }: LayoutGraph, drawing: Drawing): ReadonlyMap<number, number> {
  const routes = new Map(drawing.edges.map((edge) => [edge.id, edge]));
  const owners = new Map<number, number>();
  edges.forEach((edge, i) => {
    const shared = edge.label?.shared;
    const own = routes.get(edge.id);
    if (shared === undefined || own === undefined || own.label !== undefined) return;
    const sayer = edges.findIndex((other) => {
      const label = routes.get(other.id)?.label;
      return (
        other.label?.shared === shared && label !== undefined && meet(edge, other) && leadsThrough(own.points, label)
      );
    });
    if (sayer >= 0) owners.set(i, sayer);
  });
  return owners;
}

/** Whether lines begin or end together. */
function meet(one: LayoutEdge, other: LayoutEdge): boolean {
  return one.from === other.from || one.to === other.to;
}

/** Through the middle of the label, with a tolerance of half a px. */
function leadsThrough(points: readonly Point[], { x, y, width, height }: Box): boolean {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return points.slice(1).some((b, i) => {
    const a = points[i] ?? b;
    return (
      middle.x >= Math.min(a.x, b.x) - 1 &&
      middle.x <= Math.max(a.x, b.x) + 1 &&
      middle.y >= Math.min(a.y, b.y) - 1 &&
      middle.y <= Math.max(a.y, b.y) + 1
    );
  });
}
