// The positions of group titles. In: a graph and its drawing. Out: a box for each group that has a title.
import type { Drawing, LayoutGraph, PlacedGroup } from '../graph.js';
import { SPACING } from '../layered/spacing.js';

export function groupTitles(graph: LayoutGraph, drawing: Drawing): readonly PlacedGroup[] {
  const sizes = new Map(graph.groups.map(({ id, title }) => [id, title]));
  return drawing.groups.flatMap(({ id, x, y }) => {
    const { width = 0, height = 0 } = sizes.get(id) ?? {};
    return width === 0 ? [] : [{ id, x: x + SPACING.padding, y: y + SPACING.title, width, height }];
  });
}
