import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cubeRoot, directionAt, powerOf2Point4 } from './arithmetic.js';
import { contrast, fitted, type Hex, hexFromLinear, linearFromHex, oklabFromHex, shadeFromHex } from './colour.js';
import { distance, VISIONS } from './vision.js';

const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels): Hex => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`);

describe('arithmetic of + - * / only', () => {
  it('agrees with the functions of the engine', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 2, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (value, degrees) => {
          expect(cubeRoot(value)).toBeCloseTo(Math.cbrt(value), 10);
          expect(cubeRoot(-value)).toBeCloseTo(Math.cbrt(-value), 10);
          expect(powerOf2Point4(value)).toBeCloseTo(value ** 2.4, 10);
          expect(directionAt(degrees).x).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 10);
          expect(directionAt(degrees).y).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 10);
        },
      ),
    );
  });

  it.each([0, 90, 180, 270, 360, -90])('hits the axes exactly at %d degrees', (degrees) => {
    const { x, y } = directionAt(degrees);
    expect(Math.abs(x) + Math.abs(y)).toBe(1);
  });
});

describe('colours', () => {
  // Ottosson's own table has these values for the primaries.
  it.each<[Hex, number, number, number]>([
    ['#ff0000', 0.628, 0.2249, 0.1258],
    ['#00ff00', 0.8664, -0.2339, 0.1795],
    ['#0000ff', 0.452, -0.0325, -0.3115],
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
  ])('%s is OKLab %d %d %d', (colour, ...expected) => {
    for (const [i, value] of oklabFromHex(colour).entries()) expect(value).toBeCloseTo(expected[i] ?? 0, 3);
  });

  it.each<[Hex, Hex, number]>([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s has the contrast %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('round-trip unchanged', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(hexFromLinear(linearFromHex(colour))).toBe(colour);
        expect(fitted(shadeFromHex(colour))).toBe(colour);
      }),
    );
  });

  it('keep lightness and hue when they have to give up chroma', () => {
    const wish = { lightness: 0.7, chroma: 0.4, hue: directionAt(150) };
    const got = shadeFromHex(fitted(wish));
    expect(got.lightness).toBeCloseTo(0.7, 2);
    expect(got.chroma).toBeLessThan(0.25);
    expect(got.hue.x * wish.hue.x + got.hue.y * wish.hue.y).toBeGreaterThan(0.999);
  });
});

describe('colour vision', () => {
  it('brings red and green closer together for protanopes and deuteranopes, but not for tritanopes', () => {
    const pair = ['#c23b22', '#7a8b1f'] as const;
    const [normal = 0, protan = 0, deutan = 0, tritan = 0] = VISIONS.map((vision) => distance(...pair, vision));
    expect(protan).toBeLessThan(0.8 * normal);
    expect(deutan).toBeLessThan(0.8 * normal);
    expect(tritan).toBeGreaterThan(0.8 * normal);
  });

  it('does not change greys', () => {
    for (const vision of VISIONS) expect(distance('#808080', '#808080', vision)).toBe(0);
    expect(distance('#404040', '#c0c0c0', 'protanopia')).toBeCloseTo(distance('#404040', '#c0c0c0', 'normal'), 3);
  });
});
