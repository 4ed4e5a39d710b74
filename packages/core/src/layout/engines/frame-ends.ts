// Lines that join a group. In: a drawing whose lines run to nodes inside. Out: the same with these lines ending at the
// frame.
import type { Box, Drawing, LayoutEdge, LayoutGraph, Point } from '../graph.js';
import { overlaps } from '../overlap.js';

function joinsFrame({ fromFrame, toFrame }: LayoutEdge): boolean {
  return fromFrame !== undefined || toFrame !== undefined;
}

export function cutAtFrames({ edges }: LayoutGraph, drawing: Drawing): Drawing {
  if (!edges.some(joinsFrame)) return drawing;
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

/** Whether the label of a line that ends at a frame is in it, where nothing of the line is left. */
export function hasLabelInside({ edges }: LayoutGraph, { edges: routed, groups }: Drawing): boolean {
  if (!edges.some(joinsFrame)) return false;
  const frames = new Map(groups.map((each) => [each.id, each]));
  const labels = new Map(routed.map(({ id, label }) => [id, label]));
  return edges.some(({ id, fromFrame = '', toFrame = '' }) => {
    const label = labels.get(id);
    if (label === undefined) return false;
    return [fromFrame, toFrame].some((each) => {
      const frame = frames.get(each);
      return frame !== undefined && overlaps(label, frame);
    });
  });
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
