// A company's look: in, its colours, lines, logo and font files; out, what every drawing call takes as `brand`, or what to change.
import { type Adjustment, type BrandInput, type BrandProblem, type BrandResult, brandTheme } from '@linework/core';
import { type Look, PreparedBrand } from './prepared-brand.js';

export type BrandPreparation =
  | {
      readonly ok: true;
      readonly brand: PreparedBrand;
      /** Colours that couldn't be used unchanged, because text on them would be hard to read. */
      readonly adjustments: readonly Adjustment[];
    }
  | { readonly ok: false; readonly problems: readonly (BrandProblem | FontProblem)[] };

export interface FontProblem {
  readonly field: 'fontFiles';
  readonly message: string;
  readonly hint: string;
}

/** What a brand is made of. Only `colours.primary` is needed. */
export interface BrandOptions extends Omit<BrandInput, 'fontFiles'> {
  /** The bytes of up to three TrueType, OpenType or WOFF2 files of one family, one per weight, each at most 500,000 bytes. */
  readonly fontFiles?: readonly Uint8Array[];
}

/** Prepares a brand. Colours and files that can't be used are a normal result with problems. */
export async function prepareBrand({ fontFiles = [], ...input }: BrandOptions): Promise<BrandPreparation> {
  if (fontFiles.length === 0) return prepared(brandTheme(input));
  const { readBrandFont, brandFontsOf } = await import('@linework/export');
  const result = await readBrandFont(fontFiles);
  if (!result.ok) return { ok: false, problems: [{ field: 'fontFiles', message: result.message, hint: result.hint }] };
  return prepared(brandTheme({ ...input, fontFiles: result.font }), await brandFontsOf(result.font));
}

function prepared(result: BrandResult, fonts?: Look['fonts']): BrandPreparation {
  if (!result.ok) return result;
  const look: Look = { brand: result.brand, ...(fonts && { fonts }) };
  return { ok: true, brand: new PreparedBrand(look), adjustments: result.adjustments };
}
