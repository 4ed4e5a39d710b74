// A binary heap of numbers under keys. The least key comes out first; of equal keys, the least value.

export class Heap {
  private readonly keys: number[] = [];
  private readonly values: number[] = [];

  get size(): number {
    return this.keys.length;
  }
  get top(): number {
    return this.values[0] as number;
  }
  get topKey(): number {
    return this.keys[0] as number;
  }

  clear(): void {
    this.keys.length = 0;
    this.values.length = 0;
  }

  push(key: number, value: number): void {
    const { keys, values } = this;
    let at = keys.length;
    keys.push(key);
    values.push(value);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (key > above || (key === above && value >= (values[parent] as number))) break;
      keys[at] = above;
      values[at] = values[parent] as number;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  pop(): void {
    const { keys, values } = this;
    const key = keys.pop() as number;
    const value = values.pop() as number;
    const size = keys.length;
    if (size === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      let below = keys[child] as number;
      const second = child + 1 < size ? (keys[child + 1] as number) : Number.POSITIVE_INFINITY;
      if (second < below || (second === below && (values[child + 1] as number) < (values[child] as number))) {
        child++;
        below = second;
      }
      if (below > key || (below === key && (values[child] as number) >= value)) break;
      keys[at] = below;
      values[at] = values[child] as number;
      at = child;
    }
    keys[at] = key;
    values[at] = value;
  }
}
