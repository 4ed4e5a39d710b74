// Constraints that a drawing breaks. In: a graph and the positions of everything. Out: a conflict for each `same` or
// `before` constraint of a node or a group that is not level with its target, or not before it.
import type { Box, Drawing, LayoutConflict, LayoutGraph } from '../graph.js';

interface Constrained {
  readonly id: string;
  readonly same?: string;
  readonly before?: string;
}

export function brokenConstraints(graph: LayoutGraph, drawing: Drawing): readonly LayoutConflict[] {
  const boxes = new Map<string, Box>([...drawing.nodes, ...drawing.groups].map((box) => [box.id, box]));
  const constrained: readonly Constrained[] = [...graph.nodes, ...graph.groups];
  return constrained.flatMap(({ id, ...constraints }) =>
    (['same', 'before'] as const).flatMap((constraint): readonly LayoutConflict[] => {
      const [box, other] = [boxes.get(id), boxes.get(constraints[constraint] ?? '')];
      if (box === undefined || other === undefined || holds(box, other, constraint)) return [];
      return [{ node: id, constraint, reason: 'group' }];
    }),
  );
}

/** Level is side by side or one below the other: what reads across in one frame reads down in the next. */
function holds(box: Box, other: Box, constraint: 'same' | 'before'): boolean {
  const beside = box.y < other.y + other.height && other.y < box.y + box.height;
  const below = box.x < other.x + other.width && other.x < box.x + box.width;
  if (constraint === 'same') return beside || below;
  return (beside && box.x < other.x) || (below && box.y < other.y);
}
