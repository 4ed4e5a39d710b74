// Lines between layers themselves. In: a stack and its lines. Out: the room they need in the gaps of the grid, and, once the bands
// have their places, their routes. Neighbours are joined between their titles; other layers on the left, around those between.
import type { Box, LabelSize, LayoutEdge, Point, RoutedEdge } from '../graph.js';
import { nth } from '../layered/checked.js';
import { overlaps } from '../overlap.js';
import { boxesOf } from './finish.js';
import type { Demand, Gap } from './grid.js';
import type { PlacedBand } from './lane-graph.js';
import type { StackGraph } from './stack-graph.js';
import type { Stack } from './stack-slots.js';
import { STACK_HEAD, STACK_LABEL_AIR, STACK_LABEL_SHARES, STACK_LINES_APART, STACK_TRACK } from './weights.js';

interface LayerLine {
  readonly edge: LayoutEdge;
  /** Indices of the layers, from the top. */
  readonly from: number;
  readonly to: number;
}

export interface LayerLines {
  /** By the layer above, those to the next one. */
  readonly near: ReadonlyMap<number, readonly LayerLine[]>;
  /** The longest first. */
  readonly far: readonly LayerLine[];
}

export function layerLines({ layers, edges }: StackGraph): LayerLines {
  const index = new Map(layers.map(({ id }, i) => [id, i]));
  const lines = edges.flatMap((edge): readonly LayerLine[] => {
    const [from, to] = [index.get(edge.from), index.get(edge.to)];
    return from === undefined || to === undefined ? [] : [{ edge, from, to }];
  });
  const near = new Map<number, LayerLine[]>();
  for (const line of lines) {
    if (span(line) !== 1) continue;
    const above = Math.min(line.from, line.to);
    near.set(above, [...(near.get(above) ?? []), line]);
  }
  const far = lines.filter((each) => span(each) !== 1).toSorted((a, b) => span(b) - span(a));
  return { near, far };
}

function span({ from, to }: LayerLine): number {
  return Math.abs(from - to);
}

const NO_LABEL: LabelSize = { width: 0, height: 0 };

function labelOf({ edge: { label = NO_LABEL } }: LayerLine): LabelSize {
  return label;
}

/** Across a line between neighbours, and across one on the left. */
function breadth(line: LayerLine): number {
  return Math.max(STACK_LINES_APART, labelOf(line).width + 2 * STACK_LABEL_AIR);
}

function track(line: LayerLine): number {
  return Math.max(STACK_TRACK, labelOf(line).width + STACK_LABEL_AIR);
}

function sum(lines: readonly LayerLine[], of: (line: LayerLine) => number): number {
  return lines.reduce((total, each) => total + of(each), 0);
}

/** The column of the titles is at least this wide. */
export function titleColumn(stack: Stack, { near }: LayerLines): readonly Demand[] {
  const at = stack.bands.find(({ upright }) => !upright)?.cells[0].at;
  const length = Math.max(0, ...[...near.values()].map((each) => sum(each, breadth)));
  return at === undefined || length === 0 ? [] : [{ at, count: 1, length }];
}

/** The gap on the left of the layers, with the lines around other layers next to them. */
export function leftGap(gaps: readonly Gap[], stack: Stack, { far }: LayerLines): readonly Gap[] {
  const at = stack.bands.find(({ upright }) => !upright)?.cells[0].at;
  const room = far.length === 0 ? 0 : STACK_TRACK + sum(far, track);
  return gaps.map((gap, i) =>
    i === at && room > 0 ? { ...gap, after: gap.after + room, least: gap.least + room } : gap,
  );
}

/** The gaps between neighbours, with their labels below all other lines. */
export function gapsBetween(gaps: readonly Gap[], stack: Stack, { near }: LayerLines): readonly Gap[] {
  const layers = stack.bands.filter(({ upright }) => !upright);
  const lower = new Map([...near].map(([above, lines]) => [nth(layers, above + 1).cells[1].at, lines]));
  return gaps.map((gap, i) => {
    const lines = lower.get(i);
    if (lines === undefined) return gap;
    const label = Math.max(0, ...lines.map((each) => labelOf(each).height));
    const frames = (gap.lead ?? 0) + (gap.tail ?? 0);
    return {
      ...gap,
      after: Math.max(gap.after, label === 0 ? 0 : (gap.tail ?? 0) + STACK_HEAD + label + STACK_LABEL_AIR),
      least: Math.max(gap.least, frames + 2 * STACK_HEAD + label),
    };
  });
}

