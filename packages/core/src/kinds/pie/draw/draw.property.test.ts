// Generated pies, drawn whole: angles match the numbers, and labels cover nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { connectors, inkBox, overlap, parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { PathStep, Scene } from '../../../scene/scene.js';
import { quote } from '../../../syntax/quote.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

const number = fc.oneof(
  fc.integer({ min: 0, max: 1_000 }),
  fc.constantFrom(0, 0.001, 1, 99.5, 1_000_000, 123_456_789.25),
);
const label = fc.constantFrom(
  'A',
  'Search',
  'A label of some length, which is wrapped',
  'x'.repeat(300),
  '検索',
  'two\nlines',
);
const slices = fc
  .array(fc.record({ number, label, sub: fc.boolean() }), { minLength: 1, maxLength: 16 })
  .filter((all) => all.some((each) => each.number > 0));
const header = fc.record({
  slices: fc.constantFrom('12', '9', 'all'),
  donut: fc.constantFrom('on', 'off'),
  values: fc.constantFrom('percent', 'number', 'both', 'none'),
});

interface Head {
  readonly slices: string;
  readonly donut: string;
  readonly values: string;
}

type Made = readonly { readonly number: number; readonly label: string; readonly sub: boolean }[];

function written(all: Made, { slices: most, donut, values }: Head): string {
  const lines = all.map(
    (each, i) => `slice ${quote(`${i}${each.label}`)} ${each.number}${each.sub ? ' sub="small words"' : ''}`,
  );
  return `pie "Made" slices=${most} donut=${donut} values=${values}\n${lines.join('\n')}\n`;
}

/** px along the rim that the arcs of this radius cover. */
function rimOf(steps: readonly PathStep[], radius: number): number {
  let at: readonly [number, number] = [0, 0];
  let sum = 0;
  for (const step of steps) {
    if (step[0] === 'Z') continue;
    const to: readonly [number, number] =
      step[0] === 'A' ? [step[5], step[6]] : [step.at(-2) as number, step.at(-1) as number];
    if (step[0] === 'A' && step[1] === radius) {
      const chord = Math.hypot(to[0] - at[0], to[1] - at[1]);
      const angle = 2 * Math.asin(Math.min(1, chord / 2 / radius));
      sum += radius * (step[3] === 1 && chord < 2 * radius - 1e-6 ? 2 * Math.PI - angle : angle);
    }
    at = to;
  }
  return sum;
}

describe('a drawn pie', () => {
  test('shows every share as its part of the rim, within half a px, and together they fill it', () => {
    fc.assert(
      fc.property(slices, header, (all, head) => {
        const scene = sceneOf(written(all, head));
        const total = all.reduce((sum, each) => sum + each.number, 0);
        const sorted = all.map((each) => each.number).toSorted((a, b) => b - a);
        const most = head.slices === 'all' ? 60 : Number(head.slices);
        const rest = sorted.slice(most - 1).reduce((sum, each) => sum + each, 0);
        const slices = sorted.length > most ? [...sorted.slice(0, most - 1), rest] : sorted;
        const radius = 120 + 8 * Math.max(0, slices.length - 12);
        const shown = slices.filter((each) => each > 0);
        const rims = parts(scene.nodes, 'mark').flatMap(({ children }) =>
          children.flatMap((each) => (each.type === 'path' ? rimOf(each.steps, radius) : [])),
        );
        expect(rims.length).toBe(shown.length);
        for (const [i, each] of shown.entries())
          expect(Math.abs((rims[i] ?? 0) - (each / total) * 2 * Math.PI * radius)).toBeLessThan(0.5);
      }),
    );
  });

  test('has no text over text or over the pie, and no leader through text or another leader', () => {
    fc.assert(
      fc.property(slices, header, (all, head) => {
        const { nodes } = sceneOf(written(all, head));
        const ink = texts(parts(nodes, 'label')).map(inkBox);
        ink.forEach((one, i) => {
          for (const other of ink.slice(i + 1)) expect(overlap(one, other)).toBe(false);
        });
        const [centre] = primitives(parts(nodes, 'mark')).flatMap((each) => (each.type === 'path' ? [each.steps] : []));
        expect(centre).toBeDefined();
        const segments = connectors(parts(nodes, 'label')).flatMap(({ points }, line) =>
          points.slice(2).map((to, i) => ({ line, from: points[i + 1] ?? to, to })),
        );
        for (const { from, to } of segments) {
          const box = {
            x: Math.min(from.x, to.x),
            y: Math.min(from.y, to.y),
            width: Math.abs(from.x - to.x),
            height: Math.abs(from.y - to.y),
          };
          for (const each of ink) expect(overlap(each, box)).toBe(false);
        }
      }),
    );
  });
});

