// The cheapest path through the cells, by A* over cells and headings, with a cost that grows with length, bends and
// crossings (Wybrow, Marriott, Stuckey, Orthogonal Connector Routing, 2009). In: where it can start, run and arrive.
// Out: cells.
import { nth } from '../layered/checked.js';
import { int } from '../layered/read.js';
import { Heap } from '../layered/solve/heap.js';
import type { Goals } from './goals.js';
import type { Links } from './links.js';
import { SIDES, X, Y } from './model.js';
import { opposite } from './way.js';
import { ROUTED_BEND, ROUTED_CROSSING } from './weights.js';

/** What a line is allowed to run through. */
export interface Access {
  /** By group. */
  readonly open: Uint8Array;
  /** By cell, the frames of overlays around it, one bit per frame; and those that the line must not enter. */
  readonly zones: Int32Array;
  readonly foreign: number;
}

/** By axis that lines run along, how many run straight through a cell. */
export type Through = readonly [Int32Array, Int32Array];

interface Found {
  /** From the start to the arrival, with the heading there. */
  readonly cells: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** No predecessor. */
const SEED: number = SIDES.length;

export class Explorer {
  private readonly links: Links;
  private readonly through: Through;
  private readonly cost: Float64Array;
  /** The preceding heading, by cell and heading. */
  private readonly came: Uint8Array;
  /** Two per search: reached, and done. */
  private readonly stamps: Int32Array;
  private stamp = 0;
  private readonly heap: Heap = new Heap();
  private readonly goals: Goals;
  /** The lowest known cost of arriving, from where and with which heading. */
  private best = 0;
  private arrived = 0;
  private heading = 0;
  /** Cells that were examined. */
  steps = 0;

  constructor(links: Links, through: Through, goals: Goals) {
    const states = 4 * links.exits.length;
    this.links = links;
    this.through = through;
    this.goals = goals;
    this.cost = new Float64Array(states);
    this.came = new Uint8Array(states);
    this.stamps = new Int32Array(states);
  }

  /** Starts another search, once its goals are known. */
  begin(): void {
    this.stamp += 2;
    this.heap.clear();
    this.best = Number.POSITIVE_INFINITY;
  }

  /** Adds a cell to start from, with the heading it is left with, and the cost so far. */
  seed(state: number, cost: number): void {
    this.reach(state, cost, SEED);
  }

  explore(access: Access): Found | undefined {
    const { links, through, goals, cost, stamps, heap, stamp } = this;
    const { exits, within, right, down, steps } = links;
    const { open, zones, foreign } = access;
    while (heap.size > 0 && heap.topKey <= this.best) {
      const state = heap.pop();
      if ((stamps[state] as number) > stamp) continue;
      stamps[state] = stamp + 1;
      this.steps++;
      const cell = state >> 2;
      const into = state & 3;
      const back = opposite(into);
      const sofar = cost[state] as number;
      const ahead = sofar + (through[(into & 1) === 0 ? Y : X][cell] as number) * ROUTED_CROSSING;
      if (goals.isMet(cell)) this.arrive(state, sofar, ahead);
      const ways = exits[cell] as number;
      for (let onward = 0; onward < 4; onward++) {
        if ((ways & (1 << onward)) === 0 || onward === back) continue;
        const next = cell + (steps[onward] as number);
        if (open[within[next] as number] !== 1) continue;
        if (foreign !== 0 && ((zones[next] as number) & foreign) !== 0) continue;
        const length = ((onward & 1) === 0 ? right : down)[onward < 2 ? cell : next] as number;
        this.reach(4 * next + onward, (onward === into ? ahead : sofar + ROUTED_BEND) + length, into);
      }
    }
    return this.best === Number.POSITIVE_INFINITY ? undefined : this.trace();
  }

  private reach(state: number, total: number, came: number): void {
    const { stamps, cost, stamp } = this;
    if ((stamps[state] as number) >= stamp && (cost[state] as number) <= total) return;
    const whole = total + this.goals.left(state >> 2, state & 3);
    if (whole > this.best) return;
    stamps[state] = stamp;
    cost[state] = total;
    this.came[state] = came;
    this.heap.push(whole, state);
  }

  /** At the target, or at a junction with the trunk. */
  private arrive(state: number, sofar: number, ahead: number): void {
    const { goals } = this;
    const cell = state >> 2;
    const into = state & 3;
    const back = opposite(into);
    const stop = goals.stop(cell);
    if (stop !== undefined && (stop & 3) !== back) {
      this.end(stop & 3, sofar + (into === (stop & 3) ? 0 : ROUTED_BEND), state);
    }
    for (let onward = 0; onward < 4; onward++) {
      if (onward === back) continue;
      const door = goals.door(4 * cell + onward);
      if (door !== Number.POSITIVE_INFINITY)
        this.end(onward, (onward === into ? ahead : sofar + ROUTED_BEND) + door, state);
    }
  }

  private end(heading: number, total: number, from: number): void {
    // Ties are resolved deterministically.
    if (total > this.best || (total === this.best && heading >= this.heading)) return;
    this.best = total;
    this.arrived = from;
    this.heading = heading;
  }

  private trace(): Found {
    const cells: number[] = [];
    let state = this.arrived;
    for (;;) {
      const [cell, start] = [state >> 2, state & 3];
      cells.push(cell);
      const came = nth(this.came, state);
      if (came === SEED) return { cells: cells.reverse(), start, end: this.heading };
      state = 4 * (cell - int(this.links.steps, start)) + came;
    }
  }
}
