// The layered layout engine. In: a graph of boxes and lines. Out: a drawing in which every layer's boxes form a row,
// lines run orthogonally through the channels between the rows, and groups are frames that only their own lines enter.
// Each pass is a file, each phase a folder; phases.ts runs them, and this file chooses among whole drawings.
import type { Drawing, FlowDirection, LayoutConflict, LayoutGraph, PlacedGroup } from '../graph.js';
import { ASPECT, frameWidth, isRibbon, MARGINS, MOST_RATIO, SCREEN, sidesRatio } from '../page.js';
import { isClearlyLarger } from '../quality/legible.js';
import { Budget } from './budget.js';
import { shareStretch } from './finish/line-segments.js';
import { crossingsOf, wrapRows } from './finish/wrap.js';
import { hasRows } from './input/node-rows.js';
import { type Adopted, adoptOverlays } from './input/overlays.js';
import { isSideways, type Level, levelsIn } from './model.js';
import { runPhases } from './phases.js';
import { SPACING, type Spacing } from './spacing.js';
import { DOWN_GAIN, LAYERED_STEPS, WRAP_GAIN } from './weights.js';

export type { Spacing } from './spacing.js';

export interface LayeredOptions {
  readonly spacing?: Partial<Spacing>;
  /** Step budget; beyond it fewer sweeps are made and the drawing says so. */
  readonly steps?: number;
  /** The target proportions for `auto`, width over height. */
  readonly aspect?: number;
  /**
   * Draw lines between nodes of one layer straight across, and put short answers on their question's layer (the
   * default).
   */
  readonly levelEdges?: boolean;
  /** Set a long drawing in rows, like text (the default). */
  readonly wrap?: boolean;
  /** Try other layers if lines cross (the default). */
  readonly retry?: boolean;
}

export function layoutLayered(graph: LayoutGraph, options: LayeredOptions = {}): Drawing {
  checkSizes(graph);
  const adopted = adoptOverlays(graph);
  const aspect = options.aspect ?? ASPECT;
  const inRows = (laidOut: LaidOut, straight: Drawing): Drawing =>
    options.wrap !== false && isLong(straight)
      ? (wrapped(graph, adopted, laidOut, straight, options) ?? straight)
      : straight;
  if (graph.direction !== 'auto') {
    const laidOut = layOut(graph, adopted, graph.direction, options);
    return inRows(laidOut, laidOut.drawing);
  }
  const right = layOut(graph, adopted, 'right', options);
  // A graph that is too large in one direction is not tried in another.
  if (right.drawing.degraded) return right.drawing;
  const down = layOut(graph, adopted, 'down', options);
  // Rows of nodes are met from left and right, which is how lines run anyway in that direction.
  const worth = hasRows(graph) ? DOWN_GAIN : 1;
  const isDown =
    exceedsRatio(right.drawing) !== exceedsRatio(down.drawing)
      ? exceedsRatio(right.drawing)
      : isClearlyLarger(down.drawing, right.drawing) ||
        (!isClearlyLarger(right.drawing, down.drawing) &&
          worth * frameWidth(down.drawing, aspect) < frameWidth(right.drawing, aspect));
  return inRows(right, isDown ? down.drawing : right.drawing);
}

function exceedsRatio(drawing: Drawing): boolean {
  return sidesRatio(drawing, MARGINS) > MOST_RATIO;
}

function isLong(drawing: Drawing): boolean {
  return !drawing.degraded && isRibbon(drawing);
}

/** The drawing in rows, if that enlarges it, adds no crossings and keeps the reading order. */
function wrapped(
  input: LayoutGraph,
  adopted: Adopted,
  { root, drawing: { direction } }: LaidOut,
  straight: Drawing,
  options: LayeredOptions,
): Drawing | undefined {
  const aspect = options.aspect ?? ASPECT;
  const page = { direction, aspect, width: SCREEN };
  const [around, axis] = isSideways(direction) ? (['down', 'y'] as const) : (['right', 'x'] as const);
  const crossings = crossingsOf(straight.edges);
  for (const wrap of wrapRows(adopted.graph, root, page, { ...SPACING, ...options.spacing })) {
    const { drawing, places } = layOut(input, { ...adopted, graph: wrap.graph }, around, options, true);
    const inOrder = wrap.rows.every((rows) =>
      rows.every((row, i) => i === 0 || (places.get(rows[i - 1] ?? '')?.[axis] ?? 0) < (places.get(row)?.[axis] ?? 0)),
    );
    const better =
      inOrder &&
      !drawing.degraded &&
      drawing.width <= SCREEN &&
      drawing.conflicts.length === straight.conflicts.length &&
      WRAP_GAIN * frameWidth(drawing, aspect) <= frameWidth(straight, aspect) &&
      crossingsOf(drawing.edges) <= crossings &&
      !unrelatedShare(input, drawing);
    if (better) return { ...drawing, direction };
  }
  return undefined;
}

