// Numbers as they stand in a picture: rounded, never `-0`, never an exponent, the same on every platform.

/** Larger lengths are no picture; the bound keeps exponents out. */
const LARGEST = 1e9;

function rounded(value: number, scale: number): string {
  if (!Number.isFinite(value)) return '0';
  const bounded = Math.max(-LARGEST, Math.min(LARGEST, value));
  const whole = Math.round(bounded * scale);
  // Adding 0 turns -0 into 0. A whole number divided by a power of ten prints as its shortest decimal.
  return String(whole / scale + 0);
}

/** px, two decimals at most. */
export function px(value: number): string {
  return rounded(value, 100);
}

/** A factor, four decimals at most. */
export function factor(value: number): string {
  return rounded(value, 10_000);
}
