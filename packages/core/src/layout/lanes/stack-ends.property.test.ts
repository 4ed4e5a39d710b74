// Guarantees of lines that end at a whole layer or pillar, whatever the layers hold.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, LayoutEdge, Point } from '../graph.js';
import { countFaults } from '../quality/faults.js';
import { layoutStack, type StackGraph, type StackItem } from './index.js';
import { entered, isWithin, LABEL, onBorder, overlaps, sound, stacks } from './testing/stacks.js';

const RUNS = { numRuns: cases(60) };

function idsIn(items: readonly StackItem[]): readonly string[] {
  return items.flatMap((item) => (item.is === 'node' ? [item.id] : idsIn(item.items)));
}

/** Every id that a line can join, with its layer or pillar. */
function endsOf({ left, layers, right }: StackGraph): ReadonlyMap<string, string> {
  const bands = [...left, ...layers, ...right];
  return new Map(bands.flatMap(({ id, items }) => [id, ...idsIn(items)].map((each) => [each, id] as const)));
}

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly labelled: boolean;
}

/** Between a layer or pillar and anything that is neither inside it nor, for a layer, a layer. */
function linesOf(graph: StackGraph, wanted: readonly Wanted[]): readonly LayoutEdge[] {
  const bandOf = endsOf(graph);
  const [ids, bands] = [[...bandOf.keys()], [...new Set(bandOf.values())]];
  const layers = new Set(graph.layers.map(({ id }) => id));
  if (bands.length === 0) return [];
  return wanted.flatMap(({ from, to, labelled }, i): readonly LayoutEdge[] => {
    const [a, b] = [ids[from % ids.length] ?? '', bands[to % bands.length] ?? ''];
    if (bandOf.get(a) === b || (layers.has(a) && layers.has(b))) return [];
    const [source, target] = i % 3 === 0 ? [b, a] : [a, b];
    return [{ id: `f${i}`, from: source, to: target, ...(labelled && { label: LABEL }) }];
  });
}

const joins = fc.array(fc.record({ from: fc.nat(99), to: fc.nat(9), labelled: fc.boolean() }), {
  minLength: 1,
  maxLength: 7,
});

function around({ x, y }: Point): Box {
  return { x: x - 4, y: y - 4, width: 8, height: 8 };
}

it('each ends on the border of its layer or pillar, and passes no card, title, frame or other line', () => {
  fc.assert(
    fc.property(stacks, joins, ({ graph, plain }, wanted) => {
      const own = linesOf(graph, wanted);
      const drawing = layoutStack({ ...graph, edges: [...graph.edges, ...own] });
      const bands = [...drawing.layers, ...drawing.pillars];
      // Lines to one layer must not run on one another, so that no two of them have that end in common.
      const ids = new Set(bands.map(({ id }) => id));
      const apart = own.map((each) => ({
        ...each,
        from: ids.has(each.from) ? `${each.id} ${each.from}` : each.from,
        to: ids.has(each.to) ? `${each.id} ${each.to}` : each.to,
      }));
      const whole = { ...drawing, groups: [...bands, ...drawing.groups] };
      const ownIds = new Set(own.map(({ id }) => id));
      sound({ ...plain, edges: apart }, { ...whole, edges: drawing.edges.filter(({ id }) => ownIds.has(id)) });
      expect(countFaults({ ...plain, edges: [...plain.edges, ...apart] }, whole).shared).toBe(0);
      expect(
        entered(
          drawing,
          bands.map(({ header }) => header),
        ),
      ).toBe(0);
      const places = new Map<string, Box>([...bands, ...drawing.nodes].map((each) => [each.id, each]));
      const routes = new Map(drawing.edges.map((each) => [each.id, each.points]));
      for (const { id, from, to } of own) {
        const points = routes.get(id) ?? [];
        expect(onBorder(points[0], places.get(from))).toBe(true);
        expect(onBorder(points.at(-1), places.get(to))).toBe(true);
      }
      const picture = { x: 0, y: 0, width: drawing.width, height: drawing.height };
      for (const { points } of drawing.edges)
        for (const point of points) expect(isWithin({ ...point, width: 0, height: 0 }, picture)).toBe(true);
    }),
    RUNS,
  );
});

it('each has its label outside the layer or pillar, off cards, and off the heads at frames', () => {
  fc.assert(
    fc.property(stacks, joins, ({ graph }, wanted) => {
      const own = linesOf(graph, wanted);
      // Only these lines: labels of crowded lines between cards can be in the way.
      const drawing = layoutStack({ ...graph, edges: own });
      const bands = new Map([...drawing.layers, ...drawing.pillars].map((each) => [each.id, each]));
      const routes = new Map(drawing.edges.map((each) => [each.id, each]));
      const heads = own.flatMap(({ id, from, to }) => {
        const points = routes.get(id)?.points ?? [];
        return [bands.has(from) ? (points[0] ?? []) : [], bands.has(to) ? (points.at(-1) ?? []) : []].flat();
      });
      for (const { id, from, to, label } of own) {
        const box = routes.get(id)?.label;
        expect(box !== undefined).toBe(label !== undefined);
        if (box === undefined) continue;
        const frames = [bands.get(from) ?? [], bands.get(to) ?? []].flat();
        for (const each of [...frames, ...drawing.nodes, ...heads.map(around)]) expect(overlaps(box, each)).toBe(false);
      }
    }),
    RUNS,
  );
});

it('without any such line nothing moves', () => {
  fc.assert(
    fc.property(stacks, ({ graph }) => {
      const first = graph.layers[0];
      const inside = idsIn(first?.items ?? [])[0];
      if (first === undefined || inside === undefined) return;
      const within = { id: 'w', from: inside, to: first.id };
      expect(layoutStack({ ...graph, edges: [...graph.edges, within] })).toEqual(layoutStack(graph));
    }),
    { numRuns: cases(10) },
  );
});
