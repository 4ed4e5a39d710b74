// Measures over time, and columns that are points in time: as lines.
import type { DraftValue } from '@linework/core';
import type { LeftOut } from '../contract.js';
import { grouped, overCategories, overTime } from './aggregate.js';
import { type Candidate, capital, cappedAt, type Maker, placesOf, type Sheet } from './candidate.js';
import type { Column, DateColumn, NumberColumn } from './contract.js';
import { dateOf, type Step, stepKey, stepThatFits } from './dates.js';
import { gridDraft, type Series, titleOf, unitOf } from './grid.js';
import { byAmount, ownOrder } from './order.js';

const MOST_PLACES = 60;
/** Most lines that a reader can follow. */
const MOST_LINES = 6;
/** Fewer points do not make a line. */
const LEAST_POINTS = 3;
/** Largest ratio between numbers on one axis. */
const ONE_SCALE = 20;

export const overTimeLines: Maker = (sheet) => {
  const { time, measures } = sheet.roles;
  const [measure] = measures;
  if (!time || !measure) return undefined;
  const days = time.days.filter((day) => day !== undefined);
  const step = stepThatFits(days, time.grain, MOST_PLACES);
  const keys = time.days.map((day) => (day === undefined ? undefined : stepKey(day, step)));
  const places = [...new Set(keys.filter((key) => key !== undefined))].sort();
  const split = splitBy(sheet, time);
  const series = split ? categorySeries(sheet, split, measure, keys, places) : measureSeries(measures, keys, places);
  const coarser = places.length < time.distinct;
  const marks = new Set(keys.map((key, row) => `${key}\n${split?.texts[row] ?? ''}`));
  const several = marks.size < time.filled;
  const by = coarser ? ` by ${step}` : ` of each ${titleOf(time)}`;
  const [second] = series.lines.filter(({ secondAxis }) => secondAxis);
  const secondColumn = measures.find(({ name }) => name === second?.stands.name);
  const oneAxis = series.shown.length > 1 && !secondColumn;
  const toldOf = (column: NumberColumn): string =>
    oneAxis ? `${overTime(column)}${by}` : `${overTime(column)} of ${titleOf(column)}${by}`;
  const counted = several || coarser;
  const measureText = [measure, ...(secondColumn ? [secondColumn] : [])].map(toldOf).join(' and the ');
  const along = (column: NumberColumn): string => (counted ? capital(toldOf(column)) : oneAxis ? '' : titleOf(column));
  const y = { title: along(measure), ...unitOf(measure) };
  const drafted = gridDraft({
    title: sheet.table.title,
    mark: 'line',
    places: places.map((key): DraftValue => ({ raw: key })),
    x: { title: titleOf(time), stands: [time, ...(split ? [split] : [])] },
    y: { ...y, stands: split ? [measure] : [] },
    ...(secondColumn ? { y2: { title: along(secondColumn), ...unitOf(secondColumn), stands: [] } } : {}),
    series: series.lines,
    options: [],
  });
  return {
    chart: 'xychart',
    because: `'${time.name}' is a time and ${quoted(series.shown)} ${series.shown.length === 1 ? 'is' : 'are'} numbers`,
    ...(counted ? { told: measureText } : {}),
    output: { drafted },
    shown: [time, ...(split ? [split] : []), ...series.shown],
    leftOut: series.leftOut,
  } satisfies Candidate;
};

interface Lines {
  readonly lines: readonly Series[];
  readonly shown: readonly NumberColumn[];
  readonly leftOut: readonly LeftOut[];
}

function quoted(columns: readonly Column[]): string {
  return columns.map(({ name }) => `'${name}'`).join(', ');
}

/** A category gets its own lines if several rows have the same time: the one that distinguishes those rows. */
function splitBy({ roles: { categories }, table: { rows } }: Sheet, time: DateColumn): Column | undefined {
  if (rows.length < time.distinct * 1.3) return undefined;
  const several = categories.filter(({ distinct }) => distinct > 1 && distinct * LEAST_POINTS <= rows.length);
  const apart = (column: Column): number => new Set(time.texts.map((day, row) => `${day}\n${column.texts[row]}`)).size;
  return several.find((column) => apart(column) === rows.length) ?? several.toSorted((a, b) => apart(b) - apart(a))[0];
}

