// A last look at the whole drawing. In: boxes and routes. Out: routes with fewer bends: where a line steps aside and the
// way is clear, one side of the step is moved in line with the other. Levels are laid out apart, so lines between them
// often have such steps. A move is taken only if it comes near nothing and crosses nothing it did not cross before.
import type { Box, LayoutGraph, PlacedGroup, PlacedNode, Point, RoutedEdge } from '../graph.js';
import type { Budget } from './budget.js';
import { SMALLEST_JOG, type Spacing } from './spacing.js';
import {
  boxAround,
  cuts,
  holds,
  hugs,
  overlaps,
  runsBeside,
  type Stretch,
  stretchesOf,
  tidy,
  uncovered,
} from './stretches.js';

interface Route {
  readonly from: string;
  readonly to: string;
  points: readonly Point[];
  stretches: readonly Stretch[];
  /** Round the whole line and its label; most lines are ruled out by it. */
  around: Box;
  label: Box | undefined;
  /** Groups that hold either end. */
  readonly own: ReadonlySet<string>;
}

const CORNER = 6;
const PASSES = 2;
/** A step between two parallel pieces, or a hook between them. */
const SPANS = [1, 3] as const;

export function straighten(
  graph: LayoutGraph,
  nodes: readonly PlacedNode[],
  groups: readonly PlacedGroup[],
  edges: readonly RoutedEdge[],
  spacing: Spacing,
  budget: Budget,
): RoutedEdge[] {
  const straightener = new Straightener(graph, nodes, groups, edges, spacing);
  const work = straightener.work();
  for (let pass = 0; pass < PASSES; pass++) {
    if (work > WORK || !budget.spend(work) || !straightener.pass()) break;
  }
  return straightener.result(edges);
}

/** Beyond this every step would be looked at against too much; large drawings keep their bends. */
const WORK = 500_000;

class Straightener {
  private readonly routes: Route[];
  private readonly nodes: ReadonlyMap<string, PlacedNode>;
  /** The routes that end at a node. */
  private readonly ending: ReadonlyMap<string, readonly Route[]>;
  private readonly boxes: readonly PlacedNode[];
  private readonly groups: readonly PlacedGroup[];
  private readonly titles: readonly Box[];
  private readonly diamonds: ReadonlySet<string>;
  private readonly spacing: Spacing;
  /** Where lines ran and run that the last pass has moved. */
  private moved: Box[] | undefined;

