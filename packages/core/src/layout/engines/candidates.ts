// Floor plans as candidates for a drawing. In: plans and a judge. Out: the plans with their lines routed, by the
// estimated cost of their drawings. A plan whose lower bound exceeds the requested limit is not routed.
import { type DirectedPlan, disorderOf, planInLine } from '../floorplan/index.js';
import type { LayoutGraph } from '../graph.js';
import type { Plan } from '../plan.js';
import { type Opened, openPlan, type RoutedPlan, routeLines, sketchOf } from '../routing/index.js';
import { cutAtFrames } from './frame-ends.js';
import type { Judge, Standing } from './judge.js';
import { leastCost } from './least.js';
import { ALIGNED_PLANS, PLAN_STEPS } from './weights.js';

export interface EstimatedPlan {
  readonly routed: RoutedPlan;
  /** Estimated cost of its drawing. */
  readonly cost: number;
}

/** Returns the next plan if its drawing is estimated to cost at most that. */
export type Next = (most: number) => EstimatedPlan | undefined;

interface Candidate {
  readonly opened: Opened;
  readonly standing: Standing;
  /** The misalignment of its boxes. */
  readonly disorder: number;
  readonly least: number;
}

/** Best first; the best ones with siblings aligned, if that has a better estimate. */
export function byEstimate(graph: LayoutGraph, judge: Judge, plans: readonly DirectedPlan[]): Next {
  const next = inOrder(
    judge,
    plans.map((plan) => ({ ...candidateOf(graph, judge, plan, plan), plan })),
  );
  let straightened: EstimatedPlan[] | undefined;
  return (most) => {
    if (straightened === undefined) {
      straightened = [];
      for (let i = 0; i < ALIGNED_PLANS; i++) {
        const candidate = next(Number.POSITIVE_INFINITY);
        if (candidate !== undefined) straightened.push(inLine(graph, judge, candidate));
      }
      straightened.sort((a, b) => a.cost - b.cost);
    }
    const [first] = straightened;
    if (first === undefined) return next(most);
    return first.cost > most ? undefined : straightened.shift();
  };
}

type Planned = Candidate & { readonly plan: DirectedPlan };

function inOrder(judge: Judge, plans: readonly Planned[]): (most: number) => (EstimatedPlan & Planned) | undefined {
  const waiting = [...plans].sort((a, b) => a.least - b.least);
  const queue: (EstimatedPlan & Planned)[] = [];
  const rank = (each: Planned): number => plans.findIndex(({ opened }) => opened === each.opened);
  return (most) => {
    for (;;) {
      const [best] = queue;
      const [open] = waiting;
      if (open !== undefined && open.least <= Math.min(most, best?.cost ?? most)) {
        waiting.shift();
        const estimate = estimateOf(judge, open);
        if (estimate === undefined) continue;
        queue.push({ ...open, ...estimate });
        // Equal ones are in the order of the plans.
        queue.sort((a, b) => a.cost - b.cost || rank(a) - rank(b));
      } else return best !== undefined && best.cost <= most ? queue.shift() : undefined;
    }
  };
}

function candidateOf(graph: LayoutGraph, judge: Judge, plan: Plan, { direction }: DirectedPlan): Candidate {
  const opened = openPlan(graph, plan, { direction, steps: PLAN_STEPS });
  const standing = judge.standingOf({ ...opened.boxes, direction });
  const disorder = disorderOf(graph, plan);
  return { opened, standing, disorder, least: leastCost(opened, standing) + disorder };
}

function estimateOf(judge: Judge, { opened, standing, disorder }: Candidate): EstimatedPlan | undefined {
  const routed = routeLines(opened);
  if ('faults' in routed) return undefined;
  return { routed, cost: judge.price(cutAtFrames(opened.graph, sketchOf(routed)), standing) + disorder };
}

/** With siblings aligned, if that has a better estimate. */
function inLine(graph: LayoutGraph, judge: Judge, original: EstimatedPlan & Planned): EstimatedPlan {
  const plan = planInLine(original.plan, graph);
  if (plan === undefined) return original;
  const candidate = candidateOf(graph, judge, plan, original.plan);
  const other = candidate.least < original.cost ? estimateOf(judge, candidate) : undefined;
  return other !== undefined && other.cost < original.cost ? other : original;
}
