// Paths through the members of a group. In: the members and the lines between them. Out: the order on the paths from
// the entries, and which members no path leaves and re-enters, so that they can share one frame.
import { known, nth } from '../checked.js';
import { type Arc, breakCycles } from '../solve/cycles.js';
import type { Member } from './hierarchy.js';

/** The members of one holder and the paths between them, feedback reversed. */
export class Precedence {
  readonly size: number;
  private readonly place: ReadonlyMap<Member, number>;
  private readonly out: number[][];
  private readonly order: Int32Array;

  constructor(place: ReadonlyMap<Member, number>, arcs: readonly Arc[]) {
    this.place = place;
    this.size = place.size + arcs.length;
    this.out = Array.from({ length: place.size }, () => []);
    const reversed = breakCycles(place.size, arcs);
    const entering = new Int32Array(place.size);
    arcs.forEach(({ from, to }, i) => {
      const [upper, lower] = reversed[i] ? [to, from] : [from, to];
      nth(this.out, upper).push(lower);
      entering[lower] = nth(entering, lower) + 1;
    });
    this.order = new Int32Array(place.size);
    const queue: number[] = [];
    entering.forEach((count, at) => {
      if (count === 0) queue.push(at);
    });
    for (let next = 0; next < queue.length; next++) {
      const at = nth(queue, next);
      this.order[at] = next;
      for (const to of nth(this.out, at)) {
        const left = nth(entering, to) - 1;
        entering[to] = left;
        if (left === 0) queue.push(to);
      }
    }
  }

  /** Position of the first of the members on the paths from the entries. */
  placeOf(members: readonly Member[]): number {
    return members.reduce(
      (least, member) => Math.min(least, nth(this.order, known(this.place, member))),
      Number.POSITIVE_INFINITY,
    );
  }

  /**
   * Whether no path leaves the members and re-enters them, so that they can share one frame without reversing the flow.
   */
  standTogether(members: ReadonlySet<Member>): boolean {
    const inside = new Uint8Array(this.out.length);
    for (const member of members) inside[known(this.place, member)] = 1;
    const seen = new Uint8Array(this.out.length);
    const queue: number[] = [];
    inside.forEach((inner, at) => {
      if (inner === 1) queue.push(at);
    });
    for (const at of queue) {
      for (const next of nth(this.out, at)) {
        if (inside[next] === 1) {
          if (inside[at] === 0) return false;
        } else if (seen[next] === 0) {
          seen[next] = 1;
          queue.push(next);
        }
      }
    }
    return true;
  }
}
