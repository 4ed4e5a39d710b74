import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, FlowDirection, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../graph.js';
import type { Plan } from '../plan.js';
import { floorPlan, planInLine } from './index.js';

const SIZE = { width: 140, height: 44 };
const TITLE = { width: 80, height: 20 };

/** `a b c` inside `group`, one node each. */
function nodes(ids: string, group?: string): LayoutNode[] {
  return ids.split(' ').map((id) => ({ id, ...SIZE, ...(group === undefined ? {} : { group }) }));
}

function group(id: string, rest: { parent?: string; direction?: FlowDirection } = {}): LayoutGroup {
  return { id, title: TITLE, ...rest };
}

/** `a>b` is a line. */
function lines(words: string): LayoutEdge[] {
  return words.split(' ').flatMap((word, i): LayoutEdge[] => {
    const [from, to] = word.split('>');
    return from === undefined || to === undefined ? [] : [{ id: `e${i}`, from, to }];
  });
}

function graph(parts: Partial<LayoutGraph>): LayoutGraph {
  return { direction: 'right', nodes: [], edges: [], groups: [], overlays: [], ...parts };
}

interface Found {
  readonly at: (id: string) => Box;
  readonly width: number;
  readonly height: number;
}

function planned(of: LayoutGraph): Found {
  const [plan] = floorPlan(of);
  if (plan === undefined) throw new Error('no plan');
  expect(faults(of, plan)).toEqual([]);
  const boxes = new Map<string, Box>([...plan.nodes, ...plan.groups].map((box) => [box.id, box]));
  return {
    at: (id) => {
      const box = boxes.get(id);
      if (box === undefined) throw new Error(`${id} has no place`);
      return box;
    },
    width: Math.max(...[...boxes.values()].map(({ x, width }) => x + width)),
    height: Math.max(...[...boxes.values()].map(({ y, height }) => y + height)),
  };
}

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Describes how a plan breaks its guarantees. */
function faults({ nodes: all, groups }: LayoutGraph, plan: Plan): string[] {
  const list: string[] = [];
  if (plan.nodes.length !== all.length || plan.groups.length !== groups.length) list.push('something has no place');
  const frames = new Map(plan.groups.map((each) => [each.id, each]));
  const parents = new Map<string, string | undefined>([
    ...all.map((each): [string, string | undefined] => [each.id, each.group]),
    ...groups.map((each): [string, string | undefined] => [each.id, each.parent]),
  ]);
  const boxes = [...plan.nodes, ...plan.groups];
  for (const box of boxes) {
    if (![box.x, box.y, box.width, box.height].every(Number.isFinite)) list.push(`${box.id} is nowhere`);
    const frame = frames.get(parents.get(box.id) ?? '');
    if (frame !== undefined && !within(box, frame)) list.push(`${box.id} is outside ${frame.id}`);
    for (const other of boxes) {
      if (other.id > box.id && parents.get(other.id) === parents.get(box.id) && meet(box, other)) {
        list.push(`${box.id} and ${other.id} overlap`);
      }
    }
  }
  return list;
}

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

