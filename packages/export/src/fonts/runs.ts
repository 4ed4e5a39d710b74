// Splits a line where the font changes. In: a piece of text and the fonts besides Inter. Out: pieces, each drawn with
// one font.
import { type BrandHas, NO_BRAND } from './brand-has.js';
import type { FontFace } from './font-file.js';
import { interFace } from './inter.js';
import { isInvisible } from './substitutes.js';

export interface FontRun {
  readonly text: string;
  /** `missing`: no font has it. */
  readonly font: 'brand' | 'inter' | 'missing' | FontFace;
}

const MARK = /\p{M}/u;

/** Drops invisible characters, except joiners, which shape their neighbours. */
export function fontRuns(
  text: string,
  substitutes: readonly FontFace[],
  brandHas: BrandHas = NO_BRAND,
): readonly FontRun[] {
  const runs: { text: string; font: FontRun['font'] }[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (isInvisible(code)) {
      if (last !== undefined && tiesTo(last.font, code)) last.text += character;
      continue;
    }
    // A mark stays with its base, and a space with the word in front of it, if that font has it.
    const stays = typeof last?.font === 'object' && last.font.has(code) && (character === ' ' || MARK.test(character));
    const [piece, font] = stays ? [character, last.font] : drawnBy(character, substitutes, brandHas);
    if (last !== undefined && last.font === font) last.text += piece;
    else runs.push({ text: piece, font });
  }
  return runs;
}

/** Joiners shape letters, and together with selectors they distinguish emoji, even when a box replaces the emoji. */
function tiesTo(font: FontRun['font'], code: number): boolean {
  const joins = code === 0x200c || code === 0x200d;
  if (font === 'missing') return joins || code === 0xfe0e || code === 0xfe0f;
  return joins && typeof font === 'object' && font.has(code);
}

/** The font, with the character itself or with its parts if the font has only those. */
function drawnBy(
  character: string,
  substitutes: readonly FontFace[],
  brandHas: BrandHas,
): readonly [string, FontRun['font']] {
  const inter = interFace();
  const code = character.codePointAt(0) ?? 0;
  if (brandHas(code)) return [character, 'brand'];
  if (inter.has(code)) return [character, 'inter'];
  const parts = character.normalize('NFD');
  const split = parts !== character;
  const all = (face: FontFace): boolean => [...parts].every((each) => face.has(each.codePointAt(0) ?? 0));
  if (split && all(inter)) return [parts, 'inter'];
  for (const face of substitutes) {
    if (face.has(code)) return [character, face];
    if (split && all(face)) return [parts, face];
  }
  return [character, 'missing'];
}
