// The meaning of a pie, apart from how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import { percents } from '../../text/number-format.js';
import type { Described, Titled } from '../entry-meaning.js';

export const VALUES = ['percent', 'number', 'both', 'none'] as const;
/** What a label shows. */
export type Values = (typeof VALUES)[number];

export interface Slice extends Described {
  readonly label: string;
  readonly number: number;
  /** Of the whole, in percent, rounded so that all slices add up to 100. */
  readonly percent: number;
  /** As written. */
  readonly tone?: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

export interface PieModel extends Titled {
  readonly values: Values;
  readonly donut: boolean;
  readonly unit?: string;
  /** In source order. */
  readonly slices: readonly Slice[];
  readonly total: number;
}

/** The most slices that a reader can distinguish; of more, the smallest are drawn as one. */
export const MOST_SLICES = 7;

export interface Shown {
  /** The largest first. */
  readonly slices: readonly Slice[];
  /** Drawn as one, after them. */
  readonly others: readonly Slice[];
}

/** What is drawn separately and what together; a slice that is already called "Other" is one of the others. */
export function shownSlices(slices: readonly Slice[]): Shown {
  const sorted = slices.toSorted((a, b) => b.number - a.number);
  if (sorted.length <= MOST_SLICES) return { slices: sorted, others: [] };
  const isOther = ({ label }: Slice): boolean => /^others?$/i.test(label.trim());
  const ranked = [...sorted.filter((each) => !isOther(each)), ...sorted.filter(isOther)];
  return { slices: ranked.slice(0, MOST_SLICES - 1), others: ranked.slice(MOST_SLICES - 1) };
}

/** Whole percents if every slice has at least one, otherwise one decimal. */
export function percentsOf(numbers: readonly number[]): readonly number[] {
  const whole = percents(numbers);
  return numbers.every((each, i) => each === 0 || (whole[i] ?? 0) >= 1) ? whole : percents(numbers, 1);
}
