// Alignments in a plan. In: the shape and the boxes placed by it. Out: the alignments to keep: siblings with a common
// start, middle or end. Frames that were grown to their neighbours' edges can lose them again.
import type { Box, LayoutGraph } from '../graph.js';
import type { Alignment, Plan } from '../plan.js';

type Placed = Pick<Plan, 'nodes' | 'groups'>;

const AXES = ['x', 'y'] as const;
type Place = Alignment['at'];

/** By axis, the groups whose frames were grown. */
export type Grown = Readonly<Record<Alignment['axis'], ReadonlySet<string>>>;

/** `roles`: nodes and groups that have the same place in twins. */
export function alignmentsOf(
  placed: Placed,
  graph: LayoutGraph,
  grown: Grown,
  roles: readonly (readonly string[])[],
): readonly Alignment[] {
  const boxes = new Map<string, Box>([...placed.groups, ...placed.nodes].map((box) => [box.id, box]));
  const nodes = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  const isGroup = new Set(graph.groups.map(({ id }) => id));
  for (const { id, parent = '' } of graph.groups) groups.set(parent, [...(groups.get(parent) ?? []), id]);
  for (const { id, group = '' } of graph.nodes) nodes.set(group, [...(nodes.get(group) ?? []), id]);
  return [
    ...[...groups.values()].flatMap((ids) => siblings(ids, boxes, OF_GROUPS, grown)),
    ...[...nodes.values()].flatMap((ids) => siblings(ids, boxes, OF_NODES, grown)),
    ...roles.flatMap((ids) => siblings(ids, boxes, isGroup.has(ids[0] ?? '') ? OF_GROUPS : OF_NODES, grown)),
  ];
}

/**
 * Frames grow with the lines in them, so equal frames keep only their starts aligned. Other frames that happen to start
 * together are not held there: a frame would be extended to a line far from its content.
 */
const OF_GROUPS: readonly Place[] = ['start', 'end', 'middle'];
const OF_NODES: readonly Place[] = ['middle', 'start', 'end'];

/** Siblings that share several alignments are listed under the first. */
function siblings(
  ids: readonly string[],
  boxes: ReadonlyMap<string, Box>,
  places: readonly Place[],
  grown: Grown,
): readonly Alignment[] {
  if (ids.length < 2) return [];
  return AXES.flatMap((axis) => {
    const known = new Set<string>();
    return places.flatMap((at) => {
      const lines = new Map<string | number, string[]>();
      for (const id of ids) {
        const box = boxes.get(id);
        if (box === undefined || grown[axis].has(id)) continue;
        const line = lineOf(box, axis, at, places === OF_GROUPS);
        const on = lines.get(line);
        if (on === undefined) lines.set(line, [id]);
        else on.push(id);
      }
      return [...lines.values()].flatMap((on): Alignment[] => {
        if (on.length < 2) return [];
        const key = on.join('\n');
        if (known.has(key)) return [];
        known.add(key);
        return [{ axis, at, ids: on }];
      });
    });
  });
}

/** The key of a box's alignment; for frames, one per size. */
function lineOf(box: Box, axis: 'x' | 'y', at: Place, framed: boolean): string | number {
  const line = coordinate(box, axis, at);
  return framed && at !== 'middle' ? `${line} ${box.width} ${box.height}` : line;
}

function coordinate(box: Box, axis: 'x' | 'y', at: Place): number {
  const [start, size] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  return at === 'start' ? start : at === 'end' ? start + size : start + size / 2;
}