  constructor(
    graph: LayoutGraph,
    nodes: readonly PlacedNode[],
    groups: readonly PlacedGroup[],
    edges: readonly RoutedEdge[],
    spacing: Spacing,
  ) {
    this.spacing = spacing;
    this.boxes = nodes;
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.groups = groups;
    this.diamonds = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? [id] : [])));
    const titles = new Map(graph.groups.map(({ id, title }) => [id, title]));
    this.titles = groups.flatMap(({ id, x, y }) => {
      const title = titles.get(id);
      if (title === undefined || title.width === 0) return [];
      return { x: x + spacing.padding, y: y + spacing.title, width: title.width, height: title.height };
    });
    const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
    const holders = new Map<string, string[]>();
    for (const { id, group } of graph.nodes) {
      const list: string[] = [];
      for (let at = group; at !== undefined; at = parents.get(at)) list.push(at);
      holders.set(id, list);
    }
    const byId = new Map(graph.edges.map((edge) => [edge.id, edge]));
    this.routes = edges.map(({ id, points, label }) => {
      const { from = '', to = '' } = byId.get(id) ?? {};
      const own = new Set([...(holders.get(from) ?? []), ...(holders.get(to) ?? [])]);
      return { from, to, points, stretches: stretchesOf(points), around: boxAround(points, label), label, own };
    });
    this.ending = this.endingAt();
  }

  private endingAt(): Map<string, Route[]> {
    const ending = new Map<string, Route[]>();
    for (const route of this.routes) {
      for (const id of [route.from, route.to]) {
        const list = ending.get(id);
        if (list === undefined) ending.set(id, [route]);
        else list.push(route);
      }
    }
    return ending;
  }

  /** How many comparisons a pass takes. */
  work(): number {
    const stretches = this.routes.reduce((sum, route) => sum + route.stretches.length, 0);
    const steps = this.routes.reduce((sum, route) => sum + Math.max(0, route.points.length - 3), 0);
    return 2 * steps * (stretches + this.boxes.length + this.groups.length);
  }

  /** Looks at every line, or only at those near a line the pass before has moved; returns whether any was moved. */
  pass(): boolean {
    const near = this.moved;
    this.moved = [];
    for (const route of this.routes) {
      if (route.from === route.to) continue;
      if (near !== undefined && !near.some((box) => overlaps(box, route.around, this.spacing.beside))) continue;
      const before = route.around;
      while (this.improve(route)) this.moved.push(before, route.around);
    }
    return this.moved.length > 0;
  }

  result(edges: readonly RoutedEdge[]): RoutedEdge[] {
    return edges.map((edge, i) => {
      const { points, label } = this.routes[i] as Route;
      return { ...edge, points, ...(label === undefined ? {} : { label }) };
    });
  }

  private improve(route: Route): boolean {
    const { points } = route;
    for (let k = 1; k + 2 < points.length; k++) {
      const moves = SPANS.flatMap((span) => [
        this.shifted(route, k, span, -1) ?? [],
        this.shifted(route, k, span, 1) ?? [],
      ]).flat();
      moves.sort((a, b) => a.slid - b.slid);
      for (const { points: next, label } of moves) {
        if (!this.allowed(route, next, label)) continue;
        route.points = next;
        route.stretches = stretchesOf(next);
        route.label = label;
        route.around = boxAround(next, label);
        return true;
      }
    }
    return false;
  }

  /** The route with the step from point k to k + span gone: what lies before it moves (-1), or what follows (1). */
  private shifted(
    route: Route,
    k: number,
    span: number,
    which: -1 | 1,
  ): { points: Point[]; label: Box | undefined; slid: number } | undefined {
    const { points } = route;
    const a = points[k] as Point;
    const b = points[k + span] as Point | undefined;
    if (b === undefined || k + span + 1 >= points.length) return undefined;
    const vertical = a.y === (points[k + 1] as Point).y;
    if (span > 1 && !isHook(points, k, vertical)) return undefined;
    const target = which === -1 ? b : a;
    const shift = (point: Point): Point => (vertical ? { x: target.x, y: point.y } : { x: point.x, y: target.y });
    const outer = which === -1 ? k - 1 : k + span + 1;
    const end = outer === 0 || outer === points.length - 1;
    const old = points[outer] as Point;
    const next = points.slice();
    next[outer] = shift(old);
    next.splice(k, span + 1);
    if (
      end &&
      !this.canEnd(
        route,
        outer === 0 ? route.from : route.to,
        next[outer === 0 ? 0 : next.length - 1] as Point,
        vertical,
      )
    ) {
      return undefined;
    }
    const moved = vertical ? target.x - old.x : target.y - old.y;
    return {
      points: tidy(next),
      label: labelAfter(route, k, span, which, vertical, moved),
      slid: end ? Math.abs(moved) : 0,
    };
  }

  /** Whether a line may meet a node there: on its side, clear of the corners and of its other lines. */
  private canEnd(route: Route, id: string, point: Point, vertical: boolean): boolean {
    const node = this.nodes.get(id);
    if (node === undefined || this.diamonds.has(id)) return false;
    const [at, low, size] = vertical ? [point.x, node.x, node.width] : [point.y, node.y, node.height];
    if (at < low + CORNER || at > low + size - CORNER) return false;
    for (const other of this.ending.get(id) ?? []) {
      if (other === route) continue;
      for (const end of [other.points[0], other.points[other.points.length - 1]] as Point[]) {
        const beside = vertical ? end.y === point.y && Math.abs(end.x - at) : end.x === point.x && Math.abs(end.y - at);
        if (beside !== false && beside < SMALLEST_JOG) return false;
      }
    }
    return true;
  }

  private allowed(route: Route, points: readonly Point[], label: Box | undefined): boolean {
    const next = stretchesOf(points);
    for (let i = 1; i + 1 < next.length; i++) {
      if ((next[i] as Stretch).high - (next[i] as Stretch).low < SMALLEST_JOG) return false;
    }
    const ends = [next[0], next[next.length - 1]] as Stretch[];
    if (next.length > 1 && ends.some(({ low, high }) => high - low < this.spacing.line)) return false;
    const fresh = next.flatMap((stretch) => uncovered(stretch, route.stretches));
    for (const stretch of fresh) {
      if (this.boxes.some((box) => this.tooNear(route, box, stretch))) return false;
      if (this.titles.some((box) => cuts(stretch, box, 2))) return false;
      for (const group of this.groups) {
        if (route.own.has(group.id) ? hugs(stretch, group) : cuts(stretch, group, SMALLEST_JOG)) return false;
      }
      for (const other of this.routes) {
        if (other === route || !cuts(stretch, other.around, SMALLEST_JOG)) continue;
        if (other.label !== undefined && cuts(stretch, other.label, 4)) return false;
        if (other.stretches.some((one) => runsBeside(stretch, one))) return false;
      }
    }
    // Nor may the line run through its own ends.
    for (const id of [route.from, route.to]) {
      const box = this.nodes.get(id);
      if (box !== undefined && next.some((stretch) => cuts(stretch, box, -1)) && !this.diamonds.has(id)) return false;
    }
    if (label !== undefined && !this.labelFits(route, label, next)) return false;
    return this.crossings(route, next) <= this.crossings(route, route.stretches);
  }

  private tooNear(route: Route, box: PlacedNode, stretch: Stretch): boolean {
    return box.id !== route.from && box.id !== route.to && cuts(stretch, box, SMALLEST_JOG);
  }

  private labelFits(route: Route, label: Box, next: readonly Stretch[]): boolean {
    const x = label.x + label.width / 2;
    const y = label.y + label.height / 2;
    const carried = next.some(({ vertical, at, low, high }) =>
      vertical
        ? Math.abs(at - x) < 0.5 && low <= label.y && high >= label.y + label.height
        : Math.abs(at - y) < 0.5 && low <= label.x && high >= label.x + label.width,
    );
    if (!carried) return false;
    if (label === route.label) return true;
    if (this.boxes.some((box) => overlaps(label, box, 4)) || this.titles.some((box) => overlaps(label, box, 4)))
      return false;
    if (this.groups.some((group) => overlaps(label, group, 4) && !holds(group, label, 4))) return false;
    return this.routes.every(
      (other) =>
        other === route ||
        !overlaps(label, other.around, 4) ||
        ((other.label === undefined || !overlaps(label, other.label, 4)) &&
          !other.stretches.some((stretch) => cuts(stretch, label, 4))),
    );
  }

  private crossings(route: Route, stretches: readonly Stretch[]): number {
    let count = 0;
    for (const other of this.routes) {
      if (other === route || !stretches.some((stretch) => cuts(stretch, other.around, 1))) continue;
      for (const a of stretches) {
        for (const b of other.stretches) {
          if (a.vertical !== b.vertical && a.at > b.low && a.at < b.high && b.at > a.low && b.at < a.high) count++;
        }
      }
    }
    return count;
  }
}

/** The two steps from point k lead to opposite sides. */
function isHook(points: readonly Point[], k: number, vertical: boolean): boolean {
  const [a, b, c, d] = points.slice(k, k + 4) as [Point, Point, Point, Point];
  return vertical ? (b.x - a.x) * (d.x - c.x) < 0 : (b.y - a.y) * (d.y - c.y) < 0;
}

/** The label goes with the piece of line it stands on. */
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
  const a = points[which === -1 ? k - 1 : k + span] as Point;
  const b = points[which === -1 ? k : k + span + 1] as Point;
  const x = label.x + label.width / 2;
  const y = label.y + label.height / 2;
  const on = vertical
    ? Math.abs(a.x - x) < 0.5 && y > Math.min(a.y, b.y) && y < Math.max(a.y, b.y)
    : Math.abs(a.y - y) < 0.5 && x > Math.min(a.x, b.x) && x < Math.max(a.x, b.x);
  if (!on) return label;
  return vertical ? { ...label, x: label.x + by } : { ...label, y: label.y + by };
}
