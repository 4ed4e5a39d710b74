// Chooses the engine that draws a graph. In: the graph. Out: the layered drawing if that is good; otherwise the best of
// it and of floor plans of its groups, judged by their faults; similar lines share trunks. Lines that join frames are
// routed to a node inside and end at the frame.
import { floorPlan } from '../floorplan/index.js';
import type { Drawing, LayoutConflict, LayoutEdge, LayoutGraph } from '../graph.js';
import { type LayeredOptions, layoutLayered } from '../layered/index.js';
import { overlaysWhole } from '../quality/arrangement.js';
import { countCrossings } from '../quality/crossings.js';
import { drawLines } from '../routing/index.js';
import { joinTrunks } from '../trunks/index.js';
import { byEstimate } from './candidates.js';
import { brokenConstraints } from './constraints.js';
import { cutAtFrames, hasLabelInside } from './frame-ends.js';
import { isGood, isKept, isShapely, overflowsAlong } from './good.js';
import { isLess, type Judge, judgeOf } from './judge.js';
import {
  CLEARLY_BETTER,
  MOST_PLANNED_EDGES,
  MOST_PLANNED_NODES,
  MOST_PLANS,
  NEARLY_EQUAL,
  PLANS_PER_BATCH,
  STRAIGHT_END,
} from './weights.js';

export function layOut(graph: LayoutGraph): Drawing {
  return joinTrunks(graph, bestDrawing(graph));
}

/** The layered drawing, with its lines cut at the frames that they join. */
function inLayers(graph: LayoutGraph, options: LayeredOptions = {}): Drawing {
  return cutAtFrames(graph, layoutLayered(graph, options));
}

function bestDrawing(graph: LayoutGraph): Drawing {
  const { nodes, edges, groups } = graph;
  if (graph.layered === true) return inLayers(graph);
  if (nodes.length > MOST_PLANNED_NODES || edges.length > MOST_PLANNED_EDGES || edges.some(needsItsEnds))
    return inLayers(graph);
  const judge = judgeOf(graph);
  if (groups.length === 0) return withoutGroups(graph, judge);
  const first = inLayers(graph, { wrap: false, retry: false });
  // Other layers can save crossings, but they don't improve the proportions of a long drawing.
  const mayBeGood = (isShapely(first) || isKept(graph, first)) && countCrossings(first.edges) > 0;
  const layered = mayBeGood ? inLayers(graph, { wrap: false }) : first;
  if (layered.degraded) return layered;
  const best = isGood(graph, judge, layered) ? layered : bestOf(graph, judge, layered, layered === first);
  if (!judge.isLate(best)) return best;
  const other = bestPlanned(graph, judge, layered, true);
  if (other === undefined || !isLess(judge.costOf(other), judge.costOf(best))) return best;
  // An overlay is stated by the author, so it outweighs the order.
  return overlaysWhole(graph, other).met < overlaysWhole(graph, best).met ? best : other;
}

/** Of the layered drawing, floor plans, and layers that were retried or folded. */
function bestOf(graph: LayoutGraph, judge: Judge, layered: Drawing, isFirst: boolean): Drawing {
  const planned = bestPlanned(graph, judge, layered);
  const cost = planned === undefined ? undefined : judge.costOf(planned);
  const beats = (drawing: Drawing, share: number): boolean => {
    const { faults, cost: its } = judge.costOf(drawing);
    return cost !== undefined && isLess(cost, { faults, cost: share * its });
  };
  if (planned !== undefined && beats(layered, CLEARLY_BETTER)) return planned;
  const settled = isFirst ? inLayers(graph, { wrap: false }) : layered;
  if (planned !== undefined && beats(settled, 1)) return planned;
  const folded = inLayers(graph);
  return isLess(judge.costOf(folded), judge.costOf(settled)) ? folded : settled;
}

/** Layers are good without groups, unless they overflow a screen and do not fold. */
function withoutGroups(graph: LayoutGraph, judge: Judge): Drawing {
  const layered = inLayers(graph);
  if (layered.degraded || !overflowsAlong(layered)) return layered;
  const planned = bestPlanned(graph, judge, layered);
  return planned !== undefined && isLess(judge.costOf(planned), judge.costOf(layered)) ? planned : layered;
}

/** The best of the drawable plans, by the estimate of their routed lines. */
function bestPlanned(graph: LayoutGraph, judge: Judge, layered: Drawing, startsFirst = false): Drawing | undefined {
  const plans = floorPlan(graph, { count: MOST_PLANS, startsFirst });
  for (let first = 0; first < plans.length; first += PLANS_PER_BATCH) {
    const next = byEstimate(graph, judge, plans.slice(first, first + PLANS_PER_BATCH));
    let best: Drawing | undefined;
    let most = Number.POSITIVE_INFINITY;
    for (let candidate = next(most); candidate !== undefined; candidate = next(most)) {
      const { drawing: whole } = drawLines(candidate.routed);
      const drawing = whole && cutAtFrames(graph, whole);
      if (drawing === undefined || drawing.degraded || !framesAll(layered, drawing)) continue;
      if (hasLabelInside(graph, drawing)) continue;
      const conflicts = brokenConstraints(graph, drawing);
      if (!keepsConstraints(layered, conflicts)) continue;
      const rival = { ...drawing, conflicts };
      if (best !== undefined) return isLess(judge.costOf(rival), judge.costOf(best)) ? rival : best;
      best = rival;
      most = NEARLY_EQUAL * candidate.cost;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether it breaks no constraints other than those that layers break. */
function keepsConstraints(layered: Drawing, conflicts: readonly LayoutConflict[]): boolean {
  const allowed = new Set(layered.conflicts.map(({ node, constraint }) => `${constraint} ${node}`));
  return conflicts.every(({ node, constraint }) => allowed.has(`${constraint} ${node}`));
}

/**
 * What only layers support: ends at rows, text at ends, and heads longer than the straight piece at every line's end.
 */
function needsItsEnds(edge: LayoutEdge): boolean {
  const { fromRow, toRow, fromLabel, toLabel, fromLength = 0, toLength = 0 } = edge;
  return (
    Math.max(fromLength, toLength) > STRAIGHT_END ||
    [fromRow, toRow, fromLabel, toLabel].some((own) => own !== undefined)
  );
}

/** Whether every overlay with a frame has one here too. */
function framesAll({ overlays }: Drawing, rival: Drawing): boolean {
  const framed = new Set(rival.overlays.map(({ id }) => id));
  return overlays.every(({ id }) => framed.has(id));
}