describe('a floor plan', () => {
  it('places stages side by side in the outer direction, whatever theirs', () => {
    const { at, height } = planned(
      graph({
        groups: ['s1', 's2', 's3', 's4'].map((id) => group(id, { direction: 'down' })),
        nodes: [
          ...nodes('a1 a2 a3', 's1'),
          ...nodes('b1 b2 b3', 's2'),
          ...nodes('c1 c2 c3', 's3'),
          ...nodes('d1 d2', 's4'),
        ],
        edges: lines('a1>a2 a2>a3 a2>b2 b1>b2 b2>b3 b2>c2 c1>c2 c2>c3 c2>d1 d1>d2'),
      }),
    );
    for (const [one, next] of [
      ['s1', 's2'],
      ['s2', 's3'],
      ['s3', 's4'],
    ] as const) {
      expect(at(next).x).toBeGreaterThanOrEqual(at(one).x + at(one).width);
      expect(at(next).y).toBeLessThan(at(one).y + at(one).height / 2);
    }
    expect(height).toBeLessThan(2 * at('s1').height);
  });

  it('starts a cycle of groups with the one written first', () => {
    const { at } = planned(
      graph({
        groups: ['first', 'second', 'third'].map((id) => group(id)),
        nodes: [...nodes('a1 a2', 'first'), ...nodes('b1 b2', 'second'), ...nodes('c1 c2', 'third')],
        edges: lines('a1>b1 b1>b2 b2>c1 c1>c2 c2>a2'),
      }),
    );
    for (const id of ['second', 'third']) {
      const [first, next] = [at('first'), at(id)];
      expect(first.x + first.width <= next.x || first.y + first.height <= next.y).toBe(true);
    }
  });

  it('puts twins on one level even with a line between them, and gives them one size', () => {
    const zone = (id: string): LayoutGroup[] => [group(id, { direction: 'down' })];
    const { at } = planned(
      graph({
        direction: 'down',
        groups: [...zone('z1'), ...zone('z2')],
        nodes: [...nodes('lb'), ...nodes('web1 app1 db1', 'z1'), ...nodes('web2 app2 db2', 'z2')],
        edges: lines('lb>web1 lb>web2 web1>app1 web2>app2 app1>db1 app2>db2 db1>db2'),
      }),
    );
    expect(at('z1').y).toBe(at('z2').y);
    expect([at('z1').width, at('z1').height]).toEqual([at('z2').width, at('z2').height]);
    for (const tier of ['web', 'app', 'db']) expect(at(`${tier}1`).y).toBe(at(`${tier}2`).y);
  });

  it('keeps corresponding content of twins on one level, whatever lines run there', () => {
    const flow = graph({
      direction: 'down',
      groups: [group('za'), group('zb')],
      nodes: [...nodes('lb'), ...nodes('web1 db1', 'za'), ...nodes('web2 db2', 'zb')],
      edges: lines('lb>web1 lb>web2 web1>db1 web2>db2 db1>db2'),
    });
    const [plan] = floorPlan(flow);
    const held = plan?.aligned.filter(({ at }) => at === 'middle').map(({ axis, ids }) => `${axis} ${ids.join(' ')}`);
    expect(held).toEqual(expect.arrayContaining(['y web1 web2', 'y db1 db2']));
  });

  it('places similar groups that pass work node by node in sequence', () => {
    const { at } = planned(
      graph({
        groups: [group('from', { direction: 'down' }), group('into', { direction: 'down' }), group('rest')],
        nodes: [...nodes('a b c', 'from'), ...nodes('x y z', 'into'), ...nodes('s t', 'rest')],
        edges: lines('a>x b>y c>z x>s y>s z>s s>t'),
      }),
    );
    expect(at('into').x).toBeGreaterThanOrEqual(at('from').x + at('from').width);
    for (const [one, other] of [
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ] as const) {
      expect(middle(at(one)).y).toBe(middle(at(other)).y);
    }
  });

  it('repeats two regions of two zones of three tiers', () => {
    const all: LayoutNode[] = [];
    const groups: LayoutGroup[] = [];
    const edges: string[] = [];
    for (const region of ['r1', 'r2']) {
      groups.push(group(region));
      for (const zone of ['a', 'b']) {
        const id = `${region}${zone}`;
        groups.push(group(id, { parent: region }));
        for (const tier of ['web', 'app', 'db']) {
          groups.push(group(`${tier}-${id}`, { parent: id }));
          all.push(...nodes(`${tier}1${id} ${tier}2${id}`, `${tier}-${id}`));
        }
        edges.push(`web1${id}>app1${id}`, `web2${id}>app2${id}`, `app1${id}>db1${id}`, `app2${id}>db1${id}`);
      }
    }
    edges.push('db1r1a>db1r1b', 'db1r2a>db1r2b', 'db1r1a>db1r2a');
    const { at, width, height } = planned(
      graph({ direction: 'down', groups, nodes: all, edges: lines(edges.join(' ')) }),
    );
    const shift = (from: string, to: string): [number, number] => [at(to).x - at(from).x, at(to).y - at(from).y];
    for (const tier of ['web1', 'app1', 'db1']) {
      expect(shift(`${tier}r1a`, `${tier}r1b`)).toEqual(shift('r1a', 'r1b'));
      expect(shift(`${tier}r1a`, `${tier}r2a`)).toEqual(shift('r1', 'r2'));
    }
    expect((width * height) / all.length).toBeLessThan(60_000);
  });

  it.each([4, 6, 9])('keeps %i spokes near their hub', (count) => {
    const spokes = Array.from({ length: count }, (_, i) => `s${i}`);
    const { at, width, height } = planned(
      graph({
        nodes: [...nodes('hub'), ...nodes(spokes.join(' '))],
        edges: lines(spokes.map((id) => `hub>${id}`).join(' ')),
      }),
    );
    for (const id of spokes) expect(meet(at(id), at('hub'))).toBe(false);
    expect(width / height).toBeGreaterThan(1 / 3);
    expect(width / height).toBeLessThan(3);
  });

  it("places a frame's sibling beside the inner node it is joined to", () => {
    const { at } = planned(
      graph({
        groups: [group('frame')],
        nodes: [...nodes('a b c', 'frame'), ...nodes('out')],
        edges: lines('a>b b>c b>out'),
      }),
    );
    expect(meet(at('out'), at('frame'))).toBe(false);
  });

  it('takes a line four frames deep', () => {
    const { at } = planned(
      graph({
        groups: [
          group('g1'),
          group('g2', { parent: 'g1' }),
          group('g3', { parent: 'g2' }),
          group('g4', { parent: 'g3' }),
        ],
        nodes: [...nodes('deep other', 'g4'), ...nodes('side', 'g2'), ...nodes('out')],
        edges: lines('out>deep deep>other other>side'),
      }),
    );
    expect(within(at('deep'), at('g4'))).toBe(true);
    expect(middle(at('out')).y).toBe(middle(at('deep')).y);
  });

  it('lets six small boxes share the height of a tall group', () => {
    const { width, height, at } = planned(
      graph({
        groups: [group('tall', { direction: 'down' })],
        nodes: [...nodes('t1 t2 t3 t4 t5 t6', 'tall'), ...nodes('a b c d e f')],
        edges: lines('t1>t2 t2>t3 t3>t4 t4>t5 t5>t6'),
      }),
    );
    expect(height).toBeLessThan(at('tall').height * 1.3);
    expect((width * height) / 12).toBeLessThan(36_000);
  });

  it('packs twelve unconnected nodes in written order', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `n${i}`);
    const { at, width, height } = planned(graph({ nodes: nodes(ids.join(' ')) }));
    expect(width / height).toBeGreaterThan(0.7);
    expect(width / height).toBeLessThan(5);
    const first = at('n0');
    const last = at('n11');
    expect(first.x + first.y).toBeLessThan(last.x + last.y);
  });

  it('places members without lines in sequence along the stated direction', () => {
    const of = (direction: FlowDirection): Found =>
      planned(graph({ groups: [group('g', { direction })], nodes: nodes('a b c', 'g') }));
    const down = of('down');
    expect([down.at('a').x, down.at('b').x]).toEqual([down.at('b').x, down.at('c').x]);
    const right = of('right');
    expect([right.at('a').y, right.at('b').y]).toEqual([right.at('b').y, right.at('c').y]);
  });

  it('reverses the written order in a group that reads left or up', () => {
    const { at } = planned(
      graph({ groups: [group('g', { direction: 'left' })], nodes: nodes('a b c', 'g'), edges: lines('a>b b>c') }),
    );
    expect(at('a').x).toBeGreaterThan(at('b').x);
    expect(at('b').x).toBeGreaterThan(at('c').x);
  });

  it('keeps both sides of K(3,3) apart', () => {
    const { at } = planned(graph({ nodes: nodes('a b c x y z'), edges: lines('a>x a>y a>z b>x b>y b>z c>x c>y c>z') }));
    const left = Math.max(...['a', 'b', 'c'].map((id) => at(id).x + at(id).width));
    for (const id of ['x', 'y', 'z']) expect(at(id).x).toBeGreaterThanOrEqual(left);
  });

  it('keeps nodes of an overlay together', () => {
    const { at } = planned(
      graph({
        nodes: nodes('a b c d e f'),
        edges: lines('a>b b>c'),
        overlays: [{ id: 'o', nodes: ['d', 'f'], title: TITLE }],
      }),
    );
    const left = Math.min(at('d').x, at('f').x);
    const right = Math.max(at('d').x, at('f').x) + SIZE.width;
    const top = Math.min(at('d').y, at('f').y);
    const bottom = Math.max(at('d').y, at('f').y) + SIZE.height;
    const frame = { x: left, y: top, width: right - left, height: bottom - top };
    for (const id of ['a', 'b', 'c', 'e']) expect(meet(at(id), frame)).toBe(false);
  });
});

