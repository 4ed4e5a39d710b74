// Which engine draws a graph. In: the graph. Out: the layered drawing where that is good; else the best of it and of floor
// plans of its groups, by what is wrong with each.
import { type FloorPlanOptions, floorPlan } from '../floorplan/index.js';
import type { Drawing, FlowDirection, LayoutGraph } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { routePlan } from '../routing/index.js';
import { isGood } from './good.js';
import { drawingCost, faultsOf } from './judge.js';
import { brokenWishes } from './wishes.js';

/** Plans that are routed. */
const ROUTED: FloorPlanOptions = { count: 3 };

/** Larger graphs are drawn in layers alone. */
const MOST_NODES = 100;
const MOST_EDGES = 200;

export function layOut(graph: LayoutGraph): Drawing {
  const layered = layoutLayered(graph);
  const searched = graph.groups.length > 0 && graph.nodes.length <= MOST_NODES && graph.edges.length <= MOST_EDGES;
  if (!searched || layered.degraded || isGood(graph, layered)) return layered;
  const allowed = new Set(layered.conflicts.map(({ node, constraint }) => `${constraint} ${node}`));
  const rivals = floorPlan(graph, ROUTED).flatMap((plan): readonly Drawing[] => {
    const { drawing } = routePlan(graph, plan, { direction: directionOf(graph, layered) });
    if (drawing === undefined || drawing.degraded) return [];
    const conflicts = brokenWishes(graph, drawing);
    const keeps = conflicts.every(({ node, constraint }) => allowed.has(`${constraint} ${node}`));
    return keeps && framesAll(layered, drawing) ? [{ ...drawing, conflicts }] : [];
  });
  return rivals.reduce((best, rival) => (isBetter(graph, rival, best) ? rival : best), layered);
}

function directionOf(graph: LayoutGraph, layered: Drawing): FlowDirection {
  return graph.direction === 'auto' ? layered.direction : graph.direction;
}

/** Every overlay with a frame has one here too. */
function framesAll({ overlays }: Drawing, rival: Drawing): boolean {
  const framed = new Set(rival.overlays.map(({ id }) => id));
  return overlays.every(({ id }) => framed.has(id));
}

/** Faults that no picture may have count before everything else. */
function isBetter(graph: LayoutGraph, a: Drawing, b: Drawing): boolean {
  const [ofA, ofB] = [faultsOf(graph, a), faultsOf(graph, b)];
  return ofA === ofB ? drawingCost(graph, a) < drawingCost(graph, b) : ofA < ofB;
}
