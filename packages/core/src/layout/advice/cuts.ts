// Where a graph falls into two halves. In: a graph; out, cuts of no line, one or two, the best first: those that part the
// fewest groups, then those of the fewest lines, then the most even. Lines alone whose loss parts a graph are its bridges
// (Tarjan, 1974); two lines part it where the second is a bridge without the first.
import type { LayoutGraph } from '../graph.js';

export interface Cut {
  /** The lines that are cut. */
  readonly edges: readonly string[];
  /** The nodes on one side of it. */
  readonly side: ReadonlySet<string>;
}

/** The smaller half holds at least this share of the nodes. */
const SMALLER = 0.3;
/** Graphs of more lines are cut at one. */
const MOST_LINES = 200;

export function balancedCuts(graph: LayoutGraph): readonly Cut[] {
  const { nodes, edges } = graph;
  const numbers = new Map(nodes.map(({ id }, i) => [id, i]));
  const ends = edges.map(({ from, to }): Ends => [numbers.get(from) ?? -1, numbers.get(to) ?? -1]);
  const whole = searched(nodes.length, ends, -1);
  const found: Cut[] = [];
  const take = ({ order, subtrees }: Search, lost: number): void => {
    for (const { edge, start, size } of subtrees) {
      // A bridge of the whole graph needs no second line; a component needs none.
      if (lost >= 0 && (edge < 0 || whole.bridges.has(edge))) continue;
      if (Math.min(size, nodes.length - size) < SMALLER * nodes.length) continue;
      const side = new Set(order.slice(start, start + size).map((i) => nodes[i]?.id ?? ''));
      found.push({ edges: [lost, edge].filter((each) => each >= 0).map((each) => edges[each]?.id ?? ''), side });
    }
  };
  take(whole, -1);
  if (edges.length <= MOST_LINES) {
    for (let lost = 0; lost < edges.length; lost++) {
      if (!whole.bridges.has(lost)) take(searched(nodes.length, ends, lost), lost);
    }
  }
  return ranked(found, graph);
}

type Ends = readonly [number, number];

interface Search {
  /** Nodes in the order they were found. */
  readonly order: readonly number[];
  readonly bridges: ReadonlySet<number>;
  /** What hangs on one line, or on none: a stretch of the order. */
  readonly subtrees: readonly { readonly edge: number; readonly start: number; readonly size: number }[];
}

/** Searched in depth, without one line. */
function searched(count: number, ends: readonly Ends[], without: number): Search {
  const lines: number[][] = Array.from({ length: count }, () => []);
  ends.forEach(([a, b], i) => {
    if (i === without || a === b) return;
    lines[a]?.push(i);
    lines[b]?.push(i);
  });
  const order: number[] = [];
  const found = new Int32Array(count).fill(-1);
  const subtrees: Search['subtrees'][number][] = [];
  const visit = (node: number, by: number): number => {
    const start = order.length;
    found[node] = start;
    order.push(node);
    let low = start;
    for (const line of lines[node] ?? []) {
      if (line === by) continue;
      const [a, b] = ends[line] ?? [node, node];
      const other = a === node ? b : a;
      const known = found[other] ?? -1;
      low = Math.min(low, known >= 0 ? known : visit(other, line));
    }
    if (low === start) subtrees.push({ edge: by, start, size: order.length - start });
    return low;
  };
  for (let node = 0; node < count; node++) if (found[node] === -1) visit(node, -1);
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
