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

  push(key: number, value: number): void {
    let at = this.keys.length;
    this.keys.push(key);
    this.values.push(value);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.before(key, value, parent)) break;
      this.keys[at] = this.keys[parent] as number;
      this.values[at] = this.values[parent] as number;
      at = parent;
    }
    this.keys[at] = key;
    this.values[at] = value;
  }

  pop(): void {
    const key = this.keys.pop() as number;
    const value = this.values.pop() as number;
    const size = this.keys.length;
    if (size === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.before(this.keys[child + 1] as number, this.values[child + 1] as number, child)) {
        child++;
      }
      if (!this.before(this.keys[child] as number, this.values[child] as number, -1, key, value)) break;
      this.keys[at] = this.keys[child] as number;
      this.values[at] = this.values[child] as number;
      at = child;
    }
    this.keys[at] = key;
    this.values[at] = value;
  }

  private before(
    key: number,
    value: number,
    at: number,
    otherKey = this.keys[at],
    otherValue = this.values[at],
  ): boolean {
    return key < (otherKey as number) || (key === otherKey && value < (otherValue as number));
  }
}