describe('what a pie shows', () => {
  test.each([
    ['a single slice is the whole', 'slice "All" 5', '5 (100%)'],
    ['a slice of 0 has its label', 'slice "All" 5\nslice "None" 0', '0 (0%)'],
    ['a tiny share is more than nothing', 'slice "All" 99999\nslice "Tiny" 1', '1 (<0.1%)'],
    ['the largest possible number', `slice "All" 1${'0'.repeat(299)}\nslice "Half" 1${'0'.repeat(299)}`, '1e299 (50%)'],
  ])('%s', (_, lines, words) => {
    const { nodes } = sceneOf(`pie "A" values=both\n${lines}\n`);
    expect(texts(nodes).map(({ text }) => text)).toContain(words);
  });

  test.each([
    ['slices=all', 14, [], undefined],
    ['slices=all', 60, [], undefined],
    ['slices=all', 61, ['W740'], 'S59 1%, S60 1%'],
    ['slices=14', 14, [], undefined],
    ['slices=5', 5, [], '10 slices'],
    ['slices=12', 12, [], 'S11'],
    ['', 12, ['W740'], 'S11'],
  ])('%s draws %i slices, and reports %j', (option, sliceCount, codes, other) => {
    const count = sliceCount === 60 || sliceCount === 14 ? sliceCount : option.endsWith('all') ? 61 : 14;
    const lines = Array.from({ length: count }, (_, i) => `slice "S${i}" ${80 - i}`).join('\n');
    const source = `pie "A" ${option}\n${lines}\n`;
    const { nodes } = sceneOf(source);
    const words = texts(nodes).map(({ text }) => text);
    expect(parts(nodes, 'mark').length).toBe(Math.min(sliceCount, 60));
    expect(words.includes('Other')).toBe(other !== undefined);
    if (other !== undefined) expect(words.join(' ')).toContain(other);
    expect(checkSource(source, { icons: testIcons }).diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  test('the smallest of more than twelve slices are drawn as one, and the outline has all', () => {
    const lines = Array.from({ length: 14 }, (_, i) => `slice "S${i}" ${15 - i}`).join('\n');
    const { nodes, description } = sceneOf(`pie "A"\n${lines}\n`);
    expect(parts(nodes, 'mark').length).toBe(12);
    const labels = texts(nodes).map(({ text }) => text);
    expect(labels).toContain('Other');
    expect(labels.join(' ')).toMatch(/S11 3\.4%, S12 2\.5%, S13 1\.7%/);
    for (let i = 0; i < 14; i++) expect(description).toContain(`S${i}: ${15 - i}`);
  });

  test.each([
    [[1, 1, 1], '33.3%'],
    [[5.5, 5.5, 89], '5.5%'],
    [[1, 1], '50%'],
  ])('equal slices of %j have the same percent', (numbers, percent) => {
    const { nodes } = sceneOf(`pie "A"\n${numbers.map((each, i) => `slice "S${i}" ${each}`).join('\n')}\n`);
    const equal = numbers.filter((each) => each === numbers[0]).length;
    expect(texts(nodes).filter(({ text }) => text === percent)).toHaveLength(equal);
  });
});

test.each([
  ['at the top', [620, 210, 9, 8, 7, 6, 5]],
  ['thinner than a px', [500, 400, 2, 2, 1]],
  ['beside a half', [49, 45, 1, 1, 1, 1, 1]],
])('thin slices %s have straight leaders that do not cross', (_, numbers) => {
  const { nodes } = sceneOf(`pie "A"\n${numbers.map((each, i) => `slice "S${i}" ${each}`).join('\n')}\n`);
  const leaders = connectors(parts(nodes, 'label')).map(({ points }) => points);
  for (const points of leaders) expect(points).toHaveLength(4);
  const ends = leaders.map((points) => points.at(-1)?.y ?? 0);
  expect(new Set(ends).size).toBe(numbers.length);
  // On each side, leaders end in the order in which they begin.
  const left = leaders.filter(([start, , , end]) => (end?.x ?? 0) < (start?.x ?? 0));
  const starts = left.map(([, bend]) => bend?.x ?? 0);
  const order = left.map((points, i) => ({ end: points.at(-1)?.y ?? 0, start: starts[i] ?? 0 }));
  const high = order.filter(({ start }) => start >= Math.max(...starts) - 40).toSorted((a, b) => a.end - b.end);
  for (const [i, each] of high.slice(1).entries()) expect(each.start).toBeLessThanOrEqual(high[i]?.start ?? 0);
});
