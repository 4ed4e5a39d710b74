// The way of one line through the grid. In: the grid, and where other lines run. Out: cells from side to side, by A* over
// cells and headings, with a cost that grows with length, bends and crossings (Wybrow, Marriott, Stuckey, Orthogonal
// Connector Routing, 2009).
import type { FlowDirection } from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { Heap } from '../layered/solve/heap.js';
import { type Grid, isPort } from './grid.js';
import { type Axis, fixedPort, groupsRound, other, type Room, SIDES, type Side, X, Y } from './model.js';

/** Costs, in px of length. */
const BEND = 48;
const CROSSING = 150;
/** To leave or arrive otherwise than along the reading direction. */
const ACROSS = 20;
const AGAINST = 40;
/** Through a side that faces away from the other end. */
const AWAY = 40;
/** For each px that a port is off the middle of its side. */
const OFF_MIDDLE = 0.2;
/** For each line beyond those a side has room for. */
const CROWDED = 400;
const PITCH = 12;
/** For each px in a channel narrower than this, at most. */
const NARROW = 32;
const TIGHT = 0.25;

/** A way through the grid: the places where it turns, by cell. */
export interface Way {
  readonly edge: number;
  readonly start: { readonly node: number; readonly side: Side };
  readonly end: { readonly node: number; readonly side: Side };
  /** From the start, the column or row of each segment. */
  readonly turns: readonly number[];
  readonly cells: readonly number[];
}

export class Search {
  private readonly room: Room;
  private readonly grid: Grid;
  private readonly budget: Budget;
  private readonly reading: Side;
  /** How many lines run straight through a cell, by axis they run along. */
  private readonly through: readonly [Int32Array, Int32Array];
  /** By node and side, how many lines end there. */
  private readonly ends: Int32Array;
  private readonly cost: Float64Array;
  private readonly came: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  private readonly open: Uint8Array;
  /** Ends that have proved impossible: edge, end, side and cell. */
  private readonly banned: ReadonlySet<string>;

  constructor(room: Room, grid: Grid, direction: FlowDirection, banned: ReadonlySet<string>, budget: Budget) {
    this.room = room;
    this.grid = grid;
    this.budget = budget;
    this.banned = banned;
    this.reading = readingSide(direction);
    const cells = grid.node.length;
    this.through = [new Int32Array(cells), new Int32Array(cells)];
    this.ends = new Int32Array(4 * room.groupOf.length);
    this.cost = new Float64Array(4 * cells + 4);
    this.came = new Int32Array(4 * cells + 4);
    this.stamps = new Int32Array(4 * cells + 4);
    this.open = new Uint8Array(room.parentOf.length + 1);
  }

  /** Lets other lines know of a way, or forget it again. */
  count(way: Way, by: 1 | -1): void {
    const { columns } = this.grid;
    for (let i = 0; i < way.cells.length; i++) {
      const before = i === 0 ? undefined : heading(nth(way.cells, i - 1), nth(way.cells, i), columns);
      const after = i === way.cells.length - 1 ? undefined : heading(nth(way.cells, i), nth(way.cells, i + 1), columns);
      const into = before ?? SIDES.indexOf(way.start.side);
      const out = after ?? opposite(SIDES.indexOf(way.end.side));
      if (into !== out) continue;
      const axis = nth(SIDES, into).axis;
      const cell = nth(way.cells, i);
      this.through[axis][cell] = nth(this.through[axis], cell) + by;
    }
    for (const { node, side } of [way.start, way.end]) {
      const at = 4 * node + SIDES.indexOf(side);
      this.ends[at] = nth(this.ends, at) + by;
    }
  }

