// Fonts for tests. In: nothing. Out: files as a company could upload them, and damaged or hostile ones made from them.
import { readFileSync } from 'node:fs';
import type { FontFiles } from '@linework/core';
import { INTER_FILES } from '../../fonts/inter.js';
import { readBrandFont } from '../read-brand-font.js';
import { fontOf, type Tables, tablesOf, viewOf } from '../sfnt.js';

/** Inter, Regular, with Basic Latin and some letters more; transformed and compressed by fontTools. */
export const INTER_WOFF2: Uint8Array = readFileSync(new URL('inter-latin.woff2', import.meta.url));
/** Every character of Basic Latin is a box, 0.9 em wide at weight 400 and 1.02 em at 700; another axis makes them narrow. */
export const BOXES: Uint8Array = readFileSync(new URL('boxes-variable.ttf', import.meta.url));

export function interFile(weight: keyof typeof INTER_FILES): Uint8Array {
  return readFileSync(INTER_FILES[weight]);
}

/** The font with some of its tables changed; null removes one. */
export function changedFont(
  font: Uint8Array,
  changes: Readonly<Record<string, ((table: Uint8Array) => void) | null>>,
): Uint8Array {
  const tables = new Map<string, Uint8Array>();
  for (const [tag, table] of tablesOf(font)) {
    const change = changes[tag];
    if (change === null) continue;
    const copy = Uint8Array.from(table);
    change?.(copy);
    tables.set(tag, copy);
  }
  return fontOf(tables);
}

export function setU16(at: number, value: number): (table: Uint8Array) => void {
  return (table) => viewOf(table).setUint16(at, value);
}

/** The first composite glyph of the font, with `part` in place of its first part; `part` knows the glyph's own number. */
export function withPart(font: Uint8Array, part: (glyph: number) => number): Uint8Array {
  const tables: Tables = tablesOf(font);
  const loca = viewOf(tables.get('loca') ?? new Uint8Array(0));
  const isLong = viewOf(tables.get('head') ?? new Uint8Array(0)).getInt16(50) !== 0;
  const place = (glyph: number): number => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return changedFont(font, {
    glyf: (table) => {
      const view = viewOf(table);
      const count = viewOf(tables.get('maxp') ?? new Uint8Array(0)).getUint16(4);
      for (let glyph = 0; glyph < count; glyph++) {
        if (place(glyph) === place(glyph + 1) || view.getInt16(place(glyph)) >= 0) continue;
        view.setUint16(place(glyph) + 12, part(glyph));
        return;
      }
      throw new Error('The font has no composite glyph.');
    },
  });
}

export async function brandFontOf(...files: readonly Uint8Array[]): Promise<FontFiles> {
  const result = await readBrandFont(files);
  if (!result.ok) throw new Error(`${result.message} ${result.hint}`);
  return result.font;
}
