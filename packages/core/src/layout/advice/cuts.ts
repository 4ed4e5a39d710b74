// Where a graph can be split into two halves. In: a graph. Out: cuts of zero, one or two lines, best first: those that
// split the fewest groups, then those of the fewest lines, then the most even ones. Single lines whose removal splits a
// graph are its bridges (Tarjan, 1974); two lines split it if the second is a bridge once the first is removed.
import type { LayoutGraph } from '../graph.js';
import { LEAST_HALF, MOST_LINES_PAIRED } from './weights.js';

export interface Cut {
  /** The cut lines. */
  readonly edges: readonly string[];
  /** The nodes on one side of the cut. */
  readonly side: ReadonlySet<string>;
}

export function balancedCuts(graph: LayoutGraph): readonly Cut[] {
  const { nodes, edges } = graph;
  const numbers = new Map(nodes.map(({ id }, i) => [id, i]));
  const ends = edges.map(({ from, to }): Ends => [numbers.get(from) ?? -1, numbers.get(to) ?? -1]);
  const whole = searched(nodes.length, ends, -1);
  const cuts: Cut[] = [];
  const take = ({ order, subtrees }: Search, lost: number): void => {
    for (const { edge, start, size } of subtrees) {
      // A bridge of the whole graph needs no second line, and a separate component needs none at all.
      if (lost >= 0 && (edge < 0 || whole.bridges.has(edge))) continue;
      if (Math.min(size, nodes.length - size) < LEAST_HALF * nodes.length) continue;
      const side = new Set(order.slice(start, start + size).map((i) => nodes[i]?.id ?? ''));
      cuts.push({ edges: [lost, edge].filter((each) => each >= 0).map((each) => edges[each]?.id ?? ''), side });
    }
  };
  take(whole, -1);
  if (edges.length <= MOST_LINES_PAIRED) {
    for (let lost = 0; lost < edges.length; lost++) {
      if (!whole.bridges.has(lost)) take(searched(nodes.length, ends, lost), lost);
    }
  }
  return ranked(cuts, graph);
}

type Ends = readonly [number, number];

interface Search {
  /** Nodes in the order of discovery. */
  readonly order: readonly number[];
  readonly bridges: ReadonlySet<number>;
  /** Subtrees attached by one line or none, as ranges of the order. */
  readonly subtrees: readonly { readonly edge: number; readonly start: number; readonly size: number }[];
}

/** Depth-first search without one line. */
function searched(count: number, ends: readonly Ends[], without: number): Search {
  const lines: number[][] = Array.from({ length: count }, () => []);
  ends.forEach(([a, b], i) => {
    if (i === without || a === b) return;
    lines[a]?.push(i);
    lines[b]?.push(i);
  });
  const order: number[] = [];
  const discovery = new Int32Array(count).fill(-1);
  const subtrees: Search['subtrees'][number][] = [];
  const visit = (node: number, by: number): number => {
    const start = order.length;
    discovery[node] = start;
    order.push(node);
    let low = start;
    for (const line of lines[node] ?? []) {
      if (line === by) continue;
      const [a, b] = ends[line] ?? [node, node];
      const other = a === node ? b : a;
      const known = discovery[other] ?? -1;
      low = Math.min(low, known >= 0 ? known : visit(other, line));
    }
    if (low === start) subtrees.push({ edge: by, start, size: order.length - start });
    return low;
  };
  for (let node = 0; node < count; node++) if (discovery[node] === -1) visit(node, -1);
  return { order, subtrees, bridges: new Set(subtrees.flatMap(({ edge }) => (edge < 0 ? [] : edge))) };
}

function ranked(cuts: readonly Cut[], graph: LayoutGraph): readonly Cut[] {
  const judged = cuts.map((cut) => ({
    cut,
    parted: partedGroups(cut, graph),
    uneven: Math.abs(graph.nodes.length - 2 * cut.side.size),
  }));
  judged.sort((a, b) => a.parted - b.parted || a.cut.edges.length - b.cut.edges.length || a.uneven - b.uneven);
  return judged.map(({ cut }) => cut);
}

/** Groups with nodes on both sides. */
function partedGroups({ side }: Cut, { nodes, groups }: LayoutGraph): number {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const sides = new Map<string, Set<boolean>>();
  for (const { id, group } of nodes) {
    for (let at = group; at !== undefined; at = parents.get(at)) {
      const known = sides.get(at) ?? new Set();
      sides.set(at, known.add(side.has(id)));
    }
  }
  return [...sides.values()].filter(({ size }) => size > 1).length;
}
