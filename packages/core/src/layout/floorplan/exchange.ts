// Neighbours in a row or column trade places where that saves crossings all over the picture, which nobody sees while its
// groups are arranged one by one, and what a row or column holds is turned round. In: the shape of a whole picture. Out: the
// best found from it, and what that saves, lines taken as straight from middle to middle.
import type { FlowDirection, LayoutGraph } from '../graph.js';
import { directionsOf, liftedLines } from '../quality/scopes.js';
import type { Leaf } from './scopes.js';
import type { Shape } from './shape.js';
import { LENGTH } from './wires.js';

/** A part of the picture that may move within what holds it. */
interface Cell {
  readonly shape: Shape;
  x: number;
  y: number;
  /** A row's or column's in the order of their places. */
  readonly cells: Cell[];
  readonly leaf: Leaf;
  /** The first of its nodes, as they are written. */
  readonly low: Leaf;
  /** Whether what it holds keeps its place: never does one twin change without the other. */
  readonly fixed: boolean;
  /** The axis of a direction that the author wrote down. */
  readonly bound: Axis | undefined;
}

const AGAINST = 1.4;
const WISH = 6;
/** A stranger in the frame of an overlay. */
const CAPTURED = 3;
/** What has to be saved for a change of the written order. */
const WORTH = 0.3;
/** And more if what was written first comes later. */
const LATE = 2;
/** And more along a direction that is stated, for each pair. */
const STATED = 1.5;
const AXES = ['x', 'y'] as const;
type Axis = (typeof AXES)[number];
/** Sweeps over all neighbours. */
const SWEEPS = 2;

export interface Exchanged {
  readonly shape: Shape;
  /** What is saved, in crossings. */
  readonly gain: number;
}

export function exchanged(shape: Shape, graph: LayoutGraph, direction: FlowDirection): Exchanged {
  const places = new Map(graph.nodes.map(({ id }, leaf) => [id, leaf]));
  const root = cellOf(shape, 0, 0, places, false, graph.direction === 'auto' ? undefined : axisOf(direction));
  const view = new View(graph, direction, places);
  const start = view.cost(root);
  let cost = start;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = cost;
    cost = trade(root, root, view, cost);
    if (cost === before) break;
  }
  return { shape: shapeOf(root), gain: start - cost };
}

function cellOf(
  shape: Shape,
  x: number,
  y: number,
  places: ReadonlyMap<string, Leaf>,
  fixed: boolean,
  outer: Axis | undefined,
): Cell {
  const held = fixed || shape.pattern !== undefined;
  const leaf = shape.node === undefined ? -1 : (places.get(shape.node.id) ?? -1);
  const stated = shape.group?.direction;
  const bound = shape.group === undefined ? outer : stated === undefined ? undefined : axisOf(stated);
  const cells = partsOf(shape, shape.form, 0, 0).map((part) => cellOf(part.shape, part.x, part.y, places, held, bound));
  if (shape.form === 'row') cells.sort((a, b) => a.x - b.x);
  if (shape.form === 'column') cells.sort((a, b) => a.y - b.y);
  const low = cells.reduce((least, each) => Math.min(least, each.low), leaf < 0 ? Number.POSITIVE_INFINITY : leaf);
  return { shape, x, y, cells, leaf, low, fixed: held, bound };
}

function axisOf(direction: FlowDirection): Axis {
  return direction === 'right' || direction === 'left' ? 'x' : 'y';
}

/** Parts of a row that are rows themselves stand in it. */
function partsOf(shape: Shape, form: Shape['form'], x: number, y: number): Shape['parts'] {
  return shape.parts.flatMap((part) => {
    const plain = part.shape.group === undefined && part.shape.node === undefined && part.shape.pattern === undefined;
    return form !== 'one' && plain && part.shape.form === form
      ? partsOf(part.shape, form, x + part.x, y + part.y)
      : [{ ...part, x: x + part.x, y: y + part.y }];
  });
}

function shapeOf({ shape, cells }: Cell): Shape {
  return { ...shape, parts: cells.map((cell) => ({ shape: shapeOf(cell), x: cell.x, y: cell.y })) };
}

