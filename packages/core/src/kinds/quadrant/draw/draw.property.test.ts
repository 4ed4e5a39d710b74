// Generated quadrants, drawn whole: points are where their numbers say, labels cover nothing, and every point is named.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import { holds, inkBox, overlap, parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { EllipseShape, PathShape, RectShape, Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(`${text}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

const HEAD =
  'quadrant "Made"\nx "Low reach" "High reach" title="Reach"\ny "Low cost" "High cost"\narea top-right "Expand" tone=green\narea bottom-left "Drop"\n';

interface Given {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

function sourceOf(points: readonly Given[]): string {
  return `${HEAD}${points.map(({ name, x, y }) => `point "${name}" x=${x} y=${y}`).join('\n')}\n`;
}

const hundredth = fc.integer({ min: 0, max: 1_000 }).map((each) => each / 1_000);
const middle = fc.integer({ min: 430, max: 570 }).map((each) => each / 1_000);
const pointsOf = (most: number): fc.Arbitrary<readonly Given[]> =>
  fc
    .array(
      fc.tuple(fc.oneof(hundredth, hundredth, middle), fc.oneof(hundredth, middle), fc.integer({ min: 1, max: 4 })),
      {
        minLength: 1,
        maxLength: most,
      },
    )
    .map((all) => all.map(([x, y, words], i) => ({ name: `p${i} ${'campaign '.repeat(words).trim()}`, x, y })));

function plotOf({ nodes }: Scene): RectShape {
  const plot = nodes.find((each): each is RectShape => each.type === 'rect' && each.stroke === 'hairline');
  if (plot === undefined) throw new Error('No plot.');
  return plot;
}

interface Drawn {
  readonly label: string;
  readonly disc: EllipseShape;
  readonly words: readonly Box[];
}

function drawnPoints({ nodes }: Scene): readonly Drawn[] {
  return parts(nodes, 'mark').flatMap(({ label = '', children }) => {
    const disc = primitives(children).find((each): each is EllipseShape => each.type === 'ellipse');
    return disc === undefined ? [] : [{ label, disc, words: texts(children).map(inkBox) }];
  });
}

describe('points', () => {
  test('are where their numbers say, within half a px', () => {
    fc.assert(
      fc.property(pointsOf(30), (points) => {
        const scene = sceneOf(sourceOf(points));
        const plot = plotOf(scene);
        for (const { label, disc } of drawnPoints(scene)) {
          const [, x, y] = /: (\S+), (\S+)$/.exec(label) ?? [];
          expect(Math.abs((disc.cx - plot.x) / plot.width - Number(x)) * plot.width).toBeLessThan(0.5);
          expect(Math.abs((plot.y + plot.height - disc.cy) / plot.height - Number(y)) * plot.height).toBeLessThan(0.5);
        }
      }),
      { numRuns: cases(60) },
    );
  });

  test('are each named, by text or by a number with its text below', () => {
    fc.assert(
      fc.property(pointsOf(60), (points) => {
        const scene = sceneOf(sourceOf(points));
        const labels = texts(scene.nodes)
          .map(({ text }) => text)
          .join(' ');
        for (const { name } of points) expect(labels).toContain(name.split(' ')[0]);
      }),
      { numRuns: cases(40) },
    );
  });
});

describe('labels', () => {
  test('cover no label, mark, line or text, for up to forty points', () => {
    fc.assert(
      fc.property(pointsOf(40), (points) => {
        const scene = sceneOf(sourceOf(points));
        const plot = plotOf(scene);
        const shownPoints = drawnPoints(scene);
        const words = texts(scene.nodes).map(inkBox);
        words.forEach((one, i) => {
          expect(words.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
        });
        const cross = [
          { x: plot.x + plot.width / 2 - 0.5, y: plot.y, width: 1, height: plot.height },
          { x: plot.x, y: plot.y + plot.height / 2 - 0.5, width: plot.width, height: 1 },
        ];
        const labels = shownPoints.flatMap((each) => each.words);
        for (const label of labels) {
          expect(holds(plot, label)).toBe(true);
          expect(cross.filter((line) => overlap(line, label))).toEqual([]);
          expect(
            shownPoints.filter(({ disc }) =>
              overlap({ x: disc.cx - disc.rx, y: disc.cy - disc.ry, width: 2 * disc.rx, height: 2 * disc.ry }, label),
            ),
          ).toEqual([]);
        }
        const leaders = primitives(scene.nodes).filter(
          (each): each is PathShape => each.type === 'path' && each.stroke === 'line',
        );
        for (const label of labels) expect(leaders.flatMap(along).filter((at) => overlap(at, label, 0.3))).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });
});

/** Points along a straight line. */
function along({ steps: [from, to] }: PathShape): readonly Box[] {
  if (from?.[0] !== 'M' || to?.[0] !== 'L') return [];
  return Array.from({ length: 21 }, (_, i) => ({
    x: from[1] + ((to[1] - from[1]) * i) / 20 - 0.2,
    y: from[2] + ((to[2] - from[2]) * i) / 20 - 0.2,
    width: 0.4,
    height: 0.4,
  }));
}

describe('sizes', () => {
  const sizes = fc.constantFrom('', ' size=0', ' size=0.5', ' size=12', ' size=340', ` size=1${'0'.repeat(300)}`);
  const sized = fc
    .array(fc.tuple(hundredth, hundredth, sizes), { minLength: 1, maxLength: 16 })
    .map((all) => all.map(([x, y, size], i) => `point "p${i} campaign" x=${x} y=${y}${size}`));

  test('are in proportion to the areas of marks, which stay on the page and clear of labels', () => {
    fc.assert(
      fc.property(sized, (lines) => {
        const scene = sceneOf(`${HEAD}${lines.join('\n')}\n`);
        const shownPoints = drawnPoints(scene).map(({ label, disc, words }) => {
          const [, size] = /, size (\S+)$/.exec(label) ?? [];
          const r = disc.rx + (disc.stroke === undefined ? 0 : (disc.strokeWidth ?? 0) / 2);
          const box = { x: disc.cx - r, y: disc.cy - r, width: 2 * r, height: 2 * r };
          return { size: size === undefined ? undefined : Number(size.replaceAll(',', '')), r, box, words };
        });
        const largest = Math.max(0, ...shownPoints.map(({ size }) => size ?? 0));
        const page = { x: 0, y: 0, width: scene.width, height: scene.height };
        const plot = plotOf(scene);
        const outside = texts(scene.nodes)
          .map(inkBox)
          .filter((each) => !holds(plot, each));
        for (const { size, r, box } of shownPoints) {
          if (size === undefined || largest === 0) expect(r).toBe(5);
          else expect(Math.abs(r - Math.max(3, 24 * Math.sqrt(size / largest)))).toBeLessThan(0.01);
          expect(holds(page, box)).toBe(true);
          for (const each of outside) expect(overlap(each, box)).toBe(false);
        }
        for (const { words } of shownPoints)
          for (const each of words) expect(shownPoints.filter(({ box }) => overlap(box, each))).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });

  test('draw a small point on a large one, both named in the plot', () => {
    const scene = sceneOf(`${HEAD}point "Tax" x=0.32 y=0.3 size=10\npoint "Invoicing" x=0.3 y=0.3 size=900\n`);
    expect(drawnPoints(scene).map(({ label, words }) => [label.split(' ')[0], words.length])).toEqual([
      ['Invoicing', 1],
      ['Tax', 1],
    ]);
    expect(parts(scene.nodes, 'legend')).toEqual([]);
  });
});

test('two points with the same position share one mark, which names both', () => {
  const scene = sceneOf(`${HEAD}point "Spring" x=0.3 y=0.6\npoint "Summer" x=0.3 y=0.6 tone=red\n`);
  const shownPoints = drawnPoints(scene);
  expect(shownPoints.map(({ label }) => label)).toEqual(['Spring, Summer : 0.3, 0.6']);
  expect(shownPoints[0]?.disc.fill).toBe('red-stroke');
  expect(texts(scene.nodes).map(({ text }) => text)).toContain('Spring, Summer');
});

test('points in the corners are named beside them, even under the names of areas', () => {
  const areas = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((each) => `area ${each} "The ${each}"`);
  const scene = sceneOf(
    `quadrant "Made"\nx "l" "h"\ny "l" "h"\n${areas.join('\n')}\npoint "P0" x=0 y=0\npoint "P1" x=1 y=0\npoint "P2" x=0 y=1\npoint "P3" x=1 y=1\n`,
  );
  expect(parts(scene.nodes, 'legend')).toEqual([]);
  expect(drawnPoints(scene).map(({ words }) => words.length)).toEqual([1, 1, 1, 1]);
});

test.each([
  ['no points', ''],
  ['points in all corners', 'point "a" x=0 y=0\npoint "b" x=1 y=0\npoint "c" x=0 y=1\npoint "d" x=1 y=1'],
  ['a point in the middle', 'point "a" x=0.5 y=0.5'],
  ['a label of 300 characters', `point "${'word '.repeat(60)}" x=0.3 y=0.6\npoint "${'x'.repeat(300)}" x=0.7 y=0.6`],
  ['a hundred points in one spot', Array.from({ length: 100 }, (_, i) => `point "p${i}" x=0.5${i} y=0.5`).join('\n')],
])('%s: drawn, every point named', (_, lines) => {
  const scene = sceneOf(`${HEAD}${lines}\n`);
  const labels = texts(scene.nodes)
    .map(({ text }) => text)
    .join(' ');
  for (const [, name = ''] of lines.matchAll(/^point "(\S+?)[" ]/gm)) expect(labels).toContain(name.slice(0, 20));
});

test('text gives way to a point nearby that would otherwise be identified only by its position', () => {
  const places =
    '0.39,0.17 0.46,0.80 0.58,0.52 0.26,0.45 0.69,0.38 0.37,0.52 0.09,0.55 0.05,0.95 0.38,0.41 0.82,0.78 0.70,0.90 0.62,0.80 0.22,0.95 0.51,0.69 0.12,0.23 0.62,0.73 0.42,0.60 0.78,0.30 0.15,0.06 0.81,0.26 0.42,0.49 0.47,0.40 0.65,0.32 0.41,0.23 0.30,0.86 0.47,0.66 0.23,0.51 0.86,0.54 0.43,0.49 0.49,0.21 0.35,0.15 0.35,0.90 0.61,0.59 0.76,0.27 0.32,0.40 0.82,0.50 0.56,0.12 0.35,0.09 0.23,0.17 0.48,0.82';
  const points = places.split(' ').map((each, i) => {
    const [x, y] = each.split(',');
    return `point "Idea number ${i}" x=${x} y=${y}`;
  });
  const { nodes } = sceneOf(
    `quadrant "Forty"\nx "Low" "High" title="Effort"\ny "Low" "High" title="Value"\n${points.join('\n')}\n`,
  );
  const key = texts(parts(nodes, 'legend')).map(({ text }) => text);
  const plot = parts(nodes, 'mark').flatMap((each) => texts(each.children).map(({ text }) => text));
  expect(key.filter((each) => each.includes('('))).toEqual([]);
  for (const number of key.filter((each) => /^\d+$/.test(each))) expect(plot).toContain(number);
  expect(plot).toHaveLength(40);
});
