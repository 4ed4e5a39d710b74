// The way of one line through the grid. In: the grid, and where other lines run. Out: cells from side to side, by A* over
// cells and headings, with a cost that grows with length, bends and crossings (Wybrow, Marriott, Stuckey, Orthogonal
// Connector Routing, 2009).
import type { FlowDirection } from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { Heap } from '../layered/solve/heap.js';
import { type Grid, isPort } from './grid.js';
import { type Axis, cornerOf, fixedPort, groupsRound, other, type Room, SIDES, type Side, X, Y } from './model.js';

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
/** What a cell costs of the budget. */
const STEPS_A_CELL = 4;

/** A way through the grid: the places where it turns, by cell. */
export interface Way {
  readonly edge: number;
  readonly start: { readonly node: number; readonly side: Side };
  readonly end: { readonly node: number; readonly side: Side };
  /** From the start, the column or row of each segment. */
  readonly turns: readonly number[];
  readonly cells: readonly number[];
  /** What it shares with another way, at its end or its start: so many segments and cells. */
  readonly trunk?: {
    readonly edge: number;
    readonly atEnd: boolean;
    readonly segments: number;
    readonly cells: number;
  };
}

interface Seed {
  readonly state: number;
  readonly cost: number;
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
  private readonly closed: Int32Array;
  /** What it costs to arrive through a cell with a heading, where the target can be met there. */
  private readonly doors: Float64Array;
  private readonly doorStamps: Int32Array;
  /** By cell where a trunk can be joined, the number of the stop and the heading there. */
  private readonly joins: Int32Array;
  private readonly joinStamps: Int32Array;
  private readonly open: Uint8Array;
  /** The frames of overlays that the line has no business in. */
  private foreign = 0;
  /** By cell, its middle. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** By cell and heading, the next cell if no box is there, else -1; and what it costs to go there. */
  private readonly nexts: Int32Array;
  private readonly lengths: Float64Array;
  /** By cell, its group in `open`. */
  private readonly within: Int32Array;
  private readonly heap: Heap = new Heap();
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
    this.closed = new Int32Array(4 * cells);
    this.doors = new Float64Array(4 * cells);
    this.doorStamps = new Int32Array(4 * cells);
    this.joins = new Int32Array(cells);
    this.joinStamps = new Int32Array(cells);
    this.open = new Uint8Array(room.parentOf.length + 1);
    const { columns } = grid;
    this.xs = new Float64Array(cells).map((_, cell) => grid.middle[X][cell % columns] as number);
    this.ys = new Float64Array(cells).map((_, cell) => grid.middle[Y][(cell / columns) | 0] as number);
    this.within = grid.group.map((group) => (group < 0 ? room.parentOf.length : group));
    this.nexts = new Int32Array(4 * cells).fill(-1);
    this.lengths = new Float64Array(4 * cells);
    this.joinCells();
  }

  private joinCells(): void {
    const { grid, xs, ys, nexts, lengths } = this;
    const { columns, node } = grid;
    const tight = (axis: Axis): Float64Array =>
      grid.to[axis].map((to, k) => 1 + TIGHT * Math.max(0, 1 - (to - nth(grid.from[axis], k)) / NARROW));
    const [tightX, tightY] = [tight(X), tight(Y)];
    for (let cell = 0; cell < node.length; cell++) {
      const column = cell % columns;
      const row = (cell / columns) | 0;
      for (const [out, next] of [
        [0, column === columns - 1 ? -1 : cell + 1],
        [1, cell + columns < node.length ? cell + columns : -1],
      ] as const) {
        if (next < 0) continue;
        const apart =
          out === 0 ? (xs[next] as number) - (xs[cell] as number) : (ys[next] as number) - (ys[cell] as number);
        const length = apart * ((out === 0 ? tightY[row] : tightX[column]) as number);
        lengths[4 * cell + out] = length;
        lengths[4 * next + out + 2] = length;
        if (node[next] === -1) nexts[4 * cell + out] = next;
        if (node[cell] === -1) nexts[4 * next + out + 2] = cell;
      }
    }
  }

  /** Lets other lines know of a way, or forget it again. */
  count(way: Way, by: 1 | -1): void {
    this.eachStraight(way, (cell, axis) => {
      this.through[axis][cell] = nth(this.through[axis], cell) + by;
    });
    const { trunk } = way;
    const own = trunk === undefined ? [way.start, way.end] : [trunk.atEnd ? way.start : way.end];
    for (const { node, side } of own) {
      const at = 4 * node + SIDES.indexOf(side);
      this.ends[at] = nth(this.ends, at) + by;
    }
  }

  /** Whether a way crosses others, or ends at a side with too many. */
  isTroubled(way: Way): boolean {
    let crosses = false;
    this.eachStraight(way, (cell, axis) => {
      if (nth(this.through[other(axis)], cell) > 0) crosses = true;
    });
    return (
      crosses ||
      [way.start, way.end].some(
        ({ node, side }) => nth(this.ends, 4 * node + SIDES.indexOf(side)) > this.fitting(node, side),
      )
    );
  }

  /** Calls for each cell of its own that a way runs straight through, with the axis it runs along. */
  private eachStraight({ cells, start, end, trunk }: Way, call: (cell: number, axis: Axis) => void): void {
    const from = trunk === undefined || trunk.atEnd ? 0 : trunk.cells;
    const to = trunk?.atEnd === true ? cells.length - trunk.cells : cells.length;
    const { columns } = this.grid;
    let into = SIDES.indexOf(start.side);
    cells.forEach((cell, i) => {
      const next = cells[i + 1];
      const out = next === undefined ? opposite(SIDES.indexOf(end.side)) : heading(cell, next, columns);
      if (into === out && i >= from && i < to) call(cell, nth(SIDES, into).axis);
      into = out;
    });
  }

  /** How many lines there is room for at a side. */
  private fitting(node: number, { axis }: Side): number {
    if (this.room.graph.nodes[node]?.outline === 'diamond') return 1;
    const size = nth(this.room.size[other(axis)], node);
    return Math.floor((size - 2 * cornerOf(size)) / PITCH) + 1;
  }

  find(edge: number): Way | undefined {
    const ends = this.begin(edge);
    if (ends === undefined) return undefined;
    const { room, doors, doorStamps } = this;
    const { source, target, facing } = ends;
    const stamp = this.stamp;
    const seeds: Seed[] = [];
    for (let side = 0; side < 4; side++) {
      for (const cell of this.doorsOf(edge, source, side, true)) {
        seeds.push({ state: 4 * cell + side, cost: this.endCost(source, side, cell, facing) });
      }
      const { axis } = nth(SIDES, side);
      const low = nth(room.start[axis], target);
      const high = low + nth(room.size[axis], target);
      for (const cell of this.doorsOf(edge, target, side, false)) {
        const at = this.middleOf(cell, axis);
        const across = Math.max(0, low - at, at - high);
        const state = 4 * cell + opposite(side);
        doorStamps[state] = stamp;
        doors[state] = this.endCost(target, side, cell, opposite(facing), true) + across;
      }
    }
    const goal = this.explore(seeds, target);
    if (goal === undefined) return undefined;
    const { cells, side } = this.trace(goal);
    const start = { node: source, side };
    const end = { node: target, side: nth(SIDES, opposite(goal & 3)) };
    return { edge, start, end, cells, turns: this.turnsOf(cells, start.side, end.side) };
  }

  /** The way of a line that joins one of its trunk: it leads to where it meets that, and then along it. */
  join(edge: number, trunk: readonly Way[], atEnd: boolean): Way | undefined {
    const ends = this.begin(edge);
    if (ends === undefined) return undefined;
    const { source, target, facing } = ends;
    const { joins, joinStamps, stamp } = this;
    const stops: { readonly way: Way; readonly place: number; readonly path: readonly number[] }[] = [];
    for (const way of trunk) {
      const path = atEnd ? way.cells : way.cells.toReversed();
      const last = opposite(SIDES.indexOf((atEnd ? way.end : way.start).side));
      for (let place = path.length - 1; place >= 0 && this.mayEnter(nth(path, place)); place--) {
        const [cell, next] = [nth(path, place), path[place + 1]];
        if (joinStamps[cell] === stamp) continue;
        joinStamps[cell] = stamp;
        joins[cell] = 4 * stops.length + (next === undefined ? last : heading(cell, next, this.grid.columns));
        stops.push({ way, place, path });
      }
    }
    const [free, facingFree] = atEnd ? [source, facing] : [target, opposite(facing)];
    const seeds: Seed[] = [];
    for (let side = 0; side < 4; side++) {
      for (const cell of this.doorsOf(edge, free, side, atEnd)) {
        seeds.push({ state: 4 * cell + side, cost: this.endCost(free, side, cell, facingFree, !atEnd) });
      }
    }
    const goal = this.explore(seeds, undefined);
    if (goal === undefined) return undefined;
    const { cells: own, side } = this.trace(goal);
    const { way, place, path } = nth(stops, (nth(joins, nth(own, own.length - 1)) / 4) | 0);
    const rest = path.slice(place + 1);
    const along = [...own, ...rest];
    const far = { node: free, side };
    const [start, end] = atEnd ? [far, way.end] : [way.start, far];
    const cells = atEnd ? along : along.reverse();
    const common = path.slice(place);
    const segments = this.turnsOf(
      common,
      nth(SIDES, nth(joins, nth(common, 0)) & 3),
      (atEnd ? way.end : way.start).side,
    );
    return {
      edge,
      start,
      end,
      cells,
      turns: this.turnsOf(cells, start.side, end.side),
      trunk: { edge: way.edge, atEnd, segments: segments.length, cells: common.length },
    };
  }

  private begin(edge: number): { source: number; target: number; facing: number } | undefined {
    const { room } = this;
    const { from, to } = nth(room.graph.edges, edge);
    const [source, target] = [room.nodeAt.get(from), room.nodeAt.get(to)];
    if (source === undefined || target === undefined || this.budget.degraded) return undefined;
    this.openGroups(source, target);
    this.stamp++;
    return { source, target, facing: this.facing(source, target) };
  }

  /** The state in which the least costly way arrives: through a door to the target, with its heading, or by joining. */
  private explore(seeds: readonly Seed[], target: number | undefined): number | undefined {
    const { grid, cost, closed, stamp, doors, doorStamps, joins, joinStamps, nexts, lengths, heap } = this;
    const { through, within, open, foreign } = this;
    const { zones } = grid;
    heap.clear();
    for (const { state, cost: paid } of seeds) this.reach(state, paid, -1, this.left(state >> 2, state & 3, target));
    const goal = 4 * grid.node.length;
    let steps = 0;
    let found: number | undefined;
    while (heap.size > 0) {
      const state = heap.top;
      heap.pop();
      if (state >= goal) {
        found = state;
        break;
      }
      if (closed[state] === stamp) continue;
      closed[state] = stamp;
      steps++;
      const cell = state >> 2;
      const into = state & 3;
      const sofar = cost[state] as number;
      const lines = (through[(into & 1) === 0 ? Y : X][cell] as number) * CROSSING;
      if (joinStamps[cell] === stamp) {
        const out = (joins[cell] as number) & 3;
        if (out !== (into ^ 2)) this.reach(goal + out, sofar + (into === out ? 0 : BEND), state, 0);
      }
      for (let out = 0; out < 4; out++) {
        if (out === (into ^ 2)) continue;
        const total = sofar + (out === into ? lines : BEND);
        const door = 4 * cell + out;
        if (doorStamps[door] === stamp) this.reach(goal + out, total + (doors[door] as number), state, 0);
        const next = nexts[door] as number;
        if (next < 0 || open[within[next] as number] !== 1 || ((zones[next] as number) & foreign) !== 0) continue;
        this.reach(4 * next + out, total + (lengths[door] as number), state, this.left(next, out, target));
      }
    }
    this.budget.charge(STEPS_A_CELL * steps);
    return found;
  }

  private reach(state: number, total: number, from: number, left: number): void {
    const { stamps, cost, stamp } = this;
    if (stamps[state] === stamp && (cost[state] as number) <= total) return;
    stamps[state] = stamp;
    cost[state] = total;
    this.came[state] = from;
    this.heap.push(total + left, state);
  }

  /** The least that is left from a cell entered with a heading: how far it is, and how often it has to turn. */
  private left(cell: number, heading: number, target: number | undefined): number {
    if (target === undefined) return 0;
    const { start, size } = this.room;
    const x = this.xs[cell] as number;
    const y = this.ys[cell] as number;
    const left = start[X][target] as number;
    const top = start[Y][target] as number;
    const right = left + (size[X][target] as number);
    const bottom = top + (size[Y][target] as number);
    const dx = x < left ? left - x : x > right ? right - x : 0;
    const dy = y < top ? top - y : y > bottom ? bottom - y : 0;
    const along = (heading & 1) === 0 ? dx : dy;
    const across = (heading & 1) === 0 ? dy : dx;
    const ahead = heading < 2 ? along : -along;
    const turns = ahead < 0 ? 2 : across === 0 ? 0 : 1;
    return Math.abs(dx) + Math.abs(dy) + turns * BEND;
  }

  /** The cells from the start to where a way arrives, and the side it starts from. */
  private trace(goal: number): { cells: number[]; side: Side } {
    const cells: number[] = [];
    let state = this.came[goal] as number;
    let side = 0;
    while (state >= 0) {
      cells.push(state >> 2);
      side = state & 3;
      state = this.came[state] as number;
    }
    return { cells: cells.reverse(), side: nth(SIDES, side) };
  }

  /** The column or row of each segment of a way through these cells. */
  private turnsOf(cells: readonly number[], start: Side, end: Side): number[] {
    const { columns } = this.grid;
    const turns: number[] = [];
    let into = -1;
    const pass = (cell: number, out: number): void => {
      if (out === into) return;
      turns.push((out & 1) === 0 ? Math.floor(cell / columns) : cell % columns);
      into = out;
    };
    pass(nth(cells, 0), SIDES.indexOf(start));
    cells.forEach((cell, i) => {
      const next = cells[i + 1];
      pass(cell, next === undefined ? opposite(SIDES.indexOf(end)) : heading(cell, next, columns));
    });
    return turns;
  }

  private openGroups(source: number, target: number): void {
    const { room, open } = this;
    open.fill(0);
    open[room.parentOf.length] = 1;
    for (const node of [source, target]) {
      for (const group of groupsRound(room, nth(room.groupOf, node))) open[group] = 1;
    }
    this.foreign = 0;
    room.zones.forEach(({ nodes }, place) => {
      if (!nodes.has(source) && !nodes.has(target)) this.foreign |= 1 << place;
    });
  }

  private mayEnter(cell: number): boolean {
    const { grid, open } = this;
    if (grid.node[cell] !== -1 || ((grid.zones[cell] as number) & this.foreign) !== 0) return false;
    return open[this.within[cell] as number] === 1;
  }

  /** The cells beside a side of a node from which a line may meet it. */
  private doorsOf(edge: number, node: number, side: number, atStart: boolean): number[] {
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
    const corner = cornerOf(size);
    const at = Math.max(start + corner, Math.min(start + size - corner, this.middleOf(cell, along)));
    const crowded = nth(this.ends, 4 * node + side) >= this.fitting(node, nth(SIDES, side)) ? CROWDED : 0;
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

  private middleOf(cell: number, axis: Axis): number {
    return nth(axis === X ? this.xs : this.ys, cell);
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
  if (by === 1) return 0;
  if (by === columns) return 1;
  return by === -1 ? 2 : 3;
}
