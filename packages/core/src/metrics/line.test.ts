// The vertical measures of a line and the width at which labels wrap.

import { describe, expect, it } from 'vitest';
import { baselineOffset, capHeight, lineHeight, wrapWidth } from './line.js';
import { measureText } from './measure.js';

describe('a line', () => {
  it.each([
    [11, 15],
    [12, 16],
    [14, 19],
    [18, 24],
  ])('of %i px text is %i px high', (size, height) => {
    expect(lineHeight({ size, weight: 500 })).toBe(height);
  });

  it.each([11, 12, 14, 18])('centres its capitals at %i px', (size) => {
    const style = { size, weight: 500 } as const;
    const below = lineHeight(style) - baselineOffset(style);
    const above = baselineOffset(style) - capHeight(style);
    expect(Math.abs(above - below)).toBeLessThan(0.02);
  });

  it('holds about 24 characters when it wraps', () => {
    const style = { size: 14, weight: 500 } as const;
    expect(wrapWidth(style) % 4).toBe(0);
    expect(measureText('Validate customer paymen', style)).toBeLessThanOrEqual(wrapWidth(style));
    expect(measureText('Validate customer payments now', style)).toBeGreaterThan(wrapWidth(style));
  });
});
