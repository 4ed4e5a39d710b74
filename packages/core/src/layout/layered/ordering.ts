// Crossing minimisation. In: levels with items on layers. Out: the order of every layer with few crossings.
// Layer sweeps by weighted median that descend into groups as they pass them, each followed by transposition of
// neighbours (Gansner et al. 1993, section 3), from several starts; the source order settles ties.
import type { Budget } from './budget.js';
import type { Item, Level, Segment } from './model.js';
import { type OrderGraph, readOrderGraph } from './order-graph.js';
import { OrderState } from './order-state.js';

const SWEEPS = 8;
/** Sweeps or rounds without a gain before a start is given up. */
const PATIENCE = 3;
/** Rounds of moving single items, and how many there are in a graph of more items than that. */
const ROUNDS = 12;
const LARGE = 2500;
const ROUNDS_LARGE = 6;
const FEW = 4;
const TRIES = 16;
/** The part of the budget that is kept for placing the boxes. */
const PLACING = 0.4;

/** Returns the number of crossings left; lines within a layer count for what they go over. */
export function orderLevels(root: Level, budget: Budget): number {
  let crossings = 0;
  const pending = root.parts.length > 0 ? root.parts.slice() : [root];
  for (const level of pending) {
    const graph = readOrderGraph(level);
    pending.push(...graph.separate);
    crossings += new Ordering(graph, budget).minimise(startsFor(graph.items.length));
  }
  return crossings;
}

/** Small graphs are worth more starts than large ones, where a start takes longer and gains less. */
function startsFor(items: number): number {
  if (items <= 120) return 4;
  return items <= 400 ? 2 : 1;
}

class Ordering extends OrderState {
  private readonly key: Float64Array;

  /** Items that are being moved. */
  private readonly moving: Uint8Array;
  /** Layers that transposition cannot better for now. */
  private readonly settled: Uint8Array;

  private readonly work: number;

  private readonly budget: Budget;
  /** How many steps may be made before they are charged. */
  private allowance = 0;

  private readonly rounds: number;

  private turnTies = false;

  constructor(graph: OrderGraph, budget: Budget) {
    super(graph);
    this.budget = budget;
    this.key = new Float64Array(graph.items.length);
    this.moving = new Uint8Array(graph.items.length);
    this.settled = new Uint8Array(graph.layers.length);
    const ends = graph.upEnds.length + graph.downEnds.length;
    this.work = graph.items.length + ends;
    this.rounds = graph.items.length > LARGE ? ROUNDS_LARGE : ROUNDS;
  }

  minimise(starts: number): number {
    let best = Number.POSITIVE_INFINITY;
    let kept = this.layers.slice();
    // A few crossings in a graph without groups may well be none: that is worth more tries.
    const last = (): number => (best < FEW && this.graph.levels.length === 1 ? Math.max(starts, TRIES) : starts);
    for (let start = 0; start < last() && best > 0; start++) {
      if (start > 0 && this.exhausted()) break;
      if (start === 0) this.startFromSource(true);
      else if (start === 1) this.startFromSource(false);
      else this.startShuffled(start);
      const found = this.improve(start !== 1);
      if (found.crossings >= best) continue;
      best = found.crossings;
      kept = found.layers;
    }
    this.take(kept);
    this.writeBack();
    return best;
  }

  /** Sweeps up and down, then moves single items, from the order at hand; returns the best order seen. */
  private improve(downFirst: boolean): { crossings: number; layers: Int32Array[] } {
    let best = { crossings: this.count(), layers: this.layers.map((layer) => layer.slice()) };
    let stale = 0;
    const judge = (): void => {
      const crossings = this.count();
      if (crossings < best.crossings) {
        best = { crossings, layers: this.layers.map((layer) => layer.slice()) };
        stale = 0;
      } else stale++;
    };
    for (let sweep = 0; sweep < SWEEPS && stale < PATIENCE && best.crossings > 0; sweep++) {
      this.steps += 4 * this.work;
      if (this.exhausted()) return best;
      // Ties are turned over every other round trip, which frees orders that are stuck (Gansner et al.).
      this.turnTies = sweep % 4 >= 2;
      this.sweep(0, (sweep % 2 === 0) === downFirst);
      this.transposeAll();
      judge();
    }
    this.take(best.layers);
    this.turnTies = true;
    stale = 0;
    for (let round = 0; round < this.rounds && stale < PATIENCE && best.crossings > 0; round++) {
      this.steps += this.work;
      if (this.exhausted()) return best;
      this.transposeAll();
      this.siftAll();
      judge();
    }
    return best;
  }