/** Whether lines without a common end overlap: rows push their paths together. */
function unrelatedShare({ edges }: LayoutGraph, drawing: Drawing): boolean {
  const apart = (a: number, b: number): boolean => {
    const [one, other] = [edges[a], edges[b]];
    return (
      one !== undefined && other !== undefined && ![one.from, one.to].some((id) => id === other.from || id === other.to)
    );
  };
  return shareStretch(
    drawing.edges.map(({ points }) => points),
    apart,
  );
}

interface LaidOut {
  readonly drawing: Drawing;
  readonly root: Level;
  /** Of all groups that were laid out, drawn or not. */
  readonly places: ReadonlyMap<string, PlacedGroup>;
}

function layOut(
  input: LayoutGraph,
  adopted: Adopted,
  direction: FlowDirection,
  options: LayeredOptions,
  inRows: boolean = false,
): LaidOut {
  const budget = new Budget(options.steps ?? LAYERED_STEPS);
  const known = runPhases({
    input,
    adopted,
    direction,
    spacing: { ...SPACING, ...options.spacing },
    budget,
    levelEdges: options.levelEdges ?? true,
    inRows,
    retry: !inRows && options.retry !== false,
  });
  const { nodes, groups } = known.shapes;
  const root = known.placed;
  const places = new Map(groups.map((group) => [group.id, group]));
  const drawing = finish({
    direction,
    nodes,
    edges: known.edges,
    groups: input.groups.flatMap(({ id }) => places.get(id) ?? []),
    overlays: known.overlays,
    conflicts: [...known.built.conflicts, ...untied(adopted.graph, root)],
    degraded: budget.degraded || !adopted.complete,
    width: 0,
    height: 0,
  });
  return { drawing, root, places };
}

/** Constraints prevented by the inside of a frame, each with a line that orders the content of one. */
function untied(graph: LayoutGraph, root: Level): LayoutConflict[] {
  return levelsIn(root).flatMap((level) =>
    level.untied.map(({ node, constraint, item, other }): LayoutConflict => {
      const edge = [item, other].flatMap(({ child }) => lineWithin(graph, child) ?? [])[0];
      return { node, constraint, ...(edge === undefined ? { reason: 'group' } : { reason: 'edge', edge }) };
    }),
  );
}

/** The first line between the content of a frame. */
function lineWithin(graph: LayoutGraph, frame: Level | undefined): string | undefined {
  if (frame === undefined) return undefined;
  const nodes = new Set(levelsIn(frame).flatMap(({ layers }) => layers.flat().flatMap(({ node }) => node?.id ?? [])));
  return graph.edges.find(({ from, to }) => from !== to && nodes.has(from) && nodes.has(to))?.id;
}

/** Moves everything to the origin and measures it. */
function finish(drawing: Drawing): Drawing {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  const grow = (x: number, y: number, width = 0, height = 0): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  };
  for (const boxes of [drawing.nodes, drawing.groups, drawing.overlays]) {
    for (const { x, y, width, height } of boxes) grow(x, y, width, height);
  }
  for (const { title } of drawing.overlays) grow(title.x, title.y, title.width, title.height);
  for (const { points, label, fromLabel, toLabel } of drawing.edges) {
    for (const { x, y } of points) grow(x, y);
    for (const text of [label, fromLabel, toLabel]) {
      if (text !== undefined) grow(text.x, text.y, text.width, text.height);
    }
  }
  if (left > right) return drawing;
  const shift = <T extends { readonly x: number; readonly y: number }>(at: T): T => ({
    ...at,
    x: at.x - left,
    y: at.y - top,
  });
  return {
    ...drawing,
    width: right - left,
    height: bottom - top,
    nodes: drawing.nodes.map(shift),
    groups: drawing.groups.map(shift),
    overlays: drawing.overlays.map((overlay) => ({ ...shift(overlay), title: shift(overlay.title) })),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(shift),
      ...(edge.label === undefined ? {} : { label: shift(edge.label) }),
      ...(edge.fromLabel === undefined ? {} : { fromLabel: shift(edge.fromLabel) }),
      ...(edge.toLabel === undefined ? {} : { toLabel: shift(edge.toLabel) }),
    })),
  };
}

function checkSizes(graph: LayoutGraph): void {
  const check = (what: string, width: number, height: number): void => {
    if (!(width >= 0 && width < Number.POSITIVE_INFINITY && height >= 0 && height < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`${what} has no usable size: ${width} by ${height}`);
    }
  };
  for (const { id, width, height } of graph.nodes) check(`node ${id}`, width, height);
  for (const { id, title } of [...graph.groups, ...graph.overlays]) check(`title of ${id}`, title.width, title.height);
  for (const { id, label } of graph.edges) if (label !== undefined) check(`label of ${id}`, label.width, label.height);
  const heights = new Map(graph.nodes.map(({ id, height }) => [id, height]));
  for (const { id, from, to, fromRow = 0, toRow = 0 } of graph.edges) {
    if (fromRow >= 0 && fromRow <= (heights.get(from) ?? 0) && toRow >= 0 && toRow <= (heights.get(to) ?? 0)) continue;
    throw new RangeError(`${id} ends at a row outside its node: ${fromRow}, ${toRow}`);
  }
}
