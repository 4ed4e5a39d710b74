// Generated mind maps, drawn whole: topics apart, text inside its shape, no branch through text, within 4:1, both sides even.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import { inkBox, overlap, parts, primitives, shapeBox, texts, words } from '../../../scene/parts/testing/walk.js';
import type { PathShape, Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { SIXTY } from '../../testing/sixty-names.js';
import { SHAPES, SIDES } from '../model.js';

interface Row {
  readonly depth: number;
  readonly words: number;
  readonly shape: string;
  readonly sub: boolean;
}

const rows = fc
  .array(
    fc.record({
      depth: fc.integer({ min: 1, max: 5 }),
      words: fc.integer({ min: 1, max: 7 }),
      shape: fc.constantFrom('plain', 'plain', ...SHAPES),
      sub: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let depth = 0;
    return all.map((each): Row => {
      depth = Math.min(each.depth, depth + 1);
      return { ...each, depth };
    });
  });

const source = fc.tuple(rows, fc.constantFrom(...SIDES)).map(([all, sides]) => {
  const lines = all.map(
    ({ depth, words, shape, sub }, i) =>
      `${'  '.repeat(depth)}"${'topic '.repeat(words)}${i}" shape=${shape}${sub ? ' sub="a small text"' : ''}`,
  );
  return `mindmap "Made" sides=${sides}\n"The root of it" shape=round\n${lines.join('\n')}\n`;
});

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(`${text}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

/** Points along the middle of a drawn branch: its first curve, moved by half of its thickness at both ends. */
function along({ steps }: PathShape): readonly Box[] {
  const [start, curve, , back] = steps;
  if (start?.[0] !== 'M' || curve?.[0] !== 'C' || back?.[0] !== 'C') return [];
  const point = (t: number, a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return Array.from({ length: 15 }, (_, i) => {
    const t = (i + 1) / 16;
    const x = point(t, start[1], curve[1], curve[3], curve[5]);
    const y = point(t, start[2], curve[2], curve[4], curve[6]);
    return { x: x - 0.2, y: y - 0.2, width: 0.4, height: 0.4 };
  });
}

describe('a drawn mind map', () => {
  test('has no overlapping topics, and every text in its shape', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { nodes } = sceneOf(text);
        const topics = parts(nodes, 'node').map((each) => ({
          box: each.children.map(shapeBox).find((one) => one !== undefined),
          ink: texts(each.children).map(inkBox),
        }));
        topics.forEach((one, i) => {
          for (const other of topics.slice(i + 1)) {
            const a = [...one.ink, ...(one.box ? [one.box] : [])];
            const b = [...other.ink, ...(other.box ? [other.box] : [])];
            expect(a.some((each) => b.some((against) => overlap(each, against)))).toBe(false);
          }
        });
      }),
      { numRuns: cases(60) },
    );
  });

  test('has every note once, apart from topics and other notes, within 4:1', () => {
    const about = fc.array(fc.nat(60), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(source, about, (text, topics) => {
        const labels = text.split('\n').flatMap((line) => /^ *"([^"]*)"/.exec(line)?.[1] ?? []);
        const notes = topics.map((at, i) => `note "${labels[at % labels.length]}" : "a remark of some words ${i}"`);
        const { nodes, width, height } = sceneOf(`${text}${notes.join('\n')}\n`);
        const cards = parts(nodes, 'note').map((each) => texts(each.children).map(inkBox));
        expect(cards).toHaveLength(notes.length);
        const ink = [...cards, ...parts(nodes, 'node').map((each) => texts(each.children).map(inkBox))];
        cards.forEach((card, i) => {
          const others = ink.filter((_, at) => at !== i).flat();
          expect(card.some((each) => others.some((other) => overlap(each, other)))).toBe(false);
        });
        expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(4);
      }),
      { numRuns: cases(40) },
    );
  });

  test('draws no branch through text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { nodes } = sceneOf(text);
        const ink = texts(parts(nodes, 'node')).map(inkBox);
        const points = parts(nodes, 'edge')
          .flatMap((each) => primitives(each.children))
          .flatMap((each) => (each.type === 'path' ? along(each) : []));
        expect(points.filter((each) => ink.some((one) => overlap(each, one)))).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });

  test('stays within 4:1', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { width, height } = sceneOf(text);
        expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(4);
      }),
      { numRuns: cases(100) },
    );
  });

  test.each([
    ['a hundred branches', Array.from({ length: 100 }, (_, i) => `  "branch ${i}"`)],
    ['a chain of forty topics', Array.from({ length: 40 }, (_, i) => `${'  '.repeat(i + 1)}"topic ${i}"`)],
    [
      'one branch with two hundred topics',
      ['  "branch"', ...Array.from({ length: 200 }, (_, i) => `    "topic ${i}"`)],
    ],
    [
      'two chains',
      [0, 1].flatMap((n) => Array.from({ length: 12 }, (_, i) => `${'  '.repeat(i + 1)}"topic ${n} ${i}"`)),
    ],
  ] as const)('%s: within 4:1, with each topic once', (_, lines) => {
    const { width, height, nodes } = sceneOf(`mindmap "Made"\n"Root"\n${lines.join('\n')}\n`);
    expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(4);
    expect(parts(nodes, 'node')).toHaveLength(lines.length + 1);
  });

  test('places the first branches on the right, as high together as the others on the left', () => {
    const branches = Array.from({ length: 8 }, (_, i) => `  "b${i}"\n    "one ${i}"\n    "two ${i}"`);
    const { nodes } = sceneOf(`mindmap "Made"\n"Root"\n${branches.join('\n')}\n`);
    const left = (name: string): number => texts(nodes).find((each) => each.text === name)?.x ?? Number.NaN;
    const root = left('Root');
    expect([0, 1, 2, 3].every((i) => left(`b${i}`) > root)).toBe(true);
    expect([4, 5, 6, 7].every((i) => left(`b${i}`) < root)).toBe(true);
  });

  test('changes the order if one branch is as high as all others together', () => {
    const big = Array.from({ length: 12 }, (_, i) => `    "leaf ${i}"`).join('\n');
    const { nodes } = sceneOf(`mindmap "Made"\n"Root"\n  "a"\n  "b"\n  "big"\n${big}\n  "c"\n  "d"\n  "e"\n`);
    const at = (name: string): number => texts(nodes).find((each) => each.text === name)?.x ?? Number.NaN;
    const sides = ['a', 'b', 'c', 'd', 'e'].map((each) => Math.sign(at(each) - at('Root')));
    expect(new Set(sides).size).toBe(1);
    expect(Math.sign(at('big') - at('Root'))).toBe(-(sides[0] ?? 0));
  });
});

test('sixty topics keep their text at ten pixels or more on a page 1,000 px wide, and their words whole', () => {
  const lines = SIXTY.map((name, i) => `${'  '.repeat([1, 2, 3, 3, 3][i % 5] ?? 1)}"${name}"`);
  const { width, nodes } = sceneOf(`mindmap "Made"\n"Root"\n${lines.join('\n')}\n`);
  expect((14 * 1_000) / width).toBeGreaterThanOrEqual(10);
  expect(
    parts(nodes, 'node')
      .map((each) => words([each]))
      .toSorted(),
  ).toEqual(['Root', ...SIXTY].toSorted());
});
