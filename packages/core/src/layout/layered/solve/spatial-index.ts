// Indexes items by their position on one axis, to find what is near a line. In: items with their extent. Out: those in
// the bands that a stretch of the axis touches.

import { ITEMS_PER_BAND, MOST_BANDS } from './weights.js';

export class SpatialIndex<T> {
  private readonly low: number;
  private readonly size: number;
  private readonly lists: T[][];

  constructor(low: number, high: number, items: number) {
    const bands = Math.max(1, Math.min(MOST_BANDS, Math.floor(items / ITEMS_PER_BAND)));
    this.low = low;
    this.size = Math.max(1, (high - low) / bands);
    this.lists = Array.from({ length: bands }, () => []);
  }

  /** The band of a position; positions outside count for the outermost bands. */
  band(at: number): number {
    return Math.max(0, Math.min(this.lists.length - 1, Math.floor((at - this.low) / this.size)));
  }

  list(band: number): readonly T[] {
    return this.lists[band] as T[];
  }

  add(item: T, from: number, to: number): void {
    const last = this.band(to);
    for (let band = this.band(from); band <= last; band++) (this.lists[band] as T[]).push(item);
  }

  remove(item: T, from: number, to: number): void {
    const last = this.band(to);
    for (let band = this.band(from); band <= last; band++) {
      const list = this.lists[band] as T[];
      list.splice(list.indexOf(item), 1);
    }
  }
}
