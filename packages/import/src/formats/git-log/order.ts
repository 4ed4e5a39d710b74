// The order in which commits are written: in, a history and its branches; out, indexes from the oldest to the newest. A merge
// names a branch in its current state, so it comes before the branch continues, if nothing else prevents that.
import type { Branches } from './branches.js';
import type { Linked } from './history.js';

export function writtenOrder(history: readonly Linked[], { branches, of }: Branches): readonly number[] {
  const waits = history.map(({ parents }) => new Set(parents));
  const soft = history.map(() => new Set<number>());
  const follower = new Map<number, number>();
  for (const { commits } of branches)
    for (const [at, commit] of commits.entries()) {
      const next = commits[at - 1];
      if (next !== undefined) follower.set(commit, next);
    }
  for (const [at, { parents }] of history.entries())
    for (const parent of parents.slice(1)) {
      const next = follower.get(parent);
      if (next !== undefined && next !== at && of.get(next) !== of.get(at)) soft[next]?.add(at);
    }
  const first = branches[0]?.commits.at(-1) ?? history.length - 1;
  const left = history.map((_, at) => at).toReversed();
  const order: number[] = [first];
  const written = new Set(order);
  const ready = (at: number, softly: boolean): boolean =>
    [...(waits[at] ?? []), ...(softly ? (soft[at] ?? []) : [])].every((each) => written.has(each));
  while (order.length < history.length) {
    const open = left.filter((at) => !written.has(at));
    const next = open.find((at) => ready(at, true)) ?? open.find((at) => ready(at, false));
    if (next === undefined) break;
    order.push(next);
    written.add(next);
  }
  return order;
}
