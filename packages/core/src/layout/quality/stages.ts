// Groups on a path, for benches. In: a graph and a drawing. Out: the pairs of consecutive groups, and how many of them
// are level.
import type { Drawing, LayoutGraph } from '../graph.js';
import { liftedLines, type Member } from './scopes.js';
import { AXES, isLevel, type Share, shareOf } from './share.js';

/** They are level if their starts or their middles share a coordinate, whatever the direction of the path. */
export function stagesLevel(graph: LayoutGraph, drawing: Drawing): Share {
  const boxes = new Map(drawing.groups.map((group) => [group.id, group]));
  return shareOf(
    stagePairs(graph).map(([a, b]) => {
      const [one, other] = [boxes.get(a), boxes.get(b)];
      if (one === undefined || other === undefined) return false;
      return AXES.some((axis) => isLevel(one, other, axis, 'start') || isLevel(one, other, axis, 'middle'));
    }),
  );
}

/**
 * Two sibling groups are consecutive on a path if the first has lines to no other group there and the second has lines
 * from no other. Lines to what is written earlier don't count.
 */
export function stagePairs(graph: LayoutGraph): readonly (readonly [string, string])[] {
  const written = firstNodes(graph);
  const next = new Map<string, Set<string>>();
  const previous = new Map<string, Set<string>>();
  for (const { from, to } of liftedLines(graph)) {
    const [a, b] = [groupNamed(from), groupNamed(to)];
    if (a === undefined || b === undefined || (written.get(a) ?? 0) >= (written.get(b) ?? 0)) continue;
    put(next, a, b);
    put(previous, b, a);
  }
  return [...next].flatMap(([a, after]) => {
    const [b] = after;
    return b !== undefined && after.size === 1 && previous.get(b)?.size === 1 ? [[a, b] as const] : [];
  });
}

/** By group: the source index of its first node. */
function firstNodes(graph: LayoutGraph): ReadonlyMap<string, number> {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const first = new Map<string, number>();
  graph.nodes.forEach(({ group }, i) => {
    for (let at = group; at !== undefined && !first.has(at); at = parents.get(at)) first.set(at, i);
  });
  return first;
}

function groupNamed(member: Member): string | undefined {
  return member.startsWith('group ') ? member.slice('group '.length) : undefined;
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