  find(edge: number): Way | undefined {
    const { room, grid } = this;
    const { from, to } = nth(room.graph.edges, edge);
    const [source, target] = [room.nodeAt.get(from), room.nodeAt.get(to)];
    if (source === undefined || target === undefined) return undefined;
    this.openGroups(source, target);
    this.stamp++;
    const heap = new Heap();
    const facing = this.facing(source, target);
    const bounds = [X, Y].map((axis) => ({
      low: nth(room.start[axis as Axis], target),
      high: nth(room.start[axis as Axis], target) + nth(room.size[axis as Axis], target),
    }));
    const left = (cell: number): number =>
      beyond(nth(grid.middle[X], cell % grid.columns), nth(bounds, X)) +
      beyond(nth(grid.middle[Y], Math.floor(cell / grid.columns)), nth(bounds, Y));
    const push = (state: number, cost: number, from: number, estimate: number): void => {
      if (this.stamps[state] === this.stamp && (this.cost[state] as number) <= cost) return;
      this.stamps[state] = this.stamp;
      this.cost[state] = cost;
      this.came[state] = from;
      heap.push(cost + estimate, state);
    };
    SIDES.forEach((_, side) => {
      for (const cell of this.doors(edge, source, side, true)) {
        push(4 * cell + side, this.endCost(source, side, cell, facing), -1, left(cell));
      }
    });
    const doors = new Map<number, number>();
    SIDES.forEach((_, side) => {
      const inward = opposite(side);
      for (const cell of this.doors(edge, target, side, false)) {
        const across = Math.abs(beyond(this.middleOf(cell, nth(SIDES, side).axis), nth(bounds, nth(SIDES, side).axis)));
        const cost = this.endCost(target, side, cell, opposite(facing), true) + across;
        doors.set(4 * cell + inward, cost);
      }
    });
    const goal = 4 * grid.node.length;
    const done = new Set<number>();
    let steps = 0;
    while (heap.size > 0) {
      const state = heap.top;
      heap.pop();
      if (state >= goal) {
        this.budget.charge(4 * steps);
        return this.way(edge, source, target, state);
      }
      if (done.has(state)) continue;
      done.add(state);
      steps++;
      const cell = state >> 2;
      const into = state & 3;
      const cost = this.cost[state] as number;
      const straight = this.straightCost(cell, into);
      for (let out = 0; out < 4; out++) {
        if (out === opposite(into)) continue;
        const extra = out === into ? straight : BEND;
        const arrival = doors.get(4 * cell + out);
        if (arrival !== undefined) push(goal + out, cost + extra + arrival, state, 0);
        const next = this.neighbour(cell, out);
        if (next < 0) continue;
        push(4 * next + out, cost + extra + this.length(cell, next, out), state, left(next));
      }
    }
    this.budget.charge(4 * steps);
    return undefined;
  }

  private way(edge: number, source: number, target: number, goal: number): Way {
    const { grid } = this;
    const cells: number[] = [];
    let last = goal;
    let state = this.came[goal] as number;
    const endSide = nth(SIDES, opposite(goal & 3));
    let startSide = endSide;
    let turn = goal & 3;
    const turns: number[] = [];
    const keyOf = (cell: number, out: number): number =>
      nth(SIDES, out).axis === X ? Math.floor(cell / grid.columns) : cell % grid.columns;
    turns.push(keyOf(state >> 2, turn));
    while (state >= 0) {
      const cell = state >> 2;
      cells.push(cell);
      if ((state & 3) !== turn) {
        turn = state & 3;
        turns.push(keyOf(cell, turn));
      }
      startSide = nth(SIDES, state & 3);
      last = state;
      state = this.came[last] as number;
    }
    return {
      edge,
      start: { node: source, side: startSide },
      end: { node: target, side: endSide },
      turns: turns.reverse(),
      cells: cells.reverse(),
    };
  }

  private openGroups(source: number, target: number): void {
    const { room, open } = this;
    open.fill(0);
    open[room.parentOf.length] = 1;
    for (const node of [source, target]) {
      for (const group of groupsRound(room, nth(room.groupOf, node))) open[group] = 1;
    }
  }

  private mayEnter(cell: number): boolean {
    const { grid, open } = this;
    if (grid.node[cell] !== -1) return false;
    const group = grid.group[cell] as number;
    return open[group < 0 ? open.length - 1 : group] === 1;
  }

  private neighbour(cell: number, out: number): number {
    const { columns, node } = this.grid;
    const column = cell % columns;
    if ((out === 0 && column === columns - 1) || (out === 2 && column === 0)) return -1;
    const next = cell + (out === 0 ? 1 : out === 1 ? columns : out === 2 ? -1 : -columns);
    return next < 0 || next >= node.length || !this.mayEnter(next) ? -1 : next;
  }

