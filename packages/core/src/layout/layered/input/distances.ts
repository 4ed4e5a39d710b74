// Distance of everything from the start. In: vertices in source order and arcs between them. Out: for each vertex the
// fewest arcs from a vertex without incoming arcs; if no such vertex reaches it, from the first vertex of a cycle that
// nothing leads into. The order of the arcs does not matter.
import { nth } from '../checked.js';
import { type Arc, partsOf } from '../solve/cycles.js';

export function distancesFromStart(count: number, arcs: readonly Arc[]): Int32Array {
  const part = partsOf(count, arcs);
  const next: number[][] = Array.from({ length: count }, () => []);
  const entered = new Set<number>();
  for (const { from, to } of arcs) {
    nth(next, from).push(to);
    if (part[from] !== part[to]) entered.add(nth(part, to));
  }
  const size = new Map<number, number>();
  const starts: number[] = [];
  part.forEach((each, vertex) => {
    const before = size.get(each) ?? 0;
    size.set(each, before + 1);
    if (before === 0 && !entered.has(each)) starts.push(vertex);
  });
  const isCycle = (vertex: number): boolean => size.get(nth(part, vertex)) !== 1;
  const distance = new Int32Array(count).fill(-1);
  const measureFrom = (queue: number[]): void => {
    for (const start of queue) distance[start] = 0;
    for (const vertex of queue) {
      for (const to of nth(next, vertex)) {
        if (distance[to] !== -1) continue;
        distance[to] = nth(distance, vertex) + 1;
        queue.push(to);
      }
    }
  };
  measureFrom(starts.filter((vertex) => !isCycle(vertex)));
  measureFrom(starts.filter(isCycle));
  return distance;
}
