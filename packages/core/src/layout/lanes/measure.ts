// Positions of cells, gaps, boxes and runs. In: a grid, its routes and the tracks assigned so far. Out: every
// coordinate. A gap is as long as the labels at its sides and its tracks require.
import type { Box } from '../graph.js';
import { nth } from '../layered/checked.js';
import { type Axis, type Demand, type Gap, type Grid, type GridBox, otherAxis, SIDES, X, Y } from './grid.js';
import type { Port, Routes, Run } from './runs.js';

export interface PlacedGap {
  readonly start: number;
  readonly end: number;
  /** Where its first track runs, and where the content after its last one begins. */
  readonly tracks: number;
  readonly rest: number;
}

export interface PlacedCell {
  readonly start: number;
  readonly end: number;
}

export interface Measured {
  readonly cells: readonly [readonly PlacedCell[], readonly PlacedCell[]];
  readonly gaps: readonly [readonly PlacedGap[], readonly PlacedGap[]];
  readonly boxes: readonly Box[];
  readonly length: readonly [number, number];
}

/** Room for labels in a gap: after the preceding boxes, in front of the following ones, and in total. */
interface Zone {
  before: number;
  after: number;
  whole: number;
}

export function measure(grid: Grid, routes: Routes, tracks: readonly [readonly number[], readonly number[]]): Measured {
  const axes = [X, Y].map((axis) => placeAxis(grid, routes, axis as Axis, tracks[axis as Axis]));
  const [along, down] = [nth(axes, 0), nth(axes, 1)];
  const widths = filled(grid.boxes, along);
  const sizes = grid.boxes.map((box, i) => grown({ ...box, width: nth(widths, i) }, nth(routes.needs, i)));
  return {
    cells: [along.cells, down.cells],
    gaps: [along.gaps, down.gaps],
    length: [along.length, down.length],
    boxes: grid.boxes.map(({ cells }, i): Box => {
      const { width, height } = nth(sizes, i);
      const x = middleAlong(along, nth(grid.boxes, i)) - width / 2;
      const y = middle(down.cells, cells[Y]) - height / 2;
      return { x, y, width, height };
    }),
  };
}

export function middle(
  cells: readonly PlacedCell[],
  { at, count }: { readonly at: number; readonly count: number },
): number {
  return (nth(cells, at).start + nth(cells, at + count - 1).end) / 2;
}

function grown(
  { width, height }: GridBox,
  need: readonly [number, number],
): { readonly width: number; readonly height: number } {
  return { width: Math.max(width, need[X]), height: Math.max(height, need[Y]) };
}

/** The widths of boxes that fill their cells: all of a family are as wide as the tightest room allows. */
function filled(boxes: readonly GridBox[], along: PlacedAxis): readonly number[] {
  const least = new Map<number, number>();
  for (const box of boxes) {
    if (box.fill === undefined) continue;
    const [of] = box.cells;
    const at = middleAlong(along, box);
    const room = 2 * Math.min(at - nth(along.cells, of.at).start, nth(along.cells, of.at + of.count - 1).end - at);
    least.set(box.fill.family, Math.min(box.fill.most, room, least.get(box.fill.family) ?? room));
  }
  return boxes.map(({ width, fill }) => Math.max(width, fill === undefined ? 0 : (least.get(fill.family) ?? 0)));
}

/** The middle of a box's room. */
function middleAlong({ cells, gaps }: PlacedAxis, box: GridBox): number {
  const [of] = box.cells;
  const [first, last] = [nth(cells, of.at), nth(cells, of.at + of.count - 1)];
  const [before, after] = [nth(gaps, of.at), nth(gaps, of.at + of.count)];
  const [low, high] = box.fill?.shared ?? [false, false];
  return (
    ((low ? (before.start + before.end) / 2 : first.start) + (high ? (after.start + after.end) / 2 : last.end)) / 2
  );
}

interface PlacedAxis {
  readonly cells: readonly PlacedCell[];
  readonly gaps: readonly PlacedGap[];
  readonly length: number;
}

