// The plan as a grid of cells between the sides of all its elements: within a cell, a line's position makes no
// difference to what it passes. In: the placed plan. Out: cells with their content, and where lines can enter boxes.
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import { type Axis, cornerOf, type Room, X, Y } from './model.js';
import { MOST_CELLS, ROUTED_OUTSIDE } from './weights.js';

export interface Grid {
  /** By axis, the sides between the cells: cell k lies between side k - 1 and side k. */
  readonly sides: readonly [Float64Array, Float64Array];
  /** By axis and cell, its start, end and middle. */
  readonly from: readonly [Float64Array, Float64Array];
  readonly to: readonly [Float64Array, Float64Array];
  readonly middle: readonly [Float64Array, Float64Array];
  readonly columns: number;
  /** By cell, its node or -1; BLOCKED if no line can run there. */
  readonly node: Int32Array;
  /** By cell, its innermost group or -1. */
  readonly group: Int32Array;
  /** By cell, the frames of overlays around it, one bit per frame. */
  readonly zones: Int32Array;
  /** By node and axis, its first and last cell. */
  readonly first: readonly [Int32Array, Int32Array];
  readonly last: readonly [Int32Array, Int32Array];
}

export const BLOCKED = -2;

/** Undefined if there are more cells than can be searched. */
export function readGrid(room: Room, spacing: Spacing): Grid | undefined {
  const titles = room.graph.groups.map(({ title }, i) => {
    const shown = title.width > 0;
    return {
      shown,
      end: [
        nth(room.low[X], i) + spacing.padding + title.width,
        nth(room.low[Y], i) + spacing.title + title.height,
      ] as const,
    };
  });
  const sides = ([X, Y] as const).map((axis) => {
    const all: number[] = [];
    room.start[axis].forEach((at, i) => {
      all.push(at, at + nth(room.size[axis], i));
    });
    all.push(...room.low[axis], ...room.high[axis]);
    for (const { shown, end } of titles) if (shown) all.push(end[axis]);
    return Float64Array.from([...new Set(all)].sort((a, b) => a - b));
  }) as unknown as readonly [Float64Array, Float64Array];
  const [columns, rows] = [sides[X].length + 1, sides[Y].length + 1];
  if (columns * rows > MOST_CELLS) return undefined;
  const edges = sides.map((list) => {
    const from = new Float64Array(list.length + 1);
    const to = new Float64Array(list.length + 1);
    from.set(list, 1);
    to.set(list, 0);
    from[0] = (list[0] ?? 0) - ROUTED_OUTSIDE;
    to[list.length] = (list[list.length - 1] ?? 0) + ROUTED_OUTSIDE;
    return { from, to, middle: from.map((at, i) => (at + nth(to, i)) / 2) };
  });
  const [x, y] = [nth(edges, X), nth(edges, Y)];
  const cellAfter = sides.map((list) => new Map(Array.from(list, (at, i) => [at, i + 1])));
  const after = (axis: Axis, at: number): number => nth(cellAfter, axis).get(at) ?? 0;
  const node = new Int32Array(columns * rows).fill(-1);
  const group = new Int32Array(columns * rows).fill(-1);
  const zones = new Int32Array(columns * rows);
  const fill = (list: Int32Array, value: number, x1: number, y1: number, x2: number, y2: number): void => {
    const [left, right, bottom] = [after(X, x1), after(X, x2), after(Y, y2)];
    for (let row = after(Y, y1); row < bottom; row++) {
      for (let cell = row * columns + left; cell < row * columns + right; cell++) list[cell] = value;
    }
  };
  titles.forEach(({ shown, end }, i) => {
    const [left, top] = [nth(room.low[X], i), nth(room.low[Y], i)];
    fill(group, i, left, top, nth(room.high[X], i), nth(room.high[Y], i));
    if (shown) fill(node, BLOCKED, left, top, end[X], end[Y]);
  });
  room.zones.forEach((_, place) => {
    const i = room.graph.groups.length + place;
    const [left, right, bottom] = [
      after(X, nth(room.low[X], i)),
      after(X, nth(room.high[X], i)),
      after(Y, nth(room.high[Y], i)),
    ];
    for (let row = after(Y, nth(room.low[Y], i)); row < bottom; row++) {
      for (let k = left; k < right; k++) {
        const cell = row * columns + k;
        zones[cell] = nth(zones, cell) | (1 << place);
      }
    }
  });
  const count = room.start[X].length;
  const first = [new Int32Array(count), new Int32Array(count)] as const;
  const last = [new Int32Array(count), new Int32Array(count)] as const;
  for (let i = 0; i < count; i++) {
    const [left, top] = [nth(room.start[X], i), nth(room.start[Y], i)];
    const [right, bottom] = [left + nth(room.size[X], i), top + nth(room.size[Y], i)];
    fill(node, i, left, top, right, bottom);
    [first[X][i], first[Y][i]] = [after(X, left), after(Y, top)];
    [last[X][i], last[Y][i]] = [after(X, right) - 1, after(Y, bottom) - 1];
  }
  return {
    sides,
    from: [x.from, y.from],
    to: [x.to, y.to],
    middle: [x.middle, y.middle],
    columns,
    node,
    group,
    zones,
    first,
    last,
  };
}

/** Whether lines in these cells meet the node at a permitted place: clear of its corners, or at its only port. */
export function isPort(
  grid: Grid,
  room: Room,
  axis: Axis,
  node: number,
  cell: number,
  port: number | undefined,
): boolean {
  const start = nth(room.start[axis], node);
  const size = nth(room.size[axis], node);
  const [from, to] = [nth(grid.from[axis], cell), nth(grid.to[axis], cell)];
  if (port !== undefined) return from < start + port && to >= start + port;
  const corner = cornerOf(size);
  return Math.min(to, start + size - corner) - Math.max(from, start + corner) >= 1;
}
