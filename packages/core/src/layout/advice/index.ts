// What an author can do about a picture that is too large or too long to read. In: a graph, its drawing and the engine
// that laid it out. Out: actions that have been tried and make the picture clearly better. Readable pictures cost one
// comparison, others up to six more layouts, mostly two.
import type { Drawing, FlowDirection, LayoutEdge, LayoutGraph, Size } from '../graph.js';
import { LONGEST_READABLE, SCREEN, SLENDER } from '../page.js';
import { countCrossings } from '../quality/crossings.js';
import { balancedCuts } from './cuts.js';
import { onlyNodes } from './part.js';
import { CUTS_TRIED, FEWEST_LONG_LABELS, LONG_LABEL, MOST_ADVISED, MOST_EXCESS_LEFT, NUMBER_SIZE } from './weights.js';

export type Advice = { readonly before: Size } & (
  | { readonly act: 'turn'; readonly direction: FlowDirection; readonly after: Size }
  | { readonly act: 'split'; readonly edges: readonly string[]; readonly after: readonly [Size, Size] }
  | { readonly act: 'number'; readonly edges: readonly string[]; readonly after: Size }
);

export type LayOut = (graph: LayoutGraph) => Drawing;

/** `numbered`: the lines already have numbers. A split, the biggest change, is tried only if nothing else helps. */
export function adviceFor(
  graph: LayoutGraph,
  drawing: Drawing,
  layOut: LayOut,
  { numbered }: { readonly numbered: boolean },
): readonly Advice[] {
  if (drawing.degraded || excess(drawing) <= 1 || graph.nodes.length + graph.edges.length > MOST_ADVISED) return [];
  const candidates = [turned(graph, drawing, layOut), numbered ? undefined : badged(graph, drawing, layOut)];
  const advice = candidates.flatMap((each) => each ?? []);
  return advice.length > 0 ? advice : [split(graph, drawing, layOut) ?? []].flat();
}

/** How many times a picture exceeds the limits; up to 1 it is readable. */
function excess({ width, height }: Size): number {
  const long = Math.max(width, height);
  if (long <= SCREEN) return long / LONGEST_READABLE;
  return Math.max(long / LONGEST_READABLE, long / Math.max(1, Math.min(width, height)) / SLENDER);
}

function isWorthIt(before: Size, after: Size): boolean {
  const left = excess(after);
  return left <= 1 || left <= MOST_EXCESS_LEFT * excess(before);
}

/** Only for a stated direction; without one, both were tried already. */
function turned(graph: LayoutGraph, drawing: Drawing, layOut: LayOut): Advice | undefined {
  if (graph.direction === 'auto') return undefined;
  const direction = graph.direction === 'right' || graph.direction === 'left' ? 'down' : 'right';
  const other = layOut({ ...graph, direction });
  const keepsConstraints = other.conflicts.length <= drawing.conflicts.length;
  const clear = countCrossings(other.edges) <= countCrossings(drawing.edges);
  return keepsConstraints && clear && isWorthIt(drawing, other)
    ? { act: 'turn', direction, before: sizeOf(drawing), after: sizeOf(other) }
    : undefined;
}

function split(graph: LayoutGraph, drawing: Drawing, layOut: LayOut): Advice | undefined {
  for (const { edges, side } of balancedCuts(graph).slice(0, CUTS_TRIED)) {
    const one = layOut(onlyNodes(graph, (id) => side.has(id)));
    if (!isWorthIt(drawing, one)) continue;
    const other = layOut(onlyNodes(graph, (id) => !side.has(id)));
    if (!isWorthIt(drawing, other)) continue;
    return { act: 'split', edges, before: sizeOf(drawing), after: [sizeOf(one), sizeOf(other)] };
  }
  return undefined;
}

function badged(graph: LayoutGraph, drawing: Drawing, layOut: LayOut): Advice | undefined {
  const long = (edge: LayoutEdge): boolean => (edge.label?.width ?? 0) > LONG_LABEL;
  const edges = graph.edges.filter(long).map(({ id }) => id);
  if (edges.length < FEWEST_LONG_LABELS) return undefined;
  const after = layOut({
    ...graph,
    edges: graph.edges.map((edge) => (long(edge) ? { ...edge, label: NUMBER_SIZE } : edge)),
  });
  return isWorthIt(drawing, after)
    ? { act: 'number', edges, before: sizeOf(drawing), after: sizeOf(after) }
    : undefined;
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
