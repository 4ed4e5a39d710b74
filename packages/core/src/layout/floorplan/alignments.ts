// What stands on one line in a plan. In: the shape and the boxes placed by it. Out: the lines to keep: siblings with one
// start, middle or end, and what twins hold at one place.
import type { Box, LayoutGraph } from '../graph.js';
import type { Alignment, Plan } from '../plan.js';

type Placed = Pick<Plan, 'nodes' | 'groups'>;

const AXES = ['x', 'y'] as const;
type Place = Alignment['at'];

export function alignmentsOf(placed: Placed, graph: LayoutGraph): readonly Alignment[] {
  const boxes = new Map<string, Box>([...placed.groups, ...placed.nodes].map((box) => [box.id, box]));
  const nodes = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  for (const { id, parent = '' } of graph.groups) groups.set(parent, [...(groups.get(parent) ?? []), id]);
  for (const { id, group = '' } of graph.nodes) nodes.set(group, [...(nodes.get(group) ?? []), id]);
  return [
    ...[...groups.values()].flatMap((ids) => siblings(ids, boxes, OF_GROUPS)),
    ...[...nodes.values()].flatMap((ids) => siblings(ids, boxes, OF_NODES)),
  ];
}

/** Frames grow with the lines in them, so their starts are what stays in line. */
const OF_GROUPS: readonly Place[] = ['start', 'end', 'middle'];
const OF_NODES: readonly Place[] = ['middle', 'start', 'end'];

/** Those that share several lines are named by the first. */
function siblings(
  ids: readonly string[],
  boxes: ReadonlyMap<string, Box>,
  places: readonly Place[],
): readonly Alignment[] {
  return AXES.flatMap((axis) => {
    const known = new Set<string>();
    return places.flatMap((at) => {
      const lines = new Map<number, string[]>();
      for (const id of ids) {
        const box = boxes.get(id);
        if (box === undefined) continue;
        const line = coordinate(box, axis, at);
        lines.set(line, [...(lines.get(line) ?? []), id]);
      }
      return [...lines.values()].flatMap((on): Alignment[] => {
        const key = on.join('\n');
        if (on.length < 2 || known.has(key)) return [];
        known.add(key);
        return [{ axis, at, ids: on }];
      });
    });
  });
}

function coordinate(box: Box, axis: 'x' | 'y', at: Place): number {
  const [start, size] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  return at === 'start' ? start : at === 'end' ? start + size : start + size / 2;
}
