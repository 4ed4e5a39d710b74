import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box, Drawing, FlowDirection, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { countFaults } from '../quality/faults.js';
import { startsFirst } from '../quality/starts.js';
import { layOut } from './index.js';

const SIZE = { width: 140, height: 44 };
const TITLE = { width: 80, height: 20 };
const LABEL = { width: 70, height: 20 };

function nodes(ids: string, group?: string): LayoutNode[] {
  return ids.split(' ').map((id) => ({ id, ...SIZE, ...(group === undefined ? {} : { group }) }));
}

function group(id: string, rest: Partial<LayoutGroup> = {}): LayoutGroup {
  return { id, title: TITLE, ...rest };
}

/** `a>b` is a line with a label. */
function lines(words: string): LayoutEdge[] {
  return words.split(' ').flatMap((word, i): LayoutEdge[] => {
    const [from, to] = word.split('>');
    return from === undefined || to === undefined ? [] : [{ id: `e${i}`, from, to, label: LABEL }];
  });
}

function graph(parts: Partial<LayoutGraph>): LayoutGraph {
  return { direction: 'right', nodes: [], edges: [], groups: [], overlays: [], ...parts };
}

function placed(drawing: Drawing): (id: string) => Box {
  const boxes = new Map<string, Box>([...drawing.nodes, ...drawing.groups].map((box) => [box.id, box]));
  return (id) => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`${id} has no place`);
    return box;
  };
}

/** A platform in stages, each a column with lines inside it and to the next: a ribbon unless it is folded. */
function stages(count: number): LayoutGraph {
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  const words = names.flatMap((name, i) => [
    `${name}a>${name}b`,
    `${name}b>${name}c`,
    ...(i === 0 ? [] : [`s${i - 1}b>${name}b`]),
  ]);
  return graph({
    groups: names.map((name) => group(name, { direction: 'down' })),
    nodes: names.flatMap((name) => nodes(`${name}a ${name}b ${name}c`, name)),
    edges: lines(words.join(' ')),
  });
}

describe('the choice between engines', () => {
  it('leaves a flow without groups to the layered engine', () => {
    const flow = graph({ nodes: nodes('a b c d'), edges: lines('a>b b>c b>d') });
    expect(layOut(flow)).toEqual(layoutLayered(flow));
  });

  it('leaves lines that need their ends to the layered engine, whatever their routes', () => {
    const cycle = lines('a>c c>e e>a b>d d>f f>b a>f');
    const grouped = [...nodes('a b', 'x'), ...nodes('c d', 'y'), ...nodes('e f', 'z')];
    for (const end of [{ fromRow: 12 }, { toLabel: LABEL }, { toLength: 20 }]) {
      const input = graph({
        nodes: grouped,
        groups: [group('x', { direction: 'down' }), group('y'), group('z')],
        edges: cycle.map((edge, i) => (i === 0 ? { ...edge, ...end } : edge)),
      });
      expect(layOut(input)).toEqual(layoutLayered(input));
    }
  });

  it('leaves groups to the layered engine if it draws them well', () => {
    const flow = graph({
      direction: 'down',
      groups: [group('g')],
      nodes: [...nodes('a'), ...nodes('b c', 'g')],
      edges: lines('a>b b>c'),
    });
    expect(layOut(flow)).toEqual(layoutLayered(flow));
  });

  it('folds a ribbon of stages to a page', () => {
    const flow = stages(9);
    const { width, height } = layOut(flow);
    expect(layoutLayered(flow, { wrap: false }).width).toBeGreaterThan(1900);
    expect(width).toBeLessThan(1700);
    expect(width / height).toBeLessThan(3);
  });

  it('folds a ribbon without groups that too many lines cross to be cut', () => {
    const steps = Array.from({ length: 14 }, (_, i) => i);
    const words = steps.slice(1).flatMap((i) => [`a${i - 1}>a${i}`, `b${i - 1}>b${i}`, `c${i - 1}>c${i}`]);
    const flow = graph({
      nodes: steps.flatMap((i) => nodes(`a${i} b${i} c${i}`)),
      edges: lines(['a0>b0', 'b0>c0', ...words].join(' ')),
    });
    const slender = ({ width, height }: Drawing): number => Math.max(width / height, height / width);
    expect(slender(layoutLayered(flow))).toBeGreaterThan(3);
    expect(slender(layOut(flow))).toBeLessThan(3);
    expect(Object.values(countFaults(flow, layOut(flow)))).toEqual([0, 0, 0, 0, 0]);
  });

  it('always avoids faults that no picture may have', () => {
    const drawing = layOut(stages(9));
    expect(Object.values(countFaults(stages(9), drawing))).toEqual([0, 0, 0, 0, 0]);
  });

  it('takes no arrangement that breaks a constraint kept by the layered engine', () => {
    const flow = stages(9);
    const constrained: LayoutGraph = {
      ...flow,
      nodes: flow.nodes.map((node) => (node.id === 's8a' ? { ...node, before: 's8b', same: 's8b' } : node)),
    };
    const layeredConflicts = layoutLayered(constrained).conflicts.map(
      ({ node, constraint }) => `${constraint} ${node}`,
    );
    for (const { node, constraint } of layOut(constrained).conflicts)
      expect(layeredConflicts).toContain(`${constraint} ${node}`);
  });

  it('draws the entry of a cycle of groups before its targets', () => {
    const names = ['web', 'core', 'store', 'mail'];
    const flow = graph({
      direction: 'auto',
      groups: names.map((name) => group(name)),
      nodes: names.flatMap((name) => nodes(`${name}1 ${name}2 ${name}3`, name)),
      edges: lines(
        'web1>web2 web2>core1 core1>core2 core2>core3 core2>store1 store1>store2 store2>store3 core3>mail1 mail1>mail2 mail2>mail3 mail3>web3 store3>web3',
      ),
    });
    const drawing = layOut(flow);
    const at = placed(drawing);
    const [web, core] = [at('web'), at('core')];
    expect(web.y + web.height <= core.y || web.x + web.width <= core.x).toBe(true);
  });

  it('draws people before what they call, wherever they are written and however much is replied to them', () => {
    const situation = fc.record({
      stages: fc.integer({ min: 2, max: 3 }),
      called: fc.nat(2),
      replies: fc.array(fc.nat(2), { maxLength: 3 }),
      isLast: fc.boolean(),
      direction: fc.constantFrom('right', 'down'),
    });
    fc.assert(
      fc.property(situation, ({ stages: count, called, replies, isLast, direction }) => {
        const flow = stages(count);
        const inStage = (at: number, part: string): string => `s${at % count}${part}`;
        const person = nodes('user');
        const of = {
          ...flow,
          direction,
          groups: flow.groups.map(({ id, title }) => ({ id, title })),
          nodes: isLast ? [...flow.nodes, ...person] : [...person, ...flow.nodes],
          edges: [
            ...flow.edges,
            { id: 'asks', from: 'user', to: inStage(called, 'a'), label: LABEL },
            ...replies.map((at, i) => ({ id: `r${i}`, from: inStage(at, 'c'), to: 'user', label: LABEL, light: true })),
          ],
        } as const;
        const { of: all, met } = startsFirst(of, layOut(of));
        expect(met).toBe(all);
      }),
      { numRuns: cases(40) },
    );
  });

  it('gives the same result each time', () => {
    expect(layOut(stages(7))).toEqual(layOut(stages(7)));
  });
});

