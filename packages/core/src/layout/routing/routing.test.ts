// The routing of placed plans: the never-list on the plans of generated graphs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutGraph } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { findFaults } from '../layered/testing/faults.js';
import { randomGraph, type Shape } from '../layered/testing/graphs.js';
import type { Plan } from '../plan.js';
import { routePlan } from './index.js';

const shape = fc.record<Partial<Shape>>({
  nodes: fc.integer({ min: 1, max: 24 }),
  density: fc.constantFrom(0.8, 1.5),
  groups: fc.integer({ min: 0, max: 6 }),
  labels: fc.constantFrom(0, 0.5, 1),
  back: fc.constantFrom(0, 0.3),
  parallel: fc.constantFrom(0, 0.2),
  diamonds: fc.constantFrom(0, 0.3),
  rotated: fc.constantFrom(0, 0.5),
});

/** Where the layered engine puts everything, without its lines. */
function layeredPlan(graph: LayoutGraph): Plan {
  const { nodes, groups } = layoutLayered(graph);
  return { nodes, groups, aligned: [] };
}

describe('a plan is routed', () => {
  it('without a fault of the never-list, the same each time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        shape,
        fc.constantFrom('right' as const, 'down' as const),
        (seed, of, direction) => {
          const graph = { ...randomGraph(seed, of), direction };
          const plan = layeredPlan(graph);
          const { drawing, faults } = routePlan(graph, plan);
          if (drawing === undefined) expect(faults.length).toBeGreaterThan(0);
          else {
            expect(findFaults(graph, drawing)).toEqual([]);
            expect(routePlan(graph, plan).drawing).toEqual(drawing);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
