// Wishes for ranks, same= and before=, that cannot hold: in, a graph; out, a diagnostic at the option that closes the contradiction.
// `same` joins ranks, so with the edges (feedback turned round as the layout does) no cycle may remain.
// Every group has ranks of its own, and stands on one rank of the group around it.
import { type LayoutCodeArgs, layoutCodes } from '../diagnostics/layout-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import { breakCycles } from '../layout/layered/solve/cycles.js';
import type { Span } from '../text/source.js';

/** A graph as far as ranks go. */
export interface RankedGraph {
  readonly nodes: readonly {
    readonly id: string;
    readonly group?: string;
    readonly same?: string;
    readonly before?: string;
    readonly span: Span;
  }[];
  readonly groups: readonly { readonly id: string; readonly parent?: string }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

const report: Report<LayoutCodeArgs> = reporter(layoutCodes);

export function checkRankWishes(model: RankedGraph, checked: Checked): readonly Diagnostic[] {
  const constrained = model.nodes.filter((each) => each.same !== undefined || each.before !== undefined);
  if (constrained.length === 0) return [];
  const diagnostics: Diagnostic[] = [];
  const spanOf = (id: string, option: string, fallback: Span): Span => {
    const entry = checked.ids.get(id);
    return entry?.shape === 'declaration' ? (entry.options.get(option)?.span ?? fallback) : fallback;
  };

  const holders = new Map(model.nodes.map(({ id, group }) => [id, group]));
  const levels = readLevels(model);
  const ranks = new Map<string | undefined, JoinedRanks>();
  const ranksOf = (group: string | undefined): JoinedRanks => {
    const known = ranks.get(group) ?? joinedRanks(levels.get(group) ?? { members: [], arcs: [] });
    ranks.set(group, known);
    return known;
  };
  const earlier = new Map<string, string>();
  for (const node of constrained) {
    for (const option of ['same', 'before'] as const) {
      const other = node[option];
      if (other === undefined || !holders.has(other)) continue;
      const because =
        other === node.id || (option === 'before' && leadsBack(earlier, other, node.id))
          ? 'itself'
          : holders.get(other) !== node.group
            ? 'group'
            : ranksOf(node.group).areApart(node.id, other)
              ? 'path'
              : undefined;
      if (because !== undefined) {
        diagnostics.push(report('E413', spanOf(node.id, option, node.span), { id: other, option, because }));
        continue;
      }
      ranksOf(node.group).join(node.id, other);
      if (option === 'before') earlier.set(node.id, other);
    }
  }
  return diagnostics;
}

/** What stands directly in a group, in source order, and the lines between. */
interface RankLevel {
  readonly members: readonly string[];
  readonly arcs: readonly (readonly [from: string, to: string])[];
}

function readLevels(model: RankedGraph): ReadonlyMap<string | undefined, RankLevel> {
  const parents = new Map(model.groups.map(({ id, parent }) => [id, parent]));
  const levels = new Map<string | undefined, { members: Set<string>; arcs: [string, string][] }>();
  const levelOf = (group: string | undefined): { members: Set<string>; arcs: [string, string][] } => {
    const level = levels.get(group) ?? { members: new Set(), arcs: [] };
    levels.set(group, level);
    return level;
  };
  /** By the groups around a node, from the inside out: what of it stands directly in them. */
  const standing = new Map<string, ReadonlyMap<string | undefined, string>>();
  for (const { id, group } of model.nodes) {
    const within = new Map<string | undefined, string>();
    let member = id;
    for (let at = group; at !== undefined; at = parents.get(at)) {
      within.set(at, member);
      member = at;
    }
    within.set(undefined, member);
    for (const [at, each] of within) levelOf(at).members.add(each);
    standing.set(id, within);
  }
  for (const { from, to } of model.edges) {
    const ends = standing.get(to);
    for (const [group, start] of standing.get(from) ?? []) {
      const end = ends?.get(group);
      if (end === undefined) continue;
      if (end !== start) levelOf(group).arcs.push([start, end]);
      break;
    }
  }
  return new Map([...levels].map(([group, { members, arcs }]) => [group, { members: [...members], arcs }]));
}

/** Whether following `before` from one node comes to another. */
function leadsBack(earlier: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = earlier.get(at)) if (at === to) return true;
  return false;
}

interface JoinedRanks {
  /** A path of two or more forward edges joins the ranks of two nodes, either way; one edge alone becomes a level edge. */
  readonly areApart: (a: string, b: string) => boolean;
  readonly join: (a: string, b: string) => void;
}

/** Nodes by the rank they share so far. Joining moves the shorter list of edges, so that all joins together are near linear. */
function joinedRanks(level: RankLevel): JoinedRanks {
  const numbers = new Map(level.members.map((each, index) => [each, index]));
  const numberOf = (id: string): number => numbers.get(id) ?? 0;
  const up = level.members.map((_, index) => index);
  const next: number[][] = level.members.map(() => []);
  const arcs = level.arcs.map(([from, to]) => ({ from: numberOf(from), to: numberOf(to) }));
  const turned = breakCycles(level.members.length, arcs);
  arcs.forEach(({ from, to }, i) => {
    if (turned[i]) next[to]?.push(from);
    else next[from]?.push(to);
  });
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
    // An edge within the rank is drawn across and starts no path.
    seen[from] = search;
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