const graphs: fc.Arbitrary<LayoutGraph> = fc
  .record({
    parents: fc.array(fc.nat(9), { maxLength: 8 }),
    holders: fc.array(fc.nat(9), { minLength: 1, maxLength: 18 }),
    ends: fc.array(fc.tuple(fc.nat(17), fc.nat(17)), { maxLength: 24 }),
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    turns: fc.array(fc.constantFrom<FlowDirection | undefined>('right', 'down', 'left', 'up', undefined), {
      minLength: 8,
      maxLength: 8,
    }),
    sizes: fc.array(fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 200 }) }), {
      minLength: 18,
      maxLength: 18,
    }),
    overlay: fc.array(fc.nat(17), { maxLength: 5 }),
  })
  .map(({ parents, holders, ends, direction, turns, sizes, overlay }): LayoutGraph => {
    const groups = parents.map((at, i): LayoutGroup => {
      const parent = at < i ? { parent: `g${at}` } : {};
      const turn = turns[i];
      return { id: `g${i}`, title: TITLE, ...parent, ...(turn === undefined ? {} : { direction: turn }) };
    });
    return {
      direction: direction as LayoutGraph['direction'],
      groups,
      nodes: holders.map((at, i) => ({
        id: `n${i}`,
        ...(sizes[i] ?? SIZE),
        ...(at < groups.length ? { group: `g${at}` } : {}),
      })),
      edges: ends
        .filter(([from, to]) => from < holders.length && to < holders.length)
        .map(([from, to], i) => ({
          id: `e${i}`,
          from: `n${from}`,
          to: `n${to}`,
          ...(i % 3 === 0 ? { label: { width: 60, height: 20 } } : {}),
        })),
      overlays: [{ id: 'o', nodes: overlay.map((i) => `n${i}`), title: TITLE }],
    };
  });

