// A font file opened by fontkit. In: the bytes of a font that was checked. Out: a function that opens it. The layout tables are read once, because
// that takes longer than drawing most pictures. The state that fontkit keeps beside them, above all which characters a glyph represents, belongs to
// one document: a glyph that one picture reached as part of an accented letter represents nothing in the next.
/// <reference path="./fontkit.d.ts" />
import { create, type OpenedFont } from 'fontkit';

export function fontOpener(bytes: Uint8Array): () => OpenedFont {
  const font = create(bytes);
  kernOnce(font);
  // As fontkit's own `getVariation` does.
  return () => Object.assign(create(bytes), { _tables: font._tables });
}

/**
 * Inter lists each kerning lookup twice for text without a script, such as '37, 19 %'. A shaper applies a lookup once
 * per stage (OpenType, chapter 2, feature list table); fontkit 2 applies it as often as it is listed, and '7,' was
 * drawn 1.5 px too narrow.
 */
function kernOnce({ GPOS }: OpenedFont): void {
  for (const { feature } of GPOS?.featureList ?? [])
    feature.lookupListIndexes = [...new Set(feature.lookupListIndexes)];
}
