// The scale of an axis of numbers: from the axis, its numbers and its length to the position of each number and its ticks.
import { logTicks } from '../../../layout/scale/log-ticks.js';
import { tickValues } from '../../../layout/scale/ticks.js';
import { alikeTexts, isGrouped, isSign, numberText, shortText, withUnit } from '../../../text/number-format.js';
import { endsOf, type ValueAxis, type ValueAxisName, type XychartModel } from '../model.js';

export interface ValueScale {
  readonly low: number;
  readonly high: number;
  /** px from the axis' start, to hundredths. */
  readonly at: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** px between ticks: preferred, and minimum. */
const APART = 52;
const LEAST_APART = 34;
/** Lines and points are shown from zero if their nearest value is within this share of their farthest one. */
const NEAR_ZERO = 0.5;

/** Undefined if no series has a number on the axis. */
export function valueScale(model: XychartModel, name: ValueAxisName, length: number): ValueScale | undefined {
  const own = model.series.filter(({ axis }) => axis === name);
  if (!own.some(({ values }) => values.some((each) => each !== null))) return undefined;
  const axis = model[name];
  const ends = endsOf(model, name);
  const low = ends.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const high = ends.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  if (axis.log) return logScale(axis, Math.min(low, axis.min ?? low), Math.max(high, axis.max ?? high), length);
  const filled = own.some(({ kind }) => kind === 'bar' || kind === 'area');
  return linearScale(axis, ...withZero(low, high, filled), length);
}

function withZero(low: number, high: number, filled: boolean): readonly [number, number] {
  const close = (near: number, far: number): boolean =>
    filled || near === far || Math.abs(near) <= NEAR_ZERO * Math.abs(far);
  if (low === 0 && high === 0) return [0, 1];
  if (low >= 0) return close(low, high) ? [0, high] : [low, high];
  if (high <= 0) return close(high, low) ? [low, 0] : [low, high];
  return [low, high];
}

function linearScale(axis: ValueAxis, dataLow: number, dataHigh: number, length: number): ValueScale {
  const from = Math.min(axis.min ?? dataLow, dataLow);
  const to = Math.max(axis.max ?? dataHigh, dataHigh);
  const most = Math.max(2, Math.floor(length / LEAST_APART) + 1);
  const about = Math.max(2, Math.round(length / APART) + 1);
  const ticks = tickValues(from, to, { about: Math.min(about, most), most, reach: 'around' });
  const low = isBound(axis.min, from) ? from : Math.min(from, ticks[0] ?? from);
  const high = isBound(axis.max, to) ? to : Math.max(to, ticks.at(-1) ?? to);
  const span = high / 2 - low / 2;
  return {
    low,
    high,
    // In halves, since the range of two large numbers may exceed the largest number.
    at: (value) => (span > 0 ? hundredth(((value / 2 - low / 2) / span) * length) : 0),
    ticks: labelledTicks(
      ticks.filter((each) => each >= low && each <= high),
      axis.unit,
      alikeTexts,
    ),
  };
}

/** The axis ends at its explicit bound, unless a number is outside it. */
function isBound(bound: number | undefined, end: number): boolean {
  return bound !== undefined && bound === end;
}

function logScale(axis: ValueAxis, low: number, high: number, length: number): ValueScale {
  const most = Math.max(3, Math.floor(length / LEAST_APART));
  const ticks = logTicks(low, high, most);
  const first = axis.min !== undefined && axis.min === low ? low : (ticks[0] ?? low);
  const last = axis.max !== undefined && axis.max === high ? high : (ticks.at(-1) ?? high);
  const [from, to] = [Math.log(first), Math.log(last)];
  return {
    low: first,
    high: last,
    // A logarithm's last bits differ between engines; rounding to hundredths of a px hides that.
    at: (value) => (to > from ? hundredth(((Math.log(value) - from) / (to - from)) * length) : 0),
    ticks: labelledTicks(
      ticks.filter((each) => each >= first && each <= last),
      axis.unit,
      (values) => values.map((each) => (each >= 1e6 ? shortText(each) : numberText(each, isGrouped(values)))),
    ),
  };
}

function labelledTicks(
  values: readonly number[],
  unit: string | undefined,
  write: (values: readonly number[]) => readonly string[],
): ValueScale['ticks'] {
  const sign = unit !== undefined && isSign(unit) ? unit : undefined;
  const texts = write(values);
  return values.map((value, i) => ({ value, text: withUnit(texts[i] ?? '', sign) }));
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
