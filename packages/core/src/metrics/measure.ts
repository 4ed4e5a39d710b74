// The width of one line of text in Inter, as Chromium draws it: kerning and contextual alternates included.

import type { TextStyle } from './contract.js';
import { interTables, UNITS_PER_EM } from './inter.js';
import { shape } from './shape.js';

/** px, rounded to a hundredth. Tabs and control characters count as a space; spaces are not collapsed. */
export function measureText(text: string, style: TextStyle): number {
  const { entries, fallback } = shape(text);
  const { kerningOf, columnOf, rowOf, weights } = interTables();
  const { advances, kernings } = weights[style.weight];
  let units = 0;
  let row = 0;
  for (const entry of entries) {
    units += (advances[entry] ?? 0) + (kernings[kerningOf[row + (columnOf[entry] ?? 0)] ?? 0] ?? 0);
    row = rowOf[entry] ?? 0;
  }
  return pixels(units, fallback, style);
}

/** Font units and em as px, rounded to a hundredth. */
export function pixels(units: number, em: number, { size }: TextStyle): number {
  return Math.round((units / UNITS_PER_EM + em) * size * 100) / 100;
}
