// Guarantees of every picture of lanes and of layers, whatever its content.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, LayoutEdge } from '../graph.js';
import { type LaneGraph, layoutLanes, layoutStack, type StackItem } from './index.js';
import {
  edges,
  ends,
  entered,
  isWithin,
  LABEL,
  onBorder,
  overlaps,
  sizes,
  sound,
  stacks,
  TITLE,
} from './testing/stacks.js';

const RUNS = { numRuns: cases(60) };
const laneGraphs: fc.Arbitrary<LaneGraph> = fc
  .record({
    direction: fc.constantFrom<LaneGraph['direction']>('auto', 'right', 'down', 'left', 'up'),
    lanes: fc.integer({ min: 1, max: 5 }),
    phases: fc.nat(3),
    steps: fc.array(fc.tuple(sizes, fc.nat(4), fc.nat(4)), { maxLength: 14 }),
    ends: ends(13),
  })
  .map(({ direction, lanes, phases, steps, ends: lines }) => ({
    direction,
    nodes: steps.map(([size, lane, phase], i) => ({
      id: `n${i}`,
      ...size,
      lane: `l${lane % lanes}`,
      ...(phase < phases && { phase: `p${phase}` }),
    })),
    edges: edges(lines, steps.length),
    lanes: Array.from({ length: lanes }, (_, i) => ({ id: `l${i}`, title: { ...TITLE, width: 60 + 30 * i } })),
    phases: Array.from({ length: phases }, (_, i) => ({ id: `p${i}`, title: TITLE })),
  }));

describe('lanes', () => {
  it('route no line through a step, on another line or through a title', () => {
    fc.assert(
      fc.property(laneGraphs, (graph) => {
        const drawing = layoutLanes(graph);
        sound(
          { direction: drawing.direction, nodes: graph.nodes, edges: graph.edges, groups: [], overlays: [] },
          drawing,
        );
        const headers = [...drawing.lanes, ...drawing.phases].map(({ header }) => header);
        expect(entered(drawing, headers)).toBe(0);
      }),
      RUNS,
    );
  });

  it('hold their steps, each in its phase, with phases in written order', () => {
    fc.assert(
      fc.property(laneGraphs, (graph) => {
        const { nodes, lanes, phases, direction } = layoutLanes(graph);
        for (const [i, { lane, phase }] of graph.nodes.entries()) {
          const node = nodes[i] ?? { id: '', x: 0, y: 0, width: 0, height: 0 };
          expect(
            isWithin(
              node,
              lanes.find(({ id }) => id === lane),
            ),
          ).toBe(true);
          if (phase !== undefined)
            expect(
              isWithin(
                node,
                phases.find(({ id }) => id === phase),
              ),
            ).toBe(true);
        }
        const along = ({ x, y }: Box): number =>
          direction === 'right' ? x : direction === 'left' ? -x : direction === 'down' ? y : -y;
        expect(phases.toSorted((a, b) => along(a) - along(b))).toEqual(phases);
      }),
      RUNS,
    );
  });

  it('have boxes beside steps, on their side and level with them, and no line through either', () => {
    const constraints = fc.array(fc.tuple(fc.nat(13), fc.boolean()), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(laneGraphs, constraints, (graph, wanted) => {
        const beside = wanted.flatMap(([at, before], i) => {
          const of = graph.nodes[at];
          const side = before ? ('before' as const) : ('after' as const);
          return of === undefined
            ? []
            : [{ id: `note${i}`, lane: of.lane, width: 120, height: 32, beside: { of: of.id, side } }];
        });
        const lines = beside.map(({ id, beside: { of } }) => ({ id, from: of, to: id, light: true }));
        const whole = { ...graph, nodes: [...graph.nodes, ...beside], edges: [...graph.edges, ...lines] };
        const drawing = layoutLanes(whole);
        const { direction } = drawing;
        sound({ direction, nodes: whole.nodes, edges: whole.edges, groups: [], overlays: [] }, drawing);
        const places = new Map(drawing.nodes.map((each) => [each.id, each]));
        const upright = direction === 'down' || direction === 'up';
        const middle = (id: string): readonly [along: number, across: number] => {
          const { x, y, width, height } = places.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
          const [a, b] = [x + width / 2, y + height / 2];
          return upright ? [b, a] : [a, b];
        };
        for (const {
          id,
          beside: { of, side },
        } of beside) {
          const [[along, across], [there, level]] = [middle(id), middle(of)];
          expect(along).toBeCloseTo(there, 6);
          expect(across > level).toBe(side === 'after');
        }
      }),
      RUNS,
    );
  });

  it('run forward: without cycles and phases no line ends before it begins', () => {
    fc.assert(
      fc.property(laneGraphs, (graph) => {
        const place = (id: string): number => Number(id.slice(1));
        const onward = graph.edges.filter(({ from, to }) => place(from) < place(to));
        const plain = graph.nodes.map(({ phase: _, ...node }) => node);
        const { nodes } = layoutLanes({ ...graph, direction: 'right', nodes: plain, phases: [], edges: onward });
        const middle = new Map(nodes.map(({ id, x, width }) => [id, x + width / 2]));
        for (const { from, to } of onward) expect(middle.get(from) ?? 0).toBeLessThanOrEqual(middle.get(to) ?? 0);
      }),
      RUNS,
    );
  });
});

