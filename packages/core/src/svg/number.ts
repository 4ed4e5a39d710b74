// Numbers in a picture: rounded, never `-0`, never an exponent, the same on every platform.

/** Longer lengths make no sense in a picture; the bound prevents exponents. */
const LARGEST = 1e9;

function whole(value: number, scale: number): number {
  return Number.isFinite(value) ? Math.round(Math.max(-LARGEST, Math.min(LARGEST, value)) * scale) : 0;
}

function rounded(value: number, scale: number): string {
  // Adding 0 turns -0 into 0. An integer divided by a power of ten prints as its shortest decimal.
  return String(whole(value, scale) / scale + 0);
}

/** px in whole hundredths. */
export function hundredths(value: number): number {
  return whole(value, 100);
}

export function hundredthsText(value: number): string {
  return String(value / 100 + 0);
}

/** px, one decimal at most: for positions of text, where a twentieth of a pixel is invisible. */
export function tenth(value: number): string {
  return rounded(value, 10);
}

/** px, two decimals at most. */
export function px(value: number): string {
  return rounded(value, 100);
}

/** A factor, four decimals at most. */
export function factor(value: number): string {
  return rounded(value, 10_000);
}

/** The same without the zero before the point, for places where SVG accepts that. */
export function shortFactor(value: number): string {
  return factor(value).replace(/^(-?)0\./, '$1.');
}