function categorySeries(
  { table }: Sheet,
  split: Column,
  measure: NumberColumn,
  keys: readonly (string | undefined)[],
  places: readonly string[],
): Lines {
  const amounts = grouped(measure.numbers, (row) => split.texts[row] || undefined, overCategories(measure));
  const { shown, rest } = cappedAt(byAmount(amounts), MOST_LINES);
  const placeOf = placesOf(split, table);
  const lines = (ownOrder(shown) ?? shown).map((name): Series => {
    const values = grouped(
      measure.numbers,
      (row) => (split.texts[row] === name ? keys[row] : undefined),
      overTime(measure),
    );
    return { name, stands: { name, place: placeOf(name) }, values: places.map((key) => values.get(key)) };
  });
  const leftOut = rest.map((name) => ({
    external: name,
    because: `a picture holds ${MOST_LINES} lines, and those with the most '${measure.name}' are shown`,
    place: placeOf(name),
  }));
  return { lines, shown: [measure], leftOut };
}

/** Two measures of different scales get an axis each; with more, only those of the first one's scale are drawn. */
function measureSeries(
  measures: readonly NumberColumn[],
  keys: readonly (string | undefined)[],
  places: readonly string[],
): Lines {
  const [first, second] = measures;
  const alike = first ? measures.filter((each) => isAlike(each, first) && overTime(each) === overTime(first)) : [];
  const apart = measures.length === 2 && alike.length === 1 && second !== undefined;
  const { shown } = cappedAt(apart ? measures : alike, MOST_LINES);
  const lines = shown.map((column): Series => {
    const values = grouped(column.numbers, (row) => keys[row], overTime(column));
    return {
      name: titleOf(column),
      stands: column,
      values: places.map((key) => values.get(key)),
      ...(apart && column === second ? { secondAxis: true } : {}),
    };
  });
  return { lines, shown, leftOut: [] };
}

export function isAlike(a: NumberColumn, b: NumberColumn): boolean {
  const [one, other] = [largest(a), largest(b)];
  return a.unit === b.unit && one * ONE_SCALE >= other && other * ONE_SCALE >= one;
}

function largest({ numbers }: NumberColumn): number {
  return numbers.reduce<number>((most, each) => Math.max(most, Math.abs(each ?? 0)), 0);
}

/** A table whose headers are years or months. */
export const wideLines: Maker = ({ table, columns, roles }) => {
  const times = columns.flatMap((column) => {
    const day = column.is === 'number' ? pointInTime(column.name) : undefined;
    return column.is === 'number' && day !== undefined ? [{ column, day }] : [];
  });
  const label = roles.categories.find(({ is }) => is === 'text') ?? columns.find(({ is }) => is === 'text');
  if (times.length < 3 || times.length > MOST_PLACES || !label || label.distinct < label.filled) return undefined;
  const ordered = times.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const amounts = new Map(
    label.texts.flatMap((name, row) => {
      const numbers = ordered.flatMap(({ column }) => column.numbers[row] ?? []);
      return name === '' ? [] : [[name, numbers.reduce((sum, each) => sum + Math.abs(each), 0)] as const];
    }),
  );
  const { shown, rest } = cappedAt(byAmount(amounts), MOST_LINES);
  const placeOf = placesOf(label, table);
  const rowOf = new Map(label.texts.map((name, row) => [name, row]));
  const series = shown.map(
    (name): Series => ({
      name,
      stands: { name, place: placeOf(name) },
      values: ordered.map(({ column }) => column.numbers[rowOf.get(name) ?? -1]),
    }),
  );
  const used = ordered.map(({ column }) => column);
  const drafted = gridDraft({
    title: table.title,
    mark: 'line',
    places: ordered.map(({ day }) => ({ raw: day })),
    x: { stands: [label, ...used] },
    y: { stands: [] },
    series,
    options: [],
  });
  return {
    chart: 'xychart',
    because: `the headers from '${used[0]?.name}' to '${used.at(-1)?.name}' are points in time`,
    output: { drafted },
    shown: [label, ...used],
    leftOut: rest.map((external) => ({
      external,
      because: `a picture holds ${MOST_LINES} lines`,
      place: placeOf(external),
    })),
  };
};

function pointInTime(name: string): string | undefined {
  if (/^[12]\d{3}$/.test(name)) return name;
  const dated = dateOf(name, 'month first');
  return dated ? stepKey(dated.day, dated.grain as Step) : undefined;
}
