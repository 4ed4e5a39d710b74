// Whether a brand's font has a character; it precedes Inter.

export type BrandHas = (code: number) => boolean;

export const NO_BRAND: BrandHas = () => false;
