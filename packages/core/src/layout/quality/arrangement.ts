// Measures of an arrangement for benches, besides stages and twins. In: a graph and a drawing of it. Out: area per
// node, overlays in one frame, and the distance of answers from their question.
import type { Box, Drawing, LayoutGraph, Point } from '../graph.js';
import { type Share, shareOf } from './share.js';

/** px². */
export function areaPerNode({ width, height, nodes }: Drawing): number {
  return (width * height) / Math.max(1, nodes.length);
}

export function overlaysWhole(graph: LayoutGraph, drawing: Pick<Drawing, 'overlays'>): Share {
  return shareOf(graph.overlays.map(({ id }) => drawing.overlays.filter((frame) => frame.id === id).length === 1));
}

/** For each label on one of several lines that leave a node at its corners: px from it to where its line leaves. */
export function answerDistances(graph: LayoutGraph, drawing: Drawing): readonly number[] {
  const cornered = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? id : [])));
  const ways = new Map<string, number>();
  for (const { from } of graph.edges) ways.set(from, (ways.get(from) ?? 0) + 1);
  const routes = new Map(drawing.edges.map((edge) => [edge.id, edge]));
  return graph.edges.flatMap(({ id, from }) => {
    const route = routes.get(id);
    const corner = route?.points[0];
    if (corner === undefined || route?.label === undefined) return [];
    return cornered.has(from) && (ways.get(from) ?? 0) > 1 ? [distance(corner, route.label)] : [];
  });
}

function distance({ x, y }: Point, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.sqrt(across * across + down * down);
}
