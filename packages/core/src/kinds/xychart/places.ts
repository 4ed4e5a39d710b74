// The places along the x axis: from its row and the series to their labels and positions.
import { dayOf } from '../../calendar/index.js';
import { type RowEntry, textOf, valueText } from '../../grammar/entry.js';
import type { ValueToken } from '../../syntax/token.js';
import { numberText } from '../../text/number-format.js';
import type { Series, XAxis } from './model.js';

export function placesOf(entry: RowEntry | undefined, series: readonly Series[]): XAxis {
  const values = (entry?.cells.get('value') ?? []).flatMap((each) => each ?? []);
  const title = entry === undefined ? undefined : textOf(entry, 'title');
  const about = {
    ...(title ? { title } : {}),
    ...(entry === undefined ? {} : { span: entry.statement.span }),
  };
  const [min, max] = ['min', 'max'].map((each) => boundOf(entry, each));
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (values.length === 0) return { ...about, ...countedPlaces(series, min, max) };
  const labels = values.map(valueText);
  const side: XAxis = { ...about, labels, scale: 'places', at: labels.map((_, i) => i), written: true };
  const scale = values.every(({ type }) => type === 'number') ? 'numbers' : 'days';
  const at = values.map((each) => positionOf(each, scale));
  const free = series.length > 0 && series.every(({ kind }) => kind === 'points');
  const rises = at.every((each, i) => i === 0 || (each ?? 0) > (at[i - 1] ?? 0));
  if (at.includes(undefined) || at.length < 2 || !(rises || free)) return side;
  return { ...side, ...bounds, scale, at: at.map((each) => each ?? 0) };
}

/** Without explicit places: even steps between both bounds, or counted from 1. */
function countedPlaces(
  series: readonly Series[],
  min: number | undefined,
  max: number | undefined,
): Pick<XAxis, 'labels' | 'scale' | 'at' | 'written' | 'min' | 'max'> {
  const count = series.reduce((most, { values }) => Math.max(most, values.length), 0);
  if (min === undefined || max === undefined || !(min < max) || count < 2) {
    const labels = Array.from({ length: count }, (_, i) => String(i + 1));
    return { labels, scale: 'places', at: labels.map((_, i) => i), written: false };
  }
  // In halves, since the range of two large numbers may exceed the largest number.
  const at = Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return min * (1 - share) + max * share;
  });
  return {
    labels: at.map((each) => numberText(Number(each.toPrecision(6)))),
    scale: 'numbers',
    at,
    min,
    max,
    written: false,
  };
}

export function boundOf(entry: RowEntry | undefined, name: string): number | undefined {
  const value = entry?.options.get(name)?.values[0];
  return value === undefined ? undefined : (positionOf(value, 'numbers') ?? positionOf(value, 'days'));
}

function positionOf(value: ValueToken, scale: 'numbers' | 'days'): number | undefined {
  if (scale === 'numbers') return value.type === 'number' ? value.value : undefined;
  return value.type === 'date' && value.to === undefined ? dayOf(value.from) : undefined;
}
