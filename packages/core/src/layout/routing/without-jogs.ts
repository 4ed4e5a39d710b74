// Straightens lines once everything has its place: channels keep lines apart by the most they ever need, which leaves steps
// and humps of a few px. In: a graph, its routed drawing and the lines that share a stroke, which stay together. Out: the
// drawing with fewer bends.
import type { Drawing, LayoutGraph } from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { straighten } from '../layered/finish/straighten.js';
import type { Spacing } from '../layered/spacing.js';

export function withoutJogs(
  graph: LayoutGraph,
  drawing: Drawing,
  held: ReadonlySet<string>,
  spacing: Spacing,
  budget: Budget,
): Drawing {
  const { nodes, groups, overlays, edges } = drawing;
  // The pass knows no frames of overlays.
  if (overlays.length > 0 || edges.every(({ points }) => points.length < 4)) return drawing;
  return { ...drawing, edges: straighten(graph, nodes, groups, edges, spacing, budget, held) };
}