function placeAxis(grid: Grid, routes: Routes, axis: Axis, tracks: readonly number[]): PlacedAxis {
  const { count, gaps, demands, fit } = grid.axes[axis];
  const zones = gaps.map((): Zone => ({ before: 0, after: 0, whole: 0 }));
  const needs: Demand[] = [...demands];
  grid.boxes.forEach((box, i) => {
    const size = grown(box, nth(routes.needs, i));
    needs.push({ ...box.cells[axis], length: axis === X ? size.width : size.height });
  });
  for (const [start] of routes.ports) readLabel(grid, routes, axis, start, zones, needs);
  const inner = gaps.map((gap, i) => gapLength(gap, nth(zones, i), tracks[i] ?? 0, grid.line));
  const lengths = fit(
    needs,
    inner.map(({ whole }) => whole),
    count,
  );
  const cells: PlacedCell[] = [];
  const placed: PlacedGap[] = [];
  let at = 0;
  inner.forEach(({ whole, tracks: first, rest }, i) => {
    placed.push({ start: at, end: at + whole, tracks: at + first, rest: at + rest });
    at += whole;
    if (i === count) return;
    const length = lengths[i] ?? 0;
    cells.push({ start: at, end: at + length });
    at += length;
  });
  return { cells, gaps: placed, length: at };
}

interface GapLength {
  readonly whole: number;
  readonly tracks: number;
  readonly rest: number;
}

function gapLength({ before, after, least, border }: Gap, zone: Zone, lines: number, line: number): GapLength {
  const last = Math.max(after, zone.after + (zone.after === 0 ? 0 : (border ?? 0)));
  if (lines > 0) {
    const first = Math.max(before, zone.before);
    const length = first + (lines - 1) * line + last;
    const whole = snapped(Math.max(least, zone.whole, length));
    const slack = Math.floor((whole - length) / 2);
    return { whole, tracks: first + slack, rest: first + slack + (lines - 1) * line };
  }
  if (border !== undefined) {
    const whole = snapped(Math.max(least, Math.max(zone.before, least - after) + last));
    return { whole, tracks: whole - last, rest: whole - last };
  }
  const whole = snapped(Math.max(least, zone.whole, zone.before, zone.after));
  return { whole, tracks: Math.floor(whole / 2), rest: whole - after };
}

function snapped(length: number): number {
  return 4 * Math.ceil(length / 4);
}

/** A label is placed where its line leaves its box: in the gap along the line, and in the cell across it. */
function readLabel(grid: Grid, routes: Routes, axis: Axis, port: Port, zones: readonly Zone[], needs: Demand[]): void {
  const { label, cut } = nth(grid.lines, port.line);
  if (label === undefined) return;
  const { axis: out, sign } = SIDES[port.side];
  const { cells } = nth(grid.boxes, port.box);
  const length = axis === X ? label.width : label.height;
  if (out !== axis) {
    needs.push({ ...cells[axis], length: length + 2 * Math.abs(port.offset) });
    return;
  }
  const at = sign > 0 ? cells[axis].at + cells[axis].count : cells[axis].at;
  const zone = nth(zones, at);
  const run = nth(nth(routes.runs, port.line), 0);
  const gap = nth(grid.axes[axis].gaps, at);
  const room = length + 2 * grid.air + ((sign > 0 ? gap.lead : gap.tail) ?? 0);
  const isAlone = nth(routes.runs, port.line).length === 1 && run.from === run.to;
  if (isAlone && gap.border === undefined)
    zone.whole = Math.max(zone.whole, room + grid.air + ((sign > 0 ? gap.tail : gap.lead) ?? 0));
  if (isAlone && gap.border === undefined && !cut) return;
  if (sign > 0) zone.before = Math.max(zone.before, room);
  else zone.after = Math.max(zone.after, room);
}

/** The position of a run across its direction. */
export function placeOf({ line }: Grid, measured: Measured, routes: Routes, run: Run): number {
  const across = otherAxis(run.axis);
  const ports = nth(routes.ports, run.line);
  const list = nth(routes.runs, run.line);
  const port = run.place === 0 ? ports[0] : run.place === list.length - 1 ? ports[1] : undefined;
  if (port !== undefined) {
    const box = nth(measured.boxes, port.box);
    return (across === X ? box.x + box.width / 2 : box.y + box.height / 2) + port.offset;
  }
  const index = run.corridor >> 1;
  if (run.corridor % 2 === 1) {
    const { start, end } = nth(measured.cells[across], index);
    return (start + end) / 2;
  }
  return nth(measured.gaps[across], index).tracks + run.track * line;
}
