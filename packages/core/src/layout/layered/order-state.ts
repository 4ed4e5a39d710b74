// An order of all layers of a level tree, and what it costs. Knows where every end stands, starting orders, what a swap
// of neighbours would gain and how many crossings there are; finding a better order is left to `ordering.ts`.
import { countInversions, countingRoom } from './crossings.js';
import type { Item } from './model.js';
import type { OrderGraph, OrderLevel } from './order-graph.js';
import { seededRandom } from './random.js';

export class OrderState {
  protected readonly graph: OrderGraph;

  protected readonly layers: Int32Array[];

  /** Place of every end on its side of its layer. */
  protected readonly slot: Int32Array;

  /** Steps made since they were last charged to the budget. */
  protected steps = 0;

  private readonly room: Int32Array;

  constructor(graph: OrderGraph) {
    this.graph = graph;
    this.layers = graph.layers;
    this.slot = new Int32Array(2 * graph.items.length);
    this.room = countingRoom(2 * graph.items.length, graph.upEnds.length);
  }

  protected take(layers: readonly Int32Array[]): void {
    layers.forEach((layer, i) => {
      this.layers[i] = layer.slice();
    });
    this.numberAll();
  }

  protected level(at: number): OrderLevel {
    return this.graph.levels[at] as OrderLevel;
  }

  /** Depth-first, in source order, from the first layer down or from the last one up. */
  protected startFromSource(down: boolean): void {
    const { items, below, above, levels } = this.graph;
    const seen = new Uint8Array(items.length);
    for (const { firstLayer, layerCount } of levels) {
      const filled: number[][] = Array.from({ length: layerCount }, () => []);
      for (let step = 0; step < layerCount; step++) {
        const l = down ? step : layerCount - 1 - step;
        const layer = Array.from(this.layers[firstLayer + l] as Int32Array);
        layer.sort((a, b) => (items[a] as Item).rank - (items[b] as Item).rank || a - b);
        for (const start of layer) {
          const stack = [start];
          while (stack.length > 0) {
            const id = stack.pop() as number;
            if (seen[id] === 1) continue;
            seen[id] = 1;
            (filled[(items[id] as Item).layer] as number[]).push(id);
            const next = (down ? below : above)[id] as readonly number[];
            for (let k = next.length - 1; k >= 0; k--) stack.push(next[k] as number);
          }
        }
      }
      filled.forEach((layer, l) => {
        this.layers[firstLayer + l] = this.settle(Int32Array.from(layer));
      });
    }
    this.numberAll();
  }

  protected startShuffled(seed: number): void {
    const random = seededRandom(0x51ed270b ^ Math.imul(seed, 0x9e3779b1));
    this.layers.forEach((layer, at) => {
      const next = layer.slice();
      for (let i = next.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        const held = next[i] as number;
        next[i] = next[j] as number;
        next[j] = held;
      }
      this.layers[at] = this.settle(next);
    });
    this.numberAll();
  }

  /** Moves the title to the front, and whatever has to stand before something else before it. */
  protected settle(layer: Int32Array): Int32Array {
    const { items, predecessors } = this.graph;
    const title = layer.findIndex((id) => (items[id] as Item).kind === 'title');
    if (title > 0) {
      const id = layer[title] as number;
      layer.copyWithin(1, 0, title);
      layer[0] = id;
    }
    if (predecessors.size === 0) return layer;
    const out: number[] = [];
    const placed = new Set<number>();
    const place = (id: number): void => {
      if (placed.has(id)) return;
      placed.add(id);
      for (const before of predecessors.get(id) ?? []) place(before);
      out.push(id);
    };
    for (const id of layer) place(id);
    return Int32Array.from(out);
  }

  protected numberAll(): void {
    for (let at = 0; at < this.layers.length; at++) this.numberLayer(at);
  }

  /** Gives the ends of a layer their slots; a group takes as many as its busier side has ports. */
  protected numberLayer(at: number): void {
    const layer = this.layers[at] as Int32Array;
    this.steps += layer.length;
    let next = 0;
    for (let i = 0; i < layer.length; i++) {
      const id = layer[i] as number;
      this.slot[id] = next;
      const child = this.graph.child[id] as number;
      next += child < 0 ? 1 : Math.max(1, this.numberPorts(child, true, next), this.numberPorts(child, false, next));
    }
  }

