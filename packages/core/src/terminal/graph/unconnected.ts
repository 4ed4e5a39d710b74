// The connected components of a graph. In: the picture. Out: one picture for each, in written order.
import type { TextGraph } from './text-graph.js';

export function unconnectedParts(graph: TextGraph): readonly TextGraph[] {
  const of = owners(graph);
  const roots = [...new Set([...graph.nodes, ...graph.groups].map(({ id }) => of(id)))];
  if (roots.length < 2) return [graph];
  const places = [...graph.nodes, ...graph.groups];
  const first = (root: string): number => places.findIndex(({ id }) => of(id) === root);
  const order = new Map(roots.map((root) => [root, first(root)]));
  return roots
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map((root) => {
      const mine = (id: string): boolean => of(id) === root;
      return {
        ...graph,
        nodes: graph.nodes.filter(({ id }) => mine(id)),
        groups: graph.groups.filter(({ id }) => mine(id)),
        overlays: graph.overlays.filter(({ nodes }) => nodes.some(mine)),
        edges: graph.edges.filter(({ from }) => mine(from)),
        notes: graph.notes.filter(({ about }) => about !== undefined && mine(about)),
      };
    });
}

/** By id of a node or a group, the id that represents its component. */
function owners({ nodes, groups, edges, overlays }: TextGraph): (id: string) => string {
  const above = new Map<string, string>();
  const find = (id: string): string => {
    let at = id;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) at = next;
    return at;
  };
  const join = (a: string, b: string): void => {
    const [one, other] = [find(a), find(b)];
    if (one !== other) above.set(other, one);
  };
  const known = new Set([...nodes, ...groups].map(({ id }) => id));
  for (const { id, group } of nodes) if (group !== undefined) join(group, id);
  for (const { id, parent } of groups) if (parent !== undefined) join(parent, id);
  for (const { id, same, before } of [...nodes, ...groups]) {
    for (const other of [same, before]) if (other !== undefined && known.has(other)) join(other, id);
  }
  for (const { from, to } of edges) join(from, to);
  for (const overlay of overlays) {
    const inside = overlay.nodes.filter((each) => known.has(each));
    for (const each of inside.slice(1)) join(inside[0] ?? each, each);
  }
  return find;
}
