// A 4-ary heap of numbers under keys. The smallest key comes out first; of equal keys, the smallest value.
import { float, int } from '../read.js';
import { HEAP_FANS, HEAP_ROOM } from './weights.js';

export class Heap {
  private keys: Float64Array = new Float64Array(HEAP_ROOM);
  private values: Int32Array = new Int32Array(HEAP_ROOM);
  private count = 0;

  get size(): number {
    return this.count;
  }
  get top(): number {
    return int(this.values, 0);
  }
  get topKey(): number {
    return float(this.keys, 0);
  }

  clear(): void {
    this.count = 0;
  }

  push(key: number, value: number): void {
    if (this.count === this.keys.length) this.grow();
    const { keys, values } = this;
    let at = this.count++;
    while (at > 0) {
      const parent = ((at - 1) / HEAP_FANS) | 0;
      const above = keys[parent] as number;
      if (key > above || (key === above && value >= (values[parent] as number))) break;
      keys[at] = above;
      values[at] = values[parent] as number;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** Removes the smallest key and returns its value. */
  pop(): number {
    const { keys, values } = this;
    const top = values[0] as number;
    const size = --this.count;
    if (size === 0) return top;
    const key = keys[size] as number;
    const value = values[size] as number;
    let at = 0;
    for (;;) {
      let child = HEAP_FANS * at + 1;
      if (child >= size) break;
      const end = Math.min(child + HEAP_FANS, size);
      let below = keys[child] as number;
      for (let other = child + 1; other < end; other++) {
        const its = keys[other] as number;
        if (its < below || (its === below && (values[other] as number) < (values[child] as number))) {
          child = other;
          below = its;
        }
      }
      if (below > key || (below === key && (values[child] as number) >= value)) break;
      keys[at] = below;
      values[at] = values[child] as number;
      at = child;
    }
    keys[at] = key;
    values[at] = value;
    return top;
  }

  private grow(): void {
    const [keys, values] = [this.keys, this.values];
    this.keys = new Float64Array(2 * keys.length);
    this.values = new Int32Array(2 * values.length);
    this.keys.set(keys);
    this.values.set(values);
  }
}
