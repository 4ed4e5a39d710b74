// The row of each step within its lane. In: the graph and the columns. Out: a row per node, with as few rows per lane
// as its fullest column needs. Steps are level with their neighbours, in the order of their targets, and out of the way
// of passing lines.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import type { LaneGraph } from './lane-graph.js';
import { HAND_OVERS_CROSSED, HANDED, IN_THE_WAY, LANE_SWEEPS, OFF_LEVEL, WRONG_SIDE } from './weights.js';

export interface LaneRows {
  /** By node, counted over all lanes. */
  readonly rows: readonly number[];
  readonly count: number;
  /** By lane, its first row. */
  readonly starts: readonly number[];
}

export function placeInRows(graph: LaneGraph, columns: readonly number[], budget: Budget): LaneRows {
  const { nodes, lanes } = graph;
  const laneAt = new Map(lanes.map(({ id }, i) => [id, i]));
  const laneOf = nodes.map(({ lane }) => laneAt.get(lane) ?? 0);
  const heights = lanes.map(() => 1);
  const filled = new Map<string, number>();
  const inLane = nodes.map((_, i) => {
    const key = `${laneOf[i]} ${columns[i]}`;
    const row = filled.get(key) ?? 0;
    filled.set(key, row + 1);
    const lane = nth(laneOf, i);
    heights[lane] = Math.max(heights[lane] ?? 1, row + 1);
    return row;
  });
  const starts: number[] = [];
  let count = 0;
  for (const height of heights) {
    starts.push(count);
    count += height;
  }
  const rows = inLane.map((row, i) => row + nth(starts, nth(laneOf, i)));
  const board = new Board(graph, columns, rows, laneOf);
  for (let sweep = 0; sweep < LANE_SWEEPS; sweep++) {
    let moved = false;
    const order = nodes.map((_, i) => i).sort((a, b) => nth(columns, a) - nth(columns, b) || a - b);
    if (sweep % 2 === 1) order.reverse();
    for (const node of order) {
      const lane = nth(laneOf, node);
      const [first, height] = [nth(starts, lane), nth(heights, lane)];
      if (height === 1) continue;
      if (!budget.spend(height * board.work(node))) return { rows: board.rows, count, starts };
      moved = board.improve(node, first, height) || moved;
    }
    if (!moved) break;
  }
  return { rows: board.rows, count, starts };
}

/** A box, the one it is beside, and how many rows it should be after it. */
interface Aside {
  readonly box: number;
  readonly of: number;
  readonly by: number;
}

/** Several on one side follow one another. */
function asideOf({ nodes }: LaneGraph, index: ReadonlyMap<string, number>): readonly (readonly Aside[])[] {
  const asides: Aside[][] = nodes.map(() => []);
  const counts = new Map<string, number>();
  nodes.forEach(({ beside }, box) => {
    const of = beside === undefined ? undefined : index.get(beside.of);
    if (beside === undefined || of === undefined) return;
    const key = `${of} ${beside.side}`;
    const far = (counts.get(key) ?? 0) + 1;
    counts.set(key, far);
    const aside = { box, of, by: beside.side === 'after' ? far : -far };
    nth(asides, box).push(aside);
    nth(asides, of).push(aside);
  });
  return asides;
}

class Board {
  readonly rows: number[];
  private readonly columns: readonly number[];
  private readonly laneOf: readonly number[];
  /** By node, its neighbours. */
  private readonly joined: readonly (readonly number[])[];
  /** By node, the boxes beside it; for such a box, it is itself there too. */
  private readonly aside: readonly (readonly Aside[])[];
  /** By column, its nodes. */
  private readonly columnOf: readonly (readonly number[])[];
  /** By column and row. */
  private readonly taken = new Map<string, number>();

