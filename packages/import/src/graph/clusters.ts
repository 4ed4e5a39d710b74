// Groups a graph that is too large for one picture: in, names, the pairs that lines join and the size limit of a cluster; out,
// clusters. The two with the most lines between them, relative to the smaller one's size, are joined first. Names without lines
// stay single and change nothing for the others.
import { byCodeUnit } from '../ids.js';

export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** A cluster while others are joined to it. */
interface Growing {
  readonly names: string[];
  size: number;
  /** How many lines run to each other cluster, by its index in the list. */
  readonly lines: Map<number, number>;
}

export function clustersOf(
  names: readonly string[],
  pairs: readonly Pair[],
  most: number,
  sizeOf: (name: string) => number = () => 1,
): readonly (readonly string[])[] {
  const order = names.toSorted(byCodeUnit);
  const at = new Map(order.map((name, index) => [name, index]));
  const growing: (Growing | undefined)[] = order.map((name) => ({
    names: [name],
    size: sizeOf(name),
    lines: new Map(),
  }));
  for (const { from, to } of pairs) {
    const [a, b] = [at.get(from), at.get(to)];
    if (a !== undefined && b !== undefined && a !== b) joinedBy(growing, a, b, 1);
  }
  for (let best = bestPair(growing, most); best; best = bestPair(growing, most)) join(growing, ...best);
  return growing.flatMap((each) => (each ? [each.names] : []));
}

function joinedBy(growing: readonly (Growing | undefined)[], a: number, b: number, lines: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const known = growing[from]?.lines;
    known?.set(to, (known.get(to) ?? 0) + lines);
  }
}

/** The two that fit into one and have the most lines between them for their sizes; the first of equals. */
function bestPair(growing: readonly (Growing | undefined)[], most: number): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let highest = 0;
  for (const [a, each] of growing.entries()) {
    if (!each) continue;
    const { size: own, lines } = each;
    for (const [b, count] of lines) {
      const size = growing[b]?.size ?? 0;
      if (b < a || size === 0 || own + size > most) continue;
      const score = count / Math.min(own, size) - (own + size) / (most * 1_000);
      if (score < highest || (score === highest && best && (best[0] < a || best[1] < b))) continue;
      highest = score;
      best = [a, b];
    }
  }
  return best;
}

function join(growing: (Growing | undefined)[], target: number, gone: number): void {
  const moved = growing[gone];
  if (!moved) return;
  growing[gone] = undefined;
  const into = growing[target];
  into?.names.push(...moved.names);
  if (into) into.size += moved.size;
  for (const [other, count] of moved.lines) {
    growing[other]?.lines.delete(gone);
    if (other !== target) joinedBy(growing, target, other, count);
  }
}
