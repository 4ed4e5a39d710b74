// Inter for pdfkit. In: a document. Out: a function that selects its fonts. A font file is read once per process,
// because reading its layout tables takes longer than drawing most pictures. The state that fontkit keeps beside it,
// above all which characters a glyph represents, belongs to one document: a glyph that one picture reached as part of
// an accented letter represents nothing in the next.
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type OpenedFont } from 'fontkit';
import { INTER_FILES } from '../fonts/inter.js';

type Weight = keyof typeof INTER_FILES;

/** Selects the font of a weight for the text written next. */
export type ChooseInter = (weight: Weight, size: number) => void;

interface InterFile {
  readonly bytes: Uint8Array;
  readonly tables: OpenedFont['_tables'];
}

const files = new Map<Weight, InterFile>();

function fileOf(weight: Weight): InterFile {
  const known = files.get(weight);
  if (known !== undefined) return known;
  const bytes = readFileSync(INTER_FILES[weight]);
  const font = create(bytes);
  kernOnce(font);
  const parsed = { bytes, tables: font._tables };
  files.set(weight, parsed);
  return parsed;
}

/**
 * Inter lists each kerning lookup twice for text without a script, such as '37, 19 %'. A shaper applies a lookup once
 * per stage (OpenType, chapter 2, feature list table); fontkit 2 applies it as often as it is listed, and '7,' was
 * drawn 1.5 px too narrow.
 */
function kernOnce({ GPOS }: OpenedFont): void {
  for (const { feature } of GPOS.featureList) feature.lookupListIndexes = [...new Set(feature.lookupListIndexes)];
}

/** The file opened again with the tables that were already read, as fontkit's own `getVariation` does. */
function opened(weight: Weight): OpenedFont {
  const { bytes, tables } = fileOf(weight);
  return Object.assign(create(bytes), { _tables: tables });
}

export function interFonts(document: PDFKit.PDFDocument): ChooseInter {
  const fonts = new Map<Weight, OpenedFont>();
  return (weight, size) => {
    const font = fonts.get(weight) ?? opened(weight);
    fonts.set(weight, font);
    document.font(font, `Inter-${weight}`, size);
  };
}
