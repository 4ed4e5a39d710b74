// The gain of swapping two items of a layer, for all pairs at once. In: a layer and the positions of the ends above and
// below. Out: a table indexed by the items' positions in the layer; the neighbouring layers must not change meanwhile.
import { int } from '../read.js';
import type { Lists, OrderGraph } from './order-graph.js';
import { FEW_ENDS } from './weights.js';

export class LayerGains {
  /** At index i * width + j: crossings saved when the item at i, now before that at j, comes after it. */
  table: Int32Array = new Int32Array(0);
  /** Steps made since they were last charged. */
  steps = 0;
  private readonly graph: OrderGraph;
  private readonly slot: Int32Array;
  private readonly start: Int32Array;
  private places: Int32Array = new Int32Array(64);
  private balance: Int32Array = new Int32Array(64);

  constructor(graph: OrderGraph, slot: Int32Array) {
    this.graph = graph;
    this.slot = slot;
    const widest = graph.layers.reduce((most, layer) => Math.max(most, layer.length), 0);
    this.start = new Int32Array(widest + 1);
  }

  /** `mirrored`: ends outside the frame count in reverse. */
  read(layer: Int32Array, mirrored: boolean): void {
    const width = layer.length;
    const size = width * width;
    if (this.table.length < size) this.table = new Int32Array(size);
    else this.table.fill(0, 0, size);
    this.steps += size;
    this.gather(layer, this.graph.up, this.graph.down, mirrored);
    this.compare(width);
    this.gather(layer, this.graph.down, this.graph.up, mirrored);
    this.compare(width);
    const { table } = this;
    for (let i = 0; i < width; i++) {
      for (let j = i + 1; j < width; j++) table[j * width + i] = -int(table, i * width + j);
    }
  }

  /** The positions of all ends on one side, item by item; a port's end outside is on the side where it has no other. */
  private gather(layer: Int32Array, side: Lists, other: Lists, mirrored: boolean): void {
    const { slot, start } = this;
    const { outside } = this.graph;
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = int(layer, i);
      start[i] = next;
      const from = int(side.start, id);
      const to = int(side.start, id + 1);
      if (next + to - from + 1 > this.places.length) this.places = grown(this.places, next + to - from + 1);
      for (let k = from; k < to; k++) this.places[next++] = int(slot, side.ends[k] as number);
      const end = int(outside, id);
      if (end < 0 || from < to || other.start[id] === other.start[id + 1]) continue;
      const place = int(slot, end);
      this.places[next++] = mirrored ? -place : place;
    }
    start[layer.length] = next;
  }

  private compare(width: number): void {
    const { table, start, places } = this;
    const total = int(start, width);
    for (let i = 0; i + 1 < width; i++) {
      const from = int(start, i);
      const to = int(start, i + 1);
      if (from === to) continue;
      const row = i * width;
      if (to - from > FEW_ENDS) {
        this.compareMany(i, width);
        continue;
      }
      this.steps += (to - from) * (total - to);
      for (let k = from; k < to; k++) {
        const a = int(places, k);
        let m = to;
        for (let j = i + 1; j < width; j++) {
          const end = int(start, j + 1);
          let saved = 0;
          for (; m < end; m++) saved += sign(a - int(places, m));
          table[row + j] = int(table, row + j) + saved;
        }
      }
    }
  }

  private compareMany(i: number, width: number): void {
    const { table, start, places } = this;
    const from = int(start, i);
    const to = int(start, i + 1);
    const total = int(start, width);
    let low = int(places, from);
    let high = low;
    for (let k = from + 1; k < to; k++) {
      low = Math.min(low, int(places, k));
      high = Math.max(high, int(places, k));
    }
    const range = high - low + 1;
    this.steps += 2 * range + total - to;
    if (this.balance.length < range) this.balance = grown(this.balance, range);
    const { balance } = this;
    balance.fill(0, 0, range);
    for (let k = from; k < to; k++) {
      const at = int(places, k) - low;
      balance[at] = int(balance, at) + 1;
    }
    // By position: how many ends are after it, minus those before it.
    let before = 0;
    const own = to - from;
    for (let at = 0; at < range; at++) {
      const here = int(balance, at);
      balance[at] = own - here - 2 * before;
      before += here;
    }
    const row = i * width;
    for (let j = i + 1; j < width; j++) {
      let saved = 0;
      for (let m = int(start, j); m < int(start, j + 1); m++) {
        const b = int(places, m);
        saved += b < low ? own : b > high ? -own : int(balance, b - low);
      }
      table[row + j] = int(table, row + j) + saved;
    }
  }
}

/** Of a 32-bit number; branch-free, as the outcome is unpredictable. */
export function sign(value: number): number {
  return (value >> 31) | (-value >>> 31);
}

function grown(array: Int32Array, least: number): Int32Array {
  const next = new Int32Array(Math.max(2 * array.length, least));
  next.set(array);
  return next;
}
