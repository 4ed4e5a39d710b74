// Where the current path can arrive. In: doors to its target, or stops at its trunk. Out: the cost of arriving there,
// and a lower bound of the remaining cost from anywhere.
import { float, int } from '../layered/read.js';
import type { Links } from './links.js';
import { opposite } from './way.js';

/** Cost of a bend, in px of length. */
export const BEND = 48;

export class Goals {
  private readonly links: Links;
  /** By cell, whether the target or the trunk can be met there. */
  private readonly met: Uint8Array;
  /** By cell and heading, the cost of arriving so, where the target can be met. */
  private readonly doors: Map<number, number> = new Map();
  /** By cell where a trunk can be joined, the number of the stop and the heading there. */
  private readonly joins: Map<number, number> = new Map();
  /** The target's sides that have doors, one after another; and by side where these are, across and along it. */
  private readonly sides: Int32Array = new Int32Array(4);
  private count = 0;
  private readonly at: Float64Array = new Float64Array(4);
  private readonly low: Float64Array = new Float64Array(4);
  private readonly high: Float64Array = new Float64Array(4);
  private readonly least: Float64Array = new Float64Array(4);

  constructor(links: Links) {
    this.links = links;
    this.met = new Uint8Array(links.xs.length);
  }

  clear(): void {
    for (const state of this.doors.keys()) this.met[state >> 2] = 0;
    for (const cell of this.joins.keys()) this.met[cell] = 0;
    this.doors.clear();
    this.joins.clear();
    this.count = 0;
  }

  /** Adds a cell from which the target can be met through a side. */
  addDoor(cell: number, side: number, cost: number): void {
    this.met[cell] = 1;
    this.doors.set(4 * cell + opposite(side), cost);
    const { xs, ys } = this.links;
    const [at, along] = (side & 1) === 0 ? [xs, ys] : [ys, xs];
    const middle = float(along, cell);
    if (this.count === 0 || int(this.sides, this.count - 1) !== side) {
      this.sides[this.count++] = side;
      this.at[side] = float(at, cell);
      this.low[side] = middle;
      this.high[side] = middle;
      this.least[side] = cost;
    } else {
      this.low[side] = Math.min(float(this.low, side), middle);
      this.high[side] = Math.max(float(this.high, side), middle);
      this.least[side] = Math.min(float(this.least, side), cost);
    }
  }

  /** Adds a cell where the trunk can be joined; the first stop at a cell counts. */
  addJoin(cell: number, stop: number, heading: number): void {
    if (this.joins.has(cell)) return;
    this.met[cell] = 1;
    this.joins.set(cell, 4 * stop + heading);
  }

  /** Whether the target or the trunk can be met from a cell. */
  isMet(cell: number): boolean {
    return this.met[cell] === 1;
  }

  /** The cost of arriving from a cell with a heading. */
  door(state: number): number | undefined {
    return this.doors.get(state);
  }

  /** The stop at a cell, times four, plus the heading there. */
  stop(cell: number): number | undefined {
    return this.joins.get(cell);
  }

  /** Lower bound of the remaining cost from a cell entered with a heading: distance, turns and the door. */
  left(cell: number, heading: number): number {
    const { sides, count, at, low, high } = this;
    if (count === 0) return 0;
    const x = float(this.links.xs, cell);
    const y = float(this.links.ys, cell);
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const side = int(sides, i);
      const level = (side & 1) === 0;
      const way = (level ? x : y) - float(at, side);
      const across = level ? y : x;
      const before = float(low, side) - across;
      const beyond = across - float(high, side);
      const aside = before > 0 ? before : beyond > 0 ? beyond : 0;
      const straight = float(this.least, side) + (way < 0 ? -way : way) + aside;
      if (straight >= best) continue;
      const total = straight + BEND * turnsTo(side, heading, side < 2 ? way : -way, before, aside);
      if (total < best) best = total;
    }
    return best;
  }
}

/** Minimum number of turns to arrive at a side from that far ahead of it and aside, on the near hand or the far one. */
function turnsTo(side: number, heading: number, ahead: number, before: number, aside: number): number {
  if (heading === opposite(side)) return ahead < 0 ? 4 : aside === 0 ? 0 : 2;
  if (heading === side) return 2;
  if (ahead < 0) return 3;
  return aside === 0 || heading < 2 === before > 0 ? 1 : 3;
}
