import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph, Point } from '../../graph.js';
import { layoutLayered } from '../index.js';
import { findFaults } from '../testing/faults.js';
import { randomGraph } from '../testing/graphs.js';

/** What a line of a class diagram has at its ends. */
const anyEnds = fc.record(
  {
    fromLabel: fc.record({ width: fc.integer({ min: 10, max: 40 }), height: fc.constant(15) }),
    toLabel: fc.record({ width: fc.integer({ min: 10, max: 40 }), height: fc.constant(15) }),
    fromLength: fc.constantFrom(9, 12, 16, 20),
    toLength: fc.constantFrom(9, 12, 16, 20),
  },
  { requiredKeys: [] },
);

const anyGraph = fc
  .record({
    seed: fc.nat(100_000),
    direction: fc.constantFrom<FlowDirection>('right', 'down', 'left', 'up'),
    groups: fc.integer({ min: 0, max: 3 }),
    ends: fc.array(anyEnds, { minLength: 1, maxLength: 12 }),
  })
  .map(({ seed, direction, groups, ends }): LayoutGraph => {
    const graph = randomGraph(seed, { nodes: 10, direction, groups, density: 1.2, loops: 0.1, rotated: 0.3 });
    return {
      ...graph,
      nodes: graph.nodes.map((node) => ({ ...node, width: node.width + 120, height: node.height + 60 })),
      edges: graph.edges.map((edge, i): LayoutEdge => ({ ...edge, ...ends[i % ends.length] })),
    };
  });

const lengthOf = (a: Point | undefined, b: Point | undefined): number =>
  a === undefined || b === undefined ? 0 : Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01
  );
}

const strokesOf = ({ points }: { readonly points: readonly Point[] }): Box[] =>
  points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    // A line is as thick as its stroke.
    return {
      x: Math.min(a.x, b.x) - 0.75,
      y: Math.min(a.y, b.y) - 0.75,
      width: Math.abs(a.x - b.x) + 1.5,
      height: Math.abs(a.y - b.y) + 1.5,
    };
  });

/** What a text at the end of a line covers. */
function covered(drawing: Drawing, text: Box): string[] {
  const { nodes, edges } = drawing;
  return [
    ...nodes.filter((node) => overlap(node, text)).map(({ id }) => id),
    ...edges.flatMap((edge) => {
      const texts = [edge.label, edge.fromLabel, edge.toLabel].filter((each) => each !== undefined && each !== text);
      const isOver = texts.some((each) => each !== undefined && overlap(each, text));
      return isOver || strokesOf(edge).some((stroke) => overlap(stroke, text)) ? [edge.id] : [];
    }),
  ];
}

describe('the ends of lines', () => {
  it('run straight along the whole length of what is painted there', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const drawing = layoutLayered(graph);
        graph.edges.forEach(({ fromLength = 0, toLength = 0 }, i) => {
          const points = drawing.edges[i]?.points ?? [];
          expect(lengthOf(points[0], points[1])).toBeGreaterThanOrEqual(fromLength);
          expect(lengthOf(points.at(-1), points.at(-2))).toBeGreaterThanOrEqual(toLength);
        });
        expect(findFaults(graph, drawing)).toEqual([]);
      }),
      { numRuns: cases(150) },
    );
  });

  it('have their text beside them, within the drawing and nearly always clear of everything', () => {
    let texts = 0;
    let unclear = 0;
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const drawing = layoutLayered(graph);
        graph.edges.forEach((edge, i) => {
          for (const end of ['fromLabel', 'toLabel'] as const) {
            const [wanted, box] = [edge[end], drawing.edges[i]?.[end]];
            expect([box?.width, box?.height]).toEqual([wanted?.width, wanted?.height]);
            if (box === undefined) continue;
            texts++;
            if (covered(drawing, box).length > 0) unclear++;
            expect(box.x >= 0 && box.x + box.width <= drawing.width + 0.01).toBe(true);
            expect(box.y >= 0 && box.y + box.height <= drawing.height + 0.01).toBe(true);
          }
        });
      }),
      { numRuns: cases(150) },
    );
    expect(unclear / texts).toBeLessThan(0.01);
  });

  it('have it right beside the node, beyond the head', () => {
    const drawing = layoutLayered({
      direction: 'right',
      nodes: ['a', 'b'].map((id) => ({ id, width: 120, height: 60 })),
      edges: [{ id: 'e', from: 'a', to: 'b', fromLength: 12, fromLabel: { width: 30, height: 15 } }],
      groups: [],
      overlays: [],
    });
    const [line, text] = [drawing.edges[0]?.points[0], drawing.edges[0]?.fromLabel];
    expect(text?.x).toBe(120 + 12 + 4);
    expect((text?.y ?? 0) + 15).toBe((line?.y ?? 0) - 3);
  });
});
