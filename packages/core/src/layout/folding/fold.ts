// Folds long rows. In: a graph and a drawing of it. Out: what to place in several rows instead of one, and invisible
// lines that enforce it; undefined if no row is long.
import type { Drawing, LayoutEdge, LayoutGraph } from '../graph.js';
import { frameWidth } from '../page.js';
import { partsOf } from './ranks.js';
import { arrangements, type Rows } from './rows.js';
import { scopesOf } from './scopes.js';
import { leavesOf, type Stack } from './stacks.js';
import { FOLD_GAIN, SCATTERED, UNEVEN } from './weights.js';
import { type Wrapped, wrapping } from './wrap.js';

export interface Folded {
  readonly stacks: readonly Stack[];
  readonly unseen: readonly LayoutEdge[];
  readonly wrapped: readonly Wrapped[];
  /** Unused names. */
  readonly fresh: () => string;
}

/** `aspect`: the target proportions, width over height. */
export function folded(graph: LayoutGraph, drawing: Drawing, aspect: number): Folded | undefined {
  const leaves = leavesOf(graph);
  const fresh = freshNames(graph);
  const stacks: Stack[] = [];
  const unseen: LayoutEdge[] = [];
  const wrapped: Wrapped[] = [];
  for (const scope of scopesOf(graph, drawing)) {
    const nodeOf = (item: number): string => scope.items[item]?.node ?? '';
    const trunkOf = (item: number): string | undefined => leaves.get(nodeOf(item))?.trunk;
    for (const part of partsOf(scope)) {
      const [straight, ...others] = [...arrangements(scope, part, trunkOf)];
      if (straight === undefined) continue;
      const costOf = (rows: Rows): number =>
        frameWidth(rows, aspect) * (rows.together ? 1 : SCATTERED) * (rows.level ? 1 : UNEVEN);
      const best = others.reduce((least, each) => (costOf(each) < costOf(least) ? each : least), straight);
      const lines = wrapping(scope, part, aspect);
      if (lines !== undefined && FOLD_GAIN * frameWidth(lines, aspect) < Math.min(costOf(best), costOf(straight))) {
        wrapped.push({ scope, rows: lines.rows });
        continue;
      }
      if (frameWidth(straight, aspect) <= FOLD_GAIN * frameWidth(best, aspect)) continue;
      const { stacked, loose } = best;
      for (const column of loose) {
        column.slice(1).forEach((item, i) => {
          unseen.push({ id: fresh(), from: nodeOf(column[i] ?? item), to: nodeOf(item), light: true });
        });
      }
      for (const pair of stacked) {
        stacks.push({ id: fresh(), leaves: pair.flatMap((item) => leaves.get(nodeOf(item)) ?? []) });
      }
    }
  }
  const count = stacks.length + unseen.length + wrapped.length;
  return count === 0 ? undefined : { stacks, unseen, wrapped, fresh };
}

/** `fold 1`, `fold 2` and so on. */
function freshNames({ nodes, groups, edges }: LayoutGraph): () => string {
  const taken = new Set([...nodes, ...groups, ...edges].map(({ id }) => id));
  let count = 0;
  return () => {
    count++;
    let id = `fold ${count}`;
    while (taken.has(id)) id += ' ';
    return id;
  };
}