describe('layers', () => {
  it('route no line through a card, on another line, or through a frame or title that holds neither end', () => {
    fc.assert(
      fc.property(stacks, ({ graph, plain }) => {
        const drawing = layoutStack(graph);
        sound(plain, { ...drawing, groups: [...drawing.layers, ...drawing.pillars, ...drawing.groups] });
        const headers = [...drawing.layers, ...drawing.pillars].map(({ header }) => header);
        expect(entered(drawing, headers)).toBe(0);
      }),
      RUNS,
    );
  });

  it('are equally wide, one below another, with pillars as tall as all of them', () => {
    fc.assert(
      fc.property(stacks, ({ graph }) => {
        const { layers, pillars } = layoutStack(graph);
        const [first] = layers;
        const last = layers.at(-1);
        if (first === undefined || last === undefined) return;
        for (const { x, width } of layers) expect([x, width]).toEqual([first.x, first.width]);
        expect(layers.toSorted((a, b) => a.y - b.y)).toEqual(layers);
        for (const { y, height } of pillars) expect([y, y + height]).toEqual([first.y, last.y + last.height]);
      }),
      RUNS,
    );
  });

  it('have lines between them from border to border, with labels and heads that nothing touches', () => {
    const joins = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.boolean()), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(stacks, joins, ({ graph, plain }, wanted) => {
        const { layers: bandsIn } = graph;
        const own = wanted.flatMap(([a, b, labelled], i): readonly LayoutEdge[] => {
          const [from, to] = [bandsIn[a]?.id, bandsIn[b]?.id];
          return from === undefined || to === undefined
            ? []
            : [{ id: `f${i}`, from, to, ...(labelled && { label: LABEL }) }];
        });
        const drawing = layoutStack({ ...graph, edges: [...graph.edges, ...own] });
        const { layers, pillars, groups } = drawing;
        const others = drawing.edges.filter(({ id }) => !id.startsWith('f'));
        sound(plain, { ...drawing, edges: others, groups: [...layers, ...pillars, ...groups] });
        const routes = new Map(drawing.edges.map((each) => [each.id, each]));
        for (const { id, from, to, label } of own) {
          const route = routes.get(id);
          const points = route?.points ?? [];
          const places = [from, to].map((each) => layers.find((band) => band.id === each));
          [points[0], points.at(-1)].forEach((end, i) => {
            expect(onBorder(end, places[i])).toBe(true);
          });
          expect(route?.label !== undefined).toBe(label !== undefined);
          const foreign = drawing.edges.filter((each) => each.id !== id);
          const last = points.at(-1) ?? { x: 0, y: 0 };
          const head = { x: last.x - 4, y: last.y - 4, width: 8, height: 8 };
          const words = drawing.edges.flatMap((each) => each.label ?? []);
          expect(words.filter((each) => overlaps(each, head))).toEqual([]);
          if (route?.label !== undefined) {
            expect(entered({ ...drawing, edges: foreign }, [route.label])).toBe(0);
            expect(words.filter((each) => each !== route.label && overlaps(each, route.label ?? each))).toEqual([]);
            expect([...layers, ...pillars].filter((each) => overlaps(each, route.label ?? each))).toEqual([]);
          }
        }
        expect(entered({ ...drawing, edges: drawing.edges.filter(({ id }) => id.startsWith('f')) }, layers)).toBe(0);
        expect(drawing.edges.flatMap(({ points }) => points).every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('hold cards of one width per row at equal distances', () => {
    const cards = (count: number): readonly StackItem[] =>
      Array.from({ length: count }, (_, i) => ({ is: 'node', id: `n${count}-${i}`, width: 100 + 4 * i, height: 40 }));
    const counts = [1, 2, 3, 4, 5, 6];
    const layers = counts.map((count) => ({ id: `b${count}`, title: TITLE, items: cards(count) }));
    const { nodes } = layoutStack({ layers, left: [], right: [], edges: [] });
    for (const count of counts) {
      const row = nodes.filter(({ id }) => id.startsWith(`n${count}-`));
      expect(new Set(row.map(({ width }) => width)).size).toBe(1);
      const apart = row.slice(1).map(({ x }, i) => x - (row[i]?.x ?? 0));
      for (const each of apart) expect(each).toBeCloseTo(apart[0] ?? 0, 6);
    }
  });
});

it('is the same each time', () => {
  fc.assert(
    fc.property(laneGraphs, stacks, (lanes, { graph }) => {
      expect(layoutLanes(lanes)).toEqual(layoutLanes(lanes));
      expect(layoutStack(graph)).toEqual(layoutStack(graph));
    }),
    { numRuns: cases(10) },
  );
});
