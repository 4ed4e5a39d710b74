// The widths of stretches of a text. In: a text and a style. Out: a function from two offsets to the width in px that measureText
// returns for the text between them, from sums if its characters are as wide in every stretch, so that a stretch costs no time.

import { fallbackWidth, isNonspacing } from './characters.js';
import { isIdeographic } from './cjk.js';
import type { TextStyle } from './contract.js';
import { BREAK, entryOf, interTables } from './inter.js';
import { measureText, pixels } from './measure.js';
import { isCommon, type Script, scriptOf } from './shape.js';

type Widths = (start: number, end: number) => number;

export function stretchWidths(text: string, style: TextStyle): Widths {
  const sums = sumsOf(text, style);
  if (sums === undefined) return (start, end) => measureText(text.slice(start, end), style);
  const { units, joints, ems } = sums;
  return (start, end) => {
    if (start >= end) return 0;
    const own = (units[end] ?? 0) - (units[start] ?? 0) - (joints[start] ?? 0);
    return pixels(own, (ems[end] ?? 0) - (ems[start] ?? 0), style);
  };
}

interface Sums {
  /** By offset: font units and, of characters that Inter lacks, em up to there. */
  readonly units: Float64Array;
  readonly ems: Float64Array;
  /** By offset: how much less a stretch takes that starts there, without kerning to what precedes it. */
  readonly joints: Int32Array;
}

/** Undefined if a character's width depends on others: several scripts, marks, emoji, arrows, raised punctuation. */
function sumsOf(text: string, { weight }: TextStyle): Sums | undefined {
  const tables = interTables();
  const { kerningOf, columnOf, rowOf, classesOf, contexts, weights } = tables;
  const { advances, kernings } = weights[weight];
  const sums = {
    units: new Float64Array(text.length + 1),
    ems: new Float64Array(text.length + 1),
    joints: new Int32Array(text.length + 1),
  };
  let script: Script = 'common';
  let classes = 0;
  let row = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const entry = code < 0x20 ? BREAK : entryOf(tables, code);
    if (code === 0x3c || code === 0x3e || (entry === BREAK && !isFullWidth(code))) return undefined;
    const own = entry !== BREAK ? scriptOf(code) : isCommon(code) ? 'common' : 'other';
    if (own !== 'common' && script !== 'common' && own !== script) return undefined;
    if (own !== 'common') script = own;
    classes |= classesOf[entry] ?? 0;
    const column = columnOf[entry] ?? 0;
    const first = kernings[kerningOf[column] ?? 0] ?? 0;
    const kerning = kernings[kerningOf[row + column] ?? 0] ?? 0;
    sums.joints[at] = kerning - first;
    sums.units[at + 1] = (sums.units[at] ?? 0) + (advances[entry] ?? 0) + kerning;
    sums.ems[at + 1] = (sums.ems[at] ?? 0) + (entry === BREAK ? 1 : 0);
    row = rowOf[entry] ?? 0;
  }
  return contexts.needs.some((need) => (classes & need) === need) ? undefined : sums;
}

/** Sums of whole em are exact in any order. */
function isFullWidth(code: number): boolean {
  return isIdeographic(code) && !isNonspacing(code) && fallbackWidth(code) === 1;
}
