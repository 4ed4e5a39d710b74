// Guarantees of every picture of lanes and of layers, whatever its content.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../graph.js';
import { countFaults } from '../quality/faults.js';
import { type LaneGraph, layoutLanes, layoutStack, type StackBand, type StackGraph, type StackItem } from './index.js';

const RUNS = { numRuns: cases(60) };
const LABEL = { width: 60, height: 20 };
const TITLE = { width: 70, height: 16 };

const sizes = fc.record({
  width: fc.integer({ min: 10, max: 55 }).map((each) => 4 * each),
  height: fc.integer({ min: 8, max: 22 }).map((each) => 4 * each),
  outline: fc.constantFrom('box' as const, 'box' as const, 'diamond' as const),
});

function edges(ends: readonly (readonly [number, number, boolean])[], count: number): readonly LayoutEdge[] {
  return ends
    .filter(([from, to]) => from < count && to < count)
    .map(([from, to, labelled], i) => ({
      id: `e${i}`,
      from: `n${from}`,
      to: `n${to}`,
      ...(labelled && { label: LABEL }),
    }));
}

const ends = (most: number) => fc.array(fc.tuple(fc.nat(most), fc.nat(most), fc.boolean()), { maxLength: 24 });

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

/** How often a line passes through one of the boxes. */
function entered(drawing: Drawing, boxes: readonly Box[]): number {
  return drawing.edges.flatMap(({ points }) =>
    points.slice(1).flatMap((b, i) => {
      const a = points[i] ?? b;
      const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
      const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
      return boxes.filter(
        ({ x, y, width, height }) =>
          right > x + 0.1 && left < x + width - 0.1 && bottom > y + 0.1 && top < y + height - 0.1,
      );
    }),
  ).length;
}

function isWithin(inner: Box, outer: Box | undefined): boolean {
  return (
    outer !== undefined &&
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  );
}

function sound(graph: LayoutGraph, drawing: Drawing): void {
  const { boxes, throughNodes, throughFrames, shared } = countFaults(graph, drawing);
  expect({ boxes, throughNodes, throughFrames, shared }).toEqual({
    boxes: 0,
    throughNodes: 0,
    throughFrames: 0,
    shared: 0,
  });
  for (const { points } of drawing.edges) {
    expect(points.length).toBeGreaterThan(1);
    for (const [i, b] of points.entries()) {
      const a = points[i - 1];
      if (a !== undefined) expect((a.x === b.x) !== (a.y === b.y)).toBe(true);
    }
  }
}

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
    const wishes = fc.array(fc.tuple(fc.nat(13), fc.boolean()), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(laneGraphs, wishes, (graph, wanted) => {
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

type Shape =
  | { readonly is: 'node'; readonly size: Omit<LayoutNode, 'id'> }
  | { readonly is: 'group'; readonly items: readonly Shape[] };

const shape: fc.Arbitrary<Shape> = fc.letrec<{ item: Shape }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    fc.record({ is: fc.constant('node' as const), size: sizes }),
    fc.record({ is: fc.constant('group' as const), items: fc.array(tie('item'), { maxLength: 4 }) }),
  ),
})).item;
const bands = (most: number) => fc.array(fc.array(shape, { maxLength: 7 }), { maxLength: most });

interface Stacked {
  readonly graph: StackGraph;
  readonly plain: LayoutGraph;
}

const stacks: fc.Arbitrary<Stacked> = fc
  .record({ layers: bands(4), left: bands(1), right: bands(2), ends: ends(20) })
  .map(({ layers, left, right, ends: lines }) => {
    const nodes: LayoutNode[] = [];
    const groups: LayoutGroup[] = [];
    const item = (of: Shape, parent: string): StackItem => {
      if (of.is === 'node') {
        const node = { id: `n${nodes.length}`, ...of.size };
        nodes.push({ ...node, group: parent });
        return { is: 'node', ...node };
      }
      const id = `g${groups.length}`;
      groups.push({ id, parent, title: TITLE });
      return { is: 'group', id, title: TITLE, items: of.items.map((each) => item(each, id)) };
    };
    const band = (items: readonly Shape[]): StackBand => {
      const id = `b${groups.length}`;
      groups.push({ id, title: { width: 0, height: 0 } });
      return { id, title: TITLE, items: items.map((each) => item(each, id)) };
    };
    const parts = { layers: layers.map(band), left: left.map(band), right: right.map(band) };
    const drawn = edges(lines, nodes.length);
    return {
      graph: { ...parts, edges: drawn },
      plain: { direction: 'down', nodes, edges: drawn, groups, overlays: [] },
    };
  });

function onBorder(point: Box | { readonly x: number; readonly y: number } | undefined, band: Box | undefined): boolean {
  if (point === undefined || band === undefined) return false;
  const { x, y, width, height } = band;
  const inX = point.x >= x - 0.01 && point.x <= x + width + 0.01;
  const inY = point.y >= y - 0.01 && point.y <= y + height + 0.01;
  const level = Math.abs(point.y - y) < 0.01 || Math.abs(point.y - y - height) < 0.01;
  return inX && inY && (level || Math.abs(point.x - x) < 0.01);
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

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
