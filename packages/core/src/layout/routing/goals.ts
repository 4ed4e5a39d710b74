// Where the current path can arrive. In: doors to its target, or stops at its trunk. Out: the cost of arriving there,
// and a lower bound of the remaining cost from anywhere.
import { float, int } from '../layered/read.js';
import type { Links } from './links.js';
import { opposite } from './way.js';
import { ROUTED_BEND } from './weights.js';

export class Goals {
  private readonly links: Links;
  /** By cell, the last search whose target or trunk can be met there. */
  private readonly met: Int32Array;
  /** By cell and heading, the cost of arriving so, and the last search for which that holds. */
  private readonly doors: Float64Array;
  private readonly doorStamps: Int32Array;
  private stamp = 0;
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
    this.met = new Int32Array(links.xs.length);
    this.doors = new Float64Array(4 * links.xs.length);
    this.doorStamps = new Int32Array(4 * links.xs.length);
  }

  clear(): void {
    this.stamp++;
    if (this.joins.size > 0) this.joins.clear();
    this.count = 0;
  }

  /** Adds a cell from which the target can be met through a side. */
  addDoor(cell: number, side: number, cost: number): void {
    this.met[cell] = this.stamp;
    const state = 4 * cell + opposite(side);
    this.doors[state] = cost;
    this.doorStamps[state] = this.stamp;
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
    this.met[cell] = this.stamp;
    this.joins.set(cell, 4 * stop + heading);
  }

  /** Whether the target or the trunk can be met from a cell. */
  isMet(cell: number): boolean {
    return int(this.met, cell) === this.stamp;
  }

  /** The cost of arriving from a cell with a heading; infinite where there is no door. */
  door(state: number): number {
    return int(this.doorStamps, state) === this.stamp ? float(this.doors, state) : Number.POSITIVE_INFINITY;
  }

  /** The stop at a cell, times four, plus the heading there. */
  stop(cell: number): number | undefined {
    return this.joins.size === 0 ? undefined : this.joins.get(cell);
  }

  /** Lower bound of the remaining cost from a cell entered with a heading: distance, turns and the door. */
  left(cell: number, heading: number): number {
    const { sides, count, at, low, high, least, links } = this;
    if (count === 0) return 0;
    const x = links.xs[cell] as number;
    const y = links.ys[cell] as number;
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const side = sides[i] as number;
      const level = (side & 1) === 0;
      const way = (level ? x : y) - (at[side] as number);
      const across = level ? y : x;
      const before = (low[side] as number) - across;
      const aside = Math.max(before, across - (high[side] as number), 0);
      const straight = (least[side] as number) + Math.abs(way) + aside;
      // Most sides are out of the question with the fewest turns that their heading allows.
      const fewest = heading === side ? 2 : (heading ^ side) & 1;
      if (straight + ROUTED_BEND * fewest >= best) continue;
      const total = straight + ROUTED_BEND * turnsTo(side, heading, side < 2 ? way : -way, before, aside);
      if (total < best) best = total;
    }
    return best;
  }
}

/** Minimum number of turns to arrive at a side from that far ahead of it and aside, on the near hand or the far one. */
function turnsTo(side: number, heading: number, ahead: number, before: number, aside: number): number {
  if (heading === side) return 2;
  if (((heading ^ side) & 1) === 0) return ahead < 0 ? 4 : aside === 0 ? 0 : 2;
  if (ahead < 0) return 3;
  return aside === 0 || heading < 2 === before > 0 ? 1 : 3;
}
