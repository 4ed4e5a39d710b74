// A drawing without the blank area around it: invisible rows take room of their own. In: a drawing. Out: the same,
// moved to the corner of a frame that just holds its visible parts. By whole px, so that lines stay on the grid.
import type { Box, Drawing, Point } from '../graph.js';

export function trimmed(drawing: Drawing): Drawing {
  const corners = seenCorners(drawing);
  if (corners.length === 0) return drawing;
  const xs = corners.map((each) => each.x);
  const ys = corners.map((each) => each.y);
  const [left, top] = [Math.floor(least(xs)), Math.floor(least(ys))];
  const [width, height] = [Math.ceil(-least(xs.map((x) => -x))) - left, Math.ceil(-least(ys.map((y) => -y))) - top];
  if (left === 0 && top === 0 && width === drawing.width && height === drawing.height) return drawing;
  const point = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const box = <Placed extends Box>(each: Placed): Placed => ({ ...each, ...point(each) });
  return {
    ...drawing,
    width,
    height,
    nodes: drawing.nodes.map(box),
    groups: drawing.groups.map(box),
    overlays: drawing.overlays.map((each) => ({ ...box(each), title: box(each.title) })),
    edges: drawing.edges.map(({ id, points, label, fromLabel, toLabel }) => ({
      id,
      points: points.map(point),
      ...(label === undefined ? {} : { label: box(label) }),
      ...(fromLabel === undefined ? {} : { fromLabel: box(fromLabel) }),
      ...(toLabel === undefined ? {} : { toLabel: box(toLabel) }),
    })),
  };
}

function seenCorners({ nodes, groups, overlays, edges }: Drawing): readonly Point[] {
  const labels = edges.flatMap(({ label, fromLabel, toLabel }) =>
    [label, fromLabel, toLabel].flatMap((each) => each ?? []),
  );
  const boxes: readonly Box[] = [...nodes, ...groups, ...overlays, ...overlays.map(({ title }) => title), ...labels];
  const ends = boxes.map((each): Point => ({ x: each.x + each.width, y: each.y + each.height }));
  return [...boxes, ...ends, ...edges.flatMap(({ points }) => points)];
}

function least(values: readonly number[]): number {
  return values.reduce((so, each) => Math.min(so, each), Number.POSITIVE_INFINITY);
}
