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
    const [path] = primitives(each.children).filter((one): one is PathShape => one.type === 'path');
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
