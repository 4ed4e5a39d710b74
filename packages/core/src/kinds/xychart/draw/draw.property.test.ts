// Generated charts, drawn whole: lengths and positions match the numbers, and labels cover nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { inkBox, overlap, parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { Scene, TextShape } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';
import { flawsOf } from '../../testing/contract/flaws.js';

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

/** px of a number on the axis, read from two of its ticks. */
function scaleOf(words: readonly TextShape[], side: 'x' | 'y', log: boolean): (value: number) => number {
  const ticks = words
    .map((each) => ({
      at: side === 'y' ? each.y : each.x,
      value: Number(each.text.replaceAll(',', '').replace('M', 'e6')),
    }))
    .toSorted((a, b) => a.value - b.value);
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last) throw new Error('no ticks');
  const of = (value: number): number => (log ? Math.log(value) : value);
  const share = (value: number): number => (of(value) - of(first.value)) / (of(last.value) - of(first.value));
  return (value) => first.at + share(value) * (last.at - first.at);
}

function axisWords(scene: Scene, index: number): readonly TextShape[] {
  return texts(parts(scene.nodes, 'axis')[index]?.children ?? []);
}

const value = fc.integer({ min: -9_999, max: 9_999 }).map((each) => each / 10);
const cell = fc.option(value, { freq: 5 });
const bars = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 }))
  .chain(([places, series]) =>
    fc.array(fc.array(cell, { minLength: places, maxLength: places }), { minLength: series, maxLength: series }),
  )
  .filter((all) => all.flat().some((each) => each !== null && each !== 0));

const rowOf = (keyword: string, values: readonly (number | null)[], name: number): string =>
  `${keyword} "S${name}" ${values.map((each) => each ?? '-').join(' ')}`;

