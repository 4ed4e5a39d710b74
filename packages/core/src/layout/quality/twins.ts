// Groups alike in shape, for benches. In: a graph and a drawing; out, the pairs of twins, and how many of them stand level.
import type { Drawing, LayoutGraph } from '../graph.js';
import { liftedLines } from './scopes.js';
import { axisAlong, isLevel, type Share, shareOf } from './share.js';

/** Groups of fewer nodes have no shape to be alike in. */
const FEWEST = 2;

/**
 * They stand level if their starts or middles share the coordinate along the reading direction: side by side where it runs
 * down. A group that states no direction may have its twins level either way.
 */
export function twinsLevel(graph: LayoutGraph, drawing: Drawing): Share {
  const boxes = new Map(drawing.groups.map((group) => [group.id, group]));
  const groups = new Map(graph.groups.map((group) => [group.id, group]));
  return shareOf(
    twinPairs(graph).map(([a, b]) => {
      const [one, other] = [boxes.get(a), boxes.get(b)];
      if (one === undefined || other === undefined) return false;
      const scope = groups.get(a)?.parent;
      const direction = scope === undefined ? drawing.direction : groups.get(scope)?.direction;
      const axes = direction === undefined ? (['x', 'y'] as const) : [axisAlong(direction)];
      return axes.some((axis) => isLevel(one, other, axis, 'start') || isLevel(one, other, axis, 'middle'));
    }),
  );
}

/**
 * Twins are groups beside one another in what holds them, with members alike in written order and like lines between
 * these. Where lines join the two and nothing else has lines to both, they are stages of a path and no twins.
 */
export function twinPairs(graph: LayoutGraph): readonly (readonly [string, string])[] {
  const shapes = shapesOf(graph);
  const outside = farNodes(graph);
  const inside = heldNodes(graph);
  const areStages = (a: string, b: string): boolean => {
    const [farA, farB, inB] = [outside.get(a), outside.get(b), inside.get(b)];
    return [...(farA ?? [])].some((node) => inB?.has(node)) && ![...(farA ?? [])].some((node) => farB?.has(node));
  };
  const last = new Map<string, string>();
  return graph.groups.flatMap(({ id, parent }) => {
    if ((inside.get(id)?.size ?? 0) < FEWEST) return [];
    const key = `${parent === undefined ? '' : `in ${parent}`}\n${shapes.get(id) ?? ''}`;
    const twin = last.get(key);
    last.set(key, id);
    return twin !== undefined && !areStages(twin, id) ? [[twin, id] as const] : [];
  });
}

/** By group: its members and the lines between them, by their places. */
function shapesOf(graph: LayoutGraph): ReadonlyMap<string, string> {
  const nodes = new Map<string, string[]>();
  for (const { id, group } of graph.nodes) if (group !== undefined) listed(nodes, group, id);
  const groups = new Map<string, string[]>();
  for (const { id, parent } of graph.groups) if (parent !== undefined) listed(groups, parent, id);
  const lines = new Map<string, (readonly [string, string])[]>();
  for (const { scope, from, to } of liftedLines(graph)) if (scope !== undefined) listed(lines, scope, [from, to]);
  const shapes = new Map<string, string>();
  // Each group stands after its parent, so the innermost come first from the end.
  for (const { id } of graph.groups.toReversed()) {
    const held = groups.get(id) ?? [];
    const members = [...(nodes.get(id) ?? []).map((node) => `node ${node}`), ...held.map((group) => `group ${group}`)];
    const places = new Map(members.map((member, i) => [member, i]));
    const joins = (lines.get(id) ?? []).map(([from, to]) => `${places.get(from)}>${places.get(to)}`).toSorted();
    const inner = held.map((group) => shapes.get(group) ?? '').join('');
    shapes.set(id, `(${nodes.get(id)?.length ?? 0}${inner} ${joins.join(' ')})`);
  }
  return shapes;
}

/** By group: the nodes outside it that lines join to nodes inside. */
function farNodes(graph: LayoutGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const holdersOf = holderChains(graph);
  const far = new Map<string, Set<string>>();
  for (const { from, to } of graph.edges) {
    const [a, b] = [holdersOf(from), holdersOf(to)];
    for (const group of a) if (!b.includes(group)) added(far, group, to);
    for (const group of b) if (!a.includes(group)) added(far, group, from);
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
