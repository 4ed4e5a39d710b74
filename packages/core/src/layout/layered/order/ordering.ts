// Crossing minimisation. In: a level tree whose items have layers. Out: the order of every layer with few crossings.
// Layer sweeps by weighted median that descend into groups on the way, then rounds of transposition and sifting
// (Gansner et al. 1993, section 3; `sifting.ts`), from several starts; the source order breaks ties.

import type { Budget } from '../budget.js';
import { rowAt } from '../input/node-rows.js';
import type { Item, Level, Segment } from '../model.js';
import { int } from '../read.js';
import { LayerGains } from './gains.js';
import { lowerEnd, type OrderGraph, readOrderGraph, upperEnd } from './order-graph.js';
import { Sifter } from './sifting.js';
import { Sweeping } from './sweeping.js';
import {
  FEW_CROSSINGS,
  HELD_ITEMS,
  LARGE_ORDER,
  MIDDLING_ORDER,
  MOST_STARTS,
  ORDER_ROUNDS,
  ORDER_ROUNDS_LARGE,
  ORDER_SWEEPS,
  ORDER_SWEEPS_FEW,
  PLACING_SHARE,
  ROUND_GAIN,
  ROUND_PATIENCE,
  SMALL_ORDER,
  STARTS_AGREED,
  SWEEP_PATIENCE,
  SWEEP_PATIENCE_FEW,
  WIDE_LAYER,
} from './weights.js';

/**
 * Returns the number of remaining crossings; lines within a layer count for what they go over. `starts` overrides the
 * number for a graph of that size.
 */
export function orderLevels(root: Level, budget: Budget, starts?: number): number {
  let crossings = 0;
  const pending = root.parts.length > 0 ? root.parts.slice() : [root];
  for (const level of pending) {
    const graph = readOrderGraph(level);
    pending.push(...graph.separate);
    const ordering = new Ordering(graph, budget);
    const few = startsFor(graph.items.length);
    crossings += starts === undefined ? ordering.minimise(few, MOST_STARTS) : ordering.minimise(starts, starts);
  }
  return crossings;
}

function startsFor(items: number): number {
  if (items <= SMALL_ORDER) return 4;
  return items <= MIDDLING_ORDER ? 2 : 1;
}

class Ordering extends Sweeping {
  /** Layers that transposition and sifting cannot improve for now. */
  private readonly settled: Uint8Array;
  private readonly sifted: Uint8Array;
  private readonly gains: LayerGains;
  private readonly sifter: Sifter;
  private readonly work: number;
  private readonly budget: Budget;
  /** How many steps can be made before they are charged. */
  private allowance = 0;
  private readonly rounds: number;

  constructor(graph: OrderGraph, budget: Budget) {
    super(graph, graph.items.length > SMALL_ORDER);
    this.budget = budget;
    const count = graph.items.length;
    this.settled = new Uint8Array(graph.layers.length);
    this.sifted = new Uint8Array(graph.layers.length);
    this.gains = new LayerGains(graph, this.slot);
    this.sifter = new Sifter(graph);
    this.work = count + graph.up.ends.length + graph.down.ends.length;
    this.rounds = count > LARGE_ORDER ? ORDER_ROUNDS_LARGE : ORDER_ROUNDS;
  }

  /** From that many starts, or the other number while fewer crossings are likely. */
  minimise(starts: number, most: number): number {
    let best = Number.POSITIVE_INFINITY;
    let bestCopy = this.copy();
    for (let start = 0; start < (this.isPromising(best) ? most : starts) && best > 0; start++) {
      if (start > 0 && this.exhausted()) break;
      if (start === 0) this.startFromSource(true);
      else if (start === 1) this.startFromSource(false);
      else this.startShuffled(start);
      const crossings = this.improve(start !== 1);
      if (crossings === best && start + 1 >= STARTS_AGREED && this.isGrouped && !this.isPromising(best)) break;
      if (crossings >= best) continue;
      best = crossings;
      bestCopy = this.copy();
    }
    this.take(bestCopy);
    writeOrder(this.graph, this.layers, this.slot);
    return best;
  }

