// Clearance of a line that is being straightened. In: boxes, frames, titles and routes, and a new path for one of the
// routes. Out: whether the new path is free: close to nothing the old one was not close to, with no additional
// crossing.

import type { Box, LayoutGraph, PlacedGroup, PlacedNode, Point } from '../../graph.js';
import { overlaps } from '../../overlap.js';
import { nth } from '../checked.js';
import { SpatialIndex } from '../solve/spatial-index.js';
import { SMALLEST_JOG, type Spacing } from '../spacing.js';
import { cuts, holds, hugs, type LineSegment, lineSegmentsOf, runsBeside, uncovered } from './line-segments.js';
import { END_LABEL_CLEAR, ROUTE_LABEL_CLEAR, TITLE_CLEAR } from './weights.js';

export interface Route {
  readonly from: string;
  readonly to: string;
  /** Ends at rows of their nodes stay there, and so do those with text beside them. */
  readonly startIsFixed: boolean;
  readonly endIsFixed: boolean;
  /**
   * Minimum length of the straight pieces at the ends: what is painted there, or their current length with text beside
   * them.
   */
  readonly leastFirst: number;
  readonly leastLast: number;
  /** The text at its ends, which stays in place. */
  readonly endLabels: readonly Box[];
  points: readonly Point[];
  lineSegments: readonly LineSegment[];
  /** Around the whole line and its label; rules out most lines. */
  around: Box;
  label: Box | undefined;
  /** Groups that hold either end. */
  readonly own: ReadonlySet<string>;
}

export class Clearance {
  private readonly routes: readonly Route[];
  private readonly nodes: ReadonlyMap<string, PlacedNode>;
  private readonly diamonds: ReadonlySet<string>;
  private readonly boxes: readonly PlacedNode[];
  private readonly groups: readonly PlacedGroup[];
  private readonly titles: readonly Box[];
  /** Beside the titles, where the frames of overlays are drawn. */
  private readonly bands: readonly Box[];
  private readonly least: number;
  /** px: from a label to another beside it, beyond LABEL_ROOM. */
  private readonly beside: number;
  private readonly boxesByX: SpatialIndex<PlacedNode>;
  private readonly boxesByY: SpatialIndex<PlacedNode>;
  private readonly routesByX: SpatialIndex<Route>;
  private readonly routesByY: SpatialIndex<Route>;

