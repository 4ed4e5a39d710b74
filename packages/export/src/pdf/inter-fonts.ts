// Inter for pdfkit. In: a document. Out: a function that selects its fonts. A font file is read once per process.
import { readFileSync } from 'node:fs';
import type { OpenedFont } from 'fontkit';
import { INTER_FILES } from '../fonts/inter.js';
import { fontOpener } from '../fonts/open-font.js';

type Weight = keyof typeof INTER_FILES;

/** Selects the font of a weight for the text written next. */
export type ChooseInter = (weight: Weight, size: number) => void;

const openers = new Map<Weight, () => OpenedFont>();

function opened(weight: Weight): OpenedFont {
  const open = openers.get(weight) ?? fontOpener(readFileSync(INTER_FILES[weight]));
  openers.set(weight, open);
  return open();
}

export function interFonts(document: PDFKit.PDFDocument): ChooseInter {
  const fonts = new Map<Weight, OpenedFont>();
  return (weight, size) => {
    const font = fonts.get(weight) ?? opened(weight);
    fonts.set(weight, font);
    document.font(font, `Inter-${weight}`, size);
  };
}