  /**
   * A few crossings in a graph without groups can probably be avoided; in one with groups, several are often too many.
   */
  private isPromising(crossings: number): boolean {
    if (this.isGrouped) return crossings >= 2 && this.graph.items.length <= HELD_ITEMS;
    return crossings < FEW_CROSSINGS;
  }

  private get isGrouped(): boolean {
    return this.graph.levels.length > 1;
  }

  /** Sweeps up and down, then moves single items, from the current order; returns the remaining crossings. */
  private improve(downFirst: boolean): number {
    let best = this.count();
    let bestCopy = this.copy();
    let stale = 0;
    const many = this.graph.levels.length === 1 && this.gathers;
    const sweeps = many ? ORDER_SWEEPS : ORDER_SWEEPS_FEW;
    const patience = many ? SWEEP_PATIENCE : SWEEP_PATIENCE_FEW;
    for (let sweep = 0; sweep < sweeps && stale < patience && best > 0; sweep++) {
      this.steps += 2 * this.work;
      if (this.exhausted()) break;
      // Ties are reversed every other round trip, which frees orders that are stuck (Gansner et al.).
      this.turnTies = sweep % 4 >= 2;
      this.sweep(0, (sweep % 2 === 0) === downFirst);
      if (!this.gathers) this.transposeAll();
      const crossings = this.count();
      if (crossings < best) {
        best = crossings;
        bestCopy = this.copy();
        stale = 0;
      } else stale++;
    }
    this.take(bestCopy);
    this.turnTies = true;
    stale = 0;
    this.settled.fill(0);
    this.sifted.fill(0);
    for (let round = 0; round < this.rounds && stale < ROUND_PATIENCE && best > 0; round++) {
      this.steps += this.work;
      if (this.exhausted()) break;
      const saved = this.transposeAll() + this.siftAll();
      best -= saved;
      if (saved > 0 && saved >= ROUND_GAIN * best) stale = 0;
      else stale++;
    }
    // If a line within a layer now goes around on another side, the saving can exceed the reported one.
    return this.graph.inLayerEnds.size > 0 ? this.count() : best;
  }

  private transposeAll(): number {
    let saved = 0;
    this.settled.fill(0);
    for (let round = 0; round < 4; round++) {
      let moved = false;
      const swapTies = round === 0 && this.turnTies;
      for (let at = 0; at < this.layers.length; at++) {
        if (this.settled[at] === 1) continue;
        if (this.steps > this.allowance) return saved;
        this.settled[at] = 1;
        const gain = this.transpose(at, swapTies);
        if (gain < 0) continue;
        saved += gain;
        moved = true;
        this.settled[at] = 0;
        this.unsettle(at);
      }
      if (!moved) return saved;
    }
    return saved;
  }

  /** The orders next to a changed layer are open again. */
  private unsettle(at: number): void {
    this.sifted[at] = 0;
    for (const next of this.graph.affected[at] as readonly number[]) {
      this.settled[next] = 0;
      this.sifted[next] = 0;
    }
  }

  /** Swaps neighbours if that saves crossings, or, with ties swapped, if it costs none; returns the saving, or -1. */
  private transpose(at: number, swapTies: boolean): number {
    const layer = this.layers[at] as Int32Array;
    const mirrored = this.isMirrored(at);
    const title = int(this.graph.titles, at);
    const bound = this.graph.predecessors.size > 0;
    this.chooseSides(layer);
    const least = swapTies ? 0 : 0.25;
    let saved = -1;
    for (let i = 0; i + 1 < layer.length; i++) {
      const left = int(layer, i);
      const right = int(layer, i + 1);
      if (left === title) continue;
      const gain = this.gain(left, right, mirrored);
      if (gain < least) continue;
      if (bound && this.isBound(left, right)) continue;
      layer[i] = right;
      layer[i + 1] = left;
      if (this.isNarrow(left, right)) {
        const slot = int(this.slot, left);
        this.slot[left] = int(this.slot, right);
        this.slot[right] = slot;
      } else this.numberLayer(at);
      this.swapPorts(left, right);
      saved = Math.max(0, saved) + gain;
    }
    return saved;
  }

