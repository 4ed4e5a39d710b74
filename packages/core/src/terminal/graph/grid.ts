// Converts the drawing in px to cells. In: the sketch. Out: whole cells for every box, frame, label and bend. The
// drawing's order is kept, its distances are not: along each axis in turn, elements that preceded others and overlapped
// them across still do, at a distance that keeps both readable. So nothing touches that did not touch in the drawing,
// and lines cross as they did.
import { Axis, type Place } from './axis.js';
import { BOX, LABEL, LINE, separate, type Thing, TITLE, WALL } from './distances.js';
import { rowCell } from './faces.js';
import { type AxisName, doors, follow, runsAlong, tightened } from './line-ends.js';
import { CELL, type FramePart, type LinePart, type Part, type Sketch } from './parts-of-sketch.js';

/** The cells of everything along one axis. */
interface Solved {
  readonly boxes: readonly (readonly [number, number])[];
  readonly frames: readonly (readonly [number, number])[];
  /** By line; of its label, with the free cells at both sides. */
  readonly labels: readonly (readonly [number, number] | undefined)[];
  /** By line and stretch; only stretches that run across this axis have a cell on it. */
  readonly bends: readonly (readonly (number | undefined)[])[];
}

export interface Grid {
  readonly across: Solved;
  readonly upright: Solved;
}

/** How many columns the drawing needs, if more than there are. */
export interface TooWide {
  readonly need: number;
}

/** Undefined if the drawing contradicts itself. */
export function placeOnGrid(sketch: Sketch, columns: number): Grid | TooWide | undefined {
  const across = solveAxis(sketch, 0, columns, undefined);
  if (across === undefined || 'need' in across) return across;
  const upright = solveAxis(sketch, 1, Number.POSITIVE_INFINITY, across);
  return upright === undefined || 'need' in upright ? undefined : { across, upright };
}

interface Extent {
  readonly lo: Place;
  readonly hi: Place;
}

/** Positions on one axis, before the axis is solved. */
interface Places {
  readonly boxes: readonly (Extent & { readonly from: number; readonly to: number })[];
  readonly frames: readonly Extent[];
  readonly labels: readonly (Extent | undefined)[];
  readonly bends: readonly (readonly (Place | undefined)[])[];
}

function solveAxis(
  sketch: Sketch,
  axis: AxisName,
  room: number,
  other: Solved | undefined,
): Solved | TooWide | undefined {
  const cells = new Axis();
  const places = placesOn(cells, sketch, axis);
  const things = [
    ...boxThings(sketch, axis, places, other),
    ...frameThings(sketch, axis, places, other),
    ...lineThings(sketch, axis, places, other),
  ];
  const { boxes, frames, labels, bends } = places;
  sketch.lines.forEach((line, i) => {
    follow(cells, axis, line, { boxes, bends: bends[i] ?? [], label: labels[i] });
  });
  separate(cells, axis, sketch, things);
  const solved = cells.solve(room);
  if (solved === undefined) return undefined;
  const { at, need } = solved;
  if (need > room) return { need };
  return {
    boxes: boxes.map(({ lo, hi }, i) => {
      const face = sketch.boxes[i]?.face;
      const size = (axis === 0 ? face?.width : face?.height) ?? 1;
      return tightened([at(lo), at(hi)], size, doors(sketch, i, bends, at), axis);
    }),
    frames: frames.map(({ lo, hi }) => [at(lo), at(hi)]),
    labels: labels.map((each) => (each === undefined ? undefined : [at(each.lo), at(each.hi)])),
    bends: bends.map((each) => each.map((place) => (place === undefined ? undefined : at(place)))),
  };
}

/** The drawing's elements in cells, each as long as it needs to be. */
function placesOn(cells: Axis, sketch: Sketch, axis: AxisName): Places {
  const cell = CELL[axis];
  const boxes = sketch.boxes.map(({ lo, hi, face }) => {
    const first = cells.variable(Math.round(lo[axis] / cell));
    const size = axis === 0 ? face.width : face.height;
    const between = { from: lo[axis], to: hi[axis] };
    // Rows keep their distance from the top.
    if (axis === 1 && face.groups !== undefined) return { lo: first, hi: { ...first, offset: size - 1 }, ...between };
    const last = cells.variable(Math.round(lo[axis] / cell) + size - 1);
    cells.keep(first, last, size - 1);
    return { lo: first, hi: last, ...between };
  });
  const frames = sketch.frames.map(({ lo, hi, titleCells }) => {
    const first = cells.variable(Math.round(lo[axis] / cell));
    const last = cells.variable(Math.round(hi[axis] / cell) - 1);
    cells.keep(first, last, axis === 0 ? titleCells + 3 : 2);
    return { lo: first, hi: last };
  });
  const bends = sketch.lines.map((line) =>
    line.points.slice(1).map((_, i) => {
      if (runsAlong(line, i, axis)) return undefined;
      const row = i === 0 && axis === 1 ? rowPlace(sketch, line, boxes) : undefined;
      if (row !== undefined) return row;
      return cells.variable(Math.floor((line.points[i]?.[axis] ?? 0) / cell));
    }),
  );
  const labels = sketch.lines.map(({ label }) => {
    if (label === undefined) return undefined;
    const wish = Math.round(label.lo[axis] / cell);
    const first = cells.variable(wish);
    const last = cells.variable(wish + label.size[axis] - 1);
    cells.keep(first, last, label.size[axis] - 1);
    return { lo: first, hi: last };
  });
  return { boxes, frames, labels, bends };
}

