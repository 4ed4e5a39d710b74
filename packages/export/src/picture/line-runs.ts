// A line as it is drawn: in, its text and the fonts; out, runs from left to right, each in one font and one direction.
import type { BrandHas } from '../fonts/brand-has.js';
import type { FontFace } from '../fonts/font-file.js';
import { type FontRun, fontRuns } from '../fonts/runs.js';
import { directedRuns } from './direction.js';
import { shown } from './texts.js';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function lineRuns(
  text: string,
  substitutes: readonly FontFace[],
  brandHas: BrandHas | undefined,
): readonly FontRun[] {
  return directedRuns(shown(text)).flatMap(({ text: run, rightToLeft }) => {
    const runs = fontRuns(run, substitutes, brandHas);
    if (!rightToLeft) return runs;
    // The layout itself reverses right-to-left letters; boxes and other characters are reversed here.
    return runs
      .toReversed()
      .map((each) =>
        each.font !== 'missing' && RIGHT_TO_LEFT_LETTER.test(each.text)
          ? each
          : { ...each, text: [...each.text].reverse().join('') },
      );
  });
}
