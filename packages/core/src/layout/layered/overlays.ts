// Overlays: frames drawn round nodes wherever the layout puts them. Where its nodes stand together in the flow, an
// overlay is laid out as a group, which keeps strangers out; the others are framed as they stand.
// In: the graph, later the placed boxes. Out: the graph to lay out, later a box per overlay with a known node.
import type { FlowDirection, LayoutGraph, LayoutGroup, LayoutOverlay, PlacedGroup, PlacedNode } from '../graph.js';
import { breakCycles } from './cycles.js';
import { type Hierarchy, type Member, memberWithin, readHierarchy } from './hierarchy.js';
import type { Spacing } from './spacing.js';

export interface Adopted {
  readonly graph: LayoutGraph;
  /** The group that stands for an overlay. */
  readonly groupOf: ReadonlyMap<string, string>;
}

export function adoptOverlays(graph: LayoutGraph, direction: FlowDirection): Adopted {
  const groupOf = new Map<string, string>();
  if (graph.overlays.length === 0) return { graph, groupOf };
  const hierarchy = readHierarchy(graph, direction);
  const taken = new Map<Member, string>();
  const groups: LayoutGroup[] = [];
  const ids = new Set(graph.groups.map(({ id }) => id));
  for (const overlay of graph.overlays) {
    const members = membersOf(hierarchy, overlay);
    const [first] = members;
    if (first === undefined || groupOf.has(overlay.id)) continue;
    const holder = hierarchy.holder[first] as Member;
    if (members.some((member) => hierarchy.holder[member] !== holder || taken.has(member))) continue;
    const inside = new Set(members);
    if (isConstrained(hierarchy, inside) || !standTogether(hierarchy, holder, inside)) continue;
    let id = `overlay ${overlay.id}`;
    while (ids.has(id)) id += ' ';
    ids.add(id);
    const parent = graph.nodes[first]?.group;
    const known = parent !== undefined && graph.groups.some((group) => group.id === parent);
    groups.push({
      id,
      // The title stands on the frame's top line, so only half of it is inside.
      title: { width: overlay.title.width, height: overlay.title.height / 2 },
      ...(known ? { parent } : {}),
    });
    groupOf.set(overlay.id, id);
    for (const member of members) taken.set(member, id);
  }
  if (groups.length === 0) return { graph, groupOf };
  const nodes = graph.nodes.map((node, i) => {
    const group = taken.get(i);
    return group === undefined ? node : { ...node, group };
  });
  return { graph: { ...graph, nodes, groups: [...graph.groups, ...groups] }, groupOf };
}

function membersOf(hierarchy: Hierarchy, overlay: LayoutOverlay): Member[] {
  const members = overlay.nodes.flatMap((id) => hierarchy.memberOfNode.get(id) ?? []);
  return [...new Set(members)];
}

/** A constraint joins one of the nodes to a stranger: a frame between them would break it. */
function isConstrained({ graph, memberOfNode }: Hierarchy, inside: ReadonlySet<Member>): boolean {
  return graph.nodes.some(({ same, before }, i) =>
    [same, before].some((id) => {
      const other = id === undefined ? undefined : memberOfNode.get(id);
      return other !== undefined && inside.has(i) !== inside.has(other);
    }),
  );
}

/** No way leads out of the nodes and back in again, so they can stand in one frame without turning the flow round. */
function standTogether(hierarchy: Hierarchy, holder: Member, inside: ReadonlySet<Member>): boolean {
  const siblings = hierarchy.inside.get(holder) ?? [];
  const place = new Map(siblings.map((member, i) => [member, i]));
  const within = (id: string): number =>
    place.get(memberWithin(hierarchy, holder, hierarchy.memberOfNode.get(id) as Member)) as number;
  const arcs = (hierarchy.edgesOf.get(holder) ?? []).map(({ from, to }) => ({ from: within(from), to: within(to) }));
  const turned = breakCycles(siblings.length, arcs);
  const out: number[][] = siblings.map(() => []);
  arcs.forEach(({ from, to }, i) => {
    if (turned[i]) (out[to] as number[]).push(from);
    else (out[from] as number[]).push(to);
  });
  const isInside = siblings.map((member) => inside.has(member));
  const seen = new Uint8Array(siblings.length);
  const queue: number[] = [];
  const visit = (at: number): void => {
    if (seen[at] === 1 || isInside[at]) return;
    seen[at] = 1;
    queue.push(at);
  };
  isInside.forEach((inner, at) => {
    if (inner) for (const next of out[at] as number[]) visit(next);
  });
  for (const at of queue) {
    for (const next of out[at] as number[]) {
      if (isInside[next]) return false;
      visit(next);
    }
  }
  return true;
}

export function frameOverlays(
  graph: LayoutGraph,
  { groupOf }: Adopted,
  nodes: readonly PlacedNode[],
  groups: readonly PlacedGroup[],
  spacing: Spacing,
): PlacedGroup[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const frames = new Map(groups.map((group) => [group.id, group]));
  return graph.overlays.flatMap((overlay) => {
    const group = frames.get(groupOf.get(overlay.id) ?? '');
    return group === undefined ? frame(overlay, byId, spacing) : [{ ...group, id: overlay.id }];
  });
}

function frame(
  overlay: LayoutOverlay,
  nodes: ReadonlyMap<string, PlacedNode>,
  { title: around }: Spacing,
): PlacedGroup[] {
  const inside = overlay.nodes.flatMap((id) => nodes.get(id) ?? []);
  if (inside.length === 0) return [];
  const left = inside.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const top = inside.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const right = inside.reduce((most, { x, width }) => Math.max(most, x + width), Number.NEGATIVE_INFINITY);
  const bottom = inside.reduce((most, { y, height }) => Math.max(most, y + height), Number.NEGATIVE_INFINITY);
  const head = around + overlay.title.height / 2;
  return [
    {
      id: overlay.id,
      x: left - around,
      y: top - head,
      width: Math.max(right - left, overlay.title.width) + 2 * around,
      height: bottom - top + head + around,
    },
  ];
}