/** `others`: the lines between boxes, which no label covers. */
export function routedLines(
  { near, far }: LayerLines,
  layers: readonly PlacedBand[],
  others: readonly RoutedEdge[],
): readonly RoutedEdge[] {
  const between = [...near].flatMap(([above, lines]) => routedNear(lines, nth(layers, above), nth(layers, above + 1)));
  return [...between, ...routedFar(far, layers, [...others, ...between])];
}

function routedNear(lines: readonly LayerLine[], upper: PlacedBand, lower: PlacedBand): readonly RoutedEdge[] {
  const { header } = upper;
  let x = header.x + (header.width - sum(lines, breadth)) / 2;
  return lines.map((line): RoutedEdge => {
    const middle = x + breadth(line) / 2;
    x += breadth(line);
    const down: readonly Point[] = [
      { x: middle, y: upper.y + upper.height },
      { x: middle, y: lower.y },
    ];
    const { width, height } = labelOf(line);
    return {
      id: line.edge.id,
      points: line.from < line.to ? down : down.toReversed(),
      ...(width === 0 ? {} : { label: { x: middle - width / 2, y: lower.y - STACK_HEAD - height, width, height } }),
    };
  });
}

function routedFar(
  lines: readonly LayerLine[],
  layers: readonly PlacedBand[],
  others: readonly RoutedEdge[],
): readonly RoutedEdge[] {
  const ends = endsOf(lines, layers, others);
  let x = (layers[0]?.x ?? 0) - STACK_TRACK - sum(lines, track);
  const routes = lines.map((line, i): readonly Point[] => {
    const [a, b] = [nth(ends, 2 * i), nth(ends, 2 * i + 1)];
    const at = x + track(line) / 2;
    x += track(line);
    return [a, { x: at, y: a.y }, { x: at, y: b.y }, b];
  });
  const runs = [...routes, ...others.map(({ points }) => points)].map(boxesOf);
  return lines.map((line, i): RoutedEdge => {
    const points = nth(routes, i);
    const { width, height } = labelOf(line);
    if (width === 0) return { id: line.edge.id, points };
    const [a, b] = [nth(points, 1), nth(points, 2)];
    const boxes = STACK_LABEL_SHARES.map((share): Box => {
      const y = a.y + share * (b.y - a.y);
      return { x: a.x - width / 2, y: y - height / 2, width, height };
    });
    const free = boxes.find(
      (box) => !runs.some((run, at) => at !== i && run.some((each) => overlaps(each, box, STACK_LABEL_AIR))),
    );
    return { id: line.edge.id, points, label: free ?? nth(boxes, 0) };
  });
}

interface End {
  readonly layer: number;
  readonly other: number;
  /** 0 is the outermost line. */
  readonly line: number;
}

/**
 * Where the lines meet the left of their layers: evenly along it, or along the longest part between others that end there, and
 * in an order in which they do not cross.
 */
function endsOf(
  lines: readonly LayerLine[],
  layers: readonly PlacedBand[],
  others: readonly RoutedEdge[],
): readonly Point[] {
  const ends = lines.flatMap(({ from, to }, line): readonly End[] => [
    { layer: from, other: to, line },
    { layer: to, other: from, line },
  ]);
  const taken = others.flatMap(({ points }) => [points[0] ?? [], points.at(-1) ?? []].flat());
  return ends.map((end) => {
    const own = ends.filter(({ layer }) => layer === end.layer).toSorted((a, b) => placeOf(a) - placeOf(b));
    const { x, y, height } = nth(layers, end.layer);
    const cuts = [y, ...taken.flatMap((at) => (at.x === x && at.y > y && at.y < y + height ? at.y : [])), y + height];
    cuts.sort((a, b) => a - b);
    const rooms = cuts.slice(1).map((to, i) => ({ from: nth(cuts, i), length: to - nth(cuts, i) }));
    const { from, length } = rooms.reduce((most, each) => (each.length > most.length ? each : most));
    return { x, y: from + (length * (own.indexOf(end) + 1)) / (own.length + 1) };
  });
}

/** Those from above are above those that lead down; the outermost lines are nearest to the other layer. */
function placeOf({ layer, other, line }: End): number {
  return Math.sign(other - layer) * (line + 1);
}
