// A stretch of a text is as wide as the same characters measured on their own, whatever surrounds it.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { measureText } from './measure.js';
import { stretchWidths } from './stretch.js';

const part = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.stringMatching(/^[A-Za-zäöüß ]{1,12}$/),
  fc.constantFrom(
    'AVAT',
    '2x4',
    'A-B',
    '->',
    '(то',
    'Ω',
    '漢字、',
    '「承認」',
    'ｶﾅ',
    'か\u3099',
    '👩‍💻',
    'e\u0301',
    '\u00ad',
    '\u0007',
  ),
);
/** Of one script more often than of several. */
const anyText = fc.oneof(
  fc.stringMatching(/^[A-Za-zäöüß .,()]{1,40}$/),
  fc.stringMatching(/^[ぁ-ヶ一-龠、。（）0-9 ]{1,40}$/),
  fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
);

it('has the width of its characters measured by themselves', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(11, 13, 14), fc.constantFrom(400, 500, 600), (text, size, weight) => {
      const style = { size, weight } as const;
      const widthOf = stretchWidths(text, style);
      for (let start = 0; start <= text.length; start++)
        for (let end = start; end <= text.length; end++)
          expect(widthOf(start, end), `${start} to ${end} of ${JSON.stringify(text)}`).toBe(
            measureText(text.slice(start, end), style),
          );
    }),
    { numRuns: cases(300) },
  );
});
