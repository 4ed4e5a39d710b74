// Which engine draws a graph. In: the graph. Out: the layered drawing where that is good; else the best of it and of floor
// plans of its groups, by what is wrong with each; with like lines on trunks.
import { floorPlan } from '../floorplan/index.js';
import type { Drawing, LayoutEdge, LayoutGraph } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { routePlan } from '../routing/index.js';
import { joinTrunks } from '../trunks/index.js';
import { isGood } from './good.js';
import { drawingCost, faultsOf } from './judge.js';
import { brokenWishes } from './wishes.js';

/** Larger graphs are drawn in layers alone. */
const MOST_NODES = 60;
const MOST_EDGES = 90;
/** Plans that are routed; of a graph with more nodes than that, fewer. */
const ROUTED = 3;
const MANY = 30;
const ROUTED_OF_MANY = 2;
/** px of a routed line that run straight at its ends, at least. */
const STRAIGHT = 16;
/** Of routing a plan. */
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
  const allowed = new Set(layered.conflicts.map(({ node, constraint }) => `${constraint} ${node}`));
  let best = layered;
  let cost = costOf(graph, layered);
  for (const plan of floorPlan(graph, { count: nodes.length > MANY ? ROUTED_OF_MANY : ROUTED })) {
    const { drawing } = routePlan(graph, plan, { direction: plan.direction, steps: STEPS });
    if (drawing === undefined || drawing.degraded) continue;
    const conflicts = brokenWishes(graph, drawing);
    const keeps = conflicts.every(({ node, constraint }) => allowed.has(`${constraint} ${node}`));
    const rival = { ...drawing, conflicts };
    if (!keeps || !framesAll(layered, drawing)) continue;
    const ofRival = costOf(graph, rival);
    if (!isLess(ofRival, cost)) continue;
    best = rival;
    cost = ofRival;
    if (isGood(graph, best)) return best;
  }
  if (best !== layered) return best;
  const folded = layoutLayered(graph);
  return isLess(costOf(graph, folded), cost) ? folded : best;
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
