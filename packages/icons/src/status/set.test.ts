import { describe, expect, test } from 'vitest';
import { readPath } from '../../scripts/path-data.mjs';
import { statusArt } from './set.js';

/** docs/conversion.md, Status labels. */
const inSpec = [
  ...['yes', 'no', 'success', 'error', 'verified', 'allowed', 'denied', 'blocked', 'warning', 'expired', 'retry'],
  ...['pending', 'skipped', 'running', 'revoked'],
];
const ours = ['ok', 'info', 'done', 'failed', 'paused', 'unknown', 'new', 'locked'];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the status set', () => {
  test('has every status of the specification and our own', () => {
    expect(Object.keys(statusArt).sort()).toEqual([...inSpec, ...ours].sort());
  });

  test('is distinguishable by shape: no two share their outlines', () => {
    const outlines = Object.values(statusArt).map(({ shapes }) => shapes.map(({ d }) => d).join(' '));
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  test.each(Object.entries(statusArt))('%s is painted path data on a 24 by 24 grid', (_, { width, height, shapes }) => {
    expect([width, height]).toEqual([24, 24]);
    for (const { d, fill, stroke, strokeWidth } of shapes) {
      expect(() => readPath(d)).not.toThrow();
      expect(fill ?? stroke).toBeDefined();
      // Under 2.2 units a line is thinner than 1.5 px when the icon is 16 px.
      if (stroke !== undefined) expect(strokeWidth).toBeGreaterThanOrEqual(2.2);
    }
  });

  test('has enough contrast for each fixed colour on white and on near-black', () => {
    const fixed = new Set(
      Object.values(statusArt)
        .flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke]))
        .filter((paint) => paint !== undefined && paint !== 'ink'),
    );
    expect(fixed.size).toBeGreaterThan(0);
    for (const colour of fixed) {
      for (const ground of ['#ffffff', '#14161a']) expect(contrast(String(colour), ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
