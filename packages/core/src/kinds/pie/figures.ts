// The figures of a pie as text: from one or more slices to what their label shows.
import { isGrouped, numberText, percents, withUnit } from '../../text/number-format.js';
import type { PieModel, Slice } from './model.js';

/** `62%`, or `62.0%` beside `7.5%`; a share above 0 that rounds to nothing is `<0.1%`. */
export function percentText(slices: readonly Slice[], { slices: all, decimals }: PieModel): string {
  const some = sumOf(slices);
  const rest = sumOf(all.filter((each) => !slices.includes(each)));
  const [percent = 0] = percents([some, rest], decimals);
  return percent === 0 && some > 0 ? '<0.1%' : `${percent.toFixed(decimals)}%`;
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
  const [percent, number] = [percentText(slices, model), numberWithUnit(slices, model)];
  if (values === 'none') return '';
  if (values === 'percent') return percent;
  return values === 'number' || isSame(number, percent) ? number : `${number} (${percent})`;
}

/** Whether a number in percent says what its share says. */
export function isSame(number: string, percent: string): boolean {
  return number === percent || number === percent.replace('.0%', '%');
}
