// Sets of numbers that belong together. In: how many numbers there are, and pairs of them. Out: for every number the least
// one of its set.

export function unionFind(count: number, pairs: Iterable<readonly [number, number]>): Int32Array {
  const least = Int32Array.from({ length: count }, (_, i) => i);
  const find = (number: number): number => {
    let at = number;
    while (least[at] !== at) {
      least[at] = least[least[at] as number] as number;
      at = least[at] as number;
    }
    return at;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [find(a), find(b)];
    least[Math.max(one, other)] = Math.min(one, other);
  }
  return least.map((_, i) => find(i));
}
