// A final pass over the whole drawing. In: boxes and routes. Out: routes with fewer bends: where a line has a jog and
// the path is clear, one side of the jog is aligned with the other. Levels are laid out separately, so lines between
// them often have jogs. A move is accepted only if it adds no crossing and comes close to nothing new.

import type { Box, LayoutGraph, PlacedGroup, PlacedNode, Point, RoutedEdge } from '../../graph.js';
import { overlaps } from '../../overlap.js';
import type { Budget } from '../budget.js';
import { nth } from '../checked.js';
import { SMALLEST_JOG, type Spacing } from '../spacing.js';
import { Clearance, type Route } from './clearance.js';
import { boxAround, type LineSegment, lineSegmentsOf, tidy } from './line-segments.js';
import { JOG_SPANS, MIRROR_ROUNDING, STRAIGHT_CORNER, STRAIGHTEN_PASSES, STRAIGHTEN_WORK } from './weights.js';

/** `held`: lines that stay where they are. */
export function straighten(
  graph: LayoutGraph,
  nodes: readonly PlacedNode[],
  groups: readonly PlacedGroup[],
  edges: readonly RoutedEdge[],
  spacing: Spacing,
  budget: Budget,
  held: ReadonlySet<string> = new Set(),
): readonly RoutedEdge[] {
  const work = workFor(nodes, groups, edges);
  if (work > STRAIGHTEN_WORK) return edges;
  const straightener = new Straightener(graph, nodes, groups, edges, spacing, held);
  for (let pass = 0; pass < STRAIGHTEN_PASSES; pass++) if (!budget.spend(work) || !straightener.pass()) break;
  return straightener.result(edges);
}

/** How many comparisons a pass makes. */
function workFor(nodes: readonly PlacedNode[], groups: readonly PlacedGroup[], edges: readonly RoutedEdge[]): number {
  let lineSegments = 0;
  let steps = 0;
  for (const { points } of edges) {
    lineSegments += points.length - 1;
    steps += Math.max(0, points.length - 3);
  }
  return 2 * steps * (lineSegments + nodes.length + groups.length);
}

interface Move {
  readonly points: readonly Point[];
  readonly label: Box | undefined;
  /** How far the line's end moves along its node. */
  readonly slid: number;
}

class Straightener {
  private readonly routes: readonly Route[];
  private readonly movable: readonly Route[];
  private readonly clearance: Clearance;
  /** The routes that end at a node. */
  private readonly ending: ReadonlyMap<string, readonly Route[]>;
  private readonly spacing: Spacing;
  /** Old and new places of the lines that the last pass moved. */
  private moved: Box[] | undefined;

  constructor(
    graph: LayoutGraph,
    nodes: readonly PlacedNode[],
    groups: readonly PlacedGroup[],
    edges: readonly RoutedEdge[],
    spacing: Spacing,
    held: ReadonlySet<string>,
  ) {
    this.spacing = spacing;
    this.routes = readRoutes(graph, edges);
    this.movable = this.routes.filter((_, i) => !held.has(edges[i]?.id ?? ''));
    this.clearance = new Clearance(graph, nodes, groups, this.routes, spacing);
    const ending = new Map<string, Route[]>();
    for (const route of this.routes) {
      for (const id of [route.from, route.to]) {
        const list = ending.get(id);
        if (list === undefined) ending.set(id, [route]);
        else list.push(route);
      }
    }
    this.ending = ending;
  }

  /** Examines every line, or only those near a line that the previous pass moved; returns whether any was moved. */
  pass(): boolean {
    const near = this.moved;
    this.moved = [];
    for (const route of this.movable) {
      if (route.from === route.to || route.points.length < 4) continue;
      if (near !== undefined && !near.some((box) => overlaps(box, route.around, this.spacing.beside))) continue;
      const before = route.around;
      while (this.improve(route)) this.moved.push(before, route.around);
    }
    return this.moved.length > 0;
  }

