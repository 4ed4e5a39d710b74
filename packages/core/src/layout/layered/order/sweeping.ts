// Layer sweeps: every layer in turn is sorted by the weighted median of the ends on the layer before it, down or up, going
// into groups on the way (Gansner et al. 1993, section 3). In: an order of all layers. Out: another, often better one.
import type { OrderGraph } from './order-graph.js';
import { OrderState } from './order-state.js';

export class Sweeping extends OrderState {
  /** Equal keys are put in turned order. */
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

  /** Reorders every layer but the first by the one before it, going down or up, and goes into groups on the way. */
  protected sweep(at: number, down: boolean): void {
    const { firstLayer, layerCount, facing } = this.level(at);
    const along = facing === 'opposite' ? !down : down;
    for (let step = 0; step < layerCount; step++) {
      const layer = firstLayer + (along ? step : layerCount - 1 - step);
      if (step === 0) this.sortPorts(at, layer);
      else this.sortLayer(layer, along);
      if ((this.graph.groups[layer] as readonly number[]).length > 0) {
        for (const id of this.layers[layer] as Int32Array) {
          const child = this.graph.child[id] as number;
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
      const end = outside[id] as number;
      if (end < 0) continue;
      this.key[id] = sign * (this.slot[end] as number);
      this.free[count++] = id;
    }
    this.placeSorted(layer, count);
  }

  private sortLayer(layer: number, down: boolean): void {
    const { start, ends } = down ? this.graph.up : this.graph.down;
    const ids = this.layers[layer] as Int32Array;
    let count = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      const from = start[id] as number;
      const to = start[id + 1] as number;
      if (from === to) continue;
      this.key[id] = to - from === 1 ? (this.slot[ends[from] as number] as number) : this.medianSlot(ends, from, to);
      this.free[count++] = id;
    }
    if (this.gathers && !this.turnTies) {
      for (const cluster of this.graph.clusters[layer] as readonly (readonly number[])[]) this.gather(cluster, start);
    }
    this.placeSorted(layer, count);
  }

  /** Items that lines within the layer join stand together, around their middle. */
  private gather(cluster: readonly number[], start: Int32Array): void {
    const { key } = this;
    const free = cluster.filter((id) => start[id] !== start[id + 1]);
    let sum = 0;
    for (const id of free) sum += key[id] as number;
    free.sort((a, b) => (key[a] as number) - (key[b] as number) || a - b);
    free.forEach((id, i) => {
      key[id] = sum / free.length + i / 1024;
    });
  }

  /** The weighted median of Gansner et al. 1993: leans to the side where the ends lie closer together. */
  private medianSlot(ends: Int32Array, from: number, to: number): number {
    const count = to - from;
    if (count === 2)
      return ((this.slot[ends[from] as number] as number) + (this.slot[ends[from + 1] as number] as number)) / 2;
    const slots = Int32Array.from(ends.subarray(from, to), (end) => this.slot[end] as number).sort();
    const middle = count >> 1;
    const right = slots[middle] as number;
    if (count % 2 === 1) return right;
    const left = slots[middle - 1] as number;
    const before = left - (slots[0] as number);
    const after = (slots[count - 1] as number) - right;
    return before + after === 0 ? (left + right) / 2 : (left * after + right * before) / (before + after);
  }

  /** Sorts the free items among the places they hold; the others stay where they are. */
  private placeSorted(at: number, count: number): void {
    if (count < 2) return;
    const layer = this.layers[at] as Int32Array;
    const { key, moving } = this;
    const free = this.free.subarray(0, count);
    for (let i = 0; i < count; i++) moving[free[i] as number] = 1;
    if (this.turnTies) free.reverse();
    sortByKey(free, key);
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = layer[i] as number;
      if (moving[id] === 0) continue;
      moving[id] = 0;
      layer[i] = free[next++] as number;
    }
    this.settle(at, layer);
  }
}

const SHORT = 40;

/** Sorts items by their keys; equal ones stay in order. */
function sortByKey(items: Int32Array, key: Float64Array): void {
  if (items.length > SHORT) {
    items.sort((a, b) => (key[a] as number) - (key[b] as number));
    return;
  }
  for (let i = 1; i < items.length; i++) {
    const item = items[i] as number;
    const at = key[item] as number;
    let k = i - 1;
    for (; k >= 0 && (key[items[k] as number] as number) > at; k--) items[k + 1] = items[k] as number;
    items[k + 1] = item;
  }
}
