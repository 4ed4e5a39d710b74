// Positions along one axis, in cells. In: variables with a preferred cell each, and minimum distances between some of
// them. Out: integers that keep every distance, each as close to its preference as the room allows. The distances form
// no cycle as long as each goes from an earlier element of a drawing to a later one.

/** A position that moves with a variable. */
export interface Place {
  readonly variable: number;
  readonly offset: number;
}

export interface Solution {
  /** From 0, the last at most `room - 1` if possible. */
  readonly at: (place: Place) => number;
  /** The minimum number of cells that holds everything. */
  readonly need: number;
}

export class Axis {
  readonly #wishes: number[] = [];
  /** By distance: from which variable, to which, and the minimum number of cells. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #cells: number[] = [];

  variable(wish: number): Place {
    this.#wishes.push(wish);
    return { variable: this.#wishes.length - 1, offset: 0 };
  }

  /** Requires `to` to be at least that many cells beyond `from`. */
  keep(from: Place, to: Place, cells: number): void {
    // Both move together, so that nothing can come between them.
    if (from.variable === to.variable) return;
    this.#from.push(from.variable);
    this.#to.push(to.variable);
    this.#cells.push(cells + from.offset - to.offset);
  }

  /** Undefined if the distances contradict one another. */
  solve(room: number): Solution | undefined {
    const count = this.#wishes.length;
    const before = grouped(this.#to, count);
    const after = grouped(this.#from, count);
    const sorted = this.#order(after);
    // Elements with distances in both directions (rows of one box) have no order: they are processed repeatedly until
    // nothing moves, which never happens if the distances contradict one another.
    const order = sorted ?? this.#wishes.map((_, at) => at);
    let settled = true;
    const goneOver = (values: Float64Array, once: () => boolean): Float64Array => {
      let rounds = sorted === undefined ? count + 1 : 1;
      let moved = once();
      while (moved && --rounds > 0) moved = once();
      settled &&= sorted !== undefined || !moved;
      return values;
    };
    const pushed = (floor: (at: number) => number): Float64Array => {
      const values = new Float64Array(count).map((_, at) => floor(at));
      return goneOver(values, () => {
        let moved = false;
        for (const at of order) {
          let value = values[at] ?? 0;
          for (let i = before.starts[at] ?? 0; i < (before.starts[at + 1] ?? 0); i++) {
            const distance = before.members[i] ?? 0;
            value = Math.max(value, (values[this.#from[distance] ?? 0] ?? 0) + (this.#cells[distance] ?? 0));
          }
          moved ||= value !== values[at];
          values[at] = value;
        }
        return moved;
      });
    };
    const pulled = (ceiling: (at: number) => number): Float64Array => {
      const values = new Float64Array(count).map((_, at) => ceiling(at));
      return goneOver(values, () => {
        let moved = false;
        for (let place = count - 1; place >= 0; place--) {
          const at = order[place] ?? 0;
          let value = values[at] ?? 0;
          for (let i = after.starts[at] ?? 0; i < (after.starts[at + 1] ?? 0); i++) {
            const distance = after.members[i] ?? 0;
            value = Math.min(value, (values[this.#to[distance] ?? 0] ?? 0) - (this.#cells[distance] ?? 0));
          }
          moved ||= value !== values[at];
          values[at] = value;
        }
        return moved;
      });
    };
    const least = pushed(() => 0);
    if (!settled) return undefined;
    const need = least.reduce((most, each) => Math.max(most, each), 0);
    const span = this.#wishes.reduce((most, each) => Math.max(most, each), 0);
    const last = Math.max(need, Math.min(room - 1, span));
    const scale = span > last ? last / span : 1;
    const wishes = this.#wishes.map((wish) => Math.round(wish * scale));
    const most = pulled(() => last);
    // Pushed from one side and from the other; the middle keeps the distances too, and balances the deviations.
    const right = pushed((at) => Math.min(wishes[at] ?? 0, most[at] ?? 0));
    const left = pulled((at) => Math.max(wishes[at] ?? 0, least[at] ?? 0));
    const middle = right.map((value, at) => Math.floor((value + (left[at] ?? 0)) / 2));
    const first = middle.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY);
    return { at: ({ variable, offset }) => (middle[variable] ?? 0) + offset - first, need: need + 1 };
  }

  /** Each variable after those it keeps a distance from. */
  #order(after: Groups): readonly number[] | undefined {
    const count = this.#wishes.length;
    const waiting = new Int32Array(count);
    for (const to of this.#to) waiting[to] = (waiting[to] ?? 0) + 1;
    const order: number[] = [];
    for (let at = 0; at < count; at++) if (waiting[at] === 0) order.push(at);
    for (const at of order) {
      for (let i = after.starts[at] ?? 0; i < (after.starts[at + 1] ?? 0); i++) {
        const to = this.#to[after.members[i] ?? 0] ?? 0;
        waiting[to] = (waiting[to] ?? 0) - 1;
        if (waiting[to] === 0) order.push(to);
      }
    }
    return order.length === count ? order : undefined;
  }
}

/** Members by group, those of group `g` from `starts[g]` up to, not including, `starts[g + 1]`. */
interface Groups {
  readonly starts: Int32Array;
  readonly members: Int32Array;
}

function grouped(groupOf: readonly number[], count: number): Groups {
  const starts = new Int32Array(count + 1);
  for (const group of groupOf) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const members = new Int32Array(groupOf.length);
  groupOf.forEach((group, member) => {
    const at = next[group] ?? 0;
    members[at] = member;
    next[group] = at + 1;
  });
  return { starts, members };
}
