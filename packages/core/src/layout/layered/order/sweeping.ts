// Layer sweeps: every layer in turn is sorted by the weighted median of the ends on the preceding layer, down or up,
// descending into groups on the way (Gansner et al. 1993, section 3). In: an order of all layers. Out: another, often
// better one.
import { float, int } from '../read.js';
import type { OrderGraph } from './order-graph.js';
import { OrderState } from './order-state.js';
import { SHORT_LAYER } from './weights.js';

export class Sweeping extends OrderState {
  /** Equal keys are reversed. */
  protected turnTies = false;
  /** Whether items that lines within the layer join are kept together. */
  protected readonly gathers: boolean;
  private readonly key: Float64Array;
  /** Items that are being sorted. */
  private readonly free: Int32Array;
  /** Items that are being moved. */
  private readonly moving: Uint8Array;

  constructor(graph: OrderGraph, gathers: boolean) {
    super(graph);
    this.gathers = gathers;
    this.key = new Float64Array(graph.items.length);
    this.moving = new Uint8Array(graph.items.length);
    this.free = new Int32Array(graph.layers.reduce((most, layer) => Math.max(most, layer.length), 0));
  }

  /** Reorders every layer but the first by the preceding one, going down or up, and descends into groups on the way. */
  protected sweep(at: number, down: boolean): void {
    const { firstLayer, layerCount, facing } = this.level(at);
    const along = facing === 'opposite' ? !down : down;
    for (let step = 0; step < layerCount; step++) {
      const layer = firstLayer + (along ? step : layerCount - 1 - step);
      if (step === 0) this.sortPorts(at, layer);
      else this.sortLayer(layer, along);
      if ((this.graph.groups[layer] as readonly number[]).length > 0) {
        for (const id of this.layers[layer] as Int32Array) {
          const child = int(this.graph.child, id);
          if (child >= 0) this.sweep(child, along);
        }
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
    let count = 0;
    for (const id of ids) {
      const end = int(outside, id);
      if (end < 0) continue;
      this.key[id] = sign * int(this.slot, end);
      this.free[count++] = id;
    }
    this.placeSorted(layer, count);
  }

  private sortLayer(layer: number, down: boolean): void {
    const { start, ends } = down ? this.graph.up : this.graph.down;
    const ids = this.layers[layer] as Int32Array;
    let count = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = int(ids, i);
      const from = int(start, id);
      const to = int(start, id + 1);
      if (from === to) continue;
      this.key[id] = to - from === 1 ? int(this.slot, ends[from] as number) : this.medianSlot(ends, from, to);
      this.free[count++] = id;
    }
    if (this.gathers && !this.turnTies) {
      for (const cluster of this.graph.clusters[layer] as readonly (readonly number[])[]) this.gather(cluster, start);
    }
    this.placeSorted(layer, count);
  }

  /** Groups items that lines within the layer join around their middle. */
  private gather(cluster: readonly number[], start: Int32Array): void {
    const { key } = this;
    const free = cluster.filter((id) => start[id] !== start[id + 1]);
    let sum = 0;
    for (const id of free) sum += float(key, id);
    free.sort((a, b) => float(key, a) - float(key, b) || a - b);
    free.forEach((id, i) => {
      key[id] = sum / free.length + i / 1024;
    });
  }

  /** The weighted median of Gansner et al. 1993: leans to the side where the ends are closer together. */
  private medianSlot(ends: Int32Array, from: number, to: number): number {
    const count = to - from;
    if (count === 2) return (int(this.slot, ends[from] as number) + int(this.slot, ends[from + 1] as number)) / 2;
    const slots = Int32Array.from(ends.subarray(from, to), (end) => int(this.slot, end)).sort();
    const middle = count >> 1;
    const right = int(slots, middle);
    if (count % 2 === 1) return right;
    const left = int(slots, middle - 1);
    const before = left - int(slots, 0);
    const after = int(slots, count - 1) - right;
    return before + after === 0 ? (left + right) / 2 : (left * after + right * before) / (before + after);
  }

  /** Sorts the free items among their positions; the others stay in place. */
  private placeSorted(at: number, count: number): void {
    if (count < 2) return;
    const layer = this.layers[at] as Int32Array;
    const { key, moving } = this;
    const free = this.free.subarray(0, count);
    for (let i = 0; i < count; i++) moving[int(free, i)] = 1;
    if (this.turnTies) free.reverse();
    sortByKey(free, key);
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = int(layer, i);
      if (moving[id] === 0) continue;
      moving[id] = 0;
      layer[i] = int(free, next++);
    }
    this.settle(at, layer);
  }
}

/** Stable sort of items by their keys. */
function sortByKey(items: Int32Array, key: Float64Array): void {
  if (items.length > SHORT_LAYER) {
    items.sort((a, b) => float(key, a) - float(key, b));
    return;
  }
  for (let i = 1; i < items.length; i++) {
    const item = int(items, i);
    const at = float(key, item);
    let k = i - 1;
    for (; k >= 0 && float(key, items[k] as number) > at; k--) items[k + 1] = int(items, k);
    items[k + 1] = item;
  }
}
