// The figures of a pie as text: from one or more slices to what their label shows.
import { isGrouped, numberText, withUnit } from '../../text/number-format.js';
import type { PieModel, Slice } from './model.js';

/** `62%`; a share above 0 that rounds to nothing is `<0.1%`. */
export function percentText(slices: readonly Slice[]): string {
  const percent = Number(slices.reduce((sum, each) => sum + each.percent, 0).toFixed(1));
  return percent === 0 && slices.some(({ number }) => number > 0) ? '<0.1%' : `${percent}%`;
}

/** The numbers of a pie either all have grouped digits, or none does. */
export function numberWithUnit(slices: readonly Slice[], { slices: all, total, unit }: PieModel): string {
  const grouped = isGrouped([total, ...all.map(({ number }) => number)]);
  return withUnit(numberText(sumOf(slices), grouped), unit?.trim());
}

export function sumOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, { number }) => sum + number, 0);
}

/** What `values=` requests. */
export function figuresOf(slices: readonly Slice[], model: PieModel): string {
  const { values } = model;
  const [percent, number] = [percentText(slices), numberWithUnit(slices, model)];
  if (values === 'none') return '';
  if (values === 'percent') return percent;
  return values === 'number' || number === percent ? number : `${number} (${percent})`;
}

/** Whether a percent differs from its own rounding because all of them must add up to 100. */
export function isEvened({ slices }: PieModel): boolean {
  const total = sumOf(slices);
  if (!(total > 0) || !Number.isFinite(total)) return false;
  const decimals = slices.every(({ percent }) => Number.isInteger(percent)) ? 0 : 1;
  return slices.some(({ number, percent }) => Number(((100 * number) / total).toFixed(decimals)) !== percent);
}
