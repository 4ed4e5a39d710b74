// Numbers as readers of a picture see them, the same in every locale and engine: in, numbers and perhaps a unit; out, their texts.
// Commas group digits from 10,000 on, so that a year stays a year; the minus is the hyphen of the language.
import { oneLine } from './one-line.js';

/** One format for numbers that appear together: the same number of decimals, in the same millions. */
interface NumberStyle {
  readonly decimals: number;
  /** Power of ten of the suffix; numbers without one have 0. */
  readonly power: number;
  readonly grouped: boolean;
}

const SUFFIXES: readonly (readonly [power: number, suffix: string])[] = [
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
];
/** Powers of ten beyond which a number is written with an exponent. */
const LARGEST = 15;
const PLAIN_BELOW = 1e15;
const SMALLEST = -6;
/** Most decimals ever written, and most that numbers side by side share. */
const MOST_DECIMALS = 20;
const MOST_SHARED = 9;
/** Reliable digits of a sum of decimals. */
const SURE = 15;
const GROUPED_FROM = 10_000;

interface Digits {
  readonly sign: '' | '-';
  /** Shortest that reads back as the number, without a point. */
  readonly digits: string;
  /** Power of ten of the first digit. */
  readonly exponent: number;
}

function digitsOf(value: number): Digits {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  return {
    sign: value < 0 ? '-' : '',
    digits: mantissa.replace(/[-.]/g, ''),
    exponent: Number(exponent),
  };
}

/** Power of ten of the number's first digit; 0 for 0. Exact, where a logarithm may not be. */
export function exponentOf(value: number): number {
  return digitsOf(value).exponent;
}

/** The number times a power of ten, with no intermediate value larger than either. */
export function timesPower(value: number, power: number): number {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) + power}`);
}

function group(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function isPlain(value: number): boolean {
  const { exponent } = digitsOf(value);
  return value === 0 || (exponent < LARGEST && exponent >= SMALLEST);
}

/** `1.2e308` */
function withExponent(value: number): string {
  const { sign, digits, exponent } = digitsOf(value);
  return `${sign}${digits.charAt(0)}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e${exponent}`;
}

/** Decimals that a number needs, `MOST_DECIMALS` at most. */
function decimalsOf(value: number): number {
  const { digits, exponent } = digitsOf(value);
  return value === 0 ? 0 : Math.min(MOST_DECIMALS, Math.max(0, digits.length - 1 - exponent));
}

function fixed(value: number, { decimals, grouped }: Pick<NumberStyle, 'decimals' | 'grouped'>): string {
  const text = value.toFixed(decimals);
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(text) ?? [];
  // Rounded to zero, a number has no sign.
  const shown = /[1-9]/.test(text) ? sign : '';
  return `${shown}${grouped ? group(whole) : whole}${rest}`;
}

/** Whether one of several numbers is so large that the digits of all are grouped. */
export function isGrouped(values: readonly number[]): boolean {
  return values.some((each) => Math.abs(each) >= GROUPED_FROM);
}

/** A number as written: `12`, `-2.5`, `12,345`, `1.2e308`; `grouped` if its neighbours are. */
export function numberText(value: number, grouped: boolean = isGrouped([value])): string {
  if (Number.isInteger(value) && Math.abs(value) < PLAIN_BELOW) return fixed(value, { decimals: 0, grouped });
  if (!isPlain(value)) return withExponent(value);
  const sure = Number(value.toPrecision(SURE));
  return fixed(sure, { decimals: decimalsOf(sure), grouped });
}

/** A compact form with about three digits: `12.3M`, `1,235`, `0.124`. */
export function shortText(value: number): string {
  if (!isPlain(value)) return withExponent(Number(value.toPrecision(3)));
  const { exponent } = digitsOf(value);
  const [power, suffix] = SUFFIXES.find(([least]) => exponent >= least) ?? [0, ''];
  if (power > 0) return `${numberText(Number(timesPower(value, -power).toPrecision(3)))}${suffix}`;
  const decimals = exponent >= 3 ? 0 : exponent >= 1 ? 1 : 2 - Math.min(0, exponent);
  return numberText(Number(value.toFixed(decimals)));
}

/** Numbers that appear together, such as the ticks of an axis, in one format: `0.0`, `0.5`, `1.0`; `0`, `0.5M`, `1.0M`. */
export function alikeTexts(values: readonly number[]): readonly string[] {
  const most = values.reduce((all, each) => Math.max(all, Math.abs(each)), 0);
  const [power, suffix] = SUFFIXES.find(([least]) => digitsOf(most).exponent >= least) ?? [0, ''];
  const scaled = values.map((each) => timesPower(each, -power));
  const decimals = scaled.reduce((all, each) => Math.max(all, decimalsOf(each)), 0);
  if (!isPlain(most) || decimals > MOST_SHARED) return values.map((each) => (each === 0 ? '0' : withExponent(each)));
  const grouped = power === 0 && isGrouped(values);
  return scaled.map((each) => (each === 0 ? '0' : `${fixed(each, { decimals, grouped })}${suffix}`));
}

const CURRENCIES: ReadonlySet<string> = new Set(['$', '€', '£', '¥', '₹', '₩']);
const MARKS: ReadonlySet<string> = new Set(['%', '‰', '°', '′', '″']);

/** Whether a unit is a sign and is written with every number; others appear once, next to the title of an axis. */
export function isSign(unit: string): boolean {
  return CURRENCIES.has(unit) || MARKS.has(unit);
}

/** `12 GB`, `62%`, `-$2.5`; on one line, even if the unit is not. */
export function withUnit(number: string, written: string | undefined): string {
  const unit = oneLine(written ?? '');
  if (unit === '') return number;
  if (CURRENCIES.has(unit)) return number.startsWith('-') ? `-${unit}${number.slice(1)}` : `${unit}${number}`;
  return MARKS.has(unit) ? `${number}${unit}` : `${number} ${unit}`;
}

/** A title with its unit in brackets, only one of them, or nothing. */
export function titleWithUnit(title: string | undefined, written: string | undefined): string | undefined {
  const unit = oneLine(written ?? '');
  const shownUnit = unit === '' || isSign(unit) ? undefined : unit;
  if (title === undefined || title === '') return shownUnit;
  return shownUnit === undefined ? title : `${title} (${shownUnit})`;
}

/**
 * Shares of the sum in percent, each rounded on its own: equal values have equal shares, so their sum can differ from 100. All 0 if the
 * sum is.
 */
export function percents(values: readonly number[], decimals = 0): readonly number[] {
  const most = values.reduce((all, each) => Math.max(all, each), 0);
  if (most <= 0) return values.map(() => 0);
  // Relative to the largest, so that no sum overflows.
  const parts = values.map((each) => Math.max(0, each) / most);
  const sum = parts.reduce((all, each) => all + each, 0);
  const scale = Number(`1e${decimals}`);
  // A share that is whole except for the last bits of a division is whole.
  return parts.map((each) => Math.round(Number(((each / sum) * 100 * scale).toFixed(6))) / scale);
}
