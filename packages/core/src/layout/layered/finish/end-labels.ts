// Text at the ends of lines. In: the graph and its drawing. Out: the drawing with a box for each such text: beside the
// straight piece at that end and beyond its head; if something is in the way, on the other side of the line or farther
// along.
import type { Box, Drawing, LayoutGraph, Point, RoutedEdge, Size } from '../../graph.js';
import { overlaps } from '../../overlap.js';
import { type LineEnd, lineEnd } from '../input/node-rows.js';
import { END_AIR } from '../input/weights.js';
import { SpatialIndex } from '../solve/spatial-index.js';
import { boxAround, lineSegmentsOf } from './line-segments.js';
import {
  END_LABEL_APART,
  END_LABEL_BESIDE,
  END_LABEL_STEP,
  END_LABEL_TITLE_ABOVE,
  END_LABEL_TITLE_ASIDE,
  END_LABEL_TRIES,
} from './weights.js';

type Shapes = Pick<Drawing, 'nodes' | 'groups' | 'edges'>;

export function hasEndLabels({ edges }: LayoutGraph): boolean {
  return edges.some(({ fromLabel, toLabel }) => fromLabel !== undefined || toLabel !== undefined);
}

export function placeEndLabels(graph: LayoutGraph, drawing: Shapes): RoutedEdge[] {
  const { edges } = drawing;
  const around = new Surroundings(graph, drawing);
  const routes = new Map(edges.map((edge) => [edge.id, edge]));
  for (const edge of graph.edges) {
    for (const end of ['from', 'to'] as const) {
      const route = routes.get(edge.id);
      const { label, ...rest } = lineEnd(edge, end);
      if (route === undefined || label === undefined) continue;
      const points = end === 'from' ? route.points : route.points.toReversed();
      const box = around.bestOf(spotsFor(points, { ...rest, label }, label), edge.id);
      if (box === undefined) continue;
      around.add(box, undefined);
      routes.set(edge.id, { ...route, [end === 'from' ? 'fromLabel' : 'toLabel']: box });
    }
  }
  return edges.map((edge) => routes.get(edge.id) ?? edge);
}

/** Boxes for the text of an end, best first. */
function spotsFor(points: readonly Point[], { length }: LineEnd, size: Size): Box[] {
  const spots: Box[] = [];
  points.slice(1).forEach((next, i) => {
    const at = points[i];
    if (at === undefined || spots.length >= 2 * END_LABEL_TRIES) return;
    const isLevel = at.y === next.y;
    const sign = Math.sign(isLevel ? next.x - at.x : next.y - at.y);
    const long = Math.abs(isLevel ? next.x - at.x : next.y - at.y);
    const start = (i === 0 ? length : 0) + END_AIR;
    const room = long - start - (isLevel ? size.width : size.height);
    for (let away = start; away === start || away - start <= room; away += END_LABEL_STEP) {
      if (spots.length >= 2 * END_LABEL_TRIES || (i > 0 && room < 0)) break;
      for (const side of [-1, 1]) spots.push(spotAt(at, isLevel, sign * away, sign, isLevel ? side : -side, size));
    }
  });
  return spots;
}

/** Beside a straight piece: that far along it, and on the side of smaller or larger x or y. */
function spotAt(at: Point, isLevel: boolean, away: number, sign: number, side: number, size: Size): Box {
  const { width, height } = size;
  if (isLevel) {
    const x = at.x + away;
    return {
      x: sign > 0 ? x : x - width,
      y: side < 0 ? at.y - END_LABEL_BESIDE - height : at.y + END_LABEL_BESIDE,
      width,
      height,
    };
  }
  const y = at.y + away;
  return {
    x: side < 0 ? at.x - END_LABEL_BESIDE - width : at.x + END_LABEL_BESIDE,
    y: sign > 0 ? y : y - height,
    width,
    height,
  };
}

/** What a text must not cover: boxes, and lines other than its own. */
interface Obstacle {
  readonly box: Box;
  readonly line: string | undefined;
}

class Surroundings {
  private readonly obstacles: SpatialIndex<Obstacle>;

  constructor(graph: LayoutGraph, { nodes, groups, edges }: Shapes) {
    const all = boxAround(
      [...nodes, ...groups].flatMap(({ x, y, width, height }) => [
        { x, y },
        { x: x + width, y: y + height },
      ]),
      undefined,
    );
    this.obstacles = new SpatialIndex(all.x, all.x + all.width, nodes.length + 4 * edges.length);
    for (const node of nodes) this.add(node, undefined);
    const titles = new Map(graph.groups.map(({ id, title }) => [id, title]));
    for (const group of groups) {
      for (const stroke of strokes(group)) this.add(stroke, undefined);
      const { width = 0, height = 0 } = titles.get(group.id) ?? {};
      if (width > 0)
        this.add(
          { x: group.x, y: group.y, width: width + END_LABEL_TITLE_ASIDE, height: height + END_LABEL_TITLE_ABOVE },
          undefined,
        );
    }
    for (const { id, points, label } of edges) {
      for (const { vertical, at, low, high } of lineSegmentsOf(points)) {
        const long = high - low;
        this.add(vertical ? { x: at, y: low, width: 0, height: long } : { x: low, y: at, width: long, height: 0 }, id);
      }
      if (label !== undefined) this.add(label, undefined);
    }
  }

  add(box: Box, line: string | undefined): void {
    this.obstacles.add({ box, line }, box.x, box.x + box.width);
  }

  /** The first clear box, or else the one with the least overlap. */
  bestOf(spots: readonly Box[], line: string): Box | undefined {
    let best: Box | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const inWay = this.countOver(spot, line);
      if (inWay >= fewest) continue;
      best = spot;
      fewest = inWay;
      if (inWay === 0) return spot;
    }
    return best;
  }

  /** Its own line counts too if it runs back over the text. */
  private countOver(spot: Box, line: string): number {
    const hits = new Set<Obstacle>();
    for (let band = this.obstacles.band(spot.x); band <= this.obstacles.band(spot.x + spot.width); band++) {
      for (const obstacle of this.obstacles.list(band)) {
        if (overlaps(obstacle.box, spot, obstacle.line === line ? 0 : END_LABEL_APART)) hits.add(obstacle);
      }
    }
    return hits.size;
  }
}

function strokes({ x, y, width, height }: Box): Box[] {
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