describe('any floor plan', () => {
  it('holds everything within its frame, apart from its siblings', () => {
    fc.assert(
      fc.property(graphs, (each) => {
        for (const plan of floorPlan(each)) expect(faults(each, plan)).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });

  it('stays valid with its siblings aligned', () => {
    fc.assert(
      fc.property(graphs, (each) => {
        for (const plan of floorPlan(each)) {
          const inLine = planInLine(plan, each);
          if (inLine !== undefined) expect(faults(each, inLine)).toEqual([]);
        }
      }),
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(graphs, (each) => {
        expect(floorPlan(each)).toEqual(floorPlan(each));
      }),
      { numRuns: cases(20) },
    );
  });

  it('reports only true alignments', () => {
    fc.assert(
      fc.property(graphs, (each) => {
        for (const plan of floorPlan(each)) {
          const boxes = new Map<string, Box>([...plan.nodes, ...plan.groups].map((box) => [box.id, box]));
          for (const { axis, at, ids } of plan.aligned) {
            const on = ids.map((id) => {
              const { x, y, width, height } = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
              const [start, size] = axis === 'x' ? [x, width] : [y, height];
              return start + size * { start: 0, middle: 0.5, end: 1 }[at];
            });
            expect(new Set(on).size).toBe(1);
          }
        }
      }),
      { numRuns: cases(20) },
    );
  });
});