  /** Whether another line of a node at its ends is its mirror image, about the middle of that node. */
  private isMirrored(route: Route): boolean {
    return [route.from, route.to].some((id) => {
      const node = this.clearance.node(id);
      if (node === undefined) return false;
      const own = id === route.from;
      return (this.ending.get(id) ?? []).some(
        (other) =>
          other !== route && (own ? other.from : other.to) === id && mirrorsIn(node, route.points, other.points),
      );
    });
  }

  result(edges: readonly RoutedEdge[]): RoutedEdge[] {
    return edges.map((edge, i) => {
      const { points, label } = nth(this.routes, i);
      return { ...edge, points, ...(label === undefined ? {} : { label }) };
    });
  }

  private improve(route: Route): boolean {
    const moves: Move[] = [];
    for (let k = 1; k + 2 < route.points.length; k++) {
      moves.length = 0;
      for (const span of JOG_SPANS) {
        if (k + span + 1 >= route.points.length) break;
        for (const which of [-1, 1] as const) {
          const move = this.shifted(route, k, span, which);
          if (move !== undefined) moves.push(move);
        }
      }
      if (moves.length > 0 && this.isMirrored(route)) return false;
      moves.sort((a, b) => a.slid - b.slid);
      for (const { points, label } of moves) {
        if (!this.clearance.allows(route, points, label)) continue;
        this.clearance.leave(route);
        route.points = points;
        route.lineSegments = lineSegmentsOf(points);
        route.label = label;
        route.around = boxAround(points, label, route.endLabels);
        this.clearance.enter(route);
        return true;
      }
    }
    return false;
  }

  /** The route without the step from point k to k + span: the part before it moves (-1), or the part after it (1). */
  private shifted(route: Route, k: number, span: number, which: -1 | 1): Move | undefined {
    const { points } = route;
    const a = nth(points, k);
    const b = nth(points, k + span);
    const vertical = a.y === nth(points, k + 1).y;
    if (span > 1 && !isHook(points, k, vertical)) return undefined;
    const target = which === -1 ? b : a;
    const outer = which === -1 ? k - 1 : k + span + 1;
    const old = nth(points, outer);
    const shifted = vertical ? { x: target.x, y: old.y } : { x: old.x, y: target.y };
    const end = outer === 0 || outer === points.length - 1;
    if (end && (outer === 0 ? route.startIsFixed : route.endIsFixed)) return undefined;
    if (end && !this.canEnd(route, outer === 0 ? route.from : route.to, shifted, vertical)) return undefined;
    // Most moves already fail here, before a whole new path is built.
    const inner = which === -1 ? a : b;
    const from = vertical ? old.y : old.x;
    const to = vertical ? inner.y : inner.x;
    const at = vertical ? target.x : target.y;
    const moved = { vertical, at, low: Math.min(from, to), high: Math.max(from, to) };
    if (!this.clearance.isFree(route, moved)) return undefined;
    const next = points.slice();
    next[outer] = shifted;
    next.splice(k, span + 1);
    const by = vertical ? target.x - old.x : target.y - old.y;
    const way = tidy(next);
    if (turnsBack(points, way)) return undefined;
    return {
      points: way,
      label: labelAfter(route, k, span, which, vertical, by),
      slid: end ? Math.abs(by) : 0,
    };
  }

  /** Whether a line can meet a node there: on its side, clear of the corners and of its other lines. */
  private canEnd(route: Route, id: string, point: Point, vertical: boolean): boolean {
    const node = this.clearance.node(id);
    if (node === undefined || this.clearance.isDiamond(id)) return false;
    const at = vertical ? point.x : point.y;
    const low = vertical ? node.x : node.y;
    const size = vertical ? node.width : node.height;
    if (at < low + STRAIGHT_CORNER || at > low + size - STRAIGHT_CORNER) return false;
    for (const other of this.ending.get(id) ?? []) {
      if (other === route) continue;
      for (const end of [other.points[0], other.points[other.points.length - 1]] as Point[]) {
        const beside = vertical ? end.y === point.y && Math.abs(end.x - at) : end.x === point.x && Math.abs(end.y - at);
        if (beside !== false && beside < SMALLEST_JOG) return false;
      }
    }
    return true;
  }
}

