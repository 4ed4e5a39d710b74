// Groups that a flow supports: in, the model and the hidden groups; out, every other group with a node in it, the empty ones
// that edges refer to as nodes, and every edge between nodes. docs/conversion.md, Subgraphs, rules 4 and 5.
import type { ReaderInput } from '../contract.js';
import type { Model, ModelEdge, ModelGroup } from './model.js';

export interface RedrawnEdge {
  readonly edge: ModelEdge;
  readonly from: string;
  readonly to: string;
  /** Its own ends, if an edge of the flow can have them: no subgraph that holds the other one. */
  readonly framed: boolean;
}

/** An empty group that is drawn as a node. */
export interface EmptyStep {
  readonly group: ModelGroup;
  /** The group that an edge names: itself, or one around it that has no nodes either. */
  readonly named: ModelGroup;
}

export interface Regrouped {
  /** Groups that are drawn; a group precedes its content if it does in the source. */
  readonly groups: readonly ModelGroup[];
  readonly steps: readonly EmptyStep[];
  /** Hidden groups: their content belongs to the group around them. */
  readonly dissolved: readonly ModelGroup[];
  /** Empty groups that nothing names. */
  readonly dropped: readonly ModelGroup[];
  readonly edges: readonly RedrawnEdge[];
  /** The drawn group that contains a node, a step or a group. */
  readonly groupOf: (id: string) => string | undefined;
}

export function regroup(model: Model, groupEdges: ReaderInput['groupEdges'], hidden: ReadonlySet<string>): Regrouped {
  const { groups, owners, nodes } = model;
  const edges = model.edges.filter((edge) => edge.link.stroke !== 'invisible');
  const named = new Set(edges.flatMap((edge) => [edge.from, edge.to]));

  // Nodes of each group at any depth, in order of first mention.
  const inside = new Map<string, string[]>();
  for (const id of groups.keys()) inside.set(id, []);
  const parentOf = (id: string): string | undefined => (groups.has(id) ? groups.get(id)?.parent : owners.get(id));
  const place = (id: string): void => {
    for (let at = parentOf(id); at !== undefined; at = groups.get(at)?.parent) inside.get(at)?.push(id);
  };
  for (const id of nodes.keys()) place(id);

  const depths = new Map<string, number>();
  for (const id of groups.keys()) {
    let depth = 0;
    for (let at = groups.get(id)?.parent; at !== undefined; at = groups.get(at)?.parent) depth++;
    depths.set(id, depth);
  }
  const nodeless = new Set([...groups.keys()].filter((id) => inside.get(id)?.length === 0));
  const namedAt = (id: string): ModelGroup | undefined => {
    for (let at = groups.get(id); at !== undefined; at = at.parent === undefined ? undefined : groups.get(at.parent)) {
      if (!nodeless.has(at.id)) return undefined;
      if (named.has(at.id)) return at;
    }
    return undefined;
  };
  const steps = new Map<string, EmptyStep>();
  const innermostFirst = [...groups.values()].sort((a, b) => (depths.get(b.id) ?? 0) - (depths.get(a.id) ?? 0));
  for (const group of innermostFirst) {
    const at = inside.get(group.id)?.length === 0 ? namedAt(group.id) : undefined;
    if (at === undefined) continue;
    steps.set(group.id, { group, named: at });
    place(group.id);
  }
  const isDrawn = (id: string): boolean => groups.has(id) && !steps.has(id) && (inside.get(id)?.length ?? 0) > 0;

  const isAround = (group: string, id: string): boolean => {
    for (let at: string | undefined = id; at !== undefined; at = parentOf(at)) if (at === group) return true;
    return false;
  };
  const frameOf = (id: string): string | undefined => {
    let at = parentOf(id);
    while (at !== undefined && hidden.has(at)) at = groups.get(at)?.parent;
    return at;
  };
  const isHidden = ({ from, to }: ModelEdge): boolean => [from, to].some((id) => isDrawn(id) && hidden.has(id));
  const ends = endFinder(edges, inside, isDrawn, isAround);
  const redrawn = (edge: ModelEdge): RedrawnEdge => {
    const { from, to } = edge;
    const framed =
      groupEdges !== 'lanes' &&
      !isHidden(edge) &&
      !(isDrawn(from) && isAround(from, to)) &&
      !(isDrawn(to) && isAround(to, from));
    return framed && groupEdges === 'frame'
      ? { edge, from, to, framed }
      : { edge, from: ends.exit(from), to: ends.entry(to), framed };
  };
  return {
    groups: [...groups.values()].filter(({ id }) => isDrawn(id) && !hidden.has(id)),
    steps: [...groups.keys()].flatMap((id) => steps.get(id) ?? []),
    dissolved: [...groups.values()].filter(({ id }) => isDrawn(id) && hidden.has(id)),
    dropped: [...groups.values()].filter((group) => !isDrawn(group.id) && !steps.has(group.id)),
    edges: edges.map(redrawn),
    groupOf: frameOf,
  };
}

interface EndFinder {
  /** The node an edge to this id goes to. */
  readonly entry: (id: string) => string;
  /** The node an edge from this id comes from. */
  readonly exit: (id: string) => string;
}

/**
 * Into a group: its first node that nothing inside points at. Out of it: its last node that points at nothing inside. If
 * every node is on a cycle, the first or last of all.
 */
function endFinder(
  edges: readonly ModelEdge[],
  inside: ReadonlyMap<string, readonly string[]>,
  isGroup: (id: string) => boolean,
  isAround: (group: string, id: string) => boolean,
): EndFinder {
  const known = { entry: new Map<string, string>(), exit: new Map<string, string>() };
  const isInside = (id: string, group: string): boolean => id !== group && isAround(group, id);
  const find = (id: string, side: 'entry' | 'exit'): string => {
    if (!isGroup(id)) return id;
    const before = known[side].get(id);
    if (before !== undefined) return before;
    const members = inside.get(id) ?? [];
    const joined = new Set<string>();
    for (const edge of edges) {
      if (!isInside(edge.from, id) || !isInside(edge.to, id)) continue;
      joined.add(side === 'entry' ? find(edge.to, 'entry') : find(edge.from, 'exit'));
    }
    const inner =
      side === 'entry'
        ? (members.find((member) => !joined.has(member)) ?? members[0])
        : (members.findLast((member) => !joined.has(member)) ?? members.at(-1));
    known[side].set(id, inner ?? id);
    return inner ?? id;
  };
  return { entry: (id) => find(id, 'entry'), exit: (id) => find(id, 'exit') };
}
