// Turns the lines of a measured grid into routes with labels. In: the grid, its routes and all positions. Out: the
// points of each line and the box of its label. A label is placed where its line leaves its box, which has room for it;
// if something blocks it there, on the first free stretch.
import type { Box, LabelSize, Point } from '../graph.js';
import { nth } from '../layered/checked.js';
import { overlaps } from '../overlap.js';
import { type Axis, type Grid, SIDES, X } from './grid.js';
import { type Measured, placeOf } from './measure.js';
import type { Port, Routes } from './runs.js';
import { LANE_HEAD, LANE_LABEL_AIR, LANE_LABEL_CLEAR, LANE_LABEL_SHARES } from './weights.js';

export interface GridRoute {
  readonly points: readonly Point[];
  readonly label?: Box;
}

export interface Surroundings {
  readonly titles: readonly Box[];
  /** For lines that end at frames around their boxes: their routes up to there, and the frames that their labels stay out of. */
  readonly cut?: (routes: readonly (readonly Point[])[]) => readonly (readonly Point[])[];
  readonly outside?: (line: number) => readonly Box[];
}

export function finishLines(
  grid: Grid,
  routes: Routes,
  measured: Measured,
  { titles, cut = (routes) => routes, outside = () => [] }: Surroundings,
): readonly GridRoute[] {
  const points = cut(routes.runs.map((_, line) => pointsOf(grid, routes, measured, line)));
  const segments = points.map(boxesOf);
  const heads = points.flatMap((route, line) => (nth(grid.lines, line).cut ? endsOf(route) : []));
  const taken: Box[] = [...measured.boxes, ...titles, ...heads];
  const labels: Box[] = [];
  return grid.lines.map(({ label, cut: isCut }, line): GridRoute => {
    const route = nth(points, line);
    const [port] = nth(routes.ports, line);
    if (label === undefined) return { points: route };
    const others = segments.flatMap((boxes, i) => (i === line ? [] : boxes));
    const blocked = [...taken, ...outside(line)];
    const isFree = (box: Box): boolean =>
      !blocked.some((each) => overlaps(box, each, LANE_LABEL_CLEAR)) &&
      !others.some((each) => overlaps(box, each, LANE_LABEL_CLEAR - 1));
    const isBeside = (box: Box): boolean =>
      labels.some((each) => overlaps(wider(box, grid.reading), each, LANE_LABEL_CLEAR));
    const isOver = (box: Box): boolean => labels.some((each) => overlaps(box, each, LANE_LABEL_CLEAR));
    const first = atPort(grid, routes, measured, port);
    const tried = [first, ...placesAlong(route, label, grid.air)].filter(
      (box) => !isCut || isOn(box, nth(segments, line)),
    );
    const place =
      tried.find((box) => !isBeside(box) && isFree(box)) ??
      tried.find((box) => !isOver(box) && isFree(box)) ??
      tried[0] ??
      first;
    labels.push(place);
    return { points: route, label: place };
  });
}

/** Of a line without a border of a box behind it. */
function endsOf(route: readonly Point[]): readonly Box[] {
  return [nth(route, 0), nth(route, route.length - 1)].map(({ x, y }) => ({
    ...LANE_HEAD,
    x: x - LANE_HEAD.width / 2,
    y: y - LANE_HEAD.height / 2,
  }));
}

function isOn({ x, y, width, height }: Box, ways: readonly Box[]): boolean {
  return ways.some((way) =>
    overlaps({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 }, way, LANE_LABEL_CLEAR),
  );
}

/** With the room between two labels that are side by side. */
function wider({ x, y, width, height }: Box, reading: Axis): Box {
  const by = LANE_LABEL_AIR - LANE_LABEL_CLEAR;
  return reading === X
    ? { x: x - by, y, width: width + 2 * by, height }
    : { x, y: y - by, width, height: height + 2 * by };
}

