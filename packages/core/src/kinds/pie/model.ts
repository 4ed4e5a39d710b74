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
  /** Decimals of every percent. */
  readonly decimals: 0 | 1;
  /** More slices than this are drawn as one fewer and "Other". */
  readonly most: number;
}

/** How many slices are drawn by default, at least and at most. */
export const SLICES = { usual: 12, least: 2, most: 60 } as const;

export interface Shown {
  /** The largest first. */
  readonly slices: readonly Slice[];
  /** Drawn as one, after them. */
  readonly others: readonly Slice[];
}

/** What is drawn separately and what together; a slice that is already called "Other" is one of the others. */
export function shownSlices({ slices, most }: Pick<PieModel, 'slices' | 'most'>): Shown {
  const sorted = slices.toSorted((a, b) => b.number - a.number);
  if (sorted.length <= most) return { slices: sorted, others: [] };
  const isOther = ({ label }: Slice): boolean => /^others?$/i.test(label.trim());
  const ranked = [...sorted.filter((each) => !isOther(each)), ...sorted.filter(isOther)];
  return { slices: ranked.slice(0, most - 1), others: ranked.slice(most - 1) };
}

/** Whole percents where every slice has at least one and they add up to 100; otherwise one decimal. */
export function decimalsOf(numbers: readonly number[]): 0 | 1 {
  const whole = percents(numbers);
  const seen = numbers.every((each, i) => each === 0 || (whole[i] ?? 0) >= 1);
  return seen && whole.reduce((sum, each) => sum + each, 0) === 100 ? 0 : 1;
}
