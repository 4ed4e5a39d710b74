// An order of all layers of a level tree, and its cost. Tracks the slot of every end, the gain of swapping neighbours
// and the number of crossings; the search for a better order is in `ordering.ts`.

import type { Item } from '../model.js';
import { int } from '../read.js';
import { seededRandom } from '../solve/random.js';
import { countInversions, countingRoom } from './crossings.js';
import { sign } from './gains.js';
import { type Lists, type OrderGraph, type OrderLevel, passing } from './order-graph.js';

export class OrderState {
  protected readonly graph: OrderGraph;

  protected readonly layers: Int32Array[];

  /** Slot of every end on its side of its layer. */
  protected readonly slot: Int32Array;

  /** Steps made since they were last charged to the budget. */
  protected steps = 0;

  private readonly room: Int32Array;

  constructor(graph: OrderGraph) {
    this.graph = graph;
    this.layers = graph.layers;
    const places = 2 * graph.items.length + (graph.rows?.count ?? 0);
    this.slot = new Int32Array(places);
    this.room = countingRoom(places, graph.up.ends.length);
  }

  protected copy(): Int32Array[] {
    return this.layers.map((layer) => layer.slice());
  }

  protected take(layers: readonly Int32Array[]): void {
    layers.forEach((layer, i) => {
      (this.layers[i] as Int32Array).set(layer);
    });
    this.numberAll();
  }

  protected level(at: number): OrderLevel {
    return this.graph.levels[at] as OrderLevel;
  }

  protected isMirrored(layer: number): boolean {
    return this.level(int(this.graph.levelOfLayer, layer)).mirrored;
  }

  /** Depth-first, in source order, from the first layer down or from the last one up. */
  protected startFromSource(down: boolean): void {
    const { items, levels } = this.graph;
    const seen = new Uint8Array(items.length);
    const filled = new Int32Array(this.layers.length);
    const next = this.copy();
    const stack: number[] = [];
    for (const { firstLayer, layerCount } of levels) {
      for (let step = 0; step < layerCount; step++) {
        const l = firstLayer + (down ? step : layerCount - 1 - step);
        const layer = Array.from(this.layers[l] as Int32Array);
        layer.sort((a, b) => (items[a] as Item).rank - (items[b] as Item).rank || a - b);
        for (const start of layer) {
          stack.push(start);
          while (stack.length > 0) {
            const id = stack.pop() as number;
            if (seen[id] === 1) continue;
            seen[id] = 1;
            const item = items[id] as Item;
            const at = firstLayer + item.layer;
            const place = int(filled, at);
            (next[at] as Int32Array)[place] = id;
            filled[at] = place + 1;
            const segments = down ? item.down : item.up;
            for (let k = segments.length - 1; k >= 0; k--) {
              const segment = segments[k];
              if (segment !== undefined) stack.push((down ? segment.lower : segment.upper).number);
            }
          }
        }
      }
    }
    next.forEach((layer, at) => {
      this.settle(at, layer);
    });
    this.take(next);
  }

  protected startShuffled(seed: number): void {
    const random = seededRandom(0x51ed270b ^ Math.imul(seed, 0x9e3779b1));
    this.layers.forEach((layer, at) => {
      for (let i = layer.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        const held = int(layer, i);
        layer[i] = int(layer, j);
        layer[j] = held;
      }
      this.settle(at, layer);
    });
    this.numberAll();
  }

  /** Moves the title to the front, and items to where their order constraints hold. */
  protected settle(at: number, layer: Int32Array): void {
    const title = int(this.graph.titles, at);
    if (title >= 0 && layer[0] !== title) {
      layer.copyWithin(1, 0, layer.indexOf(title));
      layer[0] = title;
    }
    const { predecessors } = this.graph;
    if (predecessors.size === 0) return;
    const placed = new Set<number>();
    let next = 0;
    const waiting: number[] = [];
    for (const id of layer.slice()) {
      waiting.push(id);
      while (waiting.length > 0) {
        const top = waiting[waiting.length - 1] as number;
        const before = placed.has(top) ? undefined : predecessors.get(top)?.find((other) => !placed.has(other));
        if (before !== undefined) {
          waiting.push(before);
          continue;
        }
        waiting.pop();
        if (placed.has(top)) continue;
        placed.add(top);
        layer[next++] = top;
      }
    }
  }

  /** Whether one item must come before another on their layer. */
  protected isBound(earlier: number, later: number): boolean {
    return this.graph.predecessors.get(later)?.includes(earlier) === true;
  }

  protected numberAll(): void {
    for (let at = 0; at < this.layers.length; at++) this.numberLayer(at);
  }

  /** Whether two neighbours have one slot each, so that they swap slots when they swap places. */
  protected isNarrow(left: number, right: number): boolean {
    const { child, rows } = this.graph;
    if (int(child, left) >= 0 || int(child, right) >= 0) return false;
    return rows === undefined || !(rows.beside.has(left) || rows.beside.has(right));
  }