const nested: fc.Arbitrary<LayoutGraph> = fc
  .record({
    parents: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }),
    holders: fc.array(fc.nat(6), { minLength: 4, maxLength: 14 }),
    ends: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 16 }),
    direction: fc.constantFrom<LayoutGraph['direction']>('auto', 'right', 'down', 'left', 'up'),
    turn: fc.constantFrom<FlowDirection | undefined>('right', 'down', undefined),
    overlay: fc.array(fc.nat(13), { maxLength: 4 }),
  })
  .map(({ parents, holders, ends, direction, turn, overlay }) =>
    graph({
      direction,
      groups: parents.map((at, i) =>
        group(`g${i}`, { ...(at < i && { parent: `g${at}` }), ...(turn && { direction: turn }) }),
      ),
      nodes: holders.flatMap((at, i) => nodes(`n${i}`, at < parents.length ? `g${at}` : undefined)),
      edges: ends
        .filter(([from, to]) => from < holders.length && to < holders.length)
        .map(([from, to], i) => ({ id: `e${i}`, from: `n${from}`, to: `n${to}`, ...(i % 2 && { label: LABEL }) })),
      overlays: overlay.length === 0 ? [] : [{ id: 'o', nodes: overlay.map((i) => `n${i}`), title: TITLE }],
    }),
  );

describe('any drawing', () => {
  it('has no more unacceptable faults than the layered one', () => {
    const faults = (of: LayoutGraph, drawing: Drawing): number =>
      Object.values(countFaults(of, drawing)).reduce((sum, count) => sum + count, 0);
    fc.assert(
      fc.property(nested, (of) => {
        expect(faults(of, layOut(of))).toBeLessThanOrEqual(faults(of, layoutLayered(of)));
      }),
      { numRuns: cases(40) },
    );
  });

  it('shows everything, in the order of the graph', () => {
    fc.assert(
      fc.property(nested, (of) => {
        const drawing = layOut(of);
        expect(drawing.nodes.map(({ id }) => id)).toEqual(of.nodes.map(({ id }) => id));
        expect(drawing.edges.map(({ id }) => id)).toEqual(of.edges.map(({ id }) => id));
        expect(drawing.groups.map(({ id }) => id)).toEqual(of.groups.map(({ id }) => id));
        const known = new Set(of.nodes.map(({ id }) => id));
        const framed = of.overlays.filter((each) => each.nodes.some((id) => known.has(id)));
        expect(new Set(drawing.overlays.map(({ id }) => id)).size).toBe(framed.length);
      }),
      { numRuns: cases(40) },
    );
  });
});
