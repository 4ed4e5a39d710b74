// Numbers of parts and wholes as text: in, a value and its whole; out, `80.5 GB`, `34%`.
import { isGrouped, numberText, withUnit } from '../text/number-format.js';

/** Digits are grouped for all parts of a whole, or for none. */
export function amount(value: number, whole: number, unit: string | undefined): string {
  return withUnit(numberText(value, isGrouped([value, whole])), unit);
}

/** Integers from 10, with one decimal below. */
export function percent(part: number, whole: number): string {
  const share = whole > 0 ? 100 * (part / whole) : 0;
  if (share > 0 && share < 0.05) return '<0.1%';
  return `${numberText(share < 9.95 ? Math.round(share * 10) / 10 : Math.round(share))}%`;
}