  constructor(
    graph: LayoutGraph,
    nodes: readonly PlacedNode[],
    groups: readonly PlacedGroup[],
    routes: readonly Route[],
    spacing: Spacing,
  ) {
    this.routes = routes;
    this.boxes = nodes;
    this.groups = groups;
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.diamonds = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? [id] : [])));
    this.least = spacing.line;
    this.beside = spacing.labels - ROUTE_LABEL_CLEAR;
    const titles = new Map(graph.groups.map(({ id, title }) => [id, title]));
    this.bands = groups.map(({ id, x, y, width }) => {
      const height = titles.get(id)?.height ?? 0;
      return { x, y, width, height: height === 0 ? 0 : spacing.title + height };
    });
    this.titles = groups.flatMap(({ id, x, y }) => {
      const title = titles.get(id);
      if (title === undefined || title.width === 0) return [];
      return { x: x + spacing.padding, y: y + spacing.title, width: title.width, height: title.height };
    });
    let right = 0;
    let bottom = 0;
    for (const { x, y, width, height } of nodes) {
      right = Math.max(right, x + width);
      bottom = Math.max(bottom, y + height);
    }
    this.boxesByX = new SpatialIndex(0, right, nodes.length);
    this.boxesByY = new SpatialIndex(0, bottom, nodes.length);
    this.routesByX = new SpatialIndex(0, right, routes.length);
    this.routesByY = new SpatialIndex(0, bottom, routes.length);
    for (const node of nodes) {
      this.boxesByX.add(node, node.x, node.x + node.width);
      this.boxesByY.add(node, node.y, node.y + node.height);
    }
    for (const route of routes) this.enter(route);
  }

  /** A route changes only between `leave` and `enter`. */
  enter(route: Route): void {
    const { x, y, width, height } = route.around;
    this.routesByX.add(route, x, x + width);
    this.routesByY.add(route, y, y + height);
  }

  leave(route: Route): void {
    const { x, y, width, height } = route.around;
    this.routesByX.remove(route, x, x + width);
    this.routesByY.remove(route, y, y + height);
  }

  node(id: string): PlacedNode | undefined {
    return this.nodes.get(id);
  }

  isDiamond(id: string): boolean {
    return this.diamonds.has(id);
  }

  allows(route: Route, points: readonly Point[], label: Box | undefined): boolean {
    const next = lineSegmentsOf(points);
    for (let i = 0; i < next.length; i++) {
      const { low, high } = nth(next, i);
      const [isFirst, isLast] = [i === 0, i === next.length - 1];
      const least = isFirst || isLast ? (next.length > 1 ? this.least : 0) : SMALLEST_JOG;
      if (high - low < Math.max(least, isFirst ? route.leastFirst : 0, isLast ? route.leastLast : 0)) return false;
    }
    for (const lineSegment of next) if (!this.isFree(route, lineSegment)) return false;
    // The line must not run through its own ends either.
    for (const id of [route.from, route.to]) {
      const box = this.nodes.get(id);
      if (box !== undefined && !this.diamonds.has(id) && next.some((lineSegment) => cuts(lineSegment, box, -1)))
        return false;
    }
    if (label !== undefined && !this.labelFits(route, label, next)) return false;
    // The shared part of both paths has the same crossings.
    const added = next.filter((lineSegment) => !runsAlong(lineSegment, route.lineSegments));
    const removed = route.lineSegments.filter((lineSegment) => !runsAlong(lineSegment, next));
    return this.crossings(route, added) <= this.crossings(route, removed);
  }

  /** Whether a route can run there, as far as it does not already. */
  isFree(route: Route, lineSegment: LineSegment): boolean {
    for (const fresh of uncovered(lineSegment, route.lineSegments)) if (!this.isClear(route, fresh)) return false;
    return true;
  }

  private isClear(route: Route, lineSegment: LineSegment): boolean {
    const { vertical, at } = lineSegment;
    const boxes = vertical ? this.boxesByX : this.boxesByY;
    const routes = vertical ? this.routesByX : this.routesByY;
    const low = at - SMALLEST_JOG;
    const high = at + SMALLEST_JOG;
    for (let band = boxes.band(low); band <= boxes.band(high); band++) {
      for (const box of boxes.list(band)) {
        if (cuts(lineSegment, box, SMALLEST_JOG) && box.id !== route.from && box.id !== route.to) return false;
      }
    }
    for (const title of this.titles) if (cuts(lineSegment, title, TITLE_CLEAR)) return false;
    for (const group of this.groups) {
      if (route.own.has(group.id) ? hugs(lineSegment, group) : cuts(lineSegment, group, SMALLEST_JOG)) return false;
    }
    for (let band = routes.band(low); band <= routes.band(high); band++) {
      for (const other of routes.list(band)) {
        if (other === route) {
          for (const label of route.endLabels) if (cuts(lineSegment, label, END_LABEL_CLEAR)) return false;
          continue;
        }
        if (!cuts(lineSegment, other.around, SMALLEST_JOG)) continue;
        if (other.label !== undefined && cuts(lineSegment, other.label, ROUTE_LABEL_CLEAR)) return false;
        for (const label of other.endLabels) if (cuts(lineSegment, label, END_LABEL_CLEAR)) return false;
        for (const one of other.lineSegments) if (runsBeside(lineSegment, one)) return false;
      }
    }
    return true;
  }

  private labelFits(route: Route, label: Box, next: readonly LineSegment[]): boolean {
    const x = label.x + label.width / 2;
    const y = label.y + label.height / 2;
    const carried = next.some(({ vertical, at, low, high }) =>
      vertical
        ? Math.abs(at - x) < 0.5 && low <= label.y && high >= label.y + label.height
        : Math.abs(at - y) < 0.5 && low <= label.x && high >= label.x + label.width,
    );
    if (!carried) return false;
    if (label === route.label) return true;
    const beside = { ...label, x: label.x - this.beside, width: label.width + 2 * this.beside };
    const isOver = (box: Box): boolean => overlaps(label, box, ROUTE_LABEL_CLEAR);
    if (this.boxes.some(isOver) || this.bands.some(isOver) || route.endLabels.some(isOver)) return false;
    if (this.groups.some((group) => isOver(group) && !holds(group, label, ROUTE_LABEL_CLEAR))) return false;
    return this.routes.every(
      (other) =>
        other === route ||
        !overlaps(beside, other.around, ROUTE_LABEL_CLEAR) ||
        ((other.label === undefined || !overlaps(beside, other.label, ROUTE_LABEL_CLEAR)) &&
          !other.endLabels.some(isOver) &&
          !other.lineSegments.some((lineSegment) => cuts(lineSegment, label, ROUTE_LABEL_CLEAR))),
    );
  }

  private crossings(route: Route, lineSegments: readonly LineSegment[]): number {
    let count = 0;
    for (const lineSegment of lineSegments) {
      const routes = lineSegment.vertical ? this.routesByX : this.routesByY;
      for (const other of routes.list(routes.band(lineSegment.at))) {
        if (other === route || !cuts(lineSegment, other.around, 1)) continue;
        for (const one of other.lineSegments) if (crosses(lineSegment, one)) count++;
      }
    }
    return count;
  }
}

function crosses(a: LineSegment, b: LineSegment): boolean {
  return a.vertical !== b.vertical && a.at > b.low && a.at < b.high && b.at > a.low && b.at < a.high;
}

function runsAlong({ vertical, at, low, high }: LineSegment, others: readonly LineSegment[]): boolean {
  return others.some(
    (other) => other.vertical === vertical && other.at === at && other.low === low && other.high === high,
  );
}
