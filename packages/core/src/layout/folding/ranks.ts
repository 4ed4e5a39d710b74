// The ranks that the lines by themselves would give. In: a scope. Out: its connected parts, and in each the items of
// every rank, siblings side by side. An estimate: the engine assigns layers again, so these ranks only have to be
// possible.
import type { Scope } from './scopes.js';

/** Items of one rank in order, by index in the scope. */
export type Rank = readonly number[];

export interface Part {
  readonly ranks: readonly Rank[];
  /** By item: its predecessors or, without any, its successors; the same for siblings. */
  readonly familyOf: (item: number) => string;
  /** Whether an item of a later rank follows it. */
  readonly leads: (item: number) => boolean;
}

export function partsOf(scope: Scope): readonly Part[] {
  const { items } = scope;
  const arcs = withoutCircles(scope);
  const after: number[][] = items.map(() => []);
  const before: number[][] = items.map(() => []);
  for (const [from, to] of arcs) {
    after[from]?.push(to);
    before[to]?.push(from);
  }
  const rankOf = ranksOf(items.length, before, after);
  const places = placesOf(items.length, rankOf, before, after);
  const familyOf = (item: number): string => {
    const [side, ends] = before[item]?.length === 0 ? ['to', after[item]] : ['from', before[item]];
    return `${side} ${[...new Set(ends)].toSorted((a, b) => a - b).join(' ')}`;
  };
  const leads = (item: number): boolean => (after[item] ?? []).length > 0;
  return connected(items.length, arcs).map((members) => {
    const ranks: number[][] = [];
    for (const item of members) {
      const rank = rankOf[item] ?? 0;
      while (ranks.length <= rank) ranks.push([]);
      ranks[rank]?.push(item);
    }
    const inOrder = ranks.map((rank) => rank.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b));
    return { ranks: inOrder.filter((rank) => rank.length > 0), familyOf, leads };
  });
}

type Arc = readonly [number, number];

/** Reverses lines that close a cycle. */
function withoutCircles({ items, arcs }: Scope): readonly Arc[] {
  const leaving: number[][] = items.map(() => []);
  for (const [i, [from]] of arcs.entries()) leaving[from]?.push(i);
  const state = new Uint8Array(items.length);
  const turned = new Set<number>();
  const OPEN = 1;
  const DONE = 2;
  items.forEach((_, root) => {
    if (state[root] !== 0) return;
    state[root] = OPEN;
    const stack = [{ item: root, next: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const arc = leaving[top.item]?.[top.next++];
      const to = arc === undefined ? undefined : arcs[arc]?.[1];
      if (arc === undefined || to === undefined) {
        state[top.item] = DONE;
        stack.pop();
      } else if (state[to] === OPEN) turned.add(arc);
      else if (state[to] === 0) {
        state[to] = OPEN;
        stack.push({ item: to, next: 0 });
      }
    }
  });
  return arcs.map(([from, to], i) => (turned.has(i) ? [to, from] : [from, to]));
}

/** Each item as early as possible; an item without predecessors right before its first successor. */
function ranksOf(count: number, before: readonly number[][], after: readonly number[][]): readonly number[] {
  const ranks = new Array<number>(count).fill(0);
  const open = before.map(({ length }) => length);
  const queue = open.flatMap((left, i) => (left === 0 ? [i] : []));
  for (let i = 0; i < queue.length; i++) {
    const item = queue[i] ?? 0;
    for (const next of after[item] ?? []) {
      ranks[next] = Math.max(ranks[next] ?? 0, (ranks[item] ?? 0) + 1);
      open[next] = (open[next] ?? 0) - 1;
      if (open[next] === 0) queue.push(next);
    }
  }
  before.forEach(({ length }, item) => {
    const next = after[item] ?? [];
    if (length > 0 || next.length === 0) return;
    ranks[item] = next.reduce((least, each) => Math.min(least, ranks[each] ?? 0), Number.POSITIVE_INFINITY) - 1;
  });
  return ranks;
}

/** The position of each item in its row: near its predecessors'. */
function placesOf(
  count: number,
  ranks: readonly number[],
  before: readonly number[][],
  after: readonly number[][],
): readonly number[] {
  const places = Array.from({ length: count }, (_, i) => i);
  const order = places.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  const mean = (ends: readonly number[]): number =>
    ends.reduce((sum, each) => sum + (places[each] ?? 0), 0) / ends.length;
  for (const item of order) {
    const [follows, leads] = [before[item] ?? [], after[item] ?? []];
    if (follows.length > 0) places[item] = mean(follows);
    else if (leads.length > 0) places[item] = mean(leads);
  }
  return places;
}

function connected(count: number, arcs: readonly Arc[]): readonly (readonly number[])[] {
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of arcs) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  const seen = new Uint8Array(count);
  return near.flatMap((_, root) => {
    if (seen[root] === 1) return [];
    seen[root] = 1;
    const part = [root];
    for (let i = 0; i < part.length; i++) {
      for (const next of near[part[i] ?? 0] ?? []) {
        if (seen[next] === 1) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    return [part.toSorted((a, b) => a - b)];
  });
}
