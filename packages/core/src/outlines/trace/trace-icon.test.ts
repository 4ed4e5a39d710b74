import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/depth.js';
import { CELLS, coveredCells } from '../cells.js';
import { outlineOf } from '../placed-outline.js';
import { strayText } from '../testing/stray-text.js';
import type { Pixels } from './pixels.js';
import { traceIcon } from './trace-icon.js';

type Colour = readonly [red: number, green: number, blue: number, opacity: number];
const CLEAR: Colour = [0, 0, 0, 0];
const RED: Colour = [216, 55, 44, 255];
const BLUE: Colour = [20, 115, 230, 255];
const GREEN: Colour = [22, 140, 70, 255];

function picture(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 4);
  return { data, width, height };
}

/** The mean of a finer picture: as a program that smooths edges draws it. */
function smooth(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  return picture(width, height, (x, y) => {
    const parts = [0.125, 0.375, 0.625, 0.875].flatMap((dy) =>
      [0.125, 0.375, 0.625, 0.875].map((dx) => colourAt(x + dx, y + dy)),
    );
    const alpha = parts.reduce((sum, each) => sum + each[3], 0);
    const mean = (at: 0 | 1 | 2): number =>
      alpha === 0 ? 0 : Math.round(parts.reduce((sum, each) => sum + each[at] * each[3], 0) / alpha);
    return [mean(0), mean(1), mean(2), Math.round(alpha / parts.length)];
  });
}

function traced(pixels: Pixels) {
  const result = traceIcon(pixels);
  if (!result.ok) throw new Error(result.message);
  expect(strayText(result.art)).toEqual([]);
  return result;
}

const isIn = (x: number, y: number, cx: number, cy: number, r: number): boolean =>
  (x - cx) * (x - cx) + (y - cy) * (y - cy) < r * r;

describe('a picture of flat colours', () => {
  it('becomes one outline per colour, the largest first', () => {
    const { art, notes } = traced(
      smooth(128, 128, (x, y) => (isIn(x, y, 64, 64, 24) ? RED : isIn(x, y, 64, 64, 56) ? BLUE : CLEAR)),
    );
    expect([art.width, art.height, art.shapes.map(({ fill }) => fill)]).toEqual([128, 128, ['#1473e6', '#d8372c']]);
    expect(notes).toEqual([expect.stringContaining('in 2 flat colours')]);
  });

  it('covers what the picture covers, with its holes', () => {
    const isRing = (x: number, y: number): boolean => isIn(x, y, 64, 64, 56) && !isIn(x, y, 64, 64, 30);
    const { art } = traced(smooth(128, 128, (x, y) => (isRing(x, y) ? BLUE : CLEAR)));
    const cells = coveredCells(outlineOf(art.shapes[0]?.d ?? '') ?? [], { fill: 'nonzero' }, art);
    const cell = 128 / CELLS;
    const wrong = Array.from(cells).filter((covered, at) => {
      const [x, y] = [((at % CELLS) + 0.5) * cell, (Math.floor(at / CELLS) + 0.5) * cell];
      return (covered === 1) !== isRing(x, y);
    });
    expect(wrong.length).toBeLessThan(0.02 * CELLS * CELLS);
  });

  it('has few points: a square has about four corners', () => {
    const isSquare = (x: number, y: number): boolean => x >= 20 && x < 100 && y >= 20 && y < 100;
    const [shape] = traced(picture(128, 128, (x, y) => (isSquare(x, y) ? BLUE : CLEAR))).art.shapes;
    expect(shape?.d.match(/[ML]/g)?.length).toBeLessThanOrEqual(9);
  });

  it('has no colours of its smooth edges', () => {
    const { art } = traced(smooth(96, 96, (x, y) => (isIn(x, y, 48, 48, 20) ? [255, 255, 255, 255] : RED)));
    expect(art.shapes.map(({ fill }) => fill)).toEqual(['#d8372c', '#ffffff']);
  });

  it('has no specks', () => {
    const { art } = traced(
      picture(64, 64, (x, y) =>
        x === 30 && y === 30 ? GREEN : x < 8 || x > 56 ? CLEAR : x > 40 && y > 40 ? RED : BLUE,
      ),
    );
    expect(art.shapes.map(({ fill }) => fill)).toEqual(['#1473e6', '#d8372c']);
  });

  it('is traced in at most 256 pixels per side', () => {
    const { art } = traced(picture(1_000, 500, (x) => (x < 400 ? BLUE : CLEAR)));
    expect([art.width, art.height, art.shapes.length]).toEqual([250, 125, 1]);
  });

  it('is drawn in ink if it is black', () => {
    const { art } = traced(smooth(64, 64, (x, y) => (isIn(x, y, 32, 32, 20) ? [0, 0, 0, 255] : CLEAR)));
    expect(art.shapes.map(({ fill }) => fill)).toEqual(['ink']);
  });

  it('is reported if it has a background, or is half transparent', () => {
    expect(traced(picture(64, 64, (x) => (x < 30 ? BLUE : RED))).notes).toContainEqual(
      expect.stringContaining('no transparent background'),
    );
    expect(traced(picture(64, 64, (x) => (x < 30 ? BLUE : [0, 0, 0, 90]))).notes).toContainEqual(
      expect.stringContaining('half transparent'),
    );
  });

  it.each([
    ['is very small', picture(31, 64, () => RED), '31 × 64', '32 pixels'],
    ['is a thin line', picture(200, 40, () => RED), '200 × 40', 'lettering'],
    ['is transparent', picture(64, 64, () => CLEAR), 'nothing to draw', 'not transparent'],
    [
      'has too many details',
      picture(256, 256, (x, y) => ((x >> 1) % 3 === 0 ? CLEAR : (y >> 2) % 2 === 0 ? RED : BLUE)),
      'too many details',
      'SVG',
    ],
  ])('is refused if it %s', (_, pixels, named, hint) => {
    expect(traceIcon(pixels)).toEqual({
      ok: false,
      message: expect.stringContaining(named),
      hint: expect.stringContaining(hint),
    });
  });
});

it('any picture becomes bounded path data, or is refused with a hint, and always the same', () => {
  const side = fc.integer({ min: 32, max: 64 });
  const pixels = fc.tuple(
    side,
    side,
    fc.integer({ min: 1, max: 12 }),
    fc.uint8Array({ minLength: 64, maxLength: 256 }),
  );
  fc.assert(
    fc.property(pixels, ([width, height, scale, bytes]) => {
      const byte = (at: number): number => bytes[at % bytes.length] ?? 0;
      const of = picture(width, height, (x, y) => {
        const at = (Math.floor(y / scale) * width + Math.floor(x / scale)) * 4;
        return [byte(at), byte(at + 1), byte(at + 2), byte(at + 3) < 100 ? 0 : 255];
      });
      const result = traceIcon(of);
      expect(traceIcon(of)).toEqual(result);
      if (!result.ok) {
        expect(result.hint).toMatch(/\w/);
        return;
      }
      expect(strayText(result.art)).toEqual([]);
      expect(result.art.shapes.length).toBeLessThanOrEqual(8);
    }),
    { numRuns: cases(40) },
  );
}, 60_000);
