// Rank constraints that cannot hold: in, the model; out, a diagnostic at the option that closes the contradiction.
// `same` joins ranks, so with the edges (feedback left out in source order, as the layout does) no cycle may remain.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Checked } from '../../grammar/entry.js';
import type { Span } from '../../text/source.js';
import { report } from './codes.js';
import type { FlowModel } from './model.js';

export function checkConstraints(model: FlowModel, checked: Checked): readonly Diagnostic[] {
  const constrained = model.nodes.filter((each) => each.same !== undefined || each.before !== undefined);
  if (constrained.length === 0) return [];
  const diagnostics: Diagnostic[] = [];
  const spanOf = (id: string, option: string, fallback: Span): Span => {
    const entry = checked.ids.get(id);
    return entry?.shape === 'declaration' ? (entry.options.get(option)?.span ?? fallback) : fallback;
  };

  const ranks = joinedRanks(model);
  const earlier = new Map<string, string>();
  for (const node of constrained) {
    for (const option of ['same', 'before'] as const) {
      const other = node[option];
      if (other === undefined || !ranks.has(other)) continue;
      const clash =
        other === node.id ||
        (option === 'before' && leadsBack(earlier, other, node.id)) ||
        ranks.areApart(node.id, other);
      if (clash) {
        diagnostics.push(report('E413', spanOf(node.id, option, node.span), { id: other, option }));
        continue;
      }
      ranks.join(node.id, other);
      if (option === 'before') earlier.set(node.id, other);
    }
  }
  return diagnostics;
}

/** Whether following `before` from one node comes to another. */
function leadsBack(earlier: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = earlier.get(at)) if (at === to) return true;
  return false;
}

/** Edges without those that close a cycle in a depth-first walk in source order. */
function forwardEdges(model: FlowModel): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>(model.nodes.map((each) => [each.id, []]));
  for (const edge of model.edges) if (edge.from !== edge.to) out.get(edge.from)?.push(edge.to);
  const kept = new Map<string, string[]>();
  const state = new Map<string, 'open' | 'done'>();
  for (const start of model.nodes) {
    if (state.has(start.id)) continue;
    const stack: { readonly id: string; next: number }[] = [{ id: start.id, next: 0 }];
    state.set(start.id, 'open');
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = out.get(top.id)?.[top.next++];
      if (to === undefined) {
        state.set(top.id, 'done');
        stack.pop();
      } else if (state.get(to) !== 'open') {
        const list = kept.get(top.id);
        if (list) list.push(to);
        else kept.set(top.id, [to]);
        if (!state.has(to)) {
          state.set(to, 'open');
          stack.push({ id: to, next: 0 });
        }
      }
    }
  }
  return kept;
}

interface JoinedRanks {
  readonly has: (id: string) => boolean;
  /** A path of two or more forward edges joins the ranks of two nodes, either way; one edge alone becomes a level edge. */
  readonly areApart: (a: string, b: string) => boolean;
  readonly join: (a: string, b: string) => void;
}

/** Nodes by the rank they share so far. Joining moves the shorter list of edges, so that all joins together are near linear. */
function joinedRanks(model: FlowModel): JoinedRanks {
  const numbers = new Map(model.nodes.map((each, index) => [each.id, index]));
  const numberOf = (id: string): number => numbers.get(id) ?? 0;
  const up = model.nodes.map((_, index) => index);
  const next: number[][] = model.nodes.map(() => []);
  for (const [from, list] of forwardEdges(model)) next[numberOf(from)]?.push(...list.map(numberOf));
  /** The last search that came to a rank. */
  const seen = new Int32Array(up.length);
  let search = 0;

  const root = (of: number): number => {
    let at = of;
    for (let above = up[at] ?? at; above !== at; above = up[at] ?? at) {
      up[at] = up[above] ?? above;
      at = above;
    }
    return at;
  };

  const reaches = (from: number, to: number): boolean => {
    search++;
    const stack: number[] = [];
    const visit = (rank: number): void => {
      if (seen[rank] === search) return;
      seen[rank] = search;
      stack.push(rank);
    };
    for (const each of next[from] ?? []) if (root(each) !== to) visit(root(each));
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      for (const each of next[at] ?? []) {
        const rank = root(each);
        if (rank === to) return true;
        visit(rank);
      }
    }
    return false;
  };

  return {
    has: (id) => numbers.has(id),
    areApart: (a, b) => {
      const [one, other] = [root(numberOf(a)), root(numberOf(b))];
      return one !== other && (reaches(one, other) || reaches(other, one));
    },
    join: (a, b) => {
      const [one, other] = [root(numberOf(a)), root(numberOf(b))];
      if (one === other) return;
      const [small, large] = (next[one]?.length ?? 0) < (next[other]?.length ?? 0) ? [one, other] : [other, one];
      up[small] = large;
      for (const each of next[small] ?? []) next[large]?.push(each);
      next[small] = [];
    },
  };
}
