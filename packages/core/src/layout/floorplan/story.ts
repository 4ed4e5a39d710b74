// The orders in which a scope's members can be read. In: a scope and its overlays. Out: orders to try, the written one
// first.
import type { Leaf, Scope } from './scopes.js';

export function storyOrders(scope: Scope, overlays: readonly ReadonlySet<Leaf>[]): readonly (readonly number[])[] {
  const written = scope.members.map((_, i) => i);
  const topological = topologicalOrder(scope);
  const orders = [written, topological, gathered(topological, scope, overlays)];
  return orders.filter((order, i) => orders.findIndex((other) => order.every((each, k) => each === other[k])) === i);
}

/** Topological order: sources of a member come before it; ties and cycles are resolved by the written order. */
export function topologicalOrder({ members, wires }: Scope): readonly number[] {
  const waits = members.map(() => new Set<number>());
  const counts = new Map<string, number>();
  for (const { fromMember, toMember } of wires) {
    const key = `${fromMember} ${toMember}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { fromMember: from, toMember: to } of wires) {
    const back = counts.get(`${to} ${from}`) ?? 0;
    const there = counts.get(`${from} ${to}`) ?? 0;
    // If two members have lines both ways, the first written is the source.
    if (back === 0 || there > back || (there === back && from < to)) waits[to]?.add(from);
  }
  const order: number[] = [];
  const left = new Set(members.keys());
  while (left.size > 0) {
    const free = [...left].find((member) => [...(waits[member] ?? [])].every((each) => !left.has(each)));
    const next = free ?? Math.min(...left);
    left.delete(next);
    order.push(next);
  }
  return order;
}

/** Members that call others and that no call enters: people and first steps. */
export function startsOf({ wires }: Scope): ReadonlySet<number> {
  const calls = wires.filter(({ edge }) => edge.light !== true);
  const entered = new Set(calls.map(({ toMember }) => toMember));
  return new Set(calls.flatMap(({ fromMember }) => (entered.has(fromMember) ? [] : fromMember)));
}

/** The scope without the replies and events that enter such members, which would come after what they call. */
export function withoutReplies(scope: Scope): Scope {
  const starts = startsOf(scope);
  return { ...scope, wires: scope.wires.filter(({ edge, toMember }) => edge.light !== true || !starts.has(toMember)) };
}

/** Members of one overlay after the first of them. */
function gathered(
  order: readonly number[],
  { members }: Scope,
  overlays: readonly ReadonlySet<Leaf>[],
): readonly number[] {
  let gathering = order;
  for (const overlay of overlays) {
    const inside = gathering.filter((i) => members[i]?.leaves.every((leaf) => overlay.has(leaf)));
    const [first] = inside;
    if (first === undefined || inside.length === 1) continue;
    const others = new Set(inside);
    gathering = gathering.flatMap((i) => (i === first ? inside : others.has(i) ? [] : [i]));
  }
  return gathering;
}
