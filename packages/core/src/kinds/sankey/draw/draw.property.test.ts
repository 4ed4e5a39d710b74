// Generated sankeys, drawn whole: flow widths match their values, no flow runs through a node or a label, labels do not
// overlap.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import { holds, inkBox, overlap, parts, primitives, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { PathShape, PathStep, Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(`${text}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

interface Drawn {
  readonly value: number;
  readonly steps: readonly PathStep[];
  /** px between its borders, to their outer edges. */
  readonly start: number;
  readonly end: number;
}

/** Flows by their tooltip: `a to b: 12, 3%`. */
function flowsOf(scene: Scene): readonly Drawn[] {
  return parts(scene.nodes, 'edge').map((each) => {
    const path = primitives(each.children)
      .filter((one): one is PathShape => one.type === 'path')
      .at(-1);
    const steps = path?.steps ?? [];
    const border = path?.stroke === undefined ? 0 : 1;
    // The outline there and back: first and last point at the start, the turn in the middle at the end.
    const half = (steps.length - 1) / 2;
    const y = (step: PathStep | undefined): number => Number(step?.at(-1));
    return {
      value: Number(/: (\S+),/.exec(each.label ?? '')?.[1]?.replaceAll(',', '')),
      steps,
      start: y(steps.at(-2)) - y(steps[0]) + border,
      end: y(steps[half]) - y(steps[half - 1]) + border,
    };
  });
}

/** Boxes that a flow covers along its curves. */
function covered({ steps, start }: Drawn): readonly Box[] {
  const half = (steps.length - 1) / 2;
  const boxes: Box[] = [];
  let [x, y] = [0, 0];
  for (const step of steps.slice(0, half)) {
    if (step[0] === 'M' || step[0] === 'L') {
      if (step[0] === 'L') boxes.push({ x, y, width: step[1] - x, height: start });
      [x, y] = [step[1], step[2]];
    }
    if (step[0] !== 'C') continue;
    const [x0, y0] = [x, y];
    for (let i = 1; i <= 15; i++) {
      const t = i / 16;
      const at = (a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      const px = at(x0, step[1], step[3], step[5]);
      boxes.push({ x: px - 0.2, y: at(y0, step[2], step[4], step[6]), width: 0.4, height: start });
    }
    [x, y] = [step[5], step[6]];
  }
  return boxes;
}

const source = fc
  .record({
    count: fc.integer({ min: 2, max: 24 }),
    flows: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9_000 })), { minLength: 1, maxLength: 60 }),
  })
  .map(({ count, flows }) => {
    const nodes = Array.from({ length: count }, (_, i) => `node n${i} "Place number ${i}"`);
    const lines = flows.flatMap(([a, b, value]) => {
      const [from, to] = [a % count, b % count];
      return from === to ? [] : [`n${Math.min(from, to)} -> n${Math.max(from, to)} value=${value / 10}`];
    });
    return { lines, text: `sankey "Made"\n${[...nodes, ...lines].join('\n')}\n` };
  })
  .filter(({ lines }) => lines.length > 0)
  .map(({ text }) => text);

describe('the flows of a sankey', () => {
  test('are as wide as their value at both ends, within a tenth of a px', () => {
    fc.assert(
      fc.property(source, (text) => {
        const flows = flowsOf(sceneOf(text));
        const perUnit =
          flows.reduce((sum, { start }) => sum + start, 0) / flows.reduce((sum, { value }) => sum + value, 0);
        expect(flows).toHaveLength(text.split('\n').filter((each) => each.includes('->')).length);
        for (const { value, start, end } of flows) {
          expect(Math.abs(start - value * perUnit)).toBeLessThan(0.1);
          expect(Math.abs(end - value * perUnit)).toBeLessThan(0.1);
        }
      }),
      { numRuns: cases(100) },
    );
  });

  test('run through no node or label, and labels do not overlap', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { nodes, width, height } = sceneOf(text);
        const marks = parts(nodes, 'mark');
        const words = texts(marks).map(inkBox);
        const bodies = marks.flatMap(({ children }) => children.map(shapeBox).find((each) => each) ?? []);
        const flows = flowsOf({ nodes, width, height, title: '', description: '', kind: 'sankey' });
        const met = flows.flatMap(covered).filter((box) => [...words, ...bodies].some((one) => overlap(box, one, 0.3)));
        expect(met).toEqual([]);
        words.forEach((one, i) => {
          expect(words.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
          expect(holds({ x: 0, y: 0, width, height }, one)).toBe(true);
        });
        bodies.forEach((one, i) => {
          expect(bodies.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
        });
      }),
      { numRuns: cases(60) },
    );
  });
});

