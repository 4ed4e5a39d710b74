// A part of a graph. In: a graph and the nodes to keep. Out: the graph of these nodes, with the lines between them, the
// groups that hold any of them, and the constraints and overlays as far as they concern them.
import type { LayoutGraph, LayoutNode } from '../graph.js';

type Constraints = Pick<LayoutNode, 'same' | 'before'>;

export function onlyNodes(graph: LayoutGraph, wanted: (id: string) => boolean): LayoutGraph {
  const nodes = graph.nodes.filter(({ id }) => wanted(id)).map((node) => withConstraintsOn(node, wanted));
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const held = new Set<string>();
  for (const { group } of nodes) for (let at = group; at !== undefined; at = parents.get(at)) held.add(at);
  return {
    ...graph,
    nodes,
    edges: graph.edges.filter(({ from, to }) => wanted(from) && wanted(to)),
    groups: graph.groups
      .filter(({ id }) => held.has(id))
      .map((group) => withConstraintsOn(group, (id) => held.has(id))),
    overlays: graph.overlays
      .map((overlay) => ({ ...overlay, nodes: overlay.nodes.filter(wanted) }))
      .filter((overlay) => overlay.nodes.length > 0),
  };
}

function withConstraintsOn<T extends Constraints>(
  { same, before, ...rest }: T,
  wanted: (id: string) => boolean,
): Omit<T, keyof Constraints> & Constraints {
  return {
    ...rest,
    ...(same !== undefined && wanted(same) ? { same } : {}),
    ...(before !== undefined && wanted(before) ? { before } : {}),
  };
}