  /** Charges the steps made; returns whether the budget of this pass is exhausted. */
  private exhausted(): boolean {
    this.steps += this.gains.steps + this.sifter.steps;
    this.gains.steps = 0;
    this.sifter.steps = 0;
    this.budget.charge(this.steps);
    this.steps = 0;
    this.allowance = this.budget.beyond(PLACING_SHARE);
    if (this.allowance > 0) return false;
    this.budget.cutShort();
    return true;
  }

  private siftAll(): number {
    let saved = 0;
    for (let at = 0; at < this.layers.length; at++) saved += this.sift(at);
    return saved;
  }

  private sift(at: number): number {
    if (this.sifted[at] === 1) return 0;
    this.sifted[at] = 1;
    const layer = this.layers[at] as Int32Array;
    if (layer.length < 2 || layer.length > WIDE_LAYER) return 0;
    if (this.steps + this.gains.steps + this.sifter.steps > this.allowance) return 0;
    this.gains.read(layer, this.isMirrored(at));
    this.chooseSides(layer);
    const saved = this.sifter.sift(layer, this.gains.table, int(this.graph.titles, at));
    if (saved === 0) return 0;
    this.numberLayer(at);
    this.unsettle(at);
    this.sifted[at] = 1;
    // A port that moves takes another place in the surrounding layer, too.
    const { holder } = this.level(int(this.graph.levelOfLayer, at));
    if (holder >= 0) this.numberLayer(holder);
    return saved;
  }
}

/** Applies the order found to the items, and to the segments at each of them. */
function writeOrder(graph: OrderGraph, layers: readonly Int32Array[], slot: Int32Array): void {
  const { items, levels, rows } = graph;
  const count = items.length;
  const above = (segment: Segment): number => int(slot, upperEnd(segment, count, rows));
  const below = (segment: Segment): number => int(slot, lowerEnd(segment, count, rows));
  const byRank = (a: Segment, b: Segment): number => a.section.splitEdge.rank - b.section.splitEdge.rank;
  const byAbove = (a: Segment, b: Segment): number => above(a) - above(b) || byRank(a, b);
  const byBelow = (a: Segment, b: Segment): number => below(a) - below(b) || byRank(a, b);
  const byPortAbove = (a: Segment, b: Segment): number => above(a) - above(b) || byBelow(a, b);
  const byPortBelow = (a: Segment, b: Segment): number => below(a) - below(b) || byAbove(a, b);
  for (const { level, firstLayer } of levels) {
    level.layers = level.layers.map((_, l) => {
      const ids = layers[firstLayer + l] as Int32Array;
      return Array.from(ids, (id) => items[id] as Item);
    });
    for (const layer of level.layers) {
      for (let index = 0; index < layer.length; index++) {
        const item = layer[index] as Item;
        item.index = index;
        const ports = item.kind === 'group';
        if (item.up.length > 1) item.up.sort(ports ? byPortBelow : byAbove);
        if (item.down.length > 1) item.down.sort(ports ? byPortAbove : byBelow);
        sortByRow(item, item.up);
        sortByRow(item, item.down);
      }
    }
  }
}

/** Ends at rows are in the order of their rows, whatever the other ends. */
function sortByRow(item: Item, side: Segment[]): void {
  if (!side.some((segment) => rowAt(segment, item) !== undefined)) return;
  side.sort((a, b) => (rowAt(a, item) ?? 0) - (rowAt(b, item) ?? 0));
}