describe('labels of flows', () => {
  const labels = fc.constantFrom(
    '',
    ' : "overflow"',
    ' : "a label of many words that wraps"',
    ` : "${'x'.repeat(80)}"`,
  );
  const labelled = fc
    .array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 900 }), labels), { minLength: 1, maxLength: 24 })
    .map((all) => all.filter(([a, b]) => a !== b))
    .filter((all) => all.length > 0);

  test('cover no label, node or text, and are all in the picture', () => {
    fc.assert(
      fc.property(labelled, (all) => {
        const ids = [...new Set(all.flatMap((each) => each.slice(0, 2)))];
        const lines = all.map(
          ([a, b, value, label]) => `n${Math.min(a, b)} -> n${Math.max(a, b)}${label} value=${value}`,
        );
        const source = `sankey "Made"\n${ids.map((each) => `node n${each} "Place ${each}"`).join('\n')}\n${lines.join('\n')}\n`;
        const { nodes, width, height } = sceneOf(source);
        const words = texts(nodes).map(inkBox);
        words.forEach((one, i) => {
          expect(words.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
          expect(holds({ x: 0, y: 0, width, height }, one)).toBe(true);
        });
        const bodies = parts(nodes, 'mark').flatMap(
          ({ children }) => children.map(shapeBox).find((each) => each) ?? [],
        );
        const own = texts(parts(nodes, 'label')).map(inkBox);
        expect(own.filter((one) => bodies.some((body) => overlap(one, body)))).toEqual([]);
        const labels = texts(nodes)
          .map(({ text }) => text)
          .join(' ');
        const wanted = all.filter(([, , , label]) => label.includes('overflow')).length;
        expect(labels.split('overflow').length - 1).toBe(wanted);
      }),
      { numRuns: cases(40) },
    );
  });
});

describe('colours of flows', () => {
  const NODES = 'node a tone=blue\nnode b tone=violet\nnode c tone=aqua\n';

  test.each([
    ['', ['blue', 'violet']],
    ['tones=source', ['blue', 'violet']],
    ['tones=target', ['violet', 'aqua']],
  ])('%s: %j', (option, tones) => {
    const { nodes } = sceneOf(`sankey "T" ${option}\n${NODES}a -> b value=5\nb -> c value=4\n`);
    const fills = parts(nodes, 'edge').flatMap(({ children }) =>
      primitives(children).map((one) => (one.type === 'path' ? one.fill : '')),
    );
    expect(fills).toEqual(tones.map((each) => `${each}-fill`));
  });

  test('one by hand is kept', () => {
    const { nodes } = sceneOf(`sankey "T" tones=target\n${NODES}a -> b value=5 tone=red\n`);
    expect(primitives(parts(nodes, 'edge')).flatMap((each) => (each.type === 'path' ? [each.fill] : []))).toEqual([
      'red-fill',
    ]);
  });

  test('nodes that flows reach are coloured if flows have their colour', () => {
    const { nodes } = sceneOf('sankey "T" tones=target\nnode a\nnode b\nnode c\na -> b value=5\na -> c value=4\n');
    const tones = parts(nodes, 'mark').map(
      ({ children }) => primitives(children).flatMap((each) => (each.type === 'rect' ? [each.fill] : []))[0],
    );
    expect(tones[0]).toBe('neutral-stroke');
    expect(new Set(tones).size).toBe(3);
  });
});

test('the wider of two crossing flows has a gap, and flows side by side have none', () => {
  const gaps = (source: string): readonly number[] =>
    parts(sceneOf(source).nodes, 'edge').map(
      ({ children }) => primitives(children).filter((each) => each.type === 'path' && each.fill === 'canvas').length,
    );
  const nodes = ['a', 'b', 'c', 'd'].map((each) => `node ${each}\n`).join('');
  const crossed = 'a -> c value=20\na -> d value=3\nb -> c value=4\nb -> d value=20\n';
  expect(gaps(`sankey "T"\n${nodes}${crossed}`)).toEqual([0, 0, 0, 1]);
  expect(gaps(`sankey "T"\n${nodes}a -> c value=20\na -> d value=3\nb -> d value=4\n`)).toEqual([0, 0, 0]);
});

test('a node is as high as the larger of its inflow and outflow', () => {
  const scene = sceneOf(
    'sankey "Made"\nnode a\nnode b\nnode c\nnode d\na -> b value=30\nb -> c value=10\nb -> d value=12.5\na -> d value=10\n',
  );
  const heights = new Map(
    parts(scene.nodes, 'mark').map(({ id = '', children }) => {
      const [first] = primitives(children);
      const border = first?.type === 'rect' && first.stroke !== undefined ? 1 : 0;
      return [id, first?.type === 'rect' ? first.height + border : 0] as const;
    }),
  );
  const perUnit = (heights.get('a') ?? 0) / 40;
  expect((heights.get('b') ?? 0) / perUnit).toBeCloseTo(30, 6);
  expect((heights.get('c') ?? 0) / perUnit).toBeCloseTo(10, 6);
  expect((heights.get('d') ?? 0) / perUnit).toBeCloseTo(22.5, 6);
});

test.each([
  ['numbers near the largest', `a -> b value=${'9'.repeat(300)}\na -> c value=1`],
  ['numbers near the smallest', `a -> b value=0.${'0'.repeat(300)}1\nb -> c value=0.${'0'.repeat(300)}1`],
  ['a flow that is nearly nothing', 'a -> b value=1000000000000\nb -> c value=0.001'],
  ['a flow of 0', 'a -> b value=3\nb -> c value=0'],
  ['the same two nodes twice', 'a -> b value=3\na -> b value=2\nb -> c value=5'],
  [
    'labels of 300 characters',
    `node d "${'word '.repeat(60)}"\nnode e "${'x'.repeat(300)}"\na -> d value=1\nd -> e value=1`,
  ],
])('%s is drawn with finite places', (_, lines) => {
  const { nodes, width, height } = sceneOf(`sankey "Made"\nnode a\nnode b\nnode c\n${lines}\n`);
  expect(parts(nodes, 'edge').length).toBeGreaterThan(0);
  for (const each of [width, height]) expect(each > 0 && each < 4_000).toBe(true);
  for (const box of primitives(nodes).flatMap((each) => shapeBox(each) ?? []))
    for (const each of [box.x, box.y, box.width, box.height]) expect(each >= 0 && each < 4_000).toBe(true);
});