describe('a drawn chart', () => {
  test('has bars from zero to their numbers, vertical and horizontal, stacked and side by side, within half a px', () => {
    fc.assert(
      fc.property(bars, fc.boolean(), fc.boolean(), (all, lying, stacked) => {
        const head = `xychart "Made" orientation=${lying ? 'horizontal' : 'vertical'} stack=${stacked ? 'on' : 'off'}`;
        const scene = sceneOf(`${head}\n${all.map((each, i) => rowOf('bar', each, i)).join('\n')}\n`);
        const at = scaleOf(axisWords(scene, 0), lying ? 'x' : 'y', false);
        const zero = at(0);
        const lengths = parts(scene.nodes, 'mark').map(({ children }) =>
          children.flatMap((each) => (each.type === 'rect' ? [lying ? each.width : each.height] : [])),
        );
        const shown = all.filter((values) => values.some((each) => each !== null));
        expect(lengths.length).toBe(shown.length);
        for (const [i, values] of shown.entries()) {
          const wanted = values.flatMap((each) => (each === null ? [] : Math.abs(at(each) - zero)));
          // A bar of 0 is a line of one px.
          for (const [j, length] of wanted.entries())
            expect(Math.abs((lengths[i]?.[j] ?? 0) - Math.max(length, length < 1 ? 1 : 0))).toBeLessThan(0.5);
        }
      }),
    );
  });

  test('has points at their numbers, on a linear and on a log axis, within half a px', () => {
    const positive = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(positive, fc.boolean(), (values, log) => {
        const scene = sceneOf(
          `xychart "Made"\ny scale=${log ? 'log' : 'linear'} min=1\n${rowOf('points', values, 0)}\n`,
        );
        const words = axisWords(scene, 0);
        fc.pre(words.length > 1);
        const at = scaleOf(words, 'y', log);
        const middle = (words[0]?.style.size ?? 0) * 0.3636;
        const marks = primitives(parts(scene.nodes, 'mark')).flatMap((each) =>
          each.type === 'ellipse' ? each.cy : [],
        );
        expect(marks.length).toBe(values.length);
        for (const [i, each] of values.entries())
          expect(Math.abs((marks[i] ?? 0) + middle - at(each))).toBeLessThan(0.5);
      }),
    );
  });

  test('has lines and bands across the chart at their numbers, within half a px, and the axis includes them', () => {
    fc.assert(
      fc.property(bars, fc.tuple(value, value), fc.boolean(), (all, [a, b], lying) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const head = `xychart "Made" orientation=${lying ? 'horizontal' : 'vertical'}`;
        const rows = all.map((each, i) => rowOf('bar', each, i)).join('\n');
        const scene = sceneOf(`${head}\n${rows}\nmark "Line" y=${low}\nmark "Band" y=${low}..${high}\n`);
        const at = scaleOf(axisWords(scene, 0), lying ? 'x' : 'y', false);
        const marks = parts(scene.nodes, 'mark').filter(({ label = '' }) => label.endsWith(', mark'));
        const ends = marks.flatMap(({ children }) =>
          children.flatMap((each) => {
            const step = each.type === 'path' ? each.steps[0] : undefined;
            return step?.[0] === 'M' ? [lying ? step[1] : step[2]] : [];
          }),
        );
        expect(ends.length).toBe(low === high ? 2 : 3);
        const reach = Math.max(...ends) - Math.min(...ends);
        expect(Math.abs(reach - Math.abs(at(high) - at(low)))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test.each([
    ['a date between places', 'x 2026-03-01 2026-04-01 2026-06-01\nline 1 2 3\nmark "Launch" x=2026-05-01', 'Launch'],
    [
      'a band of dates',
      'x 2026-03-01 2026-04-01 2026-06-01\nline 1 2 3\nmark "Freeze" x=2026-04-10..2026-05-01',
      'Freeze',
    ],
    ['a date after the last place', 'x 2026-03-01 2026-04-01\nline 1 2\nmark "Later" x=2026-06-01', 'Later'],
    ['a place', 'x "A" "B" "C"\nbar 1 2 3\nmark "Here" x="B"', 'Here'],
    ['a number', 'x 1 5 9\npoints 1 2 3\nmark "Six" x=6', 'Six'],
    ['a place of a horizontal chart', 'x "A" "B" "C"\nbar 1 2 3\nmark "Here" x="B"', 'Here'],
    ['twelve in one place', `bar 1 2\n${'mark "Same" y=1\n'.repeat(12)}`, 'Same'],
  ])('names a mark at %s, over nothing else', (what, lines, name) => {
    const head = `xychart "Made"${what.includes('horizontal') ? ' orientation=horizontal' : ''}`;
    const scene = sceneOf(`${head}\n${lines}\n`);
    expect(texts(scene.nodes).map(({ text }) => text)).toContain(name);
    expect(flawsOf(scene)).toEqual([]);
  });

  test('spaces dates to scale', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(days, (some) => {
        const sorted = some.toSorted((a, b) => a - b);
        const dates = sorted.map((each) => `2024-02-${String(each).padStart(2, '0')}`);
        const scene = sceneOf(`xychart "Made"\nx ${dates.join(' ')}\n${rowOf('line', sorted, 0)}\n`);
        const marks = primitives(parts(scene.nodes, 'mark')).flatMap((each) =>
          each.type === 'ellipse' ? each.cx : [],
        );
        const [first = 0, last = 0] = [marks[0], marks.at(-1)];
        const [from = 0, to = 0] = [sorted[0], sorted.at(-1)];
        for (const [i, each] of sorted.entries())
          expect(Math.abs((marks[i] ?? 0) - (first + ((each - from) / (to - from)) * (last - first)))).toBeLessThan(
            0.5,
          );
      }),
    );
  });

  test('has no label over another label, or over a bar or a mark without a plate', () => {
    fc.assert(
      fc.property(bars, fc.constantFrom('bar', 'line', 'points', 'area'), fc.boolean(), (all, keyword, lying) => {
        const head = `xychart "Made" values=on orientation=${lying ? 'horizontal' : 'vertical'}`;
        const lines = all.map((each, i) => rowOf(i % 2 === 0 ? keyword : 'bar', each, i));
        const { nodes } = sceneOf(`${head}\n${lines.join('\n')}\n`);
        const ink = texts(nodes).map(inkBox);
        ink.forEach((one, i) => {
          for (const other of ink.slice(i + 1)) expect(overlap(one, other)).toBe(false);
        });
        const bare = parts(nodes, 'label').filter(({ children }) => children.every((each) => each.type === 'text'));
        const shapes = primitives(parts(nodes, 'mark')).flatMap((each) =>
          each.type === 'rect' && each.fill !== 'canvas' ? each : [],
        );
        for (const each of texts(bare).map(inkBox))
          for (const shape of shapes) expect(overlap(each, shape, 1.01)).toBe(false);
      }),
    );
  });
});

describe('numbers and days at their limits', () => {
  const huge = `1${'0'.repeat(299)}`;
  const tiny = `0.${'0'.repeat(250)}1`;
  test.each([
    ['huge numbers', `bar ${huge} -${huge} 0`],
    ['tiny numbers', `line ${tiny} 0 -${tiny}`],
    ['huge and tiny numbers on a log scale', `y scale=log\npoints ${huge} ${tiny} 1`],
    ['one number', 'bar 5'],
    ['zeros', 'bar 0 0 0'],
    ['the same value repeatedly', 'line 7 7 7'],
    ['the first and the last year', 'x 0001-01-01 2024-02-29 9999-12-31\nline 1 2 3'],
    ['one day', 'x 2024-02-29\nline 1'],
    ['consecutive days', 'x 2023-12-31 2024-01-01\nbar 1 2'],
    ['a name of 300 characters', `x "${'long '.repeat(60)}" "b"\nbar "${'name '.repeat(60)}" 1 2`],
    ['names of one character', `x ${Array.from({ length: 60 }, () => '"a"').join(' ')}\nline ${'1 '.repeat(60)}`],
  ])('%s are drawn', (_, lines) => {
    const { width, height, nodes } = sceneOf(`xychart "A" values=on\n${lines}\n`);
    expect(Number.isFinite(width) && Number.isFinite(height)).toBe(true);
    expect(width).toBeLessThan(2_000);
    for (const each of texts(nodes)) expect(Number.isFinite(each.x) && Number.isFinite(each.y)).toBe(true);
  });

  test('a date that does not exist is an error', () => {
    const { diagnostics } = checkSource('xychart "A"\nx 2023-02-29 2023-03-01\nline 1 2\n', { icons: testIcons });
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('the text of a chart', () => {
  test('labels of the source are shown, even in a bar, and every title of an axis with its unit', () => {
    const { nodes } = sceneOf(
      'xychart "Revenue" values=on\nx "Jan" "Feb" "Mar" title="Month"\ny title="Revenue" unit="USD" min=-5\n' +
        'bar "2025" 10 -2.5 30\nline "Plan" 12 - 25 labels="low","","high"\n',
    );
    const labels = texts(nodes).map(({ text }) => text);
    for (const each of ['Jan', 'Feb', 'Mar', 'Month', 'Revenue (USD)', '2025', 'Plan', 'low', 'high', '-2.5', '30'])
      expect(labels).toContain(each);
  });

  test('every number over bars side by side is shown, with its sign', () => {
    const { nodes } = sceneOf(
      'xychart "Growth" values=on\nx "2019" "2020" "2021"\ny unit="%"\nbar "A" 2.5 -2.2 5.8\nbar "B" 1.6 -6.1 5.9\nbar "C" 6 2.2 8.4\n',
    );
    const labels = texts(parts(nodes, 'label')).map(({ text }) => text);
    for (const each of [2.5, -2.2, 5.8, 1.6, -6.1, 5.9, 6, 2.2, 8.4]) expect(labels).toContain(`${each}%`);
  });

  test('stacked areas are named where they end, whatever their greys', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })), {
          minLength: 2,
          maxLength: 8,
        }),
        (all) => {
          const lines = all.map((each, i) => `area "Area ${i}" ${each.join(' ')}`);
          const { nodes } = sceneOf(`xychart "A" stack=on\nx 2000 2010\n${lines.join('\n')}\n`);
          const names = texts(parts(nodes, 'label'));
          expect(new Set(names.map(({ text }) => text)).size).toBe(all.length);
          expect(parts(nodes, 'legend')).toEqual([]);
          // In stacking order.
          const down = names.toSorted((a, b) => a.y - b.y).map(({ text }) => text);
          expect(down).toEqual(all.map((_, i) => `Area ${i}`).toReversed());
        },
      ),
    );
  });

  test('a single series with the name of its axis has no legend', () => {
    const { nodes } = sceneOf('xychart "Towers"\nx "A" "B"\ny title="Height" unit="m"\nbar "Height" 828 679\n');
    expect(parts(nodes, 'legend')).toEqual([]);
    expect(texts(nodes).map(({ text }) => text)).toContain('Height (m)');
  });

  test('series with the same grey are distinguished by a pattern, others are plain', () => {
    const { nodes } = sceneOf('xychart "A"\nbar "A" 1 2 tone=blue\nbar "B" 1 2 tone=red\nbar "C" 2 1 tone=aqua\n');
    const strokes = parts(nodes, 'mark').map(
      ({ children }) => children.filter((each) => each.type === 'path' && each.stroke !== undefined).length,
    );
    expect(strokes).toEqual([0, 2, 0]);
  });
});
