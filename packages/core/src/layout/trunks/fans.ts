// Fans: like lines from one box to one row of boxes, or from one row into one box. In: a graph and its drawing; out, each fan
// in a frame of its own, in which its lines run down from the box they share.
import type { Box, Drawing, LayoutGraph, PlacedNode, Point } from '../graph.js';

export interface Branch {
  /** The line's place in the drawing. */
  readonly edge: number;
  /** From the shared box on. */
  readonly points: readonly Point[];
  /** What it leads to. */
  readonly id: string;
  readonly end: Box;
}

export interface Fan {
  readonly hub: PlacedNode;
  readonly branches: readonly Branch[];
  readonly view: View;
  /** Branches that are enough for it. */
  readonly least: number;
  /** The lines lead into the hub. */
  readonly inwards: boolean;
}

/** Fewer lines read well apart, but for those that ask for it. */
const LEAST = 3;
const PAIR = 2;
/** Down, across, down: what comes farther round is no part of a fan. */
const MOST_POINTS = 4;

/** A way to look at the drawing so that the lines run down. */
export interface View {
  readonly point: (of: Point) => Point;
  /** The way back. */
  readonly real: (of: Point) => Point;
}

const same = ({ x, y }: Point): Point => ({ x, y });
const flipped = ({ x, y }: Point): Point => ({ x, y: -y });
const turned = ({ x, y }: Point): Point => ({ x: y, y: x });

const VIEWS = {
  down: { point: same, real: same },
  up: { point: flipped, real: flipped },
  right: { point: turned, real: turned },
  left: { point: (of) => flipped(turned(of)), real: (of) => turned(flipped(of)) },
} as const satisfies Record<string, View>;

type Way = keyof typeof VIEWS;

export function boxIn({ point }: View, { x, y, width, height }: Box): Box {
  const [a, b] = [point({ x, y }), point({ x: x + width, y: y + height })];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

interface Bundle {
  readonly hub: PlacedNode;
  readonly way: Way;
  readonly inwards: boolean;
  /** Branches that make a fan. */
  readonly least: number;
  readonly lines: Branch[];
}

export function fansOf(graph: LayoutGraph, { nodes, edges }: Drawing): readonly Fan[] {
  const boxes = new Map(nodes.map((node) => [node.id, node]));
  const cornered = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? [id] : [])));
  const places = new Map(edges.map(({ id }, i) => [id, i]));
  const bundles = new Map<string, Bundle>();
  for (const { id, from, to, trunk, light, paired, ...ends } of graph.edges) {
    const edge = places.get(id) ?? -1;
    const drawn = edges[edge];
    if (trunk === undefined || drawn === undefined || drawn.label !== undefined || from === to) continue;
    if ([ends.fromRow, ends.toRow, ends.fromLabel, ends.toLabel].some((own) => own !== undefined)) continue;
    for (const inwards of light === true ? [false] : [false, true]) {
      const [hubId, endId] = inwards ? [to, from] : [from, to];
      const [hub, end] = [boxes.get(hubId), boxes.get(endId)];
      const points = inwards ? drawn.points.toReversed() : drawn.points;
      const way = wayOf(points);
      if (hub === undefined || end === undefined || way === undefined || cornered.has(hubId)) continue;
      const key = `${inwards} ${way} ${hubId} ${trunk}`;
      const bundle = bundles.get(key) ?? { hub, way, inwards, least: leastOf(paired, inwards), lines: [] };
      bundles.set(key, bundle);
      // Two lines between the same boxes are two.
      if (!bundle.lines.some((line) => line.id === endId)) bundle.lines.push({ edge, points, end, id: endId });
    }
  }
  return [...bundles.values()].flatMap(rows).sort((a, b) => b.branches.length - a.branches.length);
}

function leastOf(paired: boolean | undefined, inwards: boolean): number {
  return paired === true && !inwards ? PAIR : LEAST;
}

/** Where a line leaves, if it arrives the same way. */
function wayOf(points: readonly Point[]): Way | undefined {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (points.length > MOST_POINTS || points.length === 3) return undefined;
  if (first === undefined || second === undefined || before === undefined || last === undefined) return undefined;
  const way = heading(first, second);
  return way === heading(before, last) ? way : undefined;
}

function heading(from: Point, to: Point): Way {
  if (from.x === to.x) return to.y > from.y ? 'down' : 'up';
  return to.x > from.x ? 'right' : 'left';
}

/** The ends of a bundle that stand in one row, the largest row first. */
function rows({ hub, way, inwards, least, lines }: Bundle): readonly Fan[] {
  const view: View = VIEWS[way];
  const seen = lines.map((line) => ({ ...line, points: line.points.map(view.point), end: boxIn(view, line.end) }));
  const fans: Fan[] = [];
  for (let rest = seen; rest.length >= least; ) {
    const row = largestRow(rest);
    if (row.length < least) break;
    fans.push({ hub: { id: hub.id, ...boxIn(view, hub) }, branches: row, least, view, inwards });
    rest = rest.filter((each) => !row.includes(each));
  }
  return fans;
}

/** Boxes of which all share one height. */
function largestRow(branches: readonly Branch[]): readonly Branch[] {
  const levels = [...new Set(branches.map(({ end }) => end.y))];
  const at = levels.map((level) => branches.filter(({ end }) => end.y <= level && end.y + end.height > level));
  return at.reduce<readonly Branch[]>((best, each) => (each.length > best.length ? each : best), []);
}