  /** Reorders every layer but the first by the one before it, going down or up, and goes into groups on the way. */
  private sweep(at: number, down: boolean): void {
    const { firstLayer, layerCount, facing } = this.level(at);
    const along = facing === 'opposite' ? !down : down;
    for (let step = 0; step < layerCount; step++) {
      const layer = firstLayer + (along ? step : layerCount - 1 - step);
      if (step === 0) this.sortPorts(at, layer);
      else this.sortLayer(layer, along);
      for (const id of this.layers[layer] as Int32Array) {
        const child = this.graph.child[id] as number;
        if (child >= 0) this.sweep(child, along);
      }
      this.numberLayer(layer);
    }
  }

  /** Orders the ports of a frame by the ends outside that were just ordered. */
  private sortPorts(at: number, layer: number): void {
    if (at === 0) return;
    const { outside } = this.graph;
    const sign = this.level(at).mirrored ? -1 : 1;
    const ids = this.layers[layer] as Int32Array;
    const free: number[] = [];
    for (const id of ids) {
      const end = outside[id] as number;
      if (end < 0) continue;
      this.key[id] = sign * (this.slot[end] as number);
      free.push(id);
    }
    this.placeSorted(layer, free);
  }

  private sortLayer(layer: number, down: boolean): void {
    const start = down ? this.graph.upStart : this.graph.downStart;
    const ends = down ? this.graph.upEnds : this.graph.downEnds;
    const free: number[] = [];
    for (const id of this.layers[layer] as Int32Array) {
      const from = start[id] as number;
      const to = start[id + 1] as number;
      if (from === to) continue;
      this.key[id] = this.medianSlot(ends, from, to);
      free.push(id);
    }
    this.placeSorted(layer, free);
  }

  private meanSlot(ends: Int32Array, from: number, to: number): number {
    let sum = 0;
    for (let k = from; k < to; k++) sum += this.slot[ends[k] as number] as number;
    return sum / (to - from);
  }

  /** The weighted median of Gansner et al. 1993: leans to the side where the ends lie closer together. */
  private medianSlot(ends: Int32Array, from: number, to: number): number {
    const count = to - from;
    if (count <= 2) return this.meanSlot(ends, from, to);
    const slots = Array.from(ends.subarray(from, to), (end) => this.slot[end] as number).sort((a, b) => a - b);
    const middle = count >> 1;
    const right = slots[middle] as number;
    if (count % 2 === 1) return right;
    const left = slots[middle - 1] as number;
    const before = left - (slots[0] as number);
    const after = (slots[count - 1] as number) - right;
    return before + after === 0 ? (left + right) / 2 : (left * after + right * before) / (before + after);
  }

