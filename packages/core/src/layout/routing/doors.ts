// Where lines meet the sides of a node, and its cost. In: the room, its grid and the reading direction. Out: the cells
// beside a side from which a line can meet it, and the cost of each.
import type { LayoutEdge } from '../graph.js';
import { nth } from '../layered/checked.js';
import { float, int } from '../layered/read.js';
import { type Grid, isPort } from './grid.js';
import {
  type Axis,
  cornerOf,
  type End,
  fixedPort,
  groupsRound,
  isAnswer,
  other,
  type Room,
  SIDES,
  X,
  Y,
} from './model.js';
import { opposite } from './way.js';
import {
  DOOR_ACROSS,
  DOOR_AGAINST,
  DOOR_AWAY,
  DOOR_CROWDED,
  DOOR_OFF_MIDDLE,
  DOOR_PITCH,
  DOOR_SHARED,
  MOST_CELLS_ACROSS,
} from './weights.js';

/** Ends that have proved impossible. */
export type Banned = ReadonlySet<number>;

/** Key of a line's end that meets a side in a cell of that column or row. */
export function banKey(edge: number, atStart: boolean, side: number, cell: number): number {
  return ((2 * edge + (atStart ? 1 : 0)) * 4 + side) * MOST_CELLS_ACROSS + cell;
}

export class Doors {
  private readonly room: Room;
  private readonly grid: Grid;
  /** The side on which lines leave along the reading direction. */
  private readonly reading: number;
  private readonly banned: Banned;
  /** By node and side, how many lines end there, and how many of them are answers. */
  private readonly ends: Int32Array;
  private readonly answers: Int32Array;
  /** By node and side, the cells beside it without a box from which any line can meet it, once needed. */
  private readonly cells: (readonly number[] | undefined)[];
  constructor(room: Room, grid: Grid, reading: number, banned: Banned) {
    this.room = room;
    this.grid = grid;
    this.reading = reading;
    this.banned = banned;
    this.ends = new Int32Array(4 * room.groupOf.length);
    this.answers = new Int32Array(4 * room.groupOf.length);
    this.cells = new Array(4 * room.groupOf.length);
  }

  /** Registers a line that ends there for other lines, or unregisters it. */
  count(edge: number, atStart: boolean, { node, side }: End, by: 1 | -1): void {
    const at = 4 * node + SIDES.indexOf(side);
    this.ends[at] = int(this.ends, at) + by;
    if (atStart && isAnswer(this.room, edge)) this.answers[at] = int(this.answers, at) + by;
  }

  /** Whether more lines end at a side than it has room for. */
  isCrowded(node: number, side: number): boolean {
    return int(this.ends, 4 * node + side) > this.fitting(node, side);
  }

  /** How many lines a side has room for. */
  private fitting(node: number, side: number): number {
    if (this.room.graph.nodes[node]?.outline === 'diamond') return 1;
    const size = nth(this.room.size[(side & 1) === 0 ? Y : X], node);
    return Math.floor((size - 2 * cornerOf(size)) / DOOR_PITCH) + 1;
  }

  /** The cells without a box beside a side of a node from which a line can meet it, ignoring other lines. */
  cellsAt(edge: number, node: number, side: number, atStart: boolean): readonly number[] {
    const { grid, room, banned } = this;
    const line = nth(room.graph.edges, edge);
    const key = 4 * node + side;
    let cells: readonly number[] | undefined;
    if ((atStart ? line.fromRow : line.toRow) === undefined) {
      cells = this.cells[key] ?? this.portsOf(line, node, side, atStart);
      this.cells[key] = cells;
    } else cells = (side & 1) === Y ? [] : this.portsOf(line, node, side, atStart);
    if (banned.size === 0) return cells;
    const placeOf = (cell: number): number =>
      (side & 1) === X ? Math.floor(cell / grid.columns) : cell % grid.columns;
    return cells.filter((cell) => !banned.has(banKey(edge, atStart, side, placeOf(cell))));
  }

  private portsOf(line: LayoutEdge, node: number, side: number, atStart: boolean): readonly number[] {
    const { grid, room } = this;
    const { axis, sign } = nth(SIDES, side);
    const along = other(axis);
    const at = sign > 0 ? int(grid.last[axis], node) + 1 : int(grid.first[axis], node) - 1;
    const port = fixedPort(room, line, atStart, { node, side: nth(SIDES, side) });
    const cells: number[] = [];
    const last = int(grid.last[along], node);
    for (let k = int(grid.first[along], node); k <= last; k++) {
      const cell = axis === X ? k * grid.columns + at : at * grid.columns + k;
      if (grid.node[cell] === -1 && isPort(grid, room, along, node, k, port)) cells.push(cell);
    }
    return cells;
  }

  /** `middle`: where the line meets the side, along it; `facing`: the side that faces the other end. */
  cost(edge: number, atStart: boolean, node: number, side: number, middle: number, facing: number): number {
    const { room, reading } = this;
    const along: Axis = (side & 1) === 0 ? Y : X;
    const size = float(room.size[along], node);
    const start = float(room.start[along], node);
    const corner = cornerOf(size);
    const at = Math.max(start + corner, Math.min(start + size - corner, middle));
    const key = 4 * node + side;
    const isFull = int(this.ends, key) >= this.fitting(node, side);
    const crowded = isFull ? DOOR_CROWDED + (this.isApart(edge, atStart, key) ? DOOR_SHARED : 0) : 0;
    const outward = atStart ? side : opposite(side);
    const wayward = outward === reading ? 0 : outward === opposite(reading) ? DOOR_AGAINST : DOOR_ACROSS;
    const away = side === opposite(facing) ? DOOR_AWAY : 0;
    return DOOR_OFF_MIDDLE * Math.abs(at - start - size / 2) + crowded + wayward + away;
  }

  /** Whether the line or one that ends at that side is an answer. */
  private isApart(edge: number, atStart: boolean, key: number): boolean {
    return int(this.answers, key) > 0 || (atStart && isAnswer(this.room, edge));
  }

  /** The side of the source's part of the picture that faces the target's, in the lowest scope that holds both. */
  facing(source: number, target: number): number {
    const { room, reading } = this;
    const mine = roundAbout(room, source);
    const theirs = roundAbout(room, target);
    const own = mine.findLast((at) => !theirs.includes(at)) ?? -1 - source;
    const far = theirs.findLast((at) => !mine.includes(at)) ?? -1 - target;
    let best = reading;
    let most = Number.NEGATIVE_INFINITY;
    SIDES.forEach(({ axis, sign }, side) => {
      const [low, high] = boundsOf(room, own, axis);
      const [from, to] = boundsOf(room, far, axis);
      const gap = sign > 0 ? from - high : low - to;
      const bonus = (side & 1) === (reading & 1) ? 1 : 0;
      if (gap + bonus > most) [best, most] = [side, gap + bonus];
    });
    return best;
  }
}

/** A node, as -1 minus its number, and the groups around it. */
function roundAbout(room: Room, node: number): readonly number[] {
  return [-1 - node, ...groupsRound(room, nth(room.groupOf, node))];
}

function boundsOf(room: Room, at: number, axis: Axis): readonly [number, number] {
  if (at >= 0) return [nth(room.low[axis], at), nth(room.high[axis], at)];
  const low = nth(room.start[axis], -1 - at);
  return [low, low + nth(room.size[axis], -1 - at)];
}