/** All neighbours in the cell and below it, and the cell the other way round; what the picture costs then. */
function trade(root: Cell, cell: Cell, view: View, least: number): number {
  let best = least;
  const attempt = (change: () => void, worth: number): void => {
    change();
    const cost = view.cost(root);
    // Each change takes itself back.
    if (cost < best - worth) best = cost;
    else change();
  };
  const { cells, bound, fixed } = cell;
  const [first] = cells;
  if (first !== undefined && !fixed) {
    const late = cells.every(({ low }) => low >= first.low) ? LATE : 0;
    const own = bound === (cell.shape.form === 'row' ? 'x' : 'y') ? STATED : 0;
    for (let i = 1; i < cells.length; i++) attempt(() => swap(cell, i), WORTH + own + (i === 1 ? late : 0));
    const pairs = (cells.length * (cells.length - 1)) / 2;
    for (const axis of AXES) {
      attempt(() => mirror(cell, axis), WORTH + late + (bound === axis ? STATED * pairs : 0));
    }
  }
  for (const each of cell.cells) best = trade(root, each, view, best);
  return best;
}

/** The cell at a place and the one before it, within the stretch of both. */
function swap({ shape, cells }: Cell, at: number): void {
  const [one, two] = [cells[at - 1], cells[at]];
  if (one === undefined || two === undefined) return;
  if (shape.form === 'row') {
    const start = one.x;
    one.x = two.x + two.shape.width - one.shape.width;
    two.x = start;
  } else {
    const start = one.y;
    one.y = two.y + two.shape.height - one.shape.height;
    two.y = start;
  }
  cells[at - 1] = two;
  cells[at] = one;
}

/** All that the cell holds, in its own box. */
function mirror({ shape, cells }: Cell, axis: Axis): void {
  const size = axis === 'x' ? 'width' : 'height';
  const start = cells.reduce((least, each) => Math.min(least, each[axis]), Number.POSITIVE_INFINITY);
  const end = cells.reduce((most, each) => Math.max(most, each[axis] + each.shape[size]), 0);
  for (const each of cells) {
    each[axis] = start + end - each[axis] - each.shape[size];
    if (!each.fixed) mirror(each, axis);
  }
  if ((shape.form === 'row') === (axis === 'x') && shape.form !== 'one') cells.reverse();
}

/** The picture as it would look, without its channels. */
class View {
  private readonly left: Float64Array;
  private readonly top: Float64Array;
  private readonly widths: Float64Array;
  private readonly heights: Float64Array;
  /** Ends of lines one after another, and which way they read. */
  private readonly ends: Int32Array;
  private readonly ways: readonly FlowDirection[];
  private readonly overlays: readonly (readonly Leaf[])[];
  private readonly befores: readonly (readonly [Leaf, Leaf])[];

  constructor(graph: LayoutGraph, direction: FlowDirection, places: ReadonlyMap<string, Leaf>) {
    const { nodes } = graph;
    this.left = new Float64Array(nodes.length);
    this.top = new Float64Array(nodes.length);
    this.widths = Float64Array.from(nodes, ({ width }) => width);
    this.heights = Float64Array.from(nodes, ({ height }) => height);
    const directionOf = directionsOf(graph, direction);
    const lines = liftedLines(graph).filter(({ edge }) => edge.from !== edge.to);
    this.ends = Int32Array.from(lines.flatMap(({ edge }) => [places.get(edge.from) ?? 0, places.get(edge.to) ?? 0]));
    this.ways = lines.map(({ scope }) => directionOf(scope));
    this.overlays = graph.overlays.map((overlay) => overlay.nodes.flatMap((id) => places.get(id) ?? []));
    this.befores = nodes.flatMap(({ before }, leaf) => {
      const other = places.get(before ?? '');
      return other === undefined ? [] : [[leaf, other] as const];
    });
  }

