// Groups with the same shape, for benches and the choice between engines. In: a graph and a drawing. Out: the pairs of
// twins, and how many of them are level.
import type { Drawing, LayoutGraph } from '../graph.js';
import { liftedLines } from './scopes.js';
import { AXES, axisAlong, isLevel, type Share, shareOf } from './share.js';
import { FEWEST_TWIN_NODES } from './weights.js';

/** In the name of a shape, between two members. */
const LINE = '>';

/**
 * They are level if their starts or middles share a coordinate: side by side, or one below the other if they are
 * members of a group that reads down. On the outermost level they are side by side across the reading direction.
 */
export function twinsLevel(graph: LayoutGraph, drawing: Drawing): Share {
  const boxes = new Map(drawing.groups.map((group) => [group.id, group]));
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  return shareOf(
    twinPairs(graph).map(([a, b]) => {
      const [one, other] = [boxes.get(a), boxes.get(b)];
      if (one === undefined || other === undefined) return false;
      const axes = parents.get(a) === undefined ? [axisAlong(drawing.direction)] : AXES;
      return axes.some((axis) => isLevel(one, other, axis, 'start') || isLevel(one, other, axis, 'middle'));
    }),
  );
}

/**
 * Twins are sibling groups with similar members in written order and similar lines between these, that have lines from
 * one common node, or to one, or whose shape has more than nodes; unless a path of lines connects one to the other and
 * no node has lines to both: those are stages.
 */
export function twinPairs(graph: LayoutGraph): readonly (readonly [string, string])[] {
  const shapes = shapesOf(graph);
  const outside = farNodes(graph);
  const inside = heldNodes(graph);
  const leads = pathsBetween(graph);
  const areTwins = (a: string, b: string): boolean => {
    const far = outside.get(b);
    if ([...(outside.get(a) ?? [])].some((end) => far?.has(end))) return true;
    return shapes.get(a)?.includes(LINE) === true && !leads(a, b) && !leads(b, a);
  };
  const last = new Map<string, string>();
  return graph.groups.flatMap(({ id, parent }) => {
    const shape = shapes.get(id);
    if (shape === undefined || (inside.get(id)?.size ?? 0) < FEWEST_TWIN_NODES) return [];
    const key = `${parent === undefined ? '' : `in ${parent}`}\n${shape}`;
    const twin = last.get(key);
    last.set(key, id);
    return twin !== undefined && areTwins(twin, id) ? [[twin, id] as const] : [];
  });
}

/** Whether lines connect one member of a scope to another, directly or through others. */
function pathsBetween(graph: LayoutGraph): (from: string, to: string) => boolean {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of liftedLines(graph)) added(next, from, to);
  return (from, to) => {
    const goal = `group ${to}`;
    const reachable = new Set([`group ${from}`]);
    for (const member of reachable) for (const other of next.get(member) ?? []) reachable.add(other);
    return reachable.has(goal) && from !== to;
  };
}

/** By group: its members and the lines between them, by index. */
function shapesOf(graph: LayoutGraph): ReadonlyMap<string, string> {
  const nodes = new Map<string, string[]>();
  for (const { id, group } of graph.nodes) if (group !== undefined) listed(nodes, group, id);
  const groups = new Map<string, string[]>();
  for (const { id, parent } of graph.groups) if (parent !== undefined) listed(groups, parent, id);
  const lines = new Map<string, (readonly [string, string])[]>();
  for (const { scope, from, to } of liftedLines(graph)) if (scope !== undefined) listed(lines, scope, [from, to]);
  const shapes = new Map<string, string>();
  // Each group comes after its parent, so from the end the innermost come first.
  for (const { id } of graph.groups.toReversed()) {
    const held = groups.get(id) ?? [];
    const members = [...(nodes.get(id) ?? []).map((node) => `node ${node}`), ...held.map((group) => `group ${group}`)];
    const places = new Map(members.map((member, i) => [member, i]));
    const joins = (lines.get(id) ?? []).map(([from, to]) => `${places.get(from)}${LINE}${places.get(to)}`).toSorted();
    const inner = held.map((group) => shapes.get(group) ?? '').join('');
    shapes.set(id, `(${nodes.get(id)?.length ?? 0}${inner} ${joins.join(' ')})`);
  }
  return shapes;
}

/** By group: the nodes outside it that lines join to nodes inside, and in which direction. */
function farNodes(graph: LayoutGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const holdersOf = holderChains(graph);
  const far = new Map<string, Set<string>>();
  for (const { from, to } of graph.edges) {
    const [a, b] = [holdersOf(from), holdersOf(to)];
    for (const group of a) if (!b.includes(group)) added(far, group, `to ${to}`);
    for (const group of b) if (!a.includes(group)) added(far, group, `from ${from}`);
  }
  return far;
}

/** By group: all nodes in it, at any depth. */
function heldNodes(graph: LayoutGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const holdersOf = holderChains(graph);
  const held = new Map<string, Set<string>>();
  for (const { id } of graph.nodes) for (const group of holdersOf(id)) added(held, group, id);
  return held;
}

function holderChains(graph: LayoutGraph): (node: string) => readonly string[] {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const innermost = new Map(graph.nodes.map(({ id, group }) => [id, group]));
  return (node) => {
    const chain: string[] = [];
    for (let at = innermost.get(node); at !== undefined; at = parents.get(at)) chain.push(at);
    return chain;
  };
}

function listed<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function added(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
