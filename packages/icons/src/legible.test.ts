import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENOUGH, legible, STANDS_OUT } from '../scripts/legible.mjs';
import { PACKAGED } from '../sets/registry.mjs';
import type { IconArt, IconShape } from './art.js';
import { storedShards } from './testing/stored.js';

const art = (...shapes: readonly IconShape[]): IconArt => ({ width: 24, height: 24, shapes });
const square = (left: number, size: number, fill: NonNullable<IconShape['fill']>): IconShape => ({
  d: `M${left} ${left}h${size}v${size}h-${size}z`,
  fill,
});
const fillsOf = ({ art: { shapes } }: { art: IconArt }): readonly unknown[] => shapes.map(({ fill }) => fill);

describe('an icon on light and dark cards', () => {
  test.each([
    ['one black drawing becomes ink', [square(2, 20, '#000000')], ['ink']],
    ['one white drawing becomes ink', [square(2, 20, '#ffffff')], ['ink']],
    ['one dark blue drawing becomes ink', [square(2, 20, '#001a4d')], ['ink']],
    ['one grey that is readable on both stays', [square(2, 20, '#7a7f87')], ['#7a7f87']],
    ['one colour that is readable on both stays', [square(2, 20, '#d8372c')], ['#d8372c']],
    ['an orange with almost enough contrast is darkened', [square(2, 20, '#ff9900')], ['#fa9600']],
    ['a yellow becomes ink', [square(2, 20, '#ffee00')], ['ink']],
    [
      'a black word beside a coloured mark becomes ink, the mark stays',
      [square(1, 8, '#d8372c'), square(12, 10, '#111111')],
      ['#d8372c', 'ink'],
    ],
    ['white within a coloured mark stays', [square(2, 20, '#326ce5'), square(8, 8, '#ffffff')], ['#326ce5', '#ffffff']],
    ['black within a coloured mark stays', [square(2, 20, '#ffd43b'), square(8, 8, '#000000')], ['#ffd43b', '#000000']],
    [
      'a black plate with a white mark stays, since ink would hide the mark',
      [square(2, 20, '#000000'), square(6, 12, '#ffffff')],
      ['#000000', '#ffffff'],
    ],
    ['ink stays ink', [square(2, 20, 'ink')], ['ink']],
  ] as const)('%s', (_, shapes, fills) => {
    const result = legible(art(...shapes), 'all');
    expect(fillsOf(result)).toEqual(fills);
    expect(Math.min(result.shares.light, result.shares.dark)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('gradients and strokes that vanish become ink as a whole', () => {
    const stops = [
      [0, '#000000'],
      [1, '#101010'],
    ] as const;
    const shape: IconShape = {
      ...square(2, 20, '#080808'),
      gradient: { line: [0, 0, 24, 24], stops },
      stroke: '#000000',
      strokeWidth: 1,
    };
    expect(legible(art(shape), 'all').art.shapes).toEqual([{ d: shape.d, fill: 'ink', stroke: 'ink', strokeWidth: 1 }]);
  });

  test.each([
    ['nothing', [square(2, 20, '#000000')], ['#000000']],
    ['whole', [square(2, 20, '#000000')], ['ink']],
    ['whole', [square(1, 8, '#d8372c'), square(12, 10, '#111111')], ['#d8372c', '#111111']],
  ] as const)('where its terms let %s be changed, nothing else is', (mayChange, shapes, fills) => {
    expect(fillsOf(legible(art(...shapes), mayChange))).toEqual(fills);
  });
});

describe('the built sets', () => {
  const generated = new URL('../generated/', import.meta.url);
  const parse = (path: string): unknown => JSON.parse(readFileSync(new URL(path, generated), 'utf8'));
  const sets = parse('icons/sets.json') as Record<string, { count: number }>;
  const report = parse('report.json') as Record<string, { faint: readonly { name: string }[] }>;

  test(`have a contrast of ${STANDS_OUT}:1 in both schemes, except for the listed icons`, () => {
    for (const { set } of PACKAGED) {
      const { count } = sets[set] ?? { count: 0 };
      const faint = new Set(report[set]?.faint.map(({ name }) => name));
      expect(faint.size / count, set).toBeLessThanOrEqual(0.035);
      const shards = storedShards(new URL('icons/', generated), set);
      for (const shard of shards.filter((_, at) => at % 20 === 0)) {
        for (const [name, each] of Object.entries(shard)) {
          if (typeof each === 'string') continue;
          const { light, dark } = legible(each, 'nothing').shares;
          expect(Math.min(light, dark) >= ENOUGH, `${set}:${name} ${light} ${dark}`).toBe(!faint.has(name));
        }
      }
    }
  });
});
