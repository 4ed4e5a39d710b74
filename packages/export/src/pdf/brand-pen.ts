// A brand's font for pdfkit. In: a document and the font's faces. Out: functions that select a face and say which characters it has.
import type { EmbeddedFont } from '@linework/core';
import type { OpenedFont } from 'fontkit';
import type { BrandFace, BrandFaces } from '../brand-font/faces.js';

type Weight = EmbeddedFont['weight'];

export interface BrandPen {
  readonly hasIn: (weight: Weight) => (code: number) => boolean;
  /** Selects the font of a weight for the text written next. */
  readonly choose: (weight: Weight, size: number) => void;
}

export function brandPen(document: PDFKit.PDFDocument, faces: BrandFaces): BrandPen {
  const fonts = new Map<BrandFace, OpenedFont>();
  return {
    hasIn: (weight) => faces.of(weight).has,
    choose: (weight, size) => {
      const face = faces.of(weight);
      const font = fonts.get(face) ?? face.open();
      fonts.set(face, font);
      document.font(font, `Brand-${face.range.weight}`, size);
    },
  };
}
