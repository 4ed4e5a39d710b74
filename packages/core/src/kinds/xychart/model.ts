// The meaning of a chart with two axes, apart from how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { Described, Titled } from '../entry-meaning.js';

export const SERIES_KINDS = ['bar', 'line', 'area', 'points'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

export const VALUE_AXES = ['y', 'y2'] as const;
export type ValueAxisName = (typeof VALUE_AXES)[number];

export interface XAxis {
  readonly title?: string;
  /** As written, a date as YYYY-MM-DD; numbered from 1 if nothing is written. */
  readonly labels: readonly string[];
  /**
   * Whether the places are evenly spaced, or to the scale of their numbers or days. Numbers and days that do not ascend are
   * evenly spaced, unless all series are points.
   */
  readonly scale: 'places' | 'numbers' | 'days';
  /** Numbers, or days since 1970; the index of each place from 0 if they are evenly spaced. */
  readonly at: readonly number[];
  /** Explicit bounds, only of numbers and days. */
  readonly min?: number;
  readonly max?: number;
  /** The places were written, rather than counted from the numbers of the series. */
  readonly written: boolean;
  readonly span?: Span;
}

export interface ValueAxis {
  readonly title?: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly log: boolean;
  /** Of its line, if there is one. */
  readonly span?: Span;
}

export interface Series extends Described {
  readonly kind: SeriesKind;
  readonly label?: string;
  /** One for each place; `null` is a gap. */
  readonly values: readonly (number | null)[];
  /** Labels at the values; empty ones are none. */
  readonly labels: readonly string[];
  readonly axis: ValueAxisName;
  /** As written. */
  readonly tone?: Tone;
}

/** A line across the chart, or a band if its ends differ. */
export interface Mark extends Described {
  readonly axis: 'x' | ValueAxisName;
  /** Numbers, or on x days since 1970 or the index of a place. */
  readonly from: number;
  readonly to: number;
  readonly label?: string;
  /** As written. */
  readonly tone?: Tone;
}

export interface XychartModel extends Titled {
  readonly horizontal: boolean;
  /** Bars on bars, areas on areas. */
  readonly stacked: boolean;
  /** Each value is shown in the picture. */
  readonly values: boolean;
  readonly x: XAxis;
  readonly y: ValueAxis;
  readonly y2: ValueAxis;
  readonly series: readonly Series[];
  readonly marks: readonly Mark[];
}

/** Whether a series is stacked on others of its kind. */
export function isStacked({ kind }: Series, { stacked }: XychartModel): boolean {
  return stacked && (kind === 'bar' || kind === 'area');
}

export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Where each value of each series begins and ends: on what it is stacked on, or at zero; `null` is a gap. */
export function extentsOf(model: XychartModel): readonly (readonly (Extent | null)[])[] {
  const stacks = new Map<string, { up: number; down: number }>();
  return model.series.map((series) =>
    series.values.map((value, i): Extent | null => {
      if (value === null) return null;
      if (!isStacked(series, model)) return { from: 0, to: value };
      const key = `${series.kind} ${series.axis} ${i}`;
      const stack = stacks.get(key) ?? { up: 0, down: 0 };
      stacks.set(key, stack);
      const way = value < 0 ? 'down' : 'up';
      const from = stack[way];
      stack[way] = from + value;
      return { from, to: stack[way] };
    }),
  );
}

/** Every number that an axis has to include: where its values end, and its marks. */
export function endsOf(model: XychartModel, name: ValueAxisName): readonly number[] {
  const extents = extentsOf(model);
  return [
    ...model.series.flatMap(({ axis }, i) =>
      axis === name ? (extents[i] ?? []).flatMap((each) => (each === null ? [] : each.to)) : [],
    ),
    ...model.marks.flatMap(({ axis, from, to }) => (axis === name ? [from, to] : [])),
  ];
}

/** The name of a series for readers. */
export function nameOf({ label, kind }: Series): string {
  return label ?? kind;
}