  /** Sorts the given items among the places they hold; the others stay where they are. */
  private placeSorted(at: number, free: number[]): void {
    const layer = this.layers[at] as Int32Array;
    const key = this.key;
    if (free.length < 2) return;
    for (const id of free) this.moving[id] = 1;
    if (this.turnTies) free.reverse();
    free.sort((a, b) => (key[a] as number) - (key[b] as number));
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = layer[i] as number;
      if (this.moving[id] === 0) continue;
      this.moving[id] = 0;
      layer[i] = free[next++] as number;
    }
    this.layers[at] = this.settle(layer);
  }

  private transposeAll(): void {
    this.settled.fill(0);
    for (let round = 0; round < 4; round++) {
      let better = false;
      const swapTies = round === 0 && this.turnTies;
      for (let at = 0; at < this.layers.length; at++) {
        if (this.settled[at] === 1) continue;
        this.settled[at] = 1;
        if (!this.transpose(at, swapTies)) continue;
        better = true;
        // A layer's order matters to those next to it, and across frames to any.
        if (this.graph.levels.length > 1) this.settled.fill(0);
        else this.settled.fill(0, Math.max(0, at - 1), at + 2);
      }
      if (!better) return;
    }
  }

  /** Swaps neighbours while that saves crossings, or, if ties are swapped, while it costs none. */
  private transpose(at: number, swapTies: boolean): boolean {
    const layer = this.layers[at] as Int32Array;
    const { child, items, predecessors } = this.graph;
    const level = this.graph.levelOfLayer[at] as number;
    const least = swapTies ? 0 : 0.25;
    let better = false;
    for (let i = 0; i + 1 < layer.length; i++) {
      const left = layer[i] as number;
      const right = layer[i + 1] as number;
      if (this.steps > this.allowance) break;
      if ((items[left] as Item).kind === 'title') continue;
      if (this.gain(left, right, level) < least) continue;
      if (predecessors.get(right)?.includes(left) === true) continue;
      layer[i] = right;
      layer[i + 1] = left;
      if ((child[left] as number) < 0 && (child[right] as number) < 0) {
        const slot = this.slot[left] as number;
        this.slot[left] = this.slot[right] as number;
        this.slot[right] = slot;
      } else this.numberLayer(at);
      this.swapPorts(left, right);
      better = true;
    }
    return better;
  }

  /** Charges what was done; whether there is nothing left for this pass. */
  private exhausted(): boolean {
    this.budget.charge(this.steps);
    this.steps = 0;
    this.allowance = this.budget.beyond(PLACING);
    if (this.allowance > 0) return false;
    this.budget.cutShort();
    return true;
  }

  private siftAll(): void {
    for (let at = 0; at < this.layers.length; at++) this.sift(at);
  }

  /** Takes every item of a layer to the place where it crosses least (Matuszewski, Schoenfeld, Molitor 1999). */
  private sift(at: number): void {
    const layer = this.layers[at] as Int32Array;
    const { items, predecessors, outside } = this.graph;
    const level = this.graph.levelOfLayer[at] as number;
    for (const id of layer.slice()) {
      if (this.steps > this.allowance) return;
      if ((items[id] as Item).kind === 'title') continue;
      const from = layer.indexOf(id);
      let to = from;
      let most = 0;
      let gain = 0;
      for (let i = from + 1; i < layer.length; i++) {
        const other = layer[i] as number;
        if (predecessors.get(other)?.includes(id) === true) break;
        gain += this.gain(id, other, level);
        if (gain > most) {
          most = gain;
          to = i;
        }
      }
      gain = 0;
      for (let i = from - 1; i >= 0; i--) {
        const other = layer[i] as number;
        if ((items[other] as Item).kind === 'title' || predecessors.get(id)?.includes(other) === true) break;
        gain += this.gain(other, id, level);
        if (gain > most) {
          most = gain;
          to = i;
        }
      }
      if (to === from) continue;
      if (to > from) layer.copyWithin(from, from + 1, to + 1);
      else layer.copyWithin(to + 1, to, from);
      layer[to] = id;
      this.numberLayer(at);
      // A port that moves takes another place in the layer around, too.
      if ((outside[id] as number) >= 0) this.numberLayer(this.level(level).holder);
    }
  }

  private writeBack(): void {
    const { items, levels, upperEnd, lowerEnd } = this.graph;
    const slot = this.slot;
    const at = (end: number): number => slot[end] as number;
    const byRank = (a: Segment, b: Segment): number => a.wire.trace.rank - b.wire.trace.rank;
    for (const { level, firstLayer } of levels) {
      level.layers = level.layers.map((_, l) =>
        Array.from(this.layers[firstLayer + l] as Int32Array, (id) => items[id] as Item),
      );
      for (const layer of level.layers) {
        layer.forEach((item, index) => {
          item.index = index;
          const ports = item.kind === 'group';
          item.up.sort(
            (a, b) => (ports ? at(lowerEnd(a)) - at(lowerEnd(b)) : at(upperEnd(a)) - at(upperEnd(b))) || byRank(a, b),
          );
          item.down.sort(
            (a, b) => (ports ? at(upperEnd(a)) - at(upperEnd(b)) : at(lowerEnd(a)) - at(lowerEnd(b))) || byRank(a, b),
          );
        });
      }
    }
  }
}