  /** Assigns slots to the ends of a layer; a group, or a node with rows, takes as many as its busier side has ends. */
  protected numberLayer(at: number): void {
    const layer = this.layers[at] as Int32Array;
    const { slot } = this;
    this.steps += layer.length;
    if ((this.graph.groups[at] as readonly number[]).length === 0 && this.graph.rows === undefined) {
      for (let i = 0; i < layer.length; i++) slot[int(layer, i)] = i;
      return;
    }
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = int(layer, i);
      slot[id] = next;
      const child = int(this.graph.child, id);
      next +=
        child < 0
          ? this.numberRows(id, next)
          : Math.max(1, this.numberPorts(child, true, next), this.numberPorts(child, false, next));
    }
  }

  private numberRows(id: number, from: number): number {
    const beside = this.graph.rows?.beside.get(id);
    if (beside === undefined) return 1;
    for (const ports of beside) {
      ports.forEach((port, i) => {
        this.slot[port] = from + i;
      });
    }
    const count = Math.max(beside[0].length, beside[1].length);
    // Lines that can end anywhere end in the middle.
    this.slot[id] = from + (count >> 1);
    return count;
  }

  private numberPorts(child: number, first: boolean, from: number): number {
    const { firstLayer, layerCount, ports } = this.level(child);
    if (layerCount === 0) return 0;
    if (ports !== undefined) return this.numberBeside(child, first ? ports.up : ports.down, from);
    const layer = this.layers[first ? firstLayer : firstLayer + layerCount - 1] as Int32Array;
    const { outside, items } = this.graph;
    let next = from;
    for (let i = 0; i < layer.length; i++) {
      const id = int(layer, i);
      if (int(outside, id) >= 0) this.slot[items.length + id] = next++;
    }
    return next - from;
  }

  /** Ports beside the layers of a rotated group; those beside one item can be in any order. */
  private numberBeside(child: number, ports: ReadonlyMap<number, readonly number[]>, from: number): number {
    if (ports.size === 0) return 0;
    const { firstLayer, layerCount, mirrored } = this.level(child);
    const { length } = this.graph.items;
    let next = from;
    for (let step = 0; step < layerCount; step++) {
      for (const id of this.layers[firstLayer + (mirrored ? layerCount - 1 - step : step)] as Int32Array) {
        const beside = ports.get(id);
        if (beside === undefined) continue;
        for (const port of beside) this.slot[length + port] = next;
        next++;
      }
    }
    return next - from;
  }

  /** Ports swapped on a group's border layer are swapped in the surrounding level, too. */
  protected swapPorts(left: number, right: number): void {
    const { outside, items } = this.graph;
    if (int(outside, left) < 0 || int(outside, right) < 0) return;
    const slot = int(this.slot, items.length + left);
    this.slot[items.length + left] = int(this.slot, items.length + right);
    this.slot[items.length + right] = slot;
  }

  /** How many crossings swapping two neighbours saves. */
  protected gain(left: number, right: number, mirrored: boolean): number {
    const { up, down, outside, inLayerEnds } = this.graph;
    let gain = this.saved(up, left, right) + this.saved(down, left, right);
    if (inLayerEnds.size > 0) gain += this.savedBetween(left, right) + this.savedBetween(right, left);
    const a = int(outside, left);
    const b = int(outside, right);
    if (a >= 0 && b >= 0) {
      const order = Math.sign(int(this.slot, a) - int(this.slot, b));
      gain += mirrored ? -order : order;
    }
    return gain;
  }

  /**
   * A line within the layer goes around what is between its ends: the gain of one of two neighbours passing the other.
   */
  private savedBetween(item: number, passed: number): number {
    const inLayerEnds = this.graph.inLayerEnds.get(item);
    if (inLayerEnds === undefined) return 0;
    const at = int(this.slot, item);
    const onwards = int(this.slot, passed) > at;
    this.steps += inLayerEnds.length;
    let saved = 0;
    for (const { to, line } of inLayerEnds) {
      if (to === passed) continue;
      const cost = passing(this.graph, line, passed);
      saved += int(this.slot, to) > at === onwards ? cost : -cost;
    }
    return saved;
  }

  private saved({ start, ends }: Lists, left: number, right: number): number {
    const slot = this.slot;
    const fromLeft = int(start, left);
    const toLeft = int(start, left + 1);
    const fromRight = int(start, right);
    const toRight = int(start, right + 1);
    let saved = 0;
    for (let k = fromLeft; k < toLeft; k++) {
      const a = int(slot, ends[k] as number);
      for (let m = fromRight; m < toRight; m++) saved += sign(a - int(slot, ends[m] as number));
    }
    this.steps += 2 + (toLeft - fromLeft) * (toRight - fromRight);
    return saved;
  }

  protected count(): number {
    let crossings = 0;
    for (const pairs of this.graph.segmentsBelow) crossings += countInversions(pairs, this.slot, this.room);
    return crossings + this.countBetween();
  }

  private countBetween(): number {
    let cost = 0;
    if (this.graph.inLayerEnds.size > 0) for (const layer of this.layers) cost += this.chooseSides(layer);
    return cost;
  }

  /** Routes each line within a layer around on the cheaper side; returns the cost. */
  protected chooseSides(layer: Int32Array): number {
    const { inLayerEnds, under, up, down } = this.graph;
    if (inLayerEnds.size === 0) return 0;
    let cost = 0;
    layer.forEach((item, i) => {
      for (const { to, line, mayGoUnder } of inLayerEnds.get(item) ?? []) {
        const end = layer.indexOf(to, i + 1);
        this.steps += end < 0 ? layer.length - i : 3 * (end - i);
        if (end < 0) continue;
        const [over, below] = [linesBetween(up, layer, i, end), linesBetween(down, layer, i, end)];
        under[line] = mayGoUnder && below < over ? 1 : 0;
        cost += (under[line] === 1 ? below : over) + (end - i - 1) / 4;
      }
    });
    return cost;
  }
}

function linesBetween({ start }: Lists, layer: Int32Array, from: number, to: number): number {
  let lines = 0;
  for (let k = from + 1; k < to; k++) lines += int(start, int(layer, k) + 1) - int(start, layer[k] as number);
  return lines;
}
