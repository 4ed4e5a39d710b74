// A PDF must kern text without a script, such as '37, 19 %', like Latin text: once.
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { INTER_FILES } from '../fonts/inter.js';
import { interFonts } from './inter-fonts.js';

const CHARACTERS = [...'0123456789.,:;-–()%/+&"\'!? '];

describe('Inter in a PDF', () => {
  for (const weight of [400, 500, 600] as const) {
    it(`kerns pairs of figures and signs as in Latin text, at ${weight}`, () => {
      const document = new PDFDocument();
      interFonts(document)(weight, 1_000);
      const font = create(readFileSync(INTER_FILES[weight]));
      const wrong = CHARACTERS.flatMap((one) => CHARACTERS.map((two) => one + two)).filter((pair) => {
        const inLatin = (font.layout(pair, [], 'latn').advanceWidth / font.unitsPerEm) * 1_000;
        return Math.abs(document.widthOfString(pair, { features: [] }) - inLatin) > 1;
      });
      expect(wrong).toEqual([]);
    });
  }
});
