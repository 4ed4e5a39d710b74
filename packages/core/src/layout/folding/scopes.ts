// What is side by side in a graph, frame by frame. In: a graph and a drawing of it, which gives the sizes of frames.
// Out: for the whole and for each group, inner ones first, its items and the lines between them.
import type { Box, Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { FOLDED_APART } from './weights.js';

/** What has a place in a scope: a node, a group, or several of them that must be level. */
export interface Item {
  /** A node in it, or itself. */
  readonly node: string;
  /** The nodes and groups it consists of. */
  readonly members: readonly string[];
  /** px along the reading direction and across it. */
  readonly along: number;
  readonly across: number;
}

export interface Scope {
  readonly group: string | undefined;
  readonly direction: FlowDirection;
  readonly items: readonly Item[];
  /** From one item to another, by index. */
  readonly arcs: readonly (readonly [number, number])[];
  /** Some of its lines have labels. */
  readonly labelled: boolean;
}

export function isSideways(direction: FlowDirection): boolean {
  return direction === 'right' || direction === 'left';
}

interface Member extends Box {
  readonly id: string;
  readonly node: string;
  readonly same?: string;
  readonly before?: string;
}

export function scopesOf(graph: LayoutGraph, drawing: Drawing): readonly Scope[] {
  const boxes = new Map<string, Box>([...drawing.nodes, ...drawing.groups].map((each) => [each.id, each]));
  const groups = new Map(graph.groups.map((each) => [each.id, each]));
  const first = firstNodes(graph);
  const members = new Map<string | undefined, Member[]>();
  const holders = new Map<string, string | undefined>();
  const add = (id: string, group: string | undefined, constraints: Pick<Member, 'same' | 'before'>): void => {
    const [box, node] = [boxes.get(id), groups.has(id) ? first.get(id) : id];
    holders.set(id, group);
    if (box === undefined || node === undefined) return;
    const { same, before } = constraints;
    const own = { ...(same === undefined ? {} : { same }), ...(before === undefined ? {} : { before }) };
    listed(members, group).push({ ...box, id, node, ...own });
  };
  for (const each of graph.nodes) add(each.id, each.group, each);
  for (const each of graph.groups) add(each.id, each.parent, each);
  const turn = (group: string | undefined): FlowDirection => {
    for (let at = group; at !== undefined; at = groups.get(at)?.parent) {
      const own = groups.get(at)?.direction;
      if (own !== undefined) return own;
    }
    return drawing.direction;
  };
  const crossing = linesByScope(graph, holders);
  return [...graph.groups.map(({ id }) => id).toReversed(), undefined].map((group) =>
    scopeOf(group, turn(group), members.get(group) ?? [], crossing.get(group) ?? []),
  );
}

interface Crossing {
  /** What holds its ends in the scope: nodes or groups. */
  readonly from: string;
  readonly to: string;
  readonly labelled: boolean;
}

function scopeOf(
  group: string | undefined,
  direction: FlowDirection,
  members: readonly Member[],
  crossing: readonly Crossing[],
): Scope {
  const sideways = isSideways(direction);
  const places = new Map(members.map(({ id }, i) => [id, i]));
  const representatives = tied(members, places);
  const items: Item[] = [];
  const itemOf = new Map<number, number>();
  members.forEach(({ id, node, width, height }, i) => {
    const [along, across] = sideways ? [width, height] : [height, width];
    const known = itemOf.get(representatives[i] ?? i);
    const item = known === undefined ? undefined : items[known];
    if (known === undefined || item === undefined) {
      itemOf.set(representatives[i] ?? i, items.length);
      items.push({ node, members: [id], along, across });
    } else {
      const all = [...item.members, id];
      items[known] = {
        ...item,
        members: all,
        along: Math.max(item.along, along),
        across: item.across + FOLDED_APART + across,
      };
    }
  });
  const at = (id: string): number | undefined => {
    const place = places.get(id);
    return place === undefined ? undefined : itemOf.get(representatives[place] ?? place);
  };
  const arcs = crossing.flatMap(({ from, to }): readonly (readonly [number, number])[] => {
    const [a, b] = [at(from), at(to)];
    return a === undefined || b === undefined || a === b ? [] : [[a, b]];
  });
  return { group, direction, items, arcs, labelled: crossing.some((each) => each.labelled) };
}

/** For each member, the first of those that it must be level with. */
function tied(members: readonly Member[], places: ReadonlyMap<string, number>): readonly number[] {
  const representatives = members.map((_, i) => i);
  const representativeOf = (at: number): number => {
    let representative = at;
    while (representatives[representative] !== representative)
      representative = representatives[representative] ?? representative;
    return representative;
  };
  members.forEach(({ same, before }, i) => {
    for (const constraint of [same, before]) {
      const other = places.get(constraint ?? '');
      if (other === undefined) continue;
      const [a, b] = [representativeOf(i), representativeOf(other)];
      representatives[Math.max(a, b)] = Math.min(a, b);
    }
  });
  return members.map((_, i) => representativeOf(i));
}

/** By group, its first node at any depth. */
function firstNodes({ nodes, groups }: LayoutGraph): ReadonlyMap<string, string> {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const first = new Map<string, string>();
  for (const { id, group } of nodes) {
    for (let at = group; at !== undefined && !first.has(at); at = parents.get(at)) first.set(at, id);
  }
  return first;
}

/** Each line in the innermost scope that holds both its ends. */
function linesByScope(
  { edges }: LayoutGraph,
  holders: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string | undefined, readonly Crossing[]> {
  const around = (id: string): readonly string[] => {
    const chain = [id];
    for (let at = holders.get(id); at !== undefined; at = holders.get(at)) chain.unshift(at);
    return chain;
  };
  const lines = new Map<string | undefined, Crossing[]>();
  for (const { from, to, label, fromLabel, toLabel } of edges) {
    const [one, other] = [around(from), around(to)];
    const parting = one.findIndex((each, i) => each !== other[i]);
    const [a, b] = [one[parting], other[parting]];
    if (a === undefined || b === undefined) continue;
    const labelled = [label, fromLabel, toLabel].some((each) => each !== undefined);
    listed(lines, one[parting - 1]).push({ from: a, to: b, labelled });
  }
  return lines;
}

function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
