// Who holds whom: reads a graph's groups and edges into one tree of members.
// In: the graph. Out: for each group (and the whole, -1) its direct members in source order and its inner edges.
import type { FlowDirection, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../graph.js';

/** A node (0 to nodes - 1) or a group (from nodes on). */
export type Member = number;
export const WHOLE: Member = -1;

export interface Hierarchy {
  readonly graph: LayoutGraph;
  readonly direction: FlowDirection;
  readonly memberOfNode: ReadonlyMap<string, Member>;
  /** The group that holds a member, or WHOLE. */
  readonly holder: readonly Member[];
  /** Place in the source of the first node inside, for groups; a node's own place. */
  readonly ranks: readonly number[];
  readonly inside: ReadonlyMap<Member, readonly Member[]>;
  /** Edges by the innermost group that holds both ends. */
  readonly edgesOf: ReadonlyMap<Member, readonly LayoutEdge[]>;
  readonly edgeRanks: ReadonlyMap<LayoutEdge, number>;
}

export function readHierarchy(graph: LayoutGraph, direction: FlowDirection): Hierarchy {
  const count = graph.nodes.length;
  const memberOfNode = new Map<string, Member>();
  const memberOfGroup = new Map<string, Member>();
  graph.groups.forEach((group, i) => {
    memberOfGroup.set(group.id, count + i);
  });
  const holder: Member[] = [];
  const ranks: number[] = [];
  graph.nodes.forEach((node, i) => {
    memberOfNode.set(node.id, i);
    holder.push(node.group === undefined ? WHOLE : (memberOfGroup.get(node.group) ?? WHOLE));
    ranks.push(i);
  });
  graph.groups.forEach((group, i) => {
    const parent = group.parent === undefined ? WHOLE : (memberOfGroup.get(group.parent) ?? WHOLE);
    // A group comes after its parent; anything else would be a cycle.
    holder.push(parent < count + i ? parent : WHOLE);
    ranks.push(Number.POSITIVE_INFINITY);
  });
  for (let i = 0; i < count; i++) {
    for (let at = holder[i] as Member; at !== WHOLE && (ranks[at] as number) > i; at = holder[at] as Member) {
      ranks[at] = i;
    }
  }
  // An empty group stands where it was written among the groups, after everything else.
  for (let i = count; i < ranks.length; i++) if (ranks[i] === Number.POSITIVE_INFINITY) ranks[i] = i;
  const inside = new Map<Member, Member[]>();
  for (let member = 0; member < holder.length; member++) push(inside, holder[member] as Member, member);
  for (const members of inside.values()) {
    members.sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || b - a);
  }
  const edgesOf = new Map<Member, LayoutEdge[]>();
  const edgeRanks = new Map<LayoutEdge, number>();
  graph.edges.forEach((edge, i) => {
    const from = memberOfNode.get(edge.from);
    const to = memberOfNode.get(edge.to);
    if (from === undefined || to === undefined) return;
    edgeRanks.set(edge, i);
    push(edgesOf, meeting(holder, from, to), edge);
  });
  return { graph, direction, memberOfNode, holder, ranks, inside, edgesOf, edgeRanks };
}

export function nodeOf(hierarchy: Hierarchy, member: Member): LayoutNode | undefined {
  return hierarchy.graph.nodes[member];
}

export function groupOf(hierarchy: Hierarchy, member: Member): LayoutGroup | undefined {
  return hierarchy.graph.groups[member - hierarchy.graph.nodes.length];
}

/** The direct member of `group` that is or holds `member`. */
export function memberWithin(hierarchy: Hierarchy, group: Member, member: Member): Member {
  let at = member;
  while (hierarchy.holder[at] !== group && hierarchy.holder[at] !== WHOLE) at = hierarchy.holder[at] as Member;
  return at;
}

function meeting(holder: readonly Member[], from: Member, to: Member): Member {
  const above = new Set<Member>();
  for (let at = holder[from] as Member; at !== WHOLE; at = holder[at] as Member) above.add(at);
  let at = holder[to] as Member;
  while (at !== WHOLE && !above.has(at)) at = holder[at] as Member;
  return at;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
