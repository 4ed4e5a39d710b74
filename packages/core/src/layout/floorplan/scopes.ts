// The tree that is arranged scope by scope. In: the graph. Out: scopes (the whole picture, each group, each node with
// its cards), their members in source order, and every line at the lowest scope that holds both its ends.
import type { FlowDirection, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../graph.js';

/** A node, by its index in the source. */
export type Leaf = number;

export interface Wire {
  readonly edge: LayoutEdge;
  readonly from: Leaf;
  readonly to: Leaf;
  /** Indices among the members of the scope that holds both ends. */
  readonly fromMember: number;
  readonly toMember: number;
}

export interface Scope {
  /** Undefined for the whole picture and for a node with its cards. */
  readonly group: LayoutGroup | undefined;
  readonly direction: FlowDirection | undefined;
  readonly members: readonly Member[];
  /** Of the members, one after another. */
  readonly leaves: readonly Leaf[];
  readonly wires: readonly Wire[];
  /** Lines from a node inside to one outside. */
  readonly leaving: readonly Leaving[];
  /** The groups that share this arrangement, if there are several. */
  readonly twins: readonly Twin[];
}

export interface Leaving {
  readonly leaf: Leaf;
  readonly other: Leaf;
  /** Whether the line leaves the scope. */
  readonly out: boolean;
}

export interface Twin {
  readonly scope: Scope;
  /** By the twin's nodes, those of the arrangement they share. */
  readonly leaves: ReadonlyMap<Leaf, Leaf>;
  /** By the arrangement's group ids, the twin's groups. */
  readonly groups: ReadonlyMap<string, LayoutGroup>;
}

export type Member =
  | { readonly kind: 'node'; readonly node: LayoutNode; readonly leaves: readonly Leaf[] }
  | { readonly kind: 'scope'; readonly scope: Scope; readonly leaves: readonly Leaf[] };

interface Draft {
  readonly group: LayoutGroup | undefined;
  readonly parent: Draft | undefined;
  readonly depth: number;
  readonly parts: (Draft | Leaf)[];
  readonly edges: LayoutEdge[];
  /** Source index of the first node inside. */
  first: number;
}

export function readScopes(graph: LayoutGraph): Scope {
  const root = draft(undefined, undefined);
  const drafts = new Map<string, Draft>();
  for (const group of graph.groups) {
    const parent = drafts.get(group.parent ?? '') ?? root;
    drafts.set(group.id, draft(group, parent));
  }
  const places = new Map(graph.nodes.map((node, i) => [node.id, i]));
  const holders: Draft[] = graph.nodes.map((node) => drafts.get(node.group ?? '') ?? root);
  holdCards(graph, places, holders);
  holders.forEach((holder, leaf) => {
    holder.parts.push(leaf);
    for (let at: Draft | undefined = holder; at !== undefined; at = at.parent) at.first = Math.min(at.first, leaf);
  });
  for (const each of drafts.values()) each.parent?.parts.push(each);
  for (const each of new Set(holders)) {
    if (each.group === undefined && each.parent !== undefined) each.parent.parts.push(each);
  }
  for (const edge of graph.edges) {
    const from = holders[places.get(edge.from) ?? -1];
    const to = holders[places.get(edge.to) ?? -1];
    if (from !== undefined && to !== undefined && edge.from !== edge.to) meeting(from, to).edges.push(edge);
  }
  return finished(root, graph, places);
}

function draft(group: LayoutGroup | undefined, parent: Draft | undefined): Draft {
  const depth = parent === undefined ? 0 : parent.depth + 1;
  return { group, parent, depth, parts: [], edges: [], first: Number.POSITIVE_INFINITY };
}

/** A node whose only line goes to the node it must be level with is that node's card: both become a scope. */
function holdCards(graph: LayoutGraph, places: ReadonlyMap<string, Leaf>, holders: Draft[]): void {
  const lines = new Map<string, string[]>();
  for (const { from, to } of graph.edges) {
    lines.set(from, [...(lines.get(from) ?? []), to]);
    lines.set(to, [...(lines.get(to) ?? []), from]);
  }
  const constrainedPairs = new Set<string>();
  for (const { id, same, before } of graph.nodes) {
    if (same !== undefined) constrainedPairs.add(`${id}\n${same}`).add(`${same}\n${id}`);
    if (before !== undefined) constrainedPairs.add(`${id}\n${before}`).add(`${before}\n${id}`);
  }
  graph.nodes.forEach(({ id }, card) => {
    const met = lines.get(id) ?? [];
    const [owner] = met;
    if (owner === undefined || met.length > 1 || !constrainedPairs.has(`${id}\n${owner}`)) return;
    const leaf = places.get(owner);
    const holder = leaf === undefined ? undefined : holders[leaf];
    // If two nodes have only each other, the first holds the second.
    if (leaf === undefined || holder === undefined || ((lines.get(owner) ?? []).length === 1 && leaf > card)) return;
    const owning = holder.group === undefined && holder.parent !== undefined ? holder : draft(undefined, holder);
    holders[leaf] = owning;
    holders[card] = owning;
  });
}

function meeting(from: Draft, to: Draft): Draft {
  let [a, b] = [from, to];
  while (a !== b) {
    if (a.depth >= b.depth && a.parent !== undefined) a = a.parent;
    else if (b.parent !== undefined) b = b.parent;
  }
  return a;
}

function finished(of: Draft, graph: LayoutGraph, places: ReadonlyMap<string, Leaf>): Scope {
  const firstOf = (part: Draft | Leaf): number => (typeof part === 'number' ? part : part.first);
  const members = of.parts
    .toSorted((a, b) => firstOf(a) - firstOf(b))
    .map((part): Member => {
      if (typeof part !== 'number') {
        const scope = finished(part, graph, places);
        return { kind: 'scope', scope, leaves: scope.leaves };
      }
      const node = graph.nodes[part];
      if (node === undefined) throw new Error('a part is not a node');
      return { kind: 'node', node, leaves: [part] };
    });
  const memberOf = new Map(members.flatMap(({ leaves }, i) => leaves.map((leaf) => [leaf, i])));
  const wires = of.edges.flatMap((edge): Wire[] => {
    const from = places.get(edge.from);
    const to = places.get(edge.to);
    if (from === undefined || to === undefined) return [];
    return [{ edge, from, to, fromMember: memberOf.get(from) ?? 0, toMember: memberOf.get(to) ?? 0 }];
  });
  const leaves = members.flatMap((each) => each.leaves);
  const inside = new Set(leaves);
  const leaving = graph.edges.flatMap((edge): Leaving[] => {
    const from = places.get(edge.from);
    const to = places.get(edge.to);
    if (from === undefined || to === undefined || inside.has(from) === inside.has(to)) return [];
    return inside.has(from) ? [{ leaf: from, other: to, out: true }] : [{ leaf: to, other: from, out: false }];
  });
  return { group: of.group, direction: of.group?.direction, members, leaves, wires, leaving, twins: [] };
}
