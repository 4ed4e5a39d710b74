import { describe, expect, test } from 'vitest';
import { type Block, flowed, NOTHING, padded, row, stack } from './block.js';
import { equalSizes } from './equal-sizes.js';

function block(width: number, height: number): Block {
  return { width, height, at: ({ x, y }) => [{ type: 'rect', x, y, width, height }] };
}

function places(of: Block): readonly (readonly [number, number])[] {
  return of.at({ x: 100, y: 10 }).map((each) => (each.type === 'rect' ? ([each.x, each.y] as const) : [-1, -1]));
}

describe('blocks', () => {
  test('a row centres lower blocks and leaves no gap for empty ones', () => {
    const joined = row([block(20, 20), NOTHING, block(30, 10)], 8);
    expect([joined.width, joined.height]).toEqual([58, 20]);
    expect(places(joined)).toEqual([
      [100, 10],
      [128, 15],
    ]);
  });

  test('a stack is flush left', () => {
    const joined = stack([block(20, 20), block(30, 10)], 4);
    expect([joined.width, joined.height]).toEqual([30, 34]);
    expect(places(joined)).toEqual([
      [100, 10],
      [100, 34],
    ]);
  });

  test('a flow breaks where a row would be too wide', () => {
    const joined = flowed([block(40, 10), block(40, 10), block(40, 10)], 20, 100);
    expect([joined.width, joined.height]).toEqual([100, 30]);
    expect(places(joined).map(([, y]) => y)).toEqual([10, 10, 30]);
  });

  test('padding on every side', () => {
    const joined = padded(block(10, 10), 4, 2);
    expect([joined.width, joined.height]).toEqual([18, 14]);
    expect(places(joined)).toEqual([[104, 12]]);
  });

  test('an empty list gives an empty block', () => {
    expect(row([], 8)).toMatchObject({ width: 0, height: 0 });
    expect(flowed([NOTHING], 8, 100)).toMatchObject({ width: 0, height: 0 });
  });
});

describe('equal sizes', () => {
  const size = (width: number, height: number, family = 'a') => ({ width, height, family });

  test('widths within 24 px of the widest take its width, others keep theirs', () => {
    const widths = equalSizes([size(120, 40), size(144, 40), size(112, 40)]).map((each) => each.width);
    expect(widths).toEqual([144, 144, 112]);
  });

  test('heights grow by one step at most, and only within a family', () => {
    const heights = equalSizes([size(88, 40), size(88, 48), size(88, 56, 'b')]).map((each) => each.height);
    expect(heights).toEqual([48, 48, 56]);
  });
});
