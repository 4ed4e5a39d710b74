// How large a brand's font is drawn, so that its text fits what was measured in Inter. In: its fonts, opened. Out: a factor for their size, and how
// wide text then is. Throws FontProblem for a font that no factor makes fit.
/// <reference path="../fonts/fontkit.d.ts" />
import { measureText } from '@linework/core';
import type { Glyph, OpenedFont } from 'fontkit';
import { FontProblem } from './problem.js';
import type { Weight, WeightedFont } from './weights.js';

export interface Fit {
  readonly size: number;
  /** Share of Inter's width; 1 unless the font is narrow. */
  readonly width: number;
}

/** Text as diagrams have it: names of systems, actions, short sentences, figures. */
const TYPICAL = [
  ...['Customer', 'Web shop', 'Order service', 'API gateway', 'PostgreSQL', 'Payment provider', 'Message queue'],
  ...[
    'validates the order',
    'sends a confirmation',
    'reads and writes',
    'HTTPS',
    'if the stock is low',
    'Retry in 30 s',
  ],
  ...['createInvoice(order: Order): Invoice', 'id: uuid', '1,250', '37 %', 'Q3 2026', 'Identity & access management'],
];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** Inter's heights in em, which are the same in every weight. */
const INTER = { x: 0.546, capital: 0.728, top: 0.762, bottom: 0.216 };
/** How much higher letters can be than Inter's; lines of text have that much room. */
const HIGHER = { x: 1.05, capital: 1.1, top: 1.2, bottom: 1.4 };

const LEAST_SIZE = 0.5;
const MOST_SIZE = 2;
/** A font that is wider than this share is fitted by stretching its letters a little. */
const NARROW = 0.95;
const LEAST_WIDTH = 0.4;
/** em beside and above its place that a glyph can reach. */
const FARTHEST = 3;

const RUNNING_TEXT = 'Upload a font for running text, in its regular width.';

export function fitOf(fonts: readonly WeightedFont[]): Fit {
  for (const { font } of fonts) checkReach(font);
  const ratio = median(fonts.flatMap(({ font, weights }) => weights.flatMap((weight) => ratiosOf(font, weight))));
  const heights = fonts.map(({ font }) => heightLimit(font));
  const size = Math.min(1 / ratio, ...heights);
  if (!(size >= LEAST_SIZE && size <= MOST_SIZE))
    throw new FontProblem('The size of its letters is very unlike that of other fonts.', RUNNING_TEXT);
  const width = ratio * size;
  if (width < LEAST_WIDTH) throw new FontProblem('Its letters are too narrow.', RUNNING_TEXT);
  return { size, width: width < NARROW ? Math.round(width * 1_000) / 1_000 : 1 };
}

/** Widths of typical texts over Inter's. */
function ratiosOf(font: OpenedFont, weight: Weight): readonly number[] {
  return TYPICAL.map((text) => {
    const own = font.layout(text).advanceWidth / font.unitsPerEm;
    return own / (measureText(text, { size: 1_000, weight }) / 1_000);
  });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function heightLimit(font: OpenedFont): number {
  const top = (letter: string): number => boxOf(font, letter).maxY / font.unitsPerEm;
  const highest = Math.max(...LETTERS.map(top));
  const lowest = Math.min(...LETTERS.map((each) => boxOf(font, each).minY / font.unitsPerEm));
  return Math.min(
    (INTER.x * HIGHER.x) / top('x'),
    (INTER.capital * HIGHER.capital) / top('H'),
    (INTER.top * HIGHER.top) / highest,
    lowest < 0 ? (INTER.bottom * HIGHER.bottom) / -lowest : Number.POSITIVE_INFINITY,
  );
}

function boxOf(font: OpenedFont, letter: string): Glyph['bbox'] {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).bbox;
}

/** A glyph far outside its place would cover other parts of a picture. */
function checkReach(font: OpenedFont): void {
  const most = FARTHEST * font.unitsPerEm;
  for (const code of font.characterSet) {
    const { advanceWidth, bbox } = font.glyphForCodePoint(code);
    const reach = Math.max(-bbox.minX, bbox.maxX - advanceWidth, bbox.maxY, -bbox.minY, advanceWidth / 2);
    if (reach > most) {
      const name = code.toString(16).toUpperCase().padStart(4, '0');
      throw new FontProblem(`Its character U+${name} reaches far outside its place.`, RUNNING_TEXT);
    }
  }
}
