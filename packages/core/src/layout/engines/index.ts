// Which engine draws a graph. In: the graph. Out: the layered drawing where that is good; else the best of it and of floor
// plans of its groups, by what is wrong with each; with like lines on trunks.
import { floorPlan } from '../floorplan/index.js';
import type { Drawing, LayoutConflict, LayoutEdge, LayoutGraph } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { drawLines, leadLines, sketchOf } from '../routing/index.js';
import { joinTrunks } from '../trunks/index.js';
import { isGood } from './good.js';
import { drawingCost, faultsOf } from './judge.js';
import { brokenWishes } from './wishes.js';

/** Larger graphs are drawn in layers alone. */
const MOST_NODES = 60;
const MOST_EDGES = 90;
/** px of a routed line that run straight at its ends, at least. */
const STRAIGHT = 16;
/** Plans whose lines are led; the best of those that can be drawn is drawn. */
const LED = 6;
/** Of leading and drawing a plan's lines. */
const STEPS = 2_000_000;

export function layOut(graph: LayoutGraph): Drawing {
  return joinTrunks(graph, bestDrawing(graph));
}

function bestDrawing(graph: LayoutGraph): Drawing {
  const { nodes, edges, groups } = graph;
  if (groups.length === 0 || nodes.length > MOST_NODES || edges.length > MOST_EDGES || edges.some(needsItsEnds)) {
    return layoutLayered(graph);
  }
  const layered = layoutLayered(graph, { wrap: false });
  if (layered.degraded || isGood(graph, layered)) return layered;
  const planned = bestPlanned(graph, layered);
  const cost = costOf(graph, layered);
  if (planned !== undefined && isLess(costOf(graph, planned), cost)) return planned;
  const folded = layoutLayered(graph);
  return isLess(costOf(graph, folded), cost) ? folded : layered;
}

/** Of all plans the one whose lines, as they are led, promise most. */
function bestPlanned(graph: LayoutGraph, layered: Drawing): Drawing | undefined {
  const promising = floorPlan(graph, { count: LED })
    .flatMap((plan) => {
      const led = leadLines(graph, plan, { direction: plan.direction, steps: STEPS });
      return 'faults' in led ? [] : [{ led, cost: drawingCost(graph, sketchOf(led)) }];
    })
    .toSorted((a, b) => a.cost - b.cost);
  for (const { led } of promising) {
    const { drawing } = drawLines(led);
    if (drawing === undefined || drawing.degraded || !framesAll(layered, drawing)) continue;
    const conflicts = brokenWishes(graph, drawing);
    if (keepsWishes(layered, conflicts)) return { ...drawing, conflicts };
  }
  return undefined;
}

/** Whether no other wish is broken than those that layers break. */
function keepsWishes(layered: Drawing, conflicts: readonly LayoutConflict[]): boolean {
  const allowed = new Set(layered.conflicts.map(({ node, constraint }) => `${constraint} ${node}`));
  return conflicts.every(({ node, constraint }) => allowed.has(`${constraint} ${node}`));
}

/** What only layers keep: ends at rows, text at ends, and heads longer than the straight piece that every line has there. */
function needsItsEnds(edge: LayoutEdge): boolean {
  const { fromRow, toRow, fromLabel, toLabel, fromLength = 0, toLength = 0 } = edge;
  return (
    Math.max(fromLength, toLength) > STRAIGHT || [fromRow, toRow, fromLabel, toLabel].some((own) => own !== undefined)
  );
}

interface Cost {
  readonly faults: number;
  readonly cost: number;
}

function costOf(graph: LayoutGraph, drawing: Drawing): Cost {
  return { faults: faultsOf(graph, drawing), cost: drawingCost(graph, drawing) };
}

/** Every overlay with a frame has one here too. */
function framesAll({ overlays }: Drawing, rival: Drawing): boolean {
  const framed = new Set(rival.overlays.map(({ id }) => id));
  return overlays.every(({ id }) => framed.has(id));
}

/** Faults that no picture may have count before everything else. */
function isLess(a: Cost, b: Cost): boolean {
  return a.faults === b.faults ? a.cost < b.cost : a.faults < b.faults;
}
