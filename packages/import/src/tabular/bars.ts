// Measures by category: as bars, as slices of a whole, or the number of rows if nothing is measured.
import type { DraftOrigin } from '@linework/convert';
import type { DraftValue } from '@linework/core';
import type { LeftOut } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { grouped, overCategories } from './aggregate.js';
import {
  type Candidate,
  capital,
  cappedAt,
  clean,
  type Maker,
  originOf,
  placesOf,
  raw,
  rowOf,
  type Sheet,
  text,
} from './candidate.js';
import type { Column, NumberColumn } from './contract.js';
import { gridDraft, lying, type Series, titleOf, unitOf } from './grid.js';
import { written } from './numbers.js';
import { byAmount, ownOrder } from './order.js';
import { isAlike } from './time.js';

const MOST_BARS = 24;
const MOST_SERIES = 3;
const MOST_SLICES = 7;
const MOST_SLICES_WRITTEN = 40;
const SHARES = /share|percent|pct|portion|anteil|votes|budget/i;

export interface Amounts {
  readonly category: Column;
  /** Undefined: rows are counted. */
  readonly measure: NumberColumn | undefined;
  readonly amounts: ReadonlyMap<string, number>;
  readonly told: string | undefined;
}

/** The best category: the names that occur once if they are few, by default the column with the fewest values. */
export function bestCategory({ roles: { categories } }: Sheet, most: number): Column | undefined {
  const fit = categories.filter(({ distinct }) => distinct > 1 && distinct <= most);
  return fit.find(({ distinct, filled }) => distinct === filled) ?? fit.toSorted((a, b) => b.distinct - a.distinct)[0];
}

export function amountsOf(category: Column, measure: NumberColumn | undefined): Amounts {
  const together = measure ? overCategories(measure) : 'sum';
  const numbers = measure?.numbers ?? category.texts.map(() => 1);
  const amounts = grouped(numbers, (row) => category.texts[row] || undefined, together);
  const several = category.distinct < category.filled;
  const measureText = measure
    ? several
      ? `${together} of ${titleOf(measure)} by ${titleOf(category)}`
      : undefined
    : `number of rows by ${titleOf(category)}`;
  return { category, measure, amounts, told: measureText };
}

export const categoryBars: Maker = (sheet) => {
  const category = bestCategory(sheet, MOST_BARS) ?? bestCategory(sheet, 400);
  if (!category) return undefined;
  const [measure] = sheet.roles.measures;
  const measures = measure
    ? cappedAt(
        sheet.roles.measures.filter((each) => isAlike(each, measure)),
        MOST_SERIES,
      ).shown
    : [];
  const { amounts, told: measureText } = amountsOf(category, measure);
  const { shown, rest } = cappedAt(byAmount(amounts), MOST_BARS);
  const names = ownOrder(shown) ?? shown;
  const series = (measure ? measures : [undefined]).map((column): Series => {
    const own = amountsOf(category, column).amounts;
    return {
      name: column ? titleOf(column) : 'rows',
      stands: column ?? { name: category.name, place: category.place },
      values: names.map((name) => own.get(name)),
    };
  });
  const y = measureText === undefined ? (series.length === 1 && measure ? titleOf(measure) : '') : capital(measureText);
  const drafted = gridDraft({
    title: sheet.table.title,
    mark: 'bar',
    places: names.map((name): DraftValue => ({ text: clean(name) })),
    x: { title: titleOf(category), stands: [category] },
    y: { title: y, ...(measure ? unitOf(measure) : {}), stands: [] },
    series,
    options: [...lying(names), ...(series.length === 1 && names.length <= 12 ? [raw('values', 'on')] : [])],
  });
  return {
    chart: 'xychart',
    because: measure
      ? `'${measure.name}' has a value for each '${category.name}'`
      : `rows can be counted by '${category.name}'`,
    ...(measureText === undefined ? {} : { told: measureText }),
    output: { drafted },
    shown: [category, ...measures],
    leftOut: smallest(rest, category, sheet, MOST_BARS),
  } satisfies Candidate;
};

export function smallest(
  names: readonly string[],
  category: Column,
  { table }: Sheet,
  most: number,
): readonly LeftOut[] {
  const placeOf = placesOf(category, table);
  return names.map((external) => ({ external, because: `the ${most} largest are shown`, place: placeOf(external) }));
}

/** A few parts that add up to a whole. */
export const isWhole = (sheet: Sheet): boolean => {
  const category = bestCategory(sheet, MOST_SLICES);
  const [measure] = sheet.roles.measures;
  if (!category || !measure || sheet.roles.measures.length > 1 || category.distinct < category.filled) return false;
  const sum = measure.numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
  const full = Math.abs(sum - 100) < 0.6 || Math.abs(sum - 1) < 0.006;
  return measure.numbers.every((each) => (each ?? 0) >= 0) && (full || SHARES.test(measure.name));
};

export const pie: Maker = (sheet) => {
  const category = bestCategory(sheet, MOST_SLICES_WRITTEN);
  const [measure] = sheet.roles.measures;
  if (!category) return undefined;
  const { amounts, told: measureText } = amountsOf(category, measure);
  const { shown, rest } = cappedAt(byAmount(amounts), MOST_SLICES_WRITTEN);
  if (shown.some((name) => (amounts.get(name) ?? 0) < 0) || shown.every((name) => !amounts.get(name))) return undefined;
  const origins: DraftOrigin<FilePlace>[] = [];
  const placeOf = placesOf(category, sheet.table);
  const slices = shown.slice(0, shown.length > MOST_SLICES ? MOST_SLICES - 1 : MOST_SLICES);
  const others = shown.slice(slices.length);
  const statements = slices.map((name) => {
    const statement = rowOf('slice', [{ text: clean(name) }, { raw: written(amounts.get(name) ?? 0) }]);
    origins.push(originOf({ name, place: placeOf(name) }, statement, clean(name)));
    return statement;
  });
  if (others.length > 0) {
    const sum = others.reduce((all, name) => all + (amounts.get(name) ?? 0), 0);
    const statement = rowOf('slice', [{ text: 'Other' }, { raw: written(sum) }], text('sub', `${others.length} more`));
    statements.push(statement);
    origins.push(...others.map((name) => originOf({ name, place: placeOf(name) }, statement)));
  }
  const [first] = statements;
  if (first) origins.push(originOf(category, first), ...(measure ? [originOf(measure, first)] : []));
  const title = measureText === undefined ? sheet.table.title : `${sheet.table.title}: ${measureText}`;
  const unit = measure?.unit === '%' ? undefined : measure?.unit;
  const options = [raw('values', unit === undefined ? 'percent' : 'both'), ...text('unit', unit)];
  return {
    chart: 'pie',
    because: `${shown.length} parts of '${category.name}' add up to a whole`,
    ...(measureText === undefined ? {} : { told: measureText }),
    output: { drafted: { draft: { header: { kind: 'pie', title, options }, statements }, origins } },
    shown: [category, ...(measure ? [measure] : [])],
    leftOut: smallest(rest, category, sheet, MOST_SLICES_WRITTEN),
  };
};
