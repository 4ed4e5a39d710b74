// Pictures of graphs fit a page: whatever their edges, no side is more than four times the other, and nothing overlaps.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import type { Scene } from '../scene/scene.js';
import { cases, sampled } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { flawsOf } from './testing/contract/flaws.js';

type Line = readonly [from: number, to: number];

interface Graph {
  readonly count: number;
  readonly lines: readonly Line[];
}

const upTo = <Of>(count: number, make: (i: number) => Of): readonly Of[] =>
  Array.from({ length: count }, (_, i) => make(i));

const SHAPES = {
  'star inwards': (count) => ({ count, lines: upTo(count - 1, (i): Line => [i + 1, 0]) }),
  'star outwards': (count) => ({ count, lines: upTo(count - 1, (i): Line => [0, i + 1]) }),
  chain: (count) => ({ count, lines: upTo(count - 1, (i): Line => [i, i + 1]) }),
  comb: (count) => ({
    count,
    lines: upTo(count - 1, (i): Line => (i < count / 2 - 1 ? [i, i + 1] : [i - Math.ceil(count / 2 - 1), i + 1])),
  }),
  components: (count) => ({ count, lines: upTo(Math.floor(count / 3), (i): Line => [3 * i, 3 * i + 1]) }),
  'two stars': (count) => ({ count, lines: upTo(count - 2, (i): Line => [i + 2, i % 2]) }),
} as const satisfies Record<string, (count: number) => Graph>;
const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** A source of each kind, with or without labels on its lines. */
const KINDS: Readonly<Record<string, (graph: Graph, worded: boolean) => readonly string[]>> = {
  schema: ({ count, lines }, worded) => [
    'schema',
    ...upTo(count, (i) =>
      [
        `table t${i} {`,
        '  id uuid pk',
        ...lines.flatMap(([from, to], k) =>
          from === i ? `  r${k} uuid fk=t${to}.id${worded ? ' verb="has"' : ''}` : [],
        ),
        '}',
      ].join('\n'),
    ),
  ],
  class: ({ count, lines }, worded) => [
    'class',
    ...upTo(count, (i) => `class c${i} {\n  +run(): Result\n}`),
    ...lines.map(
      ([from, to]) => `c${from} ${worded ? 'owns' : 'inherits'} c${to}${worded ? ' : "keeps" to="0..*"' : ''}`,
    ),
  ],
  state: ({ count, lines }, worded) => [
    'state',
    ...upTo(count, (i) => `state s${i} "State ${i}"`),
    'start -> s0',
    ...lines.map(([from, to]) => `s${from} -> s${to}${worded ? ' : "event [guard]"' : ''}`),
  ],
  c4: ({ count, lines }, worded) => [
    'c4 view=container',
    'system all "All" {',
    ...upTo(count, (i) => `  container c${i} "Container ${i}"`),
    '}',
    ...lines.map(([from, to]) => `c${from} -> c${to}${worded ? ' : "Reads" tech="SQL"' : ''}`),
  ],
};

function sceneOfLines(lines: readonly string[]): Scene {
  const { compiled, diagnostics } = checkSource(`${lines.join('\n')}\n`, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

const sides = ({ width, height }: Scene): number => Math.max(width / height, height / width);
const runs = cases(12);

/** What a column of 1,000 px shows of it, at most all. */
const shownSize = ({ width }: Scene): number => Math.min(1, 1_000 / width);

describe.each(Object.keys(KINDS))('%s', (kind) => {
  const sceneOf = (graph: Graph, worded: boolean): Scene => sceneOfLines(KINDS[kind]?.(graph, worded) ?? []);

  test.each(sampled(shapes, 3))('a %s of sixty is within 4:1, and nothing overlaps', (shape) => {
    const scene = sceneOf(SHAPES[shape](60), false);
    expect(sides(scene)).toBeLessThanOrEqual(4);
    expect(flawsOf(scene)).toEqual([]);
  });

  test('so is any, with or without labels on its lines, and all shapes together', () => {
    const graph = fc
      .array(fc.tuple(fc.constantFrom(...shapes), fc.integer({ min: 2, max: 30 })), { minLength: 1, maxLength: 3 })
      .map((parts) =>
        parts.reduce<Graph>(
          (all, [shape, count]) => {
            const { lines } = SHAPES[shape](count);
            const moved = lines.map(([from, to]): Line => [from + all.count, to + all.count]);
            return { count: all.count + count, lines: [...all.lines, ...moved] };
          },
          { count: 0, lines: [] },
        ),
      )
      .filter(({ count }) => count >= 10);
    const links = fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { maxLength: 20 });
    fc.assert(
      fc.property(graph, links, fc.boolean(), ({ count, lines }, more, worded) => {
        const linked = more.flatMap(([a, b]): readonly Line[] =>
          a % count < b % count ? [[a % count, b % count]] : [],
        );
        const scene = sceneOf({ count, lines: [...lines, ...linked] }, worded);
        expect(sides(scene)).toBeLessThanOrEqual(4);
        expect(flawsOf(scene)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('without a direction, none would show its text much larger on a page', () => {
    const grids = fc.record({ ranks: fc.integer({ min: 3, max: 10 }), rows: fc.integer({ min: 2, max: 6 }) });
    fc.assert(
      fc.property(grids, fc.boolean(), ({ ranks, rows }, worded) => {
        const strands = upTo((ranks - 1) * rows, (i): Line => [i, i + rows]);
        const lines = KINDS[kind]?.({ count: ranks * rows, lines: strands }, worded) ?? [];
        const [header = '', ...rest] = lines;
        const others = ['right', 'down'].map((each) => sceneOfLines([`${header} direction=${each}`, ...rest]));
        const most = Math.max(...others.filter((each) => sides(each) <= 3).map(shownSize), 0);
        expect(1.3 * shownSize(sceneOfLines(lines))).toBeGreaterThanOrEqual(most);
      }),
      { numRuns: runs },
    );
  });
});
