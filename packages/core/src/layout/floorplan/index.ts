// Groups as boxes: a compact plan of nested frames. In: the graph. Out: the best plans, best first, for the routing.
import type { Box, FlowDirection, LayoutGraph } from '../graph.js';
import type { Plan } from '../plan.js';
import { type Arranging, arrangeScope } from './arrange.js';
import { planOf } from './read-plan.js';
import type { Stub, Wish } from './runs.js';
import { readScopes, type Scope } from './scopes.js';
import { type Shape, worth } from './shape.js';
import { stubsFrom } from './stubs.js';

export interface FloorPlanOptions {
  /** How many plans at most. */
  readonly count?: number;
}

/** What an author wished weighs more than anything a line costs. */
const WISH = 6;

export function floorPlan(graph: LayoutGraph, options: FloorPlanOptions = {}): readonly Plan[] {
  const root = readScopes(graph);
  const base = {
    cast: { nodes: [...graph.nodes], played: graph.nodes.map((_, leaf) => [leaf]) },
    overlays: graph.overlays.map(({ nodes }) => {
      const ids = new Set(nodes);
      return new Set(graph.nodes.flatMap(({ id }, leaf) => (ids.has(id) ? [leaf] : [])));
    }),
    wishes: wishesOf(graph),
    patterns: new Map(),
  };
  const directions: readonly FlowDirection[] = graph.direction === 'auto' ? ['right', 'down'] : [graph.direction];
  const arranged = (stubs: (scope: Scope) => readonly Stub[]): readonly Shape[] =>
    directions
      .flatMap((direction): readonly Shape[] => {
        const arranging: Arranging = { ...base, stubs, shapes: new Map() };
        return arrangeScope({ ...root, direction }, direction, arranging);
      })
      .toSorted((a, b) => wholeWorth(a) - wholeWorth(b));
  const [first] = arranged(() => []);
  if (first === undefined) return [];
  const informed = arranged(stubsFrom(boxesOf(first, graph)));
  return informed.slice(0, options.count ?? 4).map((shape) => planOf(shape, graph));
}

function boxesOf(shape: Shape, graph: LayoutGraph): readonly Box[] {
  const boxes: Box[] = graph.nodes.map(({ width, height }) => ({ x: 0, y: 0, width, height }));
  shape.leaves.forEach((leaf, i) => {
    const { width = 0, height = 0 } = graph.nodes[leaf] ?? {};
    boxes[leaf] = { x: shape.xs[i] ?? 0, y: shape.ys[i] ?? 0, width, height };
  });
  return boxes;
}

function wishesOf(graph: LayoutGraph): readonly Wish[] {
  const places = new Map(graph.nodes.map(({ id }, leaf) => [id, leaf]));
  return graph.nodes.flatMap(({ same, before }, leaf) =>
    [
      { id: same, first: false },
      { id: before, first: true },
    ].flatMap(({ id, first }) => {
      const other = places.get(id ?? '');
      return other === undefined || other === leaf ? [] : [{ leaf, other, first, weight: WISH }];
    }),
  );
}

/** Free from 2:1 wide to 1.4:1 tall. */
const WIDEST = 2;
const TALLEST = 1.4;
const PROPORTION = 12;
const SMALL = 600;
const SCREEN = 1600;

function wholeWorth(shape: Shape): number {
  const { width, height } = shape;
  const beyond = Math.max(width / height / WIDEST, height / width / TALLEST, 1) - 1;
  // A small picture may have any form.
  const shown = Math.min(1, Math.max(0, Math.max(width, height) - SMALL) / (SCREEN - SMALL));
  return worth(shape) + PROPORTION * beyond * shown + Math.max(0, width - SCREEN) / 200;
}
