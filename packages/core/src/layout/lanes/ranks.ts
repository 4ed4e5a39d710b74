// The column of each step in a picture of lanes. In: the graph. Out: a column per node such that lines run forward
// where possible, every phase has its own columns in order, and the whole is short. With `drops` a hand-over can go
// straight across to another lane.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { type Arc, breakCycles } from '../layered/solve/cycles.js';
import { solveNetwork } from '../layered/solve/network-simplex.js';
import type { LaneGraph } from './lane-graph.js';
import { IN_LANE } from './weights.js';

export interface Ranks {
  /** By node. */
  readonly columns: readonly number[];
  readonly count: number;
  /** By phase, its first column. */
  readonly starts: readonly number[];
}

export function rankNodes(graph: LaneGraph, drops: boolean, budget: Budget): Ranks {
  const { nodes, edges, phases } = graph;
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const arcs = edges.flatMap(({ from, to, light }): Arc[] => {
    const [a, b] = [index.get(from), index.get(to)];
    if (a === undefined || b === undefined || a === b) return [];
    return [{ from: a, to: b, ...(light === true ? { light } : {}) }];
  });
  const back = breakCycles(nodes.length, arcs);
  const onward = arcs.filter((_, i) => !back[i]);
  const phase = phasesOf(graph, onward);
  const inPhase = onward.filter(({ from, to }) => nth(phase, from) <= nth(phase, to));
  const reversed = arcs.filter((_, i) => back[i]).filter(({ from, to }) => nth(phase, to) <= nth(phase, from));
  const network = { tails: [] as number[], heads: [] as number[], lengths: [] as number[], weights: [] as number[] };
  const keep = (tail: number, head: number, length: number, weight: number): void => {
    network.tails.push(tail);
    network.heads.push(head);
    network.lengths.push(length);
    network.weights.push(weight);
  };
  const dropped = drops ? droppedArcs(graph, inPhase) : new Set<Arc>();
  const isIn = ({ from, to }: Arc): boolean => nth(nodes, from).lane === nth(nodes, to).lane;
  for (const arc of inPhase) keep(arc.from, arc.to, dropped.has(arc) ? 0 : 1, isIn(arc) ? IN_LANE : 1);
  for (const { from, to } of reversed) keep(to, from, 1, 1);
  for (const [a, b] of writtenOrder(graph, arcs, phase)) keep(a, b, 1, 1);
  const border = (at: number): number => nodes.length + at;
  phases.forEach((_, at) => {
    keep(border(at), border(at + 1), 1, 0);
  });
  if (phases.length > 0) {
    nodes.forEach((_, node) => {
      keep(border(nth(phase, node)), node, 0, 0);
      keep(node, border(nth(phase, node) + 1), 1, 0);
    });
  }
  const count = nodes.length + (phases.length > 0 ? phases.length + 1 : 0);
  const { ranks, pivots } = solveNetwork({ count, ...network }, budget.pivots(20 * count, count));
  budget.pivoted(pivots, count);
  const least = ranks.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY);
  const columns = nodes.map((_, i) => nth(ranks, i) - least);
  const end = phases.length > 0 ? nth(ranks, border(phases.length)) - least : 0;
  return {
    columns,
    count: Math.max(end, ...columns.map((each) => each + 1), 1),
    starts: phases.map((_, at) => nth(ranks, border(at)) - least),
  };
}

/** By node: its own phase, or that of its predecessors, or else of its successors. */
function phasesOf({ nodes, phases }: LaneGraph, onward: readonly Arc[]): readonly number[] {
  const at = new Map(phases.map(({ id }, i) => [id, i]));
  const own = nodes.map(({ phase }) => (phase === undefined ? undefined : at.get(phase)));
  const phase = [...own];
  // In rounds, since an arc can come before those that lead to it.
  for (let round = 0; round < nodes.length; round++) {
    let changed = false;
    for (const { from, to } of onward) {
      const before = phase[from];
      if (own[to] !== undefined || before === undefined || (phase[to] ?? -1) >= before) continue;
      phase[to] = before;
      changed = true;
    }
    if (!changed) break;
  }
  for (let round = 0; round < nodes.length; round++) {
    let changed = false;
    for (const { from, to } of onward) {
      if (phase[from] !== undefined || phase[to] === undefined) continue;
      phase[from] = phase[to];
      changed = true;
    }
    if (!changed) break;
  }
  return phase.map((each) => each ?? 0);
}

/** Steps that no line orders are placed one after another in their lane, as written. */
function writtenOrder(
  { nodes }: LaneGraph,
  arcs: readonly Arc[],
  phase: readonly number[],
): readonly [number, number][] {
  const joined = new Set(arcs.flatMap(({ from, to }) => [from, to]));
  const last = new Map<string, number>();
  return nodes.flatMap(({ lane }, i): [number, number][] => {
    if (joined.has(i)) return [];
    const key = `${phase[i]} ${lane}`;
    const before = last.get(key);
    last.set(key, i);
    return before === undefined ? [] : [[before, i]];
  });
}

/**
 * Hand-overs that go straight across: none from a step that is itself reached that way, and at most one from each step.
 */
function droppedArcs({ nodes }: LaneGraph, arcs: readonly Arc[]): ReadonlySet<Arc> {
  const entering = new Int32Array(nodes.length);
  for (const { to } of arcs) entering[to] = nth(entering, to) + 1;
  const reached = new Set<number>();
  const used = new Set<number>();
  const dropped = new Set<Arc>();
  for (const arc of arcs.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const { from, to } = arc;
    if (nth(nodes, from).lane === nth(nodes, to).lane || nth(entering, to) > 1) continue;
    if (reached.has(from) || used.has(from) || used.has(to)) continue;
    dropped.add(arc);
    reached.add(to);
    used.add(from);
  }
  return dropped;
}
