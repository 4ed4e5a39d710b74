import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../layout/graph.js';
import { connectorPath } from './connector.js';
import { crossingGaps } from './line-crossings.js';

function route(text: string): readonly Point[] {
  return text.split(' ').map((each) => {
    const [x = 0, y = 0] = each.split(',').map(Number);
    return { x, y };
  });
}

/** Which lines have gaps, and around which points. */
function gapsOf(...lines: readonly string[]): readonly (readonly string[])[] {
  return crossingGaps(lines.map(route)).map((gaps) =>
    gaps.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`),
  );
}

const LEVEL = '0,50 200,50';

describe('where two lines cross', () => {
  test('the one painted first has a gap, and only along itself', () => {
    expect(gapsOf(LEVEL, '100,0 100,100')).toEqual([['100,50'], []]);
    expect(gapsOf('100,0 100,100', LEVEL)).toEqual([['100,50'], []]);
    expect(crossingGaps([LEVEL, '100,0 100,100'].map(route))[0]).toEqual([{ x: 95, y: 49, width: 10, height: 2 }]);
    expect(crossingGaps(['100,0 100,100', LEVEL].map(route))[0]).toEqual([{ x: 99, y: 45, width: 2, height: 10 }]);
  });

  test('a line across a bundle runs through, whenever it is painted', () => {
    const bundle = ['60,0 60,100', '72,0 72,100', '84,0 84,100'];
    expect(gapsOf(LEVEL, ...bundle)).toEqual([[], ['60,50'], ['72,50'], ['84,50']]);
    expect(gapsOf(...bundle, LEVEL)).toEqual([['60,50'], ['72,50'], ['84,50'], []]);
  });

  test('no gap is in a corner or at an end if the other line has room for it', () => {
    expect(gapsOf('0,50 108,50 108,90', '100,0 100,100')).toEqual([[], ['100,50']]);
    expect(gapsOf('96,50 200,50', '100,0 100,100')).toEqual([[], ['100,50']]);
  });

  test.each<[string, string[]]>([
    ['a line that ends on another', [LEVEL, '100,50 100,100']],
    ['a corner that touches a line', [LEVEL, '100,100 100,50 150,50']],
    ['a line that crosses itself', ['0,50 200,50 200,0 100,0 100,100']],
    ['parallel lines', [LEVEL, '0,60 200,60']],
  ])('%s has none', (_, lines) => {
    expect(gapsOf(...lines).flat()).toEqual([]);
  });

  test('a gap interrupts the line, not its heads', () => {
    const points = route(LEVEL);
    const [gaps = []] = crossingGaps([points, route('100,0 100,100')]);
    const shape = { type: 'connector', cornerRadius: 8, stroke: 'line', strokeWidth: 1.5, dash: 'solid' } as const;
    const { line, heads } = connectorPath({ ...shape, points, gaps, startHead: false, endHead: true, animate: false });
    expect(line.slice(0, 3)).toEqual([
      ['M', 0, 50],
      ['L', 95, 50],
      ['M', 105, 50],
    ]);
    expect(heads.length).toBeGreaterThan(0);
  });

  test('each crossing has one gap', () => {
    const place = fc.integer({ min: 1, max: 19 });
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 8 }), fc.uniqueArray(place, { maxLength: 8 }), (xs, ys) => {
        const lines = [...xs.map((x) => `${20 * x},0 ${20 * x},400`), ...ys.map((y) => `0,${20 * y} 400,${20 * y}`)];
        expect(new Set(gapsOf(...lines).flat()).size).toBe(xs.length * ys.length);
        expect(gapsOf(...lines).flat()).toHaveLength(xs.length * ys.length);
      }),
    );
  });
});
