// Whether a picture is too large to read where pictures are shown: in, a draft; out, whether its layout is wider than a page, or
// longer than two.
import { type Context, compose, print } from '@linework/core';
import type { ImportedDraft } from './contract.js';
import { withCutTexts } from './cut-texts.js';

/** Shown 1,000 px wide, its text is still 70 % of its size. */
const WIDEST = 1_400;
const LONGEST = 2 * WIDEST;
/** Lines of a source that are not laid out only to measure them. */
const MOST_LINES = 2_000;

export function isTooLarge(drafted: ImportedDraft, context: Context): boolean {
  const { text } = print(withCutTexts(drafted).draft);
  if (text.split('\n').length > MOST_LINES) return true;
  const { scene } = compose(text, context);
  return scene === undefined || scene.width > WIDEST || scene.height > LONGEST;
}