  private numberPorts(child: number, first: boolean, from: number): number {
    const { firstLayer, layerCount, mirrored } = this.level(child);
    if (layerCount === 0) return 0;
    const layer = this.layers[first ? firstLayer : firstLayer + layerCount - 1] as Int32Array;
    const { outside, items } = this.graph;
    let next = from;
    for (let i = 0; i < layer.length; i++) {
      const id = layer[mirrored ? layer.length - 1 - i : i] as number;
      if ((outside[id] as number) >= 0) this.slot[items.length + id] = next++;
    }
    return next - from;
  }

  /** Ports swapped on a group's border layer swap places in the level around, too. */
  protected swapPorts(left: number, right: number): void {
    const { outside, items } = this.graph;
    if ((outside[left] as number) < 0 || (outside[right] as number) < 0) return;
    const slot = this.slot[items.length + left] as number;
    this.slot[items.length + left] = this.slot[items.length + right] as number;
    this.slot[items.length + right] = slot;
  }

  /** How many crossings swapping two neighbours saves. */
  protected gain(left: number, right: number, level: number): number {
    const { upStart, upEnds, downStart, downEnds, outside } = this.graph;
    let gain = this.saved(upStart, upEnds, left, right) + this.saved(downStart, downEnds, left, right);
    if (this.graph.twins.size > 0) gain += this.savedBetween(left, right) + this.savedBetween(right, left);
    const a = outside[left] as number;
    const b = outside[right] as number;
    if (a >= 0 && b >= 0) {
      const order = Math.sign((this.slot[a] as number) - (this.slot[b] as number));
      gain += this.level(level).mirrored ? -order : order;
    }
    return gain;
  }

  /** A line within the layer goes over what stands between its ends: what a neighbour gains by stepping past another. */
  private savedBetween(item: number, passed: number): number {
    const twins = this.graph.twins.get(item);
    if (twins === undefined) return 0;
    const at = this.slot[item] as number;
    const onwards = (this.slot[passed] as number) > at;
    this.steps += twins.length;
    let saved = 0;
    for (const twin of twins) {
      if (twin === passed) continue;
      saved += (this.slot[twin] as number) > at === onwards ? this.height(passed) : -this.height(passed);
    }
    return saved;
  }

  /** What going over an item costs: the lines into it from above, and a little for not being straight. */
  private height(item: number): number {
    return (this.graph.upStart[item + 1] as number) - (this.graph.upStart[item] as number) + 0.25;
  }

  private saved(start: Int32Array, ends: Int32Array, left: number, right: number): number {
    const slot = this.slot;
    let saved = 0;
    const fromLeft = start[left] as number;
    const toLeft = start[left + 1] as number;
    const fromRight = start[right] as number;
    const toRight = start[right + 1] as number;
    this.steps += 2 + (toLeft - fromLeft) * (toRight - fromRight);
    for (let k = fromLeft; k < toLeft; k++) {
      const a = slot[ends[k] as number] as number;
      for (let m = fromRight; m < toRight; m++) {
        const b = slot[ends[m] as number] as number;
        if (a > b) saved++;
        else if (a < b) saved--;
      }
    }
    return saved;
  }

  protected count(): number {
    let crossings = 0;
    for (const pairs of this.graph.segmentsBelow) crossings += countInversions(pairs, this.slot, this.room);
    return crossings + this.countBetween();
  }

  private countBetween(): number {
    const { twins } = this.graph;
    if (twins.size === 0) return 0;
    let cost = 0;
    for (const layer of this.layers) {
      layer.forEach((item, i) => {
        for (const twin of twins.get(item) ?? []) {
          const to = layer.indexOf(twin, i + 1);
          this.steps += to < 0 ? layer.length - i : to - i;
          for (let k = i + 1; k < to; k++) cost += this.height(layer[k] as number);
        }
      });
    }
    return cost;
  }
}