  constructor(graph: LaneGraph, columns: readonly number[], rows: number[], laneOf: readonly number[]) {
    const { nodes, edges } = graph;
    this.rows = rows;
    this.columns = columns;
    this.laneOf = laneOf;
    const index = new Map(nodes.map(({ id }, i) => [id, i]));
    const joined: number[][] = nodes.map(() => []);
    for (const { from, to } of edges) {
      const [a, b] = [index.get(from), index.get(to)];
      if (a === undefined || b === undefined || a === b) continue;
      nth(joined, a).push(b);
      nth(joined, b).push(a);
    }
    this.joined = joined;
    this.aside = asideOf(graph, index);
    const inColumns: number[][] = [];
    columns.forEach((column, node) => {
      inColumns[column] = [...(inColumns[column] ?? []), node];
    });
    this.columnOf = columns.map((column) => inColumns[column] ?? []);
    rows.forEach((row, node) => {
      this.taken.set(this.key(nth(columns, node), row), node);
    });
  }

  private key(column: number, row: number): string {
    return `${column} ${row}`;
  }

  /** The work of counting its cost. */
  work(node: number): number {
    return 1 + nth(this.joined, node).length * nth(this.columnOf, node).length;
  }

  /** Moves a node to the best row of its lane, for itself and for the node it swaps with. */
  improve(node: number, first: number, height: number): boolean {
    const own = nth(this.rows, node);
    let best = own;
    let gain = 0.01;
    for (let row = first; row < first + height; row++) {
      if (row === own) continue;
      const other = this.taken.get(this.key(nth(this.columns, node), row));
      const before = this.cost(node) + (other === undefined ? 0 : this.cost(other));
      this.swap(node, other, own, row);
      const after = this.cost(node) + (other === undefined ? 0 : this.cost(other));
      this.swap(node, other, row, own);
      if (before - after > gain) {
        gain = before - after;
        best = row;
      }
    }
    if (best === own) return false;
    this.swap(node, this.taken.get(this.key(nth(this.columns, node), best)), own, best);
    return true;
  }

  private swap(node: number, other: number | undefined, from: number, to: number): void {
    const column = nth(this.columns, node);
    this.rows[node] = to;
    this.taken.set(this.key(column, to), node);
    if (other === undefined) this.taken.delete(this.key(column, from));
    else {
      this.rows[other] = from;
      this.taken.set(this.key(column, from), other);
    }
  }

  private cost(node: number): number {
    const [column, row] = [nth(this.columns, node), nth(this.rows, node)];
    let cost = 0;
    for (const { box, of, by } of nth(this.aside, node))
      cost += WRONG_SIDE * Math.abs(nth(this.rows, box) - nth(this.rows, of) - by);
    for (const other of nth(this.joined, node)) {
      const [there, level] = [nth(this.columns, other), nth(this.rows, other)];
      const within = this.laneOf[node] === this.laneOf[other];
      cost += Math.abs(row - level) * (within ? OFF_LEVEL : HANDED);
      if (!within) cost += HAND_OVERS_CROSSED * this.crossed(node, other);
      const [low, high] = [Math.min(column, there), Math.max(column, there)];
      if (within) for (let at = low + 1; at < high; at++) if (this.taken.has(this.key(at, row))) cost += IN_THE_WAY;
      // Straight across, whatever is between in that column is in the way.
      if (column === there) {
        const [top, bottom] = [Math.min(row, level), Math.max(row, level)];
        for (let at = top + 1; at < bottom; at++) if (this.taken.has(this.key(column, at))) cost += IN_THE_WAY;
      }
    }
    return cost;
  }

  /** Lines from the node's column to the other one's that cross this one. */
  private crossed(node: number, other: number): number {
    const [row, level, there] = [nth(this.rows, node), nth(this.rows, other), nth(this.columns, other)];
    let count = 0;
    for (const beside of nth(this.columnOf, node)) {
      if (beside === node) continue;
      const side = nth(this.rows, beside) - row;
      for (const end of nth(this.joined, beside))
        if (end !== other && nth(this.columns, end) === there && side * (nth(this.rows, end) - level) < 0) count++;
    }
    return count;
  }
}
