// Lines and bands across the chart: from their rows and the places to marks with a position on their axis.
import { dayOf } from '../../calendar/index.js';
import { type RowEntry, rangeIn, textOf, valueText } from '../../grammar/entry.js';
import type { ValueToken } from '../../syntax/token.js';
import { described, toneOf } from '../entry-meaning.js';
import type { Mark, XAxis } from './model.js';

export interface WrittenMark {
  readonly entry: RowEntry;
  /** Undefined if x has no such place. */
  readonly mark: Mark | undefined;
}

export function marksIn(rows: readonly RowEntry[], x: XAxis): readonly WrittenMark[] {
  return rows
    .filter(({ spec }) => spec.keyword === 'mark')
    .flatMap((entry): readonly WrittenMark[] => {
      const [across] = entry.options.get('y')?.values ?? [];
      const [along] = entry.options.get('x')?.values ?? [];
      if (across === undefined && along === undefined) return [];
      const ends = across === undefined ? along && spotIn(along, x) : rangeIn(across);
      const axis = across === undefined ? 'x' : textOf(entry, 'axis') === 'y2' ? 'y2' : 'y';
      return [{ entry, mark: ends && { axis, from: ends[0], to: ends[1], ...about(entry) } }];
    });
}

function about(entry: RowEntry): Omit<Mark, 'axis' | 'from' | 'to'> {
  const [name] = entry.cells.get('name') ?? [];
  const tone = toneOf(entry);
  return {
    ...(name?.type === 'string' ? { label: name.value } : {}),
    ...(tone === undefined ? {} : { tone }),
    ...described(entry),
  };
}

/** Between evenly spaced places there is nothing to measure, so that only their names are spots. */
function spotIn(value: ValueToken, { scale, labels }: XAxis): readonly [number, number] | undefined {
  if (scale === 'numbers') return rangeIn(value);
  if (scale === 'days') {
    if (value.type !== 'date') return undefined;
    const [from, to] = [dayOf(value.from), dayOf(value.to ?? value.from)];
    return from === undefined || to === undefined ? undefined : [from, to];
  }
  const index = labels.indexOf(valueText(value));
  if (index >= 0) return [index, index];
  const ends =
    value.type === 'string'
      ? []
      : valueText(value)
          .split('..')
          .map((each) => labels.indexOf(each));
  const [from = -1, to = -1] = ends;
  return from < 0 || to < from ? undefined : [from, to];
}
