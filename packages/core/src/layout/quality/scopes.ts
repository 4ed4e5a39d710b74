// What lines join at each depth. In: a graph. Out: for every line the innermost group that holds both its ends, and the
// two direct members of that group that it joins. A line between parts of two stages joins the stages in the group that
// holds both.
import type { Direction, FlowDirection, LayoutEdge, LayoutGraph } from '../graph.js';

/** A direct member of a scope: a node or a group. */
export type Member = `node ${string}` | `group ${string}`;

export interface Lifted {
  readonly edge: LayoutEdge;
  /** Undefined if no group holds both ends. */
  readonly scope?: string;
  readonly from: Member;
  readonly to: Member;
}

/** In the order of the graph; skips lines that end at no node of it. */
export function liftedLines(graph: LayoutGraph): readonly Lifted[] {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const holders = new Map(graph.nodes.map(({ id, group }) => [id, group]));
  /** From the outermost group to the node itself. */
  const roads = new Map<string, readonly Member[]>();
  const roadTo = (node: string): readonly Member[] => {
    const known = roads.get(node);
    if (known !== undefined) return known;
    const road: Member[] = [`node ${node}`];
    for (let at = holders.get(node); at !== undefined; at = parents.get(at)) road.push(`group ${at}`);
    road.reverse();
    roads.set(node, road);
    return road;
  };
  return graph.edges.flatMap((edge) => {
    if (!holders.has(edge.from) || !holders.has(edge.to)) return [];
    const [a, b] = [roadTo(edge.from), roadTo(edge.to)];
    let depth = 0;
    while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth++;
    const [from, to] = [a[depth], b[depth]];
    if (from === undefined || to === undefined) return [];
    const scope = a[depth - 1]?.slice('group '.length);
    return [{ edge, from, to, ...(scope === undefined ? {} : { scope }) }];
  });
}

/** The direction of a scope: stated, or its parent's. */
export function directionsOf<D extends Direction>(
  graph: LayoutGraph,
  root: D,
): (scope: string | undefined) => D | FlowDirection {
  const directions = new Map<string, D | FlowDirection>();
  for (const { id, parent, direction } of graph.groups) {
    directions.set(id, direction ?? (parent === undefined ? root : (directions.get(parent) ?? root)));
  }
  return (scope) => (scope === undefined ? root : (directions.get(scope) ?? root));
}
