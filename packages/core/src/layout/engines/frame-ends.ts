// Lines that join a group. In: a drawing whose lines run to nodes inside. Out: the same with these lines ending at the
// frame.
import type { Box, Drawing, LayoutGraph, Point } from '../graph.js';

export function cutAtFrames({ edges }: LayoutGraph, drawing: Drawing): Drawing {
  const frames = new Map(drawing.groups.map((each) => [each.id, each]));
  const wanted = new Map(edges.map((each) => [each.id, each]));
  return {
    ...drawing,
    edges: drawing.edges.map((each) => {
      const { fromFrame = '', toFrame = '' } = wanted.get(each.id) ?? {};
      const [left, entered] = [frames.get(fromFrame), frames.get(toFrame)];
      const leaving = left === undefined ? each.points : outside(each.points, left);
      const points = entered === undefined ? leaving : outside(leaving.toReversed(), entered).toReversed();
      return { ...each, points };
    }),
  };
}

/** The part of a route after the frame it starts in; all of it if it never leaves the frame. */
export function outside(points: readonly Point[], frame: Box): readonly Point[] {
  const { x, y, width, height } = frame;
  const holds = (at: Point): boolean => at.x > x && at.x < x + width && at.y > y && at.y < y + height;
  const last = points.findLastIndex(holds);
  const [from, to] = [points[last], points[last + 1]];
  if (from === undefined || to === undefined) return points;
  const edge: Point = {
    x: to.x === from.x ? from.x : to.x > from.x ? x + width : x,
    y: to.y === from.y ? from.y : to.y > from.y ? y + height : y,
  };
  return [edge, ...points.slice(last + 1)];
}
