// The containment tree: reads a graph's groups and edges into one tree of members.
// In: the graph. Out: for each group (and the whole, -1) its direct members in source order and its inner edges.

import type { FlowDirection, LayoutConflict, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../../graph.js';
import { nth } from '../checked.js';
import type { Arc } from '../solve/cycles.js';
import { distancesFromStart } from './distances.js';

/** A node (0 to nodes - 1) or a group (from nodes on). */
export type Member = number;
export const WHOLE: Member = -1;

export interface Hierarchy {
  readonly graph: LayoutGraph;
  readonly direction: FlowDirection;
  readonly memberOfNode: ReadonlyMap<string, Member>;
  /** The group that holds a member, or WHOLE. */
  readonly holder: readonly Member[];
  /** Source index of the first node inside, for groups; a node's own index. */
  readonly ranks: readonly number[];
  readonly inside: ReadonlyMap<Member, readonly Member[]>;
  /** Edges by the innermost group that holds both ends. */
  readonly edgesOf: ReadonlyMap<Member, readonly LayoutEdge[]>;
  readonly edgeRanks: ReadonlyMap<LayoutEdge, number>;
  /** By node, in lines: the fewest from the start. */
  readonly distances: Int32Array;
  /** Constraints by the group that holds both members, in source order. */
  readonly constraintsOf: ReadonlyMap<Member, readonly Constraint[]>;
  /** Constraints between a group and its own content. */
  readonly apart: readonly LayoutConflict[];
  readonly trial: Trial;
}

/** Changes to the layers that are tried in addition to the graph's constraints. */
export interface Trial {
  /** Members that come before or after all others of the cycles they are on. */
  readonly reversals: readonly Place[];
  /** Members that come a layer before or after others they would share one with. */
  readonly shifts: readonly (Place & { readonly others: readonly Member[] })[];
}

export interface Place {
  readonly member: Member;
  readonly first: boolean;
}

export const UNTRIED: Trial = { reversals: [], shifts: [] };

/** The constraint of a node or a group, and the members of one group it resolves to. */
export interface Constraint {
  readonly node: string;
  readonly otherNode: string;
  readonly constraint: 'same' | 'before';
  readonly member: Member;
  readonly other: Member;
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
    for (let at = nth(holder, i); at !== WHOLE && nth(ranks, at) > i; at = nth(holder, at)) {
      ranks[at] = i;
    }
  }
  // An empty group keeps its written position among the groups, after everything else.
  for (let i = count; i < ranks.length; i++) if (ranks[i] === Number.POSITIVE_INFINITY) ranks[i] = i;
  const inside = new Map<Member, Member[]>();
  for (let member = 0; member < holder.length; member++) push(inside, nth(holder, member), member);
  for (const members of inside.values()) {
    members.sort((a, b) => nth(ranks, a) - nth(ranks, b) || b - a);
  }
  const edgesOf = new Map<Member, LayoutEdge[]>();
  const edgeRanks = new Map<LayoutEdge, number>();
  const arcs: Arc[] = [];
  graph.edges.forEach((edge, i) => {
    const from = memberOfNode.get(edge.from);
    const to = memberOfNode.get(edge.to);
    if (from === undefined || to === undefined) return;
    edgeRanks.set(edge, i);
    arcs.push({ from, to });
    push(edgesOf, meeting(holder, from, to), edge);
  });
  return {
    graph,
    direction,
    memberOfNode,
    holder,
    ranks,
    inside,
    edgesOf,
    edgeRanks,
    distances: distancesFromStart(count, arcs),
    trial: UNTRIED,
    ...readConstraints(graph, memberOfNode, memberOfGroup, holder),
  };
}

function readConstraints(
  { nodes, groups }: LayoutGraph,
  memberOfNode: ReadonlyMap<string, Member>,
  memberOfGroup: ReadonlyMap<string, Member>,
  holder: readonly Member[],
): Pick<Hierarchy, 'constraintsOf' | 'apart'> {
  const constraintsOf = new Map<Member, Constraint[]>();
  const apart: LayoutConflict[] = [];
  /** The member and the groups around it. */
  const reach = (member: Member): Member[] => {
    const list = [member];
    for (let at = nth(holder, member); at !== WHOLE; at = nth(holder, at)) list.push(at);
    return list;
  };
  const read = (of: LayoutNode | LayoutGroup, at: Member): void => {
    for (const constraint of ['same', 'before'] as const) {
      const wanted = of[constraint];
      const end = wanted === undefined ? undefined : (memberOfNode.get(wanted) ?? memberOfGroup.get(wanted));
      if (wanted === undefined || end === undefined || end === at) continue;
      const ends = reach(end);
      const [member, other] = reach(at).flatMap((one) => {
        const beside = ends.find((each) => holder[each] === holder[one]);
        return beside === undefined ? [] : [one, beside];
      });
      if (member === undefined || other === undefined || member === other) {
        apart.push({ node: of.id, constraint, reason: 'group' });
      } else push(constraintsOf, nth(holder, member), { node: of.id, otherNode: wanted, constraint, member, other });
    }
  };
  nodes.forEach((node, i) => {
    read(node, i);
  });
  groups.forEach((group, i) => {
    read(group, nodes.length + i);
  });
  return { constraintsOf, apart };
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
  while (hierarchy.holder[at] !== group && hierarchy.holder[at] !== WHOLE) at = nth(hierarchy.holder, at);
  return at;
}

function meeting(holder: readonly Member[], from: Member, to: Member): Member {
  const above = new Set<Member>();
  for (let at = nth(holder, from); at !== WHOLE; at = nth(holder, at)) above.add(at);
  let at = nth(holder, to);
  while (at !== WHOLE && !above.has(at)) at = nth(holder, at);
  return at;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
