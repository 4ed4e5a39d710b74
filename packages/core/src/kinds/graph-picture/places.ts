// Final positions: in, a drawing and the page's corner; out, positions by id.
import type { Box, Drawing, PlacedOverlay, Point, RoutedEdge } from '../../layout/graph.js';

export interface Places {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly edges: ReadonlyMap<string, RoutedEdge>;
  readonly groups: ReadonlyMap<string, Box>;
  /** Each with all its frames. */
  readonly overlays: ReadonlyMap<string, readonly PlacedOverlay[]>;
}

export function shifted({ nodes, edges, groups, overlays }: Drawing, by: Point): Places {
  const box = <B extends Box>(of: B): B => ({ ...of, x: of.x + by.x, y: of.y + by.y });
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return {
    nodes: new Map(nodes.map((each) => [each.id, box(each)])),
    groups: new Map(groups.map((each) => [each.id, box(each)])),
    overlays: framesById(overlays.map((each) => ({ ...box(each), title: box(each.title) }))),
    edges: new Map(
      edges.map((each) => [
        each.id,
        {
          ...each,
          points: each.points.map(point),
          ...(each.label === undefined ? {} : { label: box(each.label) }),
          ...(each.fromLabel === undefined ? {} : { fromLabel: box(each.fromLabel) }),
          ...(each.toLabel === undefined ? {} : { toLabel: box(each.toLabel) }),
        },
      ]),
    ),
  };
}

function framesById(overlays: readonly PlacedOverlay[]): Places['overlays'] {
  const frames = new Map<string, PlacedOverlay[]>();
  for (const each of overlays) {
    const list = frames.get(each.id);
    if (list === undefined) frames.set(each.id, [each]);
    else list.push(each);
  }
  return frames;
}
