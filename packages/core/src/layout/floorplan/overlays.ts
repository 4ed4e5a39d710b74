// Overlays of a graph by the indices of their nodes. In: the graph. Out: what one frame around them must not hold.
import type { LayoutGraph } from '../graph.js';
import type { Leaf } from './scopes.js';

export interface Overlay {
  readonly nodes: readonly Leaf[];
  /** Other nodes, and frames that hold none of its own. */
  readonly strangers: readonly Leaf[];
  readonly frames: readonly number[];
}

export function overlaysOf(graph: LayoutGraph, places: ReadonlyMap<string, Leaf>): readonly Overlay[] {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  return graph.overlays.map((overlay) => {
    const nodes = overlay.nodes.flatMap((id) => places.get(id) ?? []);
    const own = new Set(nodes);
    const holders = new Set<string>();
    for (const leaf of nodes) {
      for (let at = graph.nodes[leaf]?.group; at !== undefined; at = parents.get(at)) holders.add(at);
    }
    return {
      nodes,
      strangers: [...graph.nodes.keys()].filter((leaf) => !own.has(leaf)),
      frames: graph.groups.flatMap(({ id }, i) => (holders.has(id) ? [] : i)),
    };
  });
}
