// Fans: similar lines from one box to one row of boxes, or from one row into one box. In: a graph and its drawing. Out:
// each fan in a frame of its own, in which its lines run down from the box they share.
import type {
  Box,
  Drawing,
  LabelSize,
  LayoutEdge,
  LayoutGraph,
  PlacedNode,
  Point,
  RoutedEdge,
  Size,
} from '../graph.js';
import {
  HEAD_ROOM,
  LEAST_FAN,
  MOST_FAN_POINTS,
  MOST_FAN_POINTS_ROUND_LABELS,
  OWN_HEADS,
  REQUESTED_FAN,
} from './weights.js';

export interface Branch {
  /** The line's index in the drawing. */
  readonly edge: number;
  /** From the shared box on. */
  readonly points: readonly Point[];
  /** Its other end. */
  readonly id: string;
  readonly end: Box;
}

export interface Fan {
  readonly hub: PlacedNode;
  readonly branches: readonly Branch[];
  readonly view: View;
  /** Minimum number of branches for it. */
  readonly least: number;
  /** The lines run into the hub. */
  readonly inwards: boolean;
  /** The ends are in a column beside the stem, not in a row below it. */
  readonly beside: boolean;
  /** px of each line that a head takes at the hub, and at its other end. */
  readonly heads: Heads;
  /** Room for the label that its lines share, in the frame of the view. */
  readonly words?: Size;
}

interface Heads {
  readonly atHub: number;
  readonly atEnds: number;
}

/** A view of the drawing in which the lines run down. */
export interface View {
  readonly point: (of: Point) => Point;
  /** The inverse. */
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
  readonly beside: boolean;
  readonly inwards: boolean;
  /** Minimum number of branches of a fan. */
  readonly least: number;
  readonly heads: Heads;
  readonly lines: Branch[];
  readonly words?: Size;
}

export function fansOf(graph: LayoutGraph, { nodes, edges }: Drawing): readonly Fan[] {
  const boxes = new Map(nodes.map((node) => [node.id, node]));
  const cornered = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? [id] : [])));
  const places = new Map(edges.map(({ id }, i) => [id, i]));
  const bundles = new Map<string, Bundle>();
  for (const line of graph.edges) {
    const { id, from, to, light, paired } = line;
    const edge = places.get(id) ?? -1;
    const route = edges[edge];
    const alike = route === undefined ? undefined : alikeOf(line, route, cornered.has(from));
    if (route === undefined || alike === undefined || from === to) continue;
    for (const inwards of light === true && line.label === undefined ? [false] : [false, true]) {
      const [hubId, endId] = inwards ? [to, from] : [from, to];
      const [hub, end] = [boxes.get(hubId), boxes.get(endId)];
      const points = inwards ? route.points.toReversed() : route.points;
      const course = courseOf(points, route.label === undefined ? MOST_FAN_POINTS : MOST_FAN_POINTS_ROUND_LABELS);
      if (hub === undefined || end === undefined || course === undefined || cornered.has(hubId)) continue;
      const { way, arriving } = course;
      const key = `${inwards} ${way} ${arriving} ${hubId} ${alike}`;
      const bundle = bundles.get(key) ?? {
        hub,
        way,
        beside: arriving !== way,
        inwards,
        least: leastOf(paired, inwards),
        heads: headsOf(line, inwards),
        lines: [],
        ...(line.label === undefined ? {} : { words: roomIn(way, line.label) }),
      };
      bundles.set(key, bundle);
      // Two lines between the same boxes are two.
      if (!bundle.lines.some((line) => line.id === endId)) bundle.lines.push({ edge, points, end, id: endId });
    }
  }
  return [...bundles.values()].flatMap(rows).sort((a, b) => b.branches.length - a.branches.length);
}

/** What makes lines the same sort: their look and their label. The answer of a decision stays at the decision. */
function alikeOf(line: LayoutEdge, { label }: RoutedEdge, isAnswer: boolean): string | undefined {
  const { trunk, fromRow, toRow, fromLabel, toLabel, fromFrame, toFrame } = line;
  if ([fromRow, toRow, fromLabel, toLabel, fromFrame, toFrame].some((own) => own !== undefined)) return undefined;
  if (label === undefined) return trunk === undefined ? undefined : `silent ${trunk}`;
  const shared = line.label?.shared;
  return isAnswer || shared === undefined ? undefined : `saying ${shared}`;
}

function headsOf({ fromLength = 0, toLength = 0 }: LayoutEdge, inwards: boolean): Heads {
  return inwards ? { atHub: toLength, atEnds: fromLength } : { atHub: fromLength, atEnds: toLength };
}

function roomIn(way: Way, { width, height, blank = 0 }: LabelSize): Size {
  return way === 'down' || way === 'up' ? { width, height } : { width: height, height: width - blank };
}

function leastOf(paired: boolean | undefined, inwards: boolean): number {
  return paired === true && !inwards ? REQUESTED_FAN : LEAST_FAN;
}

interface Course {
  /** The direction in which it leaves. */
  readonly way: Way;
  readonly arriving: Way;
}

const BACK: Readonly<Record<Way, Way>> = { down: 'up', up: 'down', right: 'left', left: 'right' };

/** For a line that arrives in the direction in which it leaves, or turns aside once. */
function courseOf(points: readonly Point[], most: number): Course | undefined {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (first === undefined || second === undefined || before === undefined || last === undefined) return undefined;
  const [way, arriving] = [heading(first, second), heading(before, last)];
  return points.length > most || arriving === BACK[way] ? undefined : { way, arriving };
}

function heading(from: Point, to: Point): Way {
  if (from.x === to.x) return to.y > from.y ? 'down' : 'up';
  return to.x > from.x ? 'right' : 'left';
}

/** The ends of a bundle in one row or column, the largest first. */
function rows({ hub, way, beside, inwards, least, heads, lines, words }: Bundle): readonly Fan[] {
  const view: View = VIEWS[way];
  const seen = lines.map((line) => ({ ...line, points: line.points.map(view.point), end: boxIn(view, line.end) }));
  const fans: Fan[] = [];
  for (let rest = seen; rest.length >= least; ) {
    const row = largestRow(rest, beside);
    if (row.length < least) break;
    rest = rest.filter((each) => !row.includes(each));
    if (inwards && words === undefined && haveOwnHeads(row)) continue;
    fans.push({
      hub: { id: hub.id, ...boxIn(view, hub) },
      branches: row,
      least,
      view,
      inwards,
      beside,
      heads,
      ...(words && { words }),
    });
  }
  return fans;
}

function haveOwnHeads(branches: readonly Branch[]): boolean {
  if (branches.length > OWN_HEADS) return false;
  const ends = branches.map(({ points }) => points[0]?.x ?? 0).toSorted((a, b) => a - b);
  return ends.every((x, i) => i === 0 || x - (ends[i - 1] ?? x) >= HEAD_ROOM);
}

/** Boxes that all share one height, or one place beside the stem. */
function largestRow(branches: readonly Branch[], beside: boolean): readonly Branch[] {
  const span = ({ end }: Branch): readonly [number, number] =>
    beside ? [end.x, end.x + end.width] : [end.y, end.y + end.height];
  const levels = [...new Set(branches.map((each) => span(each)[0]))];
  const at = levels.map((level) =>
    branches.filter((each) => {
      const [low, high] = span(each);
      return low <= level && high > level;
    }),
  );
  return at.reduce<readonly Branch[]>((best, each) => (each.length > best.length ? each : best), []);
}