  cost(root: Cell): number {
    this.place(root, 0, 0);
    let cost = this.crossings();
    this.ways.forEach((way, line) => {
      const [from, to] = [this.ends[2 * line] as Leaf, this.ends[2 * line + 1] as Leaf];
      cost += LENGTH * this.length(line);
      if (this.follows(from, to, way)) cost += AGAINST;
    });
    for (const overlay of this.overlays) cost += CAPTURED * this.captured(overlay);
    for (const [one, other] of this.befores) if (!this.isBefore(one, other)) cost += WISH;
    return cost;
  }

  /** As the choice between engines asks it: beside and to the left, or above. */
  private isBefore(one: Leaf, other: Leaf): boolean {
    const { left, top, widths, heights } = this;
    const [ax, ay, bx, by] = [left[one] ?? 0, top[one] ?? 0, left[other] ?? 0, top[other] ?? 0];
    const beside = ay < by + (heights[other] ?? 0) && by < ay + (heights[one] ?? 0);
    const below = ax < bx + (widths[other] ?? 0) && bx < ax + (widths[one] ?? 0);
    return (beside && ax < bx) || (below && ay < by);
  }

  private place(cell: Cell, x: number, y: number): void {
    if (cell.leaf >= 0) {
      this.left[cell.leaf] = x;
      this.top[cell.leaf] = y;
    }
    for (const each of cell.cells) this.place(each, x + each.x, y + each.y);
  }

  private crossings(): number {
    const { ends, left, top, widths, heights } = this;
    const xs = left.map((x, i) => x + (widths[i] as number) / 2);
    const ys = top.map((y, i) => y + (heights[i] as number) / 2);
    let count = 0;
    for (let i = 0; i < ends.length; i += 2) {
      const [a, b] = [ends[i] as number, ends[i + 1] as number];
      const ax = xs[a] as number;
      const ay = ys[a] as number;
      const bx = xs[b] as number;
      const by = ys[b] as number;
      for (let k = 0; k < i; k += 2) {
        const c = ends[k] as number;
        const d = ends[k + 1] as number;
        if (a === c || a === d || b === c || b === d) continue;
        const cx = xs[c] as number;
        const cy = ys[c] as number;
        const dx = xs[d] as number;
        const dy = ys[d] as number;
        if (turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) >= 0) continue;
        if (turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0) count++;
      }
    }
    return count;
  }

  private length(line: number): number {
    const { ends, left, top, widths, heights } = this;
    const [a, b] = [ends[2 * line] as number, ends[2 * line + 1] as number];
    const apart = (starts: Float64Array, sizes: Float64Array): number => {
      const [one, two] = [starts[a] as number, starts[b] as number];
      return Math.max(0, two - one - (sizes[a] as number), one - two - (sizes[b] as number));
    };
    return apart(left, widths) + apart(top, heights);
  }

  /** Whether one stands wholly after the other. */
  private follows(one: Leaf, other: Leaf, way: FlowDirection): boolean {
    const { left, top, widths, heights } = this;
    const [first, second] = way === 'left' || way === 'up' ? [one, other] : [other, one];
    const [starts, sizes] = axisOf(way) === 'x' ? [left, widths] : [top, heights];
    return (starts[first] as number) + (sizes[first] as number) <= (starts[second] as number);
  }

  private captured(overlay: readonly Leaf[]): number {
    const { left, top, widths, heights } = this;
    let [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (const leaf of overlay) {
      x1 = Math.min(x1, left[leaf] as number);
      y1 = Math.min(y1, top[leaf] as number);
      x2 = Math.max(x2, (left[leaf] as number) + (widths[leaf] as number));
      y2 = Math.max(y2, (top[leaf] as number) + (heights[leaf] as number));
    }
    let count = 0;
    for (let leaf = 0; leaf < left.length; leaf++) {
      const [x, y] = [left[leaf] as number, top[leaf] as number];
      if (x >= x2 || y >= y2 || x + (widths[leaf] as number) <= x1 || y + (heights[leaf] as number) <= y1) continue;
      if (!overlay.includes(leaf)) count++;
    }
    return count;
  }
}

/** On which side of the line from the first to the second point the third is. */
function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
