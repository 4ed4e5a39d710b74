// A line of text on a page, as text. In: the scene's text and the fonts. Out: glyphs of embedded fonts in the document,
// as wide as the line was measured. Kerning and alternates come from the font, as in a browser.
import type { TextShape } from '@linework/core';
import type { FontFace } from '../fonts/font-file.js';
import type { FontRun } from '../fonts/runs.js';
import { lineRuns } from '../picture/line-runs.js';
import type { Colours } from '../picture/theme.js';
import type { Boxes } from './boxes.js';
import type { BrandPen } from './brand-pen.js';
import type { ChooseInter } from './inter-fonts.js';

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Rounding up to this share of the measured width is ignored; beyond it the glyphs are fitted. */
const EXACT = 0.000_5;

/** The fonts and boxes that text is drawn with. */
export interface TextPens {
  readonly document: PDFKit.PDFDocument;
  readonly chooseInter: ChooseInter;
  readonly brand: BrandPen | undefined;
  readonly substitutes: readonly FontFace[];
  readonly boxes: Boxes;
  readonly colours: Colours;
}

interface Piece {
  /** px, as the font sets it. */
  readonly width: number;
  readonly draw: (x: number) => void;
}

export function drawText(
  shape: TextShape,
  { document, chooseInter, brand, substitutes, boxes, colours }: TextPens,
): void {
  if (shape.text === '' || !(shape.width > 0)) return;
  const { size, weight } = shape.style;
  const options: PDFKit.Mixins.TextOptions = {
    lineBreak: false,
    baseline: 'alphabetic',
    // An empty list still lays out the whole line at once; without a list pdfkit lays out single words and loses
    // kerning at spaces.
    features: [],
  };
  const pieceOf = ({ text, font }: FontRun): Piece => {
    if (font === 'missing') {
      return { width: boxes.widthOf(text) * size, draw: (x) => boxes.draw(text, x, 0, size) };
    }
    const choose = (): void => {
      if (font === 'inter') chooseInter(weight, size);
      else if (font === 'brand') brand?.choose(weight, size);
      else if (font.inCollection) document.font(font.path, font.postscriptName, size);
      else document.font(font.path, size);
    };
    choose();
    const width = document.widthOfString(text, options);
    return {
      width,
      draw: (x) => {
        choose();
        // With the width given, pdfkit lays the text out one time less.
        const placement = { ...options, textWidth: width };
        document.text(text, x, 0, placement);
      },
    };
  };
  const pieces = lineRuns(shape.text, substitutes, brand?.hasIn(weight)).map(pieceOf);
  const natural = pieces.reduce((sum, each) => sum + each.width, 0);
  if (!(natural > 0)) return;
  const fit = shape.width / natural;
  document.save().translate(shape.x - ANCHOR_SHARE[shape.anchor] * shape.width, shape.y);
  if (Math.abs(fit - 1) > EXACT) document.transform(fit, 0, 0, 1, 0, 0);
  document.fillColor(colours[shape.fill]);
  let x = 0;
  for (const { width, draw } of pieces) {
    draw(x);
    x += width;
  }
  document.restore();
}
