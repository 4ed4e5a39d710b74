// Swaps neighbours in a row or column, and reverses its content, if that saves crossings all over the picture; the
// arrangement of single groups cannot see those. In: the shape of a whole picture. Out: the best shape found from it,
// and its gain, with lines taken as straight from centre to centre.
import type { FlowDirection, LayoutGraph } from '../graph.js';
import { liftedLines } from '../quality/scopes.js';
import { type Axis, axisOf, type Cell, type Reading } from './cell.js';
import type { Leaf } from './scopes.js';
import type { Shape } from './shape.js';
import { View } from './view.js';
import { EXCHANGE_GAIN, EXCHANGE_LATE, EXCHANGE_STATED, EXCHANGE_SWEEPS, EXCHANGE_WRITTEN } from './weights.js';

const AXES = ['x', 'y'] as const;

export interface Exchanged {
  readonly shape: Shape;
  /** The gain, in crossings. */
  readonly gain: number;
}

/** Reads the graph once for all shapes. */
export function exchangerOf(graph: LayoutGraph, direction: FlowDirection): (shape: Shape) => Exchanged {
  const places = new Map(graph.nodes.map(({ id }, leaf) => [id, leaf]));
  const lines = liftedLines(graph).filter(({ edge }) => edge.from !== edge.to);
  const reading: Reading = {
    places,
    lines,
    linesAt: linesAt(graph.nodes.length, lines, places),
    ordered: new Set(lines.map(({ scope }) => scope)),
    outer: graph.direction === 'auto' ? undefined : axisOf(direction),
  };
  const view = new View(graph, direction, reading);
  return (shape) => {
    const root = cellOf(shape, 0, 0, reading, false, reading.outer, false);
    view.show(root);
    const start = view.read();
    let cost = start;
    for (let sweep = 0; sweep < EXCHANGE_SWEEPS; sweep++) {
      const before = cost;
      cost = exchangeWithin(root, root, view, cost);
      if (cost === before) break;
    }
    return { shape: shapeOf(root), gain: start - cost };
  };
}

/** By node, the lines that it ends. */
function linesAt(
  nodes: number,
  lines: Reading['lines'],
  places: ReadonlyMap<string, Leaf>,
): readonly (readonly number[])[] {
  const at: number[][] = Array.from({ length: nodes }, () => []);
  lines.forEach(({ edge }, line) => {
    for (const end of [edge.from, edge.to]) at[places.get(end) ?? -1]?.push(line);
  });
  return at;
}

function cellOf(
  shape: Shape,
  x: number,
  y: number,
  reading: Reading,
  fixed: boolean,
  outer: Axis | undefined,
  loose: boolean,
): Cell {
  const { places, ordered } = reading;
  const held = fixed || shape.pattern !== undefined;
  const leaf = shape.node === undefined ? -1 : (places.get(shape.node.id) ?? -1);
  const stated = shape.group?.direction;
  const bound = shape.group === undefined ? outer : stated === undefined ? undefined : axisOf(stated);
  const written = shape.group === undefined ? loose : bound !== undefined && !ordered.has(shape.group.id);
  const cells = partsOf(shape, shape.form, 0, 0).map((part) =>
    cellOf(part.shape, part.x, part.y, reading, held, bound, written),
  );
  if (shape.form === 'row') cells.sort((a, b) => a.x - b.x);
  if (shape.form === 'column') cells.sort((a, b) => a.y - b.y);
  const low = cells.reduce((least, each) => Math.min(least, each.low), leaf < 0 ? Number.POSITIVE_INFINITY : leaf);
  const lines = linesIn(leaf, cells, reading);
  return { shape, x, y, cells, leaf, low, lines, fixed: held, bound, written };
}

function linesIn(leaf: Leaf, cells: readonly Cell[], { linesAt }: Reading): readonly number[] {
  const own = linesAt[leaf] ?? [];
  const [first] = cells;
  if (first === undefined) return own;
  if (cells.length === 1 && own.length === 0) return first.lines;
  const lines = new Set(own);
  for (const cell of cells) for (const line of cell.lines) lines.add(line);
  return [...lines];
}

/** Nested rows are flattened into their row. */
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

/** Tries all neighbours in the cell and below it, and the cell reversed; returns the picture's cost afterwards. */
function exchangeWithin(root: Cell, cell: Cell, view: View, least: number): number {
  let best = least;
  const attempt = (change: () => void, worth: number, one: Cell, two: Cell | undefined): void => {
    change();
    view.show(root);
    const cost = view.changed(best, worth, one, two);
    // Each change is its own inverse.
    if (cost < best - worth) {
      best = cost;
      view.read();
    } else change();
  };
  const { cells, bound, fixed, written } = cell;
  const stated = written ? EXCHANGE_WRITTEN : EXCHANGE_STATED;
  const [first] = cells;
  if (first !== undefined && !fixed) {
    const late = cells.every(({ low }) => low >= first.low) ? EXCHANGE_LATE : 0;
    const own = bound === (cell.shape.form === 'row' ? 'x' : 'y') ? stated : 0;
    for (let i = 1; i < cells.length; i++) {
      attempt(() => swap(cell, i), EXCHANGE_GAIN + own + (i === 1 ? late : 0), cells[i - 1] as Cell, cells[i]);
    }
    const pairs = (cells.length * (cells.length - 1)) / 2;
    for (const axis of AXES) {
      attempt(() => mirror(cell, axis), EXCHANGE_GAIN + late + (bound === axis ? stated * pairs : 0), cell, undefined);
    }
  }
  for (const each of cell.cells) best = exchangeWithin(root, each, view, best);
  return best;
}

/** Swaps the cell at an index with the preceding one, within the range of both. */
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

/** Reverses the cell's content within its own box. */
function mirror({ shape, cells }: Cell, axis: Axis): void {
  // Properties named by a variable are slow to read, and this is done most.
  const sideways = axis === 'x';
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const each of cells) {
    const low = sideways ? each.x : each.y;
    const high = low + (sideways ? each.shape.width : each.shape.height);
    if (low < start) start = low;
    if (high > end) end = high;
  }
  for (const each of cells) {
    if (sideways) each.x = start + end - each.x - each.shape.width;
    else each.y = start + end - each.y - each.shape.height;
    // Content that only the written order sorts is moved unchanged.
    if (each.cells.length > 0 && !each.fixed && !(each.written && each.bound === axis)) mirror(each, axis);
  }
  if ((shape.form === 'row') === sideways && shape.form !== 'one') cells.reverse();
}
