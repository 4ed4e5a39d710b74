// Groups as boxes: a compact plan of nested frames. In: the graph. Out: the best plans, best first, for the router.
import type { Box, FlowDirection, LayoutGraph } from '../graph.js';
import { proportionCost, SCREEN, SMALL } from '../page.js';
import { type Arranging, arrangedAlong } from './arrange.js';
import { exchangerOf } from './exchange.js';

export { disorderOf } from './in-line.js';

import { type MovablePlan, planOf } from './read-plan.js';

export { planInLine } from './read-plan.js';

import type { Constraint, Stub } from './runs.js';
import { type Leaf, readScopes, type Scope } from './scopes.js';
import { type Shape, worth } from './shape.js';
import { stubsFrom } from './stubs.js';
import { ARRANGING_STEPS, FINE_SHAPES, PROMISING, ROUGH_SHAPES, UNCHANGED_PLANS } from './weights.js';

export interface FloorPlanOptions {
  /** Maximum number of plans. */
  readonly count?: number;
  /** Whether what no call enters comes before what it calls, even if that costs crossings. */
  readonly startsFirst?: boolean;
}

/** A plan, and the reading direction it was made for. */
export interface DirectedPlan extends MovablePlan {
  readonly direction: FlowDirection;
}

export function floorPlan(graph: LayoutGraph, options: FloorPlanOptions = {}): readonly DirectedPlan[] {
  const shapes = wholeShapes(graph, options.startsFirst === true);
  const exchangers = new Map(
    [...new Set(shapes.map(({ direction }) => direction))].map((each) => [each, exchangerOf(graph, each)]),
  );
  const changed = shapes
    .flatMap(({ shape, direction }) => {
      const exchanged = exchangers.get(direction)?.(shape);
      if (exchanged === undefined) return [];
      const { shape: other, gain } = exchanged;
      return { shape: other, direction, cost: wholeWorth(shape) - gain, gain };
    })
    .filter(({ gain }, i) => gain > 0 || i >= UNCHANGED_PLANS)
    .toSorted((a, b) => a.cost - b.cost);
  return [...shapes.slice(0, UNCHANGED_PLANS), ...changed]
    .slice(0, options.count ?? 4)
    .map(({ shape, direction }) => ({ ...planOf(shape, graph), direction }));
}

interface WholeShape {
  readonly shape: Shape;
  readonly direction: FlowDirection;
}

/** Arrangements of the whole picture, best first. */
function wholeShapes(graph: LayoutGraph, startsFirst: boolean): readonly WholeShape[] {
  const root = readScopes(graph);
  const base = {
    cast: { nodes: [...graph.nodes], played: graph.nodes.map((_, leaf) => [leaf]) },
    overlays: graph.overlays.map(({ nodes }) => {
      const ids = new Set(nodes);
      return new Set(graph.nodes.flatMap(({ id }, leaf) => (ids.has(id) ? [leaf] : [])));
    }),
    constraints: constraintsOf(graph),
    startsFirst,
    patterns: new Map(),
  };
  const whole = graph.direction === 'auto' ? root : { ...root, direction: graph.direction };
  const directions: readonly FlowDirection[] = graph.direction === 'auto' ? ['right', 'down'] : [graph.direction];
  const arranged = (
    along: readonly FlowDirection[],
    stubs: (scope: Scope) => readonly Stub[],
    beam: number,
  ): readonly WholeShape[] =>
    along
      .flatMap((direction): readonly WholeShape[] => {
        const arranging: Arranging = { ...base, stubs, beam, work: { left: ARRANGING_STEPS }, known: new Map() };
        return arrangedAlong(whole, direction, arranging).map((shape) => ({ shape, direction }));
      })
      .toSorted((a, b) => wholeWorth(a.shape) - wholeWorth(b.shape));
  // A rough plan decides the direction and the sides on which lines leave their scopes.
  if (directions.length === 1 && graph.groups.length === 0 && root.members.every(({ kind }) => kind === 'node'))
    return arranged(directions, () => [], FINE_SHAPES);
  const rough = arranged(directions, () => [], ROUGH_SHAPES);
  const [first] = rough;
  if (first === undefined) return [];
  const bar = PROMISING * wholeWorth(first.shape);
  const promising = directions.filter((each) =>
    rough.some(({ shape, direction }) => direction === each && wholeWorth(shape) <= bar),
  );
  return arranged(promising, stubsFrom(boxesOf(first.shape, graph)), FINE_SHAPES);
}

function boxesOf(shape: Shape, graph: LayoutGraph): readonly Box[] {
  const boxes: Box[] = graph.nodes.map(({ width, height }) => ({ x: 0, y: 0, width, height }));
  shape.leaves.forEach((leaf, i) => {
    const { width = 0, height = 0 } = graph.nodes[leaf] ?? {};
    boxes[leaf] = { x: shape.xs[i] ?? 0, y: shape.ys[i] ?? 0, width, height };
  });
  return boxes;
}

function constraintsOf(graph: LayoutGraph): readonly Constraint[] {
  const leaves = leavesOf(graph);
  return [...graph.nodes, ...graph.groups].flatMap(({ id, same, before }) =>
    [
      { other: same, first: false },
      { other: before, first: true },
    ].flatMap(({ other, first }) => {
      const [of, to] = [leaves.get(id), leaves.get(other ?? '')];
      return of === undefined || to === undefined ? [] : [{ of, to, first }];
    }),
  );
}

/** By the id of a node or a group. */
function leavesOf({ nodes, groups }: LayoutGraph): ReadonlyMap<string, readonly Leaf[]> {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const leaves = new Map<string, Leaf[]>();
  nodes.forEach(({ id, group }, leaf) => {
    leaves.set(id, [leaf]);
    for (let at = group; at !== undefined && parents.has(at); at = parents.get(at)) {
      const list = leaves.get(at);
      if (list === undefined) leaves.set(at, [leaf]);
      else list.push(leaf);
    }
  });
  return leaves;
}

function wholeWorth(shape: Shape): number {
  const { width, height } = shape;
  // A small picture can have any proportions.
  const shown = Math.min(1, Math.max(0, Math.max(width, height) - SMALL) / (SCREEN - SMALL));
  return worth(shape) + proportionCost(width / height, height / width) * shown;
}