  /** The cells beside a side of a node from which a line may meet it. */
  private doors(edge: number, node: number, side: number, atStart: boolean): number[] {
    const { grid, room } = this;
    const { axis, sign } = nth(SIDES, side);
    const along = other(axis);
    const { fromRow, toRow } = nth(room.graph.edges, edge);
    if ((atStart ? fromRow : toRow) !== undefined && axis === Y) return [];
    const at = sign > 0 ? nth(grid.last[axis], node) + 1 : nth(grid.first[axis], node) - 1;
    const port = fixedPort(room, nth(room.graph.edges, edge), atStart, { node, side: nth(SIDES, side) });
    const cells: number[] = [];
    for (let k = nth(grid.first[along], node); k <= nth(grid.last[along], node); k++) {
      if (!isPort(grid, room, along, node, k, port)) continue;
      const cell = axis === X ? k * grid.columns + at : at * grid.columns + k;
      if (this.mayEnter(cell) && !this.banned.has(banKey(edge, atStart, side, k))) cells.push(cell);
    }
    return cells;
  }

  private endCost(node: number, side: number, cell: number, facing: number, arriving: boolean = false): number {
    const { room } = this;
    const { axis } = nth(SIDES, side);
    const along = other(axis);
    const size = nth(room.size[along], node);
    const start = nth(room.start[along], node);
    const corner = Math.min(PITCH, size / 3);
    const at = Math.max(start + corner, Math.min(start + size - corner, this.middleOf(cell, along)));
    const room1 = Math.floor((size - 2 * corner) / PITCH) + 1;
    const crowded = nth(this.ends, 4 * node + side) >= room1 ? CROWDED : 0;
    const outward = arriving ? opposite(side) : side;
    const reading = SIDES.indexOf(this.reading);
    const wayward = outward === reading ? 0 : outward === opposite(reading) ? AGAINST : ACROSS;
    const away = side === opposite(facing) ? AWAY : 0;
    return OFF_MIDDLE * Math.abs(at - start - size / 2) + crowded + wayward + away;
  }

  /** The side of the source's part of the picture that faces the target's, in the lowest scope that holds both. */
  private facing(source: number, target: number): number {
    const { room } = this;
    const [mine, theirs] = [source, target].map((node) => [-1 - node, ...groupsRound(room, nth(room.groupOf, node))]);
    const shared = new Set(theirs);
    const own = (mine ?? []).filter((at) => !shared.has(at)).at(-1) ?? -1 - source;
    const far = (theirs ?? []).filter((at) => !(mine ?? []).includes(at)).at(-1) ?? -1 - target;
    const bounds = (at: number, axis: Axis): readonly [number, number] =>
      at >= 0
        ? [nth(room.low[axis], at), nth(room.high[axis], at)]
        : [nth(room.start[axis], -1 - at), nth(room.start[axis], -1 - at) + nth(room.size[axis], -1 - at)];
    let best = SIDES.indexOf(this.reading);
    let most = Number.NEGATIVE_INFINITY;
    SIDES.forEach(({ axis, sign }, side) => {
      const [low, high] = bounds(own, axis);
      const [from, to] = bounds(far, axis);
      const gap = sign > 0 ? from - high : low - to;
      const bonus = axis === this.reading.axis ? 1 : 0;
      if (gap + bonus > most) [best, most] = [side, gap + bonus];
    });
    return best;
  }

  private straightCost(cell: number, into: number): number {
    const { axis } = nth(SIDES, into);
    return CROSSING * (this.through[other(axis)][cell] as number);
  }

  private length(cell: number, next: number, out: number): number {
    const { grid } = this;
    const { axis } = nth(SIDES, out);
    const length = Math.abs(this.middleOf(next, axis) - this.middleOf(cell, axis));
    const along = other(axis);
    const key = along === X ? next % grid.columns : Math.floor(next / grid.columns);
    const width = nth(grid.to[along], key) - nth(grid.from[along], key);
    return length * (1 + TIGHT * Math.max(0, 1 - width / NARROW));
  }

  private middleOf(cell: number, axis: Axis): number {
    const { middle, columns } = this.grid;
    return axis === X ? nth(middle[X], cell % columns) : nth(middle[Y], Math.floor(cell / columns));
  }
}

export function banKey(edge: number, atStart: boolean, side: number, cell: number): string {
  return `${edge} ${atStart} ${side} ${cell}`;
}

function readingSide(direction: FlowDirection): Side {
  const place = ['right', 'down', 'left', 'up'].indexOf(direction);
  return nth(SIDES, place);
}

function opposite(side: number): number {
  return side ^ 2;
}

function heading(from: number, to: number, columns: number): number {
  const by = to - from;
  if (by === 1 && columns !== 1) return 0;
  if (by === columns) return 1;
  return by === -1 ? 2 : 3;
}

function beyond(at: number, { low, high }: { readonly low: number; readonly high: number }): number {
  return Math.max(0, low - at, at - high);
}
