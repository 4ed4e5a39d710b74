// Which engine draws a graph. In: the graph. Out: the layered drawing where that is good; else the best of it and of floor
// plans of its groups, by what is wrong with each; with like lines on trunks. Lines that end at frames are led in layers alone, where
// their labels stand outside the frame.
import { type DirectedPlan, disorderOf, floorPlan, planInLine } from '../floorplan/index.js';
import type { Drawing, LayoutConflict, LayoutEdge, LayoutGraph } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import type { Plan } from '../plan.js';
import { countCrossings } from '../quality/crossings.js';
import { drawLines, type Led, leadLines, sketchOf } from '../routing/index.js';
import { joinTrunks } from '../trunks/index.js';
import { cutAtFrames } from './frame-ends.js';
import { isGood, isRibbon, isShapely } from './good.js';
import { isLess, type Judge, judgeOf } from './judge.js';
import { brokenWishes } from './wishes.js';

/** Larger graphs are drawn in layers alone. */
const MOST_NODES = 60;
const MOST_EDGES = 90;
/** Plans whose lines are led at once; the best of those that can be drawn is drawn. */
const LED = 7;
/** Plans that are looked at, the later ones only if none before can be drawn. */
const PLANS = 12;
/** px of a routed line that run straight at its ends, at least. */
const STRAIGHT = 16;
/** Of two plans that promise nearly the same both are drawn. */
const NEARLY = 1.1;
/** A plan that costs no more than this part of what layers cost is taken before these are tried again. */
const CLEARLY = 0.8;
/** The most promising, which are led once more with siblings in line. */
const STRAIGHTENED = 2;
/** Of leading and drawing a plan's lines. */
const STEPS = 2_000_000;

export function layOut(graph: LayoutGraph): Drawing {
  const endsAtFrames = graph.edges.some(({ fromFrame, toFrame }) => fromFrame !== undefined || toFrame !== undefined);
  return joinTrunks(graph, endsAtFrames ? cutAtFrames(graph, layoutLayered(graph)) : bestDrawing(graph));
}

function bestDrawing(graph: LayoutGraph): Drawing {
  const { nodes, edges, groups } = graph;
  if (nodes.length > MOST_NODES || edges.length > MOST_EDGES || edges.some(needsItsEnds)) return layoutLayered(graph);
  const judge = judgeOf(graph);
  if (groups.length === 0) return unlessRibbon(graph, judge);
  const first = layoutLayered(graph, { wrap: false, retry: false });
  // Other layers may save crossings; they do not make a ribbon shapely.
  const mayBeGood = isShapely(first) && countCrossings(first.edges) > 0;
  const layered = mayBeGood ? layoutLayered(graph, { wrap: false }) : first;
  if (layered.degraded || isGood(graph, judge, layered)) return layered;
  const planned = bestPlanned(graph, judge, layered);
  const cost = planned === undefined ? undefined : judge.costOf(planned);
  const beats = (drawing: Drawing, share: number): boolean => {
    const { faults, cost: its } = judge.costOf(drawing);
    return cost !== undefined && isLess(cost, { faults, cost: share * its });
  };
  if (planned !== undefined && beats(layered, CLEARLY)) return planned;
  const settled = layered === first ? layoutLayered(graph, { wrap: false }) : layered;
  if (planned !== undefined && beats(settled, 1)) return planned;
  const folded = layoutLayered(graph);
  return isLess(judge.costOf(folded), judge.costOf(settled)) ? folded : settled;
}

/** Without groups layers do well, unless they come to a ribbon that does not fold. */
function unlessRibbon(graph: LayoutGraph, judge: Judge): Drawing {
  const layered = layoutLayered(graph);
  if (layered.degraded || !isRibbon(layered)) return layered;
  const planned = bestPlanned(graph, judge, layered);
  return planned !== undefined && isLess(judge.costOf(planned), judge.costOf(layered)) ? planned : layered;
}

/** Of the best plans that can be drawn the one whose lines, as they are led, promise most. */
function bestPlanned(graph: LayoutGraph, judge: Judge, layered: Drawing): Drawing | undefined {
  const plans = floorPlan(graph, { count: PLANS });
  for (let first = 0; first < plans.length; first += LED) {
    const promising = promisingOf(graph, judge, plans.slice(first, first + LED));
    let best: Drawing | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { led, cost } of promising) {
      if (best !== undefined && cost > NEARLY * least) break;
      const { drawing } = drawLines(led);
      if (drawing === undefined || drawing.degraded || !framesAll(layered, drawing)) continue;
      const conflicts = brokenWishes(graph, drawing);
      if (!keepsWishes(layered, conflicts)) continue;
      const rival = { ...drawing, conflicts };
      if (best !== undefined) return isLess(judge.costOf(rival), judge.costOf(best)) ? rival : best;
      best = rival;
      least = cost;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

interface Promised {
  readonly led: Led;
  /** What its drawing will cost. */
  readonly cost: number;
}

/** Plans with their lines led, best first; the best of them with siblings in line, where that promises more. */
function promisingOf(graph: LayoutGraph, judge: Judge, plans: readonly DirectedPlan[]): readonly Promised[] {
  const promised = (plan: Plan, { direction }: DirectedPlan): Promised | undefined => {
    const led = leadLines(graph, plan, { direction, steps: STEPS });
    return 'faults' in led ? undefined : { led, cost: judge.price(sketchOf(led)) + disorderOf(graph, plan) };
  };
  const byCost = (a: Promised, b: Promised): number => a.cost - b.cost;
  return plans
    .flatMap((plan) => {
      const found = promised(plan, plan);
      return found === undefined ? [] : { ...found, plan };
    })
    .toSorted(byCost)
    .map(({ plan, ...found }, i): Promised => {
      const inLine = i < STRAIGHTENED ? planInLine(plan, graph) : undefined;
      const other = inLine === undefined ? undefined : promised(inLine, plan);
      return other !== undefined && other.cost < found.cost ? other : found;
    })
    .toSorted(byCost);
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

/** Every overlay with a frame has one here too. */
function framesAll({ overlays }: Drawing, rival: Drawing): boolean {
  const framed = new Set(rival.overlays.map(({ id }) => id));
  return overlays.every(({ id }) => framed.has(id));
}
