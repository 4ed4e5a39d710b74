// Disjoint sets of numbers. In: how many numbers there are, and pairs of them. Out: for every number the lowest one of
// its set.
import { int } from '../read.js';

export function unionFind(count: number, pairs: Iterable<readonly [number, number]>): Int32Array {
  const least = Int32Array.from({ length: count }, (_, i) => i);
  const find = (number: number): number => {
    let at = number;
    while (least[at] !== at) {
      least[at] = int(least, least[at] as number);
      at = int(least, at);
    }
    return at;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [find(a), find(b)];
    least[Math.max(one, other)] = Math.min(one, other);
  }
  return least.map((_, i) => find(i));
}
