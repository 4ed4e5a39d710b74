// Distances along one axis, and ties that pull elements together. In: both, by number. Out: a position for each such
// that every distance holds and the weighted sum of tie deviations is minimal; or, if the distances contradict one
// another, their tags. Distances can form cycles, as those of a port that stays within its side do.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { float, int } from '../layered/read.js';
import { solveTied } from '../layered/solve/tied.js';
import { DRAWING_SIZE_COST, MOST_RINGS } from './weights.js';

/** The drawing's two ends. */
export const FIRST = 0;
export const LAST = 1;

export type Solved =
  | { readonly places: Float64Array }
  /** The tags of distances that cannot all hold, cycle by cycle. */
  | { readonly contradictions: readonly (readonly number[])[] };

/** Returns which of the tags in a cycle to drop, to look for the next cycle. */
export type Waive = (tags: readonly number[]) => number | undefined;

/** Shorter than any distance that matters. */
const WAIVED = -1e9;

export class Distances {
  count = 2;
  private readonly tails: number[] = [];
  private readonly heads: number[] = [];
  private readonly lengths: number[] = [];
  private readonly tags: number[] = [];
  private readonly known: Map<number, number> = new Map();
  private readonly first: number[] = [];
  private readonly second: number[] = [];
  private readonly shifts: number[] = [];
  private readonly weights: number[] = [];

  add(): number {
    return this.count++;
  }

  /** Requires `second - first` to be at least this; `tag` identifies the reason. */
  keep(first: number, second: number, length: number, tag: number = -1): void {
    if (first === second) return;
    const key = first * 65_536 + second;
    const at = this.known.get(key);
    if (at === undefined) {
      this.known.set(key, this.tails.length);
      this.tails.push(first);
      this.heads.push(second);
      this.lengths.push(length);
      this.tags.push(tag);
    } else if (length > nth(this.lengths, at)) {
      this.lengths[at] = length;
      this.tags[at] = tag;
    }
  }

  equal(first: number, second: number, shift: number, tag: number = -1): void {
    this.keep(first, second, shift, tag);
    this.keep(second, first, -shift, tag);
  }

  /** Requests `second = first + shift`. */
  tie(first: number, second: number, shift: number, weight: number): void {
    if (first === second) return;
    this.first.push(first);
    this.second.push(second);
    this.shifts.push(shift);
    this.weights.push(weight);
  }

  /** `guess` gives the expected order of elements; distances are tried in it. */
  solve(guess: (variable: number) => number, waive: Waive, budget: Budget): Solved {
    const { count } = this;
    this.keepWithin();
    const order = this.inOrder(guess);
    const contradictions: (readonly number[])[] = [];
    let start = this.least(order);
    while (!(start instanceof Float64Array)) {
      contradictions.push(start);
      const waived = waive(start);
      if (waived === undefined || contradictions.length === MOST_RINGS) break;
      this.tags.forEach((tag, arc) => {
        if (tag === waived) this.lengths[arc] = WAIVED;
      });
      start = this.least(order);
    }
    if (!(start instanceof Float64Array) || contradictions.length > 0) return { contradictions };
    const first = Int32Array.from(this.first);
    const ranks = solveTied(
      {
        left: Int32Array.from(this.tails),
        right: Int32Array.from(this.heads),
        length: Float64Array.from(this.lengths),
      },
      {
        first,
        second: Int32Array.from(this.second),
        firstOffset: Float64Array.from(this.shifts),
        secondOffset: new Float64Array(first.length),
        weight: Float64Array.from(this.weights),
      },
      start,
      { first: FIRST, last: LAST, weight: DRAWING_SIZE_COST },
      budget,
      (vertices) => 20 * vertices,
    );
    const from = nth(ranks, FIRST);
    return { places: ranks.subarray(0, count).map((at) => at - from) };
  }

  /** Elements that nothing else keeps within the drawing's ends. */
  private keepWithin(): void {
    const { count, tails, heads, lengths } = this;
    const after = new Uint8Array(count);
    const before = new Uint8Array(count);
    for (let arc = 0; arc < tails.length; arc++) {
      if (nth(lengths, arc) < 0) continue;
      after[nth(heads, arc)] = 1;
      before[nth(tails, arc)] = 1;
    }
    for (let i = LAST + 1; i < count; i++) {
      if (after[i] === 0) this.keep(FIRST, i, 0);
      if (before[i] === 0) this.keep(i, LAST, 0);
    }
  }

  /** The distances from the first element on; of those from one position the earliest first. */
  private inOrder(guess: (variable: number) => number): Int32Array {
    const { count, tails } = this;
    const guesses = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      guesses[i] = i === FIRST ? Number.NEGATIVE_INFINITY : i === LAST ? Number.POSITIVE_INFINITY : guess(i);
    }
    const places = guesses.slice().sort();
    const ranks = new Map<number, number>();
    for (const place of places) if (!ranks.has(place)) ranks.set(place, ranks.size);
    const rankOf = Int32Array.from(guesses, (place) => ranks.get(place) ?? 0);
    // Counting sort by rank.
    const starts = new Int32Array(ranks.size + 1);
    for (const tail of tails) {
      const next = int(rankOf, tail) + 1;
      starts[next] = int(starts, next) + 1;
    }
    for (let rank = 0; rank < ranks.size; rank++) starts[rank + 1] = int(starts, rank + 1) + int(starts, rank);
    const order = new Int32Array(tails.length);
    tails.forEach((tail, arc) => {
      const rank = int(rankOf, tail);
      const at = int(starts, rank);
      order[at] = arc;
      starts[rank] = at + 1;
    });
    return order;
  }

  /** The lowest positions, or the tags of distances in a positive cycle. */
  private least(order: Int32Array): Float64Array | readonly number[] {
    const { count } = this;
    const tails = Int32Array.from(this.tails);
    const heads = Int32Array.from(this.heads);
    const lengths = Float64Array.from(this.lengths);
    const places = new Float64Array(count);
    const cause = new Int32Array(count).fill(-1);
    for (let sweep = 0; sweep <= count; sweep++) {
      let moved = -1;
      for (const arc of order) {
        const reach = float(places, int(tails, arc)) + float(lengths, arc);
        const head = int(heads, arc);
        if (reach <= float(places, head) + 1e-6) continue;
        places[head] = reach;
        cause[head] = arc;
        moved = head;
      }
      if (moved < 0) return places;
      if (sweep % 6 === 5 || sweep === count) {
        const round = this.round(cause, moved);
        if (round.length > 0) return round;
      }
    }
    return [-1];
  }

  /** Follows the cause of each push back until it closes a cycle. */
  private round(cause: Int32Array, from: number): readonly number[] {
    const seen = new Map<number, number>();
    const arcs: number[] = [];
    for (let at = from; ; ) {
      const known = seen.get(at);
      if (known !== undefined) return arcs.slice(known).map((arc) => nth(this.tags, arc));
      seen.set(at, arcs.length);
      const arc = nth(cause, at);
      if (arc < 0) return [];
      arcs.push(arc);
      at = nth(this.tails, arc);
    }
  }
}
