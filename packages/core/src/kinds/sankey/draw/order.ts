// The order of stops in their columns: from columns in source order to columns with fewer crossings. Sweeps by weighted
// barycentres, as in layered drawings (Sugiyama, Tagawa, Toda 1981); then neighbours swap if that saves crossings.

import type { Columns, Stop, Stretch } from './columns.js';

const MOST_SWEEPS = 16;
const MOST_TRADES = 6;
/** Above this number of stops, neighbours no longer swap. */
const MANY = 1_500;

type Order = readonly (readonly Stop[])[];
/** For each stop, its incoming or outgoing flows: the stop at the other end and the amount. */
type Ends = ReadonlyMap<Stop, readonly { readonly stop: Stop; readonly value: number }[]>;

export function orderedColumns({ columns, stretches }: Columns): Order {
  const before = endsOf(stretches, 'to', 'from');
  const after = endsOf(stretches, 'from', 'to');
  const byColumn = stretchesByColumn(columns.length, stretches);
  let best: Order = columns;
  let least = crossings(best, byColumn);
  let now = best;
  for (let sweep = 0; sweep < MOST_SWEEPS && least > 0; sweep++) {
    now = sweep % 2 === 0 ? swept(now, before, 1) : swept(now, after, -1);
    const count = crossings(now, byColumn);
    if (count < least) [best, least] = [now, count];
  }
  if (least === 0 || columns.reduce((sum, each) => sum + each.length, 0) > MANY) return best;
  return traded(best, before, after);
}

function endsOf(stretches: readonly Stretch[], own: 'from' | 'to', other: 'from' | 'to'): Ends {
  const all = new Map<Stop, { stop: Stop; value: number }[]>();
  for (const each of stretches) {
    const known = all.get(each[own]);
    const end = { stop: each[other], value: each.value };
    if (known === undefined) all.set(each[own], [end]);
    else known.push(end);
  }
  return all;
}

/** By the column in which a segment begins. */
function stretchesByColumn(count: number, stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const all: Stretch[][] = Array.from({ length: count }, () => []);
  for (const each of stretches) all[each.from.column]?.push(each);
  return all;
}

function positions(column: readonly Stop[]): ReadonlyMap<Stop, number> {
  return new Map(column.map((stop, i) => [stop, i]));
}

/** Each column by where its flows come from, or go to, in the column before it in sweep order. */
function swept(order: Order, ends: Ends, step: 1 | -1): Order {
  const out = order.map((each) => [...each]);
  const first = step === 1 ? 1 : out.length - 2;
  for (let i = first; i >= 0 && i < out.length; i += step) {
    const at = positions(out[i - step] ?? []);
    const own = out[i] ?? [];
    const wanted = own.map((stop, place) => {
      const all = ends.get(stop) ?? [];
      const most = all.reduce((sum, { value }) => Math.max(sum, value), 0);
      const weight = all.reduce((sum, { value }) => sum + value / most, 0);
      const mean = all.reduce((sum, each) => sum + ((at.get(each.stop) ?? 0) * (each.value / most)) / weight, 0);
      return { stop, mean: all.length === 0 ? place : mean };
    });
    out[i] = wanted.toSorted((a, b) => a.mean - b.mean).map(({ stop }) => stop);
  }
  return out;
}

/** The number of crossing segments between all columns. */
export function crossingsOf(order: Order, stretches: readonly Stretch[]): number {
  return crossings(order, stretchesByColumn(order.length, stretches));
}

function crossings(order: Order, byColumn: readonly (readonly Stretch[])[]): number {
  let all = 0;
  for (const [i, stretches] of byColumn.entries()) {
    const [left, right] = [positions(order[i] ?? []), positions(order[i + 1] ?? [])];
    const size = order[i + 1]?.length ?? 0;
    const lines = stretches
      .map(({ from, to }) => ({ from: left.get(from) ?? 0, to: right.get(to) ?? 0 }))
      .toSorted((a, b) => a.from - b.from || a.to - b.to);
    all += inversions(
      lines.map(({ to }) => to),
      size,
    );
  }
  return all;
}

/** Inverted pairs, counted in a Fenwick tree. */
function inversions(values: readonly number[], size: number): number {
  const tree = new Uint32Array(size + 1);
  let all = 0;
  values.forEach((value, i) => {
    let notLarger = 0;
    for (let at = value + 1; at > 0; at -= at & -at) notLarger += tree[at] ?? 0;
    all += i - notLarger;
    for (let at = value + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  });
  return all;
}

/** Neighbours swap as long as that saves crossings. */
function traded(order: Order, before: Ends, after: Ends): Order {
  const out = order.map((each) => [...each]);
  const at = new Map(out.flatMap((each) => [...positions(each)]));
  for (let round = 0, hasTraded = true; round < MOST_TRADES && hasTraded; round++) {
    hasTraded = false;
    for (const column of out) {
      for (let i = 0; i + 1 < column.length; i++) {
        const [upper, lower] = [column[i], column[i + 1]];
        if (upper === undefined || lower === undefined) continue;
        const gain =
          between(before.get(upper), before.get(lower), at) -
          between(before.get(lower), before.get(upper), at) +
          between(after.get(upper), after.get(lower), at) -
          between(after.get(lower), after.get(upper), at);
        if (gain <= 0) continue;
        column[i] = lower;
        column[i + 1] = upper;
        at.set(lower, i);
        at.set(upper, i + 1);
        hasTraded = true;
      }
    }
  }
  return out;
}

type EndList = readonly { readonly stop: Stop; readonly value: number }[];

/** Crossings between the segments of an upper stop and those of a lower one. */
function between(upper: EndList = [], lower: EndList = [], at: ReadonlyMap<Stop, number>): number {
  let all = 0;
  for (const a of upper) for (const b of lower) if ((at.get(a.stop) ?? 0) > (at.get(b.stop) ?? 0)) all += 1;
  return all;
}