/** Where a line leaves a row of its box, if the layout allowed it. */
function rowPlace(
  { boxes }: Sketch,
  { line: { fromRow }, from, points }: LinePart,
  places: readonly { readonly lo: Place }[],
): Place | undefined {
  const face = boxes[from]?.face;
  const lo = places[from]?.lo;
  const cell = face === undefined || fromRow === undefined ? undefined : rowCell(face, fromRow);
  if (cell === undefined || lo === undefined) return undefined;
  const top = boxes[from]?.lo[1] ?? 0;
  const isThere = Math.abs((points[0]?.[1] ?? 0) - top - (cell + 0.5) * CELL[1]) < CELL[1] / 2;
  return isThere ? { ...lo, offset: lo.offset + cell } : undefined;
}

function boxThings(sketch: Sketch, axis: AxisName, { boxes }: Places, other: Solved | undefined): readonly Thing[] {
  return boxes.flatMap((box, i): readonly Thing[] => {
    const of = sketch.boxes[i];
    return of ? [{ kind: BOX, ...box, range: spread(of, axis, other && (other.boxes[i] ?? [0, 0])), box: i }] : [];
  });
}

/** A frame's two walls and, across, its title. */
function frameThings(sketch: Sketch, axis: AxisName, { frames }: Places, other: Solved | undefined): readonly Thing[] {
  return frames.flatMap(({ lo, hi }, i): readonly Thing[] => {
    const of = sketch.frames[i];
    if (of === undefined) return [];
    const range = spread(of, axis, other && (other.frames[i] ?? [0, 0]));
    return [
      { kind: WALL, lo, hi: lo, from: of.lo[axis], to: of.lo[axis], range },
      { kind: WALL, lo: hi, hi, from: of.hi[axis], to: of.hi[axis], range },
      ...(axis === 0 ? [titleThing(of, lo)] : []),
    ];
  });
}

/** A line's label and those of its stretches that run across the axis. */
function lineThings(
  sketch: Sketch,
  axis: AxisName,
  { labels, bends }: Places,
  other: Solved | undefined,
): readonly Thing[] {
  const side = otherAxis(axis);
  const things: Thing[] = [];
  sketch.lines.forEach((line, i) => {
    const { label } = line;
    const place = labels[i];
    if (label !== undefined && place !== undefined) {
      const range = spread(label, axis, other && (other.labels[i] ?? [0, 0]));
      things.push({ kind: LABEL, ...place, from: label.lo[axis], to: label.hi[axis], range, line: i });
    }
    bends[i]?.forEach((at, stretch) => {
      const px = line.points[stretch];
      const next = line.points[stretch + 1];
      if (at === undefined || px === undefined || next === undefined) return;
      const range = other === undefined ? ordered(px[side], next[side]) : reach(line, stretch, i, other);
      things.push({ kind: LINE, lo: at, hi: at, from: px[axis], to: px[axis], range, line: i });
    });
  });
  return things;
}

function otherAxis(axis: AxisName): AxisName {
  return axis === 0 ? 1 : 0;
}

/** Its extent along the other axis: in cells once that is solved, in px before. */
function spread(of: Part, axis: AxisName, solved: readonly [number, number] | undefined): readonly [number, number] {
  const side = otherAxis(axis);
  return solved ?? [of.lo[side], of.hi[side]];
}

/** The title is in the border, from its third cell; lines through the border stay off it. */
function titleThing(of: FramePart, lo: Place): Thing {
  return {
    kind: TITLE,
    lo,
    hi: { variable: lo.variable, offset: of.titleCells + 1 },
    from: of.lo[0],
    to: of.titleEnd[0],
    range: [of.lo[1], of.titleEnd[1]],
  };
}

function ordered(a: number, b: number): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}

/** Between which cells a stretch runs, from the solved axis it runs along. */
function reach(line: LinePart, stretch: number, at: number, { boxes, bends }: Solved): readonly [number, number] {
  const end = (box: number, toward: number): number => {
    const [lo = 0, hi = 0] = boxes[box] ?? [];
    return toward < 0 ? lo : hi;
  };
  const from = line.points[stretch];
  const to = line.points[stretch + 1];
  const onwards = (from?.[0] ?? 0) + (from?.[1] ?? 0) < (to?.[0] ?? 0) + (to?.[1] ?? 0) ? 1 : -1;
  const first = stretch === 0 ? end(line.from, onwards) : (bends[at]?.[stretch - 1] ?? 0);
  const last = stretch === line.points.length - 2 ? end(line.to, -onwards) : (bends[at]?.[stretch + 1] ?? 0);
  return ordered(first, last);
}