function pointsOf(grid: Grid, routes: Routes, measured: Measured, line: number): readonly Point[] {
  const runs = nth(routes.runs, line);
  const ports = nth(routes.ports, line);
  const places = runs.map((run) => placeOf(grid, measured, routes, run));
  const [first, last] = [nth(runs, 0), nth(runs, runs.length - 1)];
  const points: Point[] = [joined(first.axis, border(measured, ports[0]), nth(places, 0))];
  runs.slice(1).forEach((run, i) => {
    points.push(joined(run.axis, nth(places, i), nth(places, i + 1)));
  });
  points.push(joined(last.axis, border(measured, ports[1]), nth(places, places.length - 1)));
  return tidied(points);
}

/** The point at `along` on a run of that axis at `across`. */
function joined(axis: number, along: number, across: number): Point {
  return axis === X ? { x: along, y: across } : { x: across, y: along };
}

function border({ boxes }: Measured, { box, side }: Port): number {
  const { x, y, width, height } = nth(boxes, box);
  const { axis, sign } = SIDES[side];
  if (axis === X) return sign > 0 ? x + width : x;
  return sign > 0 ? y + height : y;
}

/** Without equal neighbours and without three collinear points. */
function tidied(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const last = corners.at(-1);
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const before = corners.at(-2);
    const level = before !== undefined && last !== undefined && before.y === last.y && last.y === point.y;
    const upright = before !== undefined && last !== undefined && before.x === last.x && last.x === point.x;
    if (level || upright) corners.pop();
    corners.push(point);
  }
  return corners;
}

function atPort(grid: Grid, routes: Routes, measured: Measured, port: Port): Box {
  const { label, cut } = nth(grid.lines, port.line);
  const { width = 0, height = 0 } = label ?? {};
  const { axis, sign } = SIDES[port.side];
  const runs = nth(routes.runs, port.line);
  const run = nth(runs, 0);
  const across = placeOf(grid, measured, routes, run);
  const { cells } = nth(grid.boxes, port.box);
  const at = sign > 0 ? cells[axis].at + cells[axis].count : cells[axis].at;
  const gap = nth(measured.gaps[axis], at);
  const { lead = 0, tail = 0, border: isBordered } = nth(grid.axes[axis].gaps, at);
  const isAlone = runs.length === 1 && run.from === run.to && isBordered === undefined && !cut;
  const room = (axis === X ? width : height) + 2 * grid.air;
  const [start, end] = sign > 0 ? [gap.start + lead, gap.end - tail] : [gap.end - tail, gap.start + lead];
  const [, meets] = nth(routes.ports, port.line);
  const from = lead + tail > 0 ? start : border(measured, port);
  const far = isAlone ? (lead + tail > 0 ? end : border(measured, meets)) : start + sign * room;
  const along = (from + far) / 2;
  const { x, y } = joined(axis, along, across);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function placesAlong(points: readonly Point[], { width, height }: LabelSize, air: number): readonly Box[] {
  const level: Box[] = [];
  const upright: Box[] = [];
  points.slice(1).forEach((b, i) => {
    const a = nth(points, i);
    const room = a.y === b.y ? Math.abs(b.x - a.x) - width : Math.abs(b.y - a.y) - height;
    if (room < air) return;
    for (const share of LANE_LABEL_SHARES) {
      const reach = (a.y === b.y ? width : height) / 2 + air / 2;
      const at = (from: number, to: number): number => {
        if (from === to) return from;
        const sign = Math.sign(to - from);
        return from + sign * (reach + share * (Math.abs(to - from) - 2 * reach));
      };
      (a.y === b.y ? level : upright).push({
        x: at(a.x, b.x) - width / 2,
        y: at(a.y, b.y) - height / 2,
        width,
        height,
      });
    }
  });
  return [...level, ...upright];
}

export function boxesOf(points: readonly Point[]): readonly Box[] {
  return points.slice(1).map((b, i) => {
    const a = nth(points, i);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  });
}
