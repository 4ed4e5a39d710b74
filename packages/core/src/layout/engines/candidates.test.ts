import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import { disorderOf, floorPlan, planInLine } from '../floorplan/index.js';
import type { LayoutGraph } from '../graph.js';
import { randomGraph } from '../layered/testing/graphs.js';
import { openPlan, routeLines, sketchOf } from '../routing/index.js';
import { byEstimate } from './candidates.js';
import { cutAtFrames } from './frame-ends.js';
import { judgeOf } from './judge.js';
import { leastCost } from './least.js';

const STEPS = 2_000_000;
const PLANS = 7;

/** Some with answers, frames of overlays, and a few lines that end at a frame. */
function graphOf(seed: number): LayoutGraph {
  const graph = randomGraph(seed, {
    nodes: 6 + (seed % 9),
    density: 1.1,
    groups: 2 + (seed % 3),
    diamonds: 0.15,
    rotated: 0.3,
    overlays: seed % 2,
    loops: 0.05,
    parallel: 0.1,
  });
  const groupOf = new Map(graph.nodes.map(({ id, group }) => [id, group]));
  return {
    ...graph,
    edges: graph.edges.map((edge, i) => {
      const frame = groupOf.get(edge.to);
      const isOutside = frame !== undefined && groupOf.get(edge.from) === undefined;
      return isOutside && i % 3 === 0 ? { ...edge, toFrame: frame } : edge;
    }),
  };
}

/** What a plan costs once its lines are routed, and its lower bound. */
function costsOf(graph: LayoutGraph): readonly { readonly cost: number; readonly least: number }[] {
  const judge = judgeOf(graph);
  return floorPlan(graph, { count: PLANS }).flatMap((directed) => {
    const straight = planInLine(directed, graph);
    return [directed, ...(straight === undefined ? [] : [straight])].flatMap((plan) => {
      const { direction } = directed;
      const opened = openPlan(graph, plan, { direction, steps: STEPS });
      const routed = routeLines(opened);
      if ('faults' in routed) return [];
      const cost = judge.price(cutAtFrames(graph, sketchOf(routed)));
      return [{ cost, least: leastCost(opened, judge.standingOf({ ...opened.boxes, direction })) }];
    });
  });
}

/** The estimates of all plans, best first, by routing each of them. */
function allCosts(graph: LayoutGraph): readonly number[] {
  const judge = judgeOf(graph);
  const plans = floorPlan(graph, { count: PLANS });
  const costOf = (plan: (typeof plans)[number], direction: (typeof plans)[number]['direction']): number => {
    const routed = routeLines(openPlan(graph, plan, { direction, steps: STEPS }));
    return 'faults' in routed
      ? Number.POSITIVE_INFINITY
      : judge.price(cutAtFrames(graph, sketchOf(routed))) + disorderOf(graph, plan);
  };
  return plans
    .map((plan) => ({ plan, cost: costOf(plan, plan.direction) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ plan, cost }, i) => {
      const straight = i < 2 ? planInLine(plan, graph) : undefined;
      return straight === undefined ? cost : Math.min(cost, costOf({ ...plan, ...straight }, plan.direction));
    })
    .toSorted((a, b) => a - b);
}

describe('candidates for a drawing', () => {
  it('never cost less than their lower bound', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        for (const { cost, least } of costsOf(graphOf(seed))) expect(least).toBeLessThanOrEqual(cost);
      }),
      { numRuns: cases(25), seed: 1 },
    );
  });

  it('come in the order of their estimates, up to the limit, as if all of them were routed', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 1, max: 1.5, noNaN: true }), (seed, share) => {
        const graph = graphOf(seed);
        const wanted = allCosts(graph);
        const most = (wanted[0] ?? 0) * share;
        const next = byEstimate(graph, judgeOf(graph), floorPlan(graph, { count: PLANS }));
        const costs: number[] = [];
        for (let candidate = next(most); candidate !== undefined; candidate = next(most)) costs.push(candidate.cost);
        expect(costs).toEqual(wanted.filter((cost) => cost <= most));
      }),
      { numRuns: cases(25), seed: 2 },
    );
  });
});
