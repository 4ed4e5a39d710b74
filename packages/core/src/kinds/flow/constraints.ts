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

  const rank = new Map(model.nodes.map((each) => [each.id, each.id]));
  const root = (id: string): string => {
    let at = id;
    for (let up = rank.get(at) ?? at; up !== at; up = rank.get(at) ?? at) at = up;
    return at;
  };
  const forward = forwardEdges(model);
  const earlier = new Map<string, string>();
  for (const node of constrained) {
    for (const option of ['same', 'before'] as const) {
      const other = node[option];
      if (other === undefined || !rank.has(other)) continue;
      const mine = root(node.id);
      const theirs = root(other);
      const clash =
        other === node.id ||
        (option === 'before' && leadsBack(earlier, other, node.id)) ||
        (mine !== theirs && joinedByPath(forward, root, mine, theirs));
      if (clash) {
        diagnostics.push(report('E413', spanOf(node.id, option, node.span), { id: other, option }));
        continue;
      }
      if (mine !== theirs) rank.set(mine, theirs);
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

/** Whether a path of two or more forward edges joins two ranks, either way; one edge alone becomes a level edge. */
function joinedByPath(
  forward: ReadonlyMap<string, readonly string[]>,
  root: (id: string) => string,
  a: string,
  b: string,
): boolean {
  const next = new Map<string, Set<string>>();
  for (const [from, list] of forward) {
    const key = root(from);
    const to = next.get(key) ?? new Set<string>();
    for (const each of list) to.add(root(each));
    next.set(key, to);
  }
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set<string>();
    const queue = [...(next.get(from) ?? [])].filter((each) => each !== to);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      for (const each of next.get(at) ?? []) {
        if (each === to) return true;
        queue.push(each);
      }
    }
    return false;
  };
  return reaches(a, b) || reaches(b, a);
}