function readRoutes(graph: LayoutGraph, edges: readonly RoutedEdge[]): Route[] {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const holders = new Map<string, string[]>();
  for (const { id, group } of graph.nodes) {
    const list: string[] = [];
    for (let at = group; at !== undefined; at = parents.get(at)) list.push(at);
    holders.set(id, list);
  }
  const byId = new Map(graph.edges.map((edge) => [edge.id, edge]));
  return edges.map(({ id, points, label, fromLabel, toLabel }) => {
    const edge = byId.get(id);
    const { from = '', to = '' } = edge ?? {};
    const lineSegments = lineSegmentsOf(points);
    const own = new Set([...(holders.get(from) ?? []), ...(holders.get(to) ?? [])]);
    return {
      from,
      to,
      startIsFixed: edge?.fromRow !== undefined || fromLabel !== undefined,
      endIsFixed: edge?.toRow !== undefined || toLabel !== undefined,
      leastFirst: leastOf(edge?.fromLength, fromLabel, lineSegments[0]),
      leastLast: leastOf(edge?.toLength, toLabel, lineSegments.at(-1)),
      endLabels: [fromLabel ?? [], toLabel ?? []].flat(),
      points,
      lineSegments,
      around: boxAround(points, label, [fromLabel, toLabel]),
      label,
      own,
    };
  });
}

/** Keeps the length of what is painted at an end, and the piece that text is beside. */
function leastOf(length: number | undefined, text: Box | undefined, piece: LineSegment | undefined): number {
  return text === undefined || piece === undefined ? (length ?? 0) : piece.high - piece.low;
}

/**
 * Whether two paths with equally many points end on both sides of the box's middle at the same distance, left and right
 * or up and down.
 */
function mirrorsIn(box: Box, one: readonly Point[], other: readonly Point[]): boolean {
  if (one.length !== other.length) return false;
  const x = 2 * box.x + box.width;
  const y = 2 * box.y + box.height;
  const beside = one.every((point, i) => Math.abs(point.x + (other[i]?.x ?? 0) - x) <= MIRROR_ROUNDING);
  const above = one.every((point, i) => Math.abs(point.y + (other[i]?.y ?? 0) - y) <= MIRROR_ROUNDING);
  return beside || above;
}

/** Whether the path's first or last piece changes direction, which could take it through the line's own box. */
function turnsBack(before: readonly Point[], after: readonly Point[]): boolean {
  const ends = [before, after].map((points) => [
    direction(nth(points, 0), nth(points, 1)),
    direction(nth(points, points.length - 1), nth(points, points.length - 2)),
  ]);
  return ends[0]?.some((end, i) => end !== ends[1]?.[i]) ?? false;
}

function direction(from: Point, to: Point): number {
  return 3 * Math.sign(to.x - from.x) + Math.sign(to.y - from.y);
}

/** The two steps from point k go in opposite directions. */
function isHook(points: readonly Point[], k: number, vertical: boolean): boolean {
  const [a, b, c, d] = [points[k], points[k + 1], points[k + 2], points[k + 3]] as [Point, Point, Point, Point];
  return vertical ? (b.x - a.x) * (d.x - c.x) < 0 : (b.y - a.y) * (d.y - c.y) < 0;
}

/** The label moves with its piece of line. */
function labelAfter(
  route: Route,
  k: number,
  span: number,
  which: -1 | 1,
  vertical: boolean,
  by: number,
): Box | undefined {
  const { label, points } = route;
  if (label === undefined) return undefined;
  const a = nth(points, which === -1 ? k - 1 : k + span);
  const b = nth(points, which === -1 ? k : k + span + 1);
  const x = label.x + label.width / 2;
  const y = label.y + label.height / 2;
  const on = vertical
    ? Math.abs(a.x - x) < 0.5 && y > Math.min(a.y, b.y) && y < Math.max(a.y, b.y)
    : Math.abs(a.y - y) < 0.5 && x > Math.min(a.x, b.x) && x < Math.max(a.x, b.x);
  if (!on) return label;
  return vertical ? { ...label, x: label.x + by } : { ...label, y: label.y + by };
}
