// The layered layout engine. In: a graph of boxes and lines. Out: a drawing in which every layer's boxes stand in a
// row, lines run at right angles through the channels between the rows, and groups are frames that only their own
// lines enter. A pass is a file; this one runs them in turn.
import type { Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { arrangeLevel } from './arrange.js';
import { Budget } from './budget.js';
import { buildLevels } from './build.js';
import { drawLevels } from './draw.js';
import { readHierarchy } from './hierarchy.js';
import { orderLevels } from './ordering.js';
import { adoptOverlays, frameOverlays } from './overlays.js';
import { SPACING, type Spacing } from './spacing.js';
import { straighten } from './straighten.js';

export type { Spacing } from './spacing.js';

export interface LayeredOptions {
  readonly spacing?: Partial<Spacing>;
  /** Work allowed, in steps; beyond it fewer sweeps are made and the drawing says so. */
  readonly steps?: number;
  /** The shape `auto` looks for, width over height. */
  readonly aspect?: number;
  /** Draw lines between nodes of one layer straight across (the default). */
  readonly levelEdges?: boolean;
}

const STEPS = 100_000_000;
const ASPECT = 1.6;

export function layoutLayered(graph: LayoutGraph, options: LayeredOptions = {}): Drawing {
  checkSizes(graph);
  if (graph.direction !== 'auto') return layoutTowards(graph, graph.direction, options);
  const aspect = options.aspect ?? ASPECT;
  const right = layoutTowards(graph, 'right', options);
  // What is too much for one direction is not tried in another.
  if (right.degraded) return right;
  const down = layoutTowards(graph, 'down', options);
  return misfit(down, aspect) < misfit(right, aspect) ? down : right;
}

/** The width a drawing needs to be shown whole in a frame of the given shape. */
function misfit(drawing: Drawing, aspect: number): number {
  return Math.max(drawing.width, drawing.height * aspect);
}

function layoutTowards(input: LayoutGraph, direction: FlowDirection, options: LayeredOptions): Drawing {
  const spacing = { ...SPACING, ...options.spacing };
  const budget = new Budget(options.steps ?? STEPS);
  const adopted = adoptOverlays(input, direction);
  const { graph } = adopted;
  const { root, traces, conflicts } = buildLevels(readHierarchy(graph, direction), budget, options.levelEdges ?? true);
  orderLevels(root, budget);
  arrangeLevel(root, spacing, budget);
  const { nodes, groups, edges } = drawLevels(graph, root, traces, spacing);
  return finish({
    direction,
    nodes,
    edges: straighten(graph, nodes, groups, edges, spacing, budget),
    groups: groups.slice(0, input.groups.length),
    overlays: frameOverlays(input, adopted, nodes, groups, spacing),
    conflicts,
    degraded: budget.degraded,
    width: 0,
    height: 0,
  });
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
  for (const { points, label } of drawing.edges) {
    for (const { x, y } of points) grow(x, y);
    if (label !== undefined) grow(label.x, label.y, label.width, label.height);
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
    overlays: drawing.overlays.map(shift),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(shift),
      ...(edge.label === undefined ? {} : { label: shift(edge.label) }),
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
}
