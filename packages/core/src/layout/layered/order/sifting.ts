// Moves every item of a layer to the place with the fewest crossings (Matuszewski, Schoenfeld, Molitor, "Using Sifting
// for k-Layer Straightline Crossing Minimization", 1999), repeatedly until none has a better place.
// In: a layer and its table of gains. Out: the layer in its new order, and the saving.
import { int } from '../read.js';
import { type OrderGraph, passing } from './order-graph.js';
import { SIFTING_PASSES } from './weights.js';

export class Sifter {
  /** Steps made since they were last charged. */
  steps = 0;
  private readonly graph: OrderGraph;
  /** By index in the layer, the index before sifting; and back. */
  private readonly order: Int32Array;
  private readonly place: Int32Array;
  /** The other ends of lines within the layer, by number. */
  private readonly standing: Int32Array;
  private layer: Int32Array = new Int32Array(0);
  private title = -1;

  constructor(graph: OrderGraph) {
    this.graph = graph;
    const widest = graph.layers.reduce((most, layer) => Math.max(most, layer.length), 0);
    this.order = new Int32Array(widest);
    this.place = new Int32Array(widest);
    this.standing = new Int32Array(graph.inLayerEnds.size === 0 ? 0 : graph.items.length);
  }

  sift(layer: Int32Array, table: Int32Array, title: number): number {
    const width = layer.length;
    const { order, place } = this;
    this.layer = layer.slice();
    this.title = title;
    for (let i = 0; i < width; i++) {
      order[i] = i;
      place[i] = i;
    }
    const bound = this.graph.predecessors.size > 0 || title >= 0;
    const hasInLayerEnds = this.graph.inLayerEnds.size > 0 && layer.some((id) => this.graph.inLayerEnds.has(id));
    if (hasInLayerEnds) for (let i = 0; i < width; i++) this.standing[int(layer, i)] = i;
    let saved = 0;
    for (let pass = 0; pass < SIFTING_PASSES; pass++) {
      this.steps += width * width;
      let better = 0;
      for (let item = 0; item < width; item++) better += this.move(item, width, table, bound, hasInLayerEnds);
      if (better === 0) break;
      saved += better;
    }
    if (saved > 0) for (let i = 0; i < width; i++) layer[i] = int(this.layer, order[i] as number);
    return saved;
  }

  /** Moves one item to its best place. */
  private move(item: number, width: number, table: Int32Array, bound: boolean, hasInLayerEnds: boolean): number {
    const { order, place, layer } = this;
    const id = int(layer, item);
    if (id === this.title) return 0;
    const from = int(place, item);
    const row = item * width;
    let to = from;
    let most = 0;
    let gain = 0;
    for (let i = from + 1; i < width; i++) {
      const other = int(order, i);
      if (bound && this.isBound(id, int(layer, other))) break;
      gain += int(table, row + other);
      if (hasInLayerEnds) gain += this.savedBetween(id, int(layer, other), i, true);
      if (gain > most) {
        most = gain;
        to = i;
      }
    }
    gain = 0;
    for (let i = from - 1; i >= 0; i--) {
      const other = int(order, i);
      if (bound && (layer[other] === this.title || this.isBound(int(layer, other), id))) break;
      gain -= int(table, row + other);
      if (hasInLayerEnds) gain += this.savedBetween(id, int(layer, other), i, false);
      if (gain > most) {
        most = gain;
        to = i;
      }
    }
    if (to === from) return 0;
    if (to > from) order.copyWithin(from, from + 1, to + 1);
    else order.copyWithin(to + 1, to, from);
    order[to] = item;
    for (let i = Math.min(from, to); i <= Math.max(from, to); i++) {
      place[int(order, i)] = i;
      if (hasInLayerEnds) this.standing[int(layer, order[i] as number)] = i;
    }
    return most;
  }

  private isBound(earlier: number, later: number): boolean {
    return this.graph.predecessors.get(later)?.includes(earlier) === true;
  }

  /** A line within the layer goes around what is between its ends: the saving as an item passes another at an index. */
  private savedBetween(item: number, passed: number, at: number, onwards: boolean): number {
    const { inLayerEnds } = this.graph;
    const { standing } = this;
    let saved = 0;
    for (const { to, line } of inLayerEnds.get(item) ?? []) {
      if (to === passed) continue;
      const ahead = int(standing, to) > at === onwards;
      saved += ahead ? passing(this.graph, line, passed) : -passing(this.graph, line, passed);
    }
    for (const { to, line } of inLayerEnds.get(passed) ?? []) {
      if (to === item) continue;
      const beyond = int(standing, to) > at === onwards;
      saved += beyond ? -passing(this.graph, line, item) : passing(this.graph, line, item);
    }
    this.steps += 2;
    return saved;
  }
}
