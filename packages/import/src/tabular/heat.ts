// Two categories against each other as a shaded table, a summary of several measures, and small tables unchanged.
import type { DraftOrigin } from '@linework/convert';
import type { DraftOption, DraftRow, DraftValue } from '@linework/core';
import type { ImportedDraft, LeftOut } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { grouped, overCategories } from './aggregate.js';
import { bestCategory, smallest } from './bars.js';
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
import { titleOf } from './grid.js';
import { written } from './numbers.js';
import { byAmount, ownOrder } from './order.js';

const MOST_ROWS = 20;
const MOST_COLUMNS = 12;
const MOST_TABLE_ROWS = 60;
const MOST_TABLE_COLUMNS = 8;

interface Written {
  readonly title: string;
  readonly options: readonly DraftOption[];
  readonly heads: readonly { readonly label: string; readonly stands: readonly Pick<Column, 'name' | 'place'>[] }[];
  readonly rows: readonly {
    readonly label: string;
    readonly stands: Pick<Column, 'name' | 'place'>;
    readonly cells: readonly DraftValue[];
  }[];
  readonly also: readonly Column[];
}

function matrixDraft({ title, options, heads, rows, also }: Written): ImportedDraft {
  const origins: DraftOrigin<FilePlace>[] = [];
  const names = distinctLabels(heads.map(({ label }) => label));
  const head = rowOf(
    'columns',
    names.map((label) => ({ text: label })),
  );
  origins.push(...heads.flatMap(({ stands }, at) => stands.map((each) => originOf(each, head, names[at]))));
  origins.push(...also.map((each) => originOf(each, head)));
  const labels = distinctLabels(rows.map(({ label }) => label));
  const lines = rows.map(({ stands, cells }, at): DraftRow => {
    const label = labels[at] ?? '';
    const line = rowOf('row', [{ text: label }, ...cells]);
    origins.push(originOf(stands, line, label));
    return line;
  });
  return { draft: { header: { kind: 'matrix', title, options }, statements: [head, ...lines] }, origins };
}

/** Distinguishes rows with the same name. */
function distinctLabels(labels: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return labels.map((each) => {
    const label = clean(each) || '(none)';
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

/** Categories that meet often enough; the longer one becomes the rows. */
export function crossed(sheet: Sheet): readonly [Column, Column] | undefined {
  const { links, categories, time } = sheet.roles;
  if (links) return [links.from, links.to];
  const fit = [...categories, ...(time ? [time] : [])].filter(
    ({ distinct, filled }) => distinct > 1 && distinct < filled,
  );
  const [first, second] = fit.toSorted((a, b) => b.distinct - a.distinct);
  if (!first || !second) return undefined;
  const pairs = new Set(first.texts.map((each, row) => JSON.stringify([each, second.texts[row]]))).size;
  return pairs * 2.5 >= first.distinct * second.distinct ? [first, second] : undefined;
}

export const heat: Maker = (sheet) => {
  const pair = crossed(sheet);
  const [measure] = sheet.roles.measures;
  if (!pair) return undefined;
  const [down, across] = pair;
  const numbers = measure?.numbers ?? down.texts.map(() => 1);
  const together = measure ? overCategories(measure) : 'sum';
  const by = (column: Column): readonly string[] =>
    byAmount(grouped(numbers, (row) => column.texts[row] || undefined, together));
  const rows = cappedAt(by(down), MOST_ROWS);
  const heads = cappedAt(by(across), MOST_COLUMNS);
  const cells = grouped(numbers, (row) => JSON.stringify([down.texts[row], across.texts[row]]), together);
  const [downPlace, acrossPlace] = [placesOf(down, sheet.table), placesOf(across, sheet.table)];
  const columnNames = ownOrder(heads.shown) ?? heads.shown;
  const measureText = measure
    ? `${together} of ${titleOf(measure)} by ${titleOf(down)} and ${titleOf(across)}`
    : `number of rows by ${titleOf(down)} and ${titleOf(across)}`;
  const drafted = matrixDraft({
    title: `${sheet.table.title}: ${measureText}`,
    options: [raw('heat', 'on'), ...text('unit', measure?.unit)],
    heads: columnNames.map((name) => ({ label: name, stands: [{ name, place: acrossPlace(name) }] })),
    rows: (ownOrder(rows.shown) ?? rows.shown).map((name) => ({
      label: name,
      stands: { name, place: downPlace(name) },
      cells: columnNames.map((column) => cellOf(cells.get(JSON.stringify([name, column])))),
    })),
    also: [down, across, ...(measure ? [measure] : [])],
  });
  return {
    chart: 'matrix',
    because: `'${down.name}' and '${across.name}' meet${measure ? ` in '${measure.name}'` : ''}`,
    told: measureText,
    output: { drafted },
    shown: [down, across, ...(measure ? [measure] : [])],
    leftOut: [
      ...smallest(rows.rest, down, sheet, MOST_ROWS),
      ...smallest(
        heads.rest.filter((each) => !rows.rest.includes(each)),
        across,
        sheet,
        MOST_COLUMNS,
      ),
    ],
  } satisfies Candidate;
};

function cellOf(value: number | undefined): DraftValue {
  return { raw: value === undefined ? '-' : written(value) };
}

/** Several measures of different scales by category. */
export const summary: Maker = (sheet) => {
  const category = bestCategory(sheet, MOST_ROWS + MOST_COLUMNS);
  const { shown: measures } = cappedAt(sheet.roles.measures, MOST_TABLE_COLUMNS);
  const [first] = measures;
  if (!category || !first) return undefined;
  const several = category.distinct < category.filled;
  const tables = measures.map((column) =>
    grouped(column.numbers, (row) => category.texts[row] || undefined, overCategories(column)),
  );
  const names = byAmount(tables[0] ?? new Map());
  const placeOf = placesOf(category, sheet.table);
  const head = (column: NumberColumn): string => {
    const words = several ? `${capital(overCategories(column))} of ${titleOf(column)}` : capital(titleOf(column));
    return column.unit === undefined ? words : `${words} (${column.unit})`;
  };
  const drafted = matrixDraft({
    title: sheet.table.title,
    options: [],
    heads: measures.map((column) => ({ label: head(column), stands: [column] })),
    rows: (ownOrder(names) ?? names).map((name) => ({
      label: name,
      stands: { name, place: placeOf(name) },
      cells: tables.map((each) => cellOf(each.get(name))),
    })),
    also: [category],
  });
  const measureText = several
    ? measures.map((each) => `${overCategories(each)} of ${titleOf(each)}`).join(', ')
    : undefined;
  return {
    chart: 'matrix',
    because: `${measures.length} measures of different scales have values for each '${category.name}'`,
    ...(measureText === undefined ? {} : { told: `${measureText} by ${titleOf(category)}` }),
    output: { drafted },
    shown: [category, ...measures],
    leftOut: [],
  };
};

/** The first rows and columns, as written. */
export const plainTable: Maker = ({ table, columns }) => {
  const filled = columns.filter((column) => column.filled > 0);
  const label = filled.find(({ is, distinct, filled: all }) => is === 'text' && distinct === all) ?? filled[0];
  if (!label) return undefined;
  const others = filled.filter((each) => each !== label);
  const { shown } = cappedAt(others.length > 0 ? others : [label], MOST_TABLE_COLUMNS);
  const { shown: rows, rest } = cappedAt(table.rows, MOST_TABLE_ROWS);
  const drafted = matrixDraft({
    title: table.title,
    options: [],
    heads: shown.map((column) => ({ label: titleOf(column), stands: [column] })),
    rows: rows.map(({ place }, at) => ({
      label: label.texts[at] || `${at + 1}`,
      stands: { name: label.texts[at] || `row ${at + 1}`, place },
      cells: shown.map((column) => tableCell(column, at)),
    })),
    also: others.length > 0 ? [label] : [],
  });
  const leftOut = rest.map(({ place }, at): LeftOut => {
    const row = at + rows.length;
    return {
      external: label.texts[row] || `row ${row + 1}`,
      because: `the first ${MOST_TABLE_ROWS} rows are shown`,
      place,
    };
  });
  return {
    chart: 'matrix',
    because: 'its columns are not measures of a few categories',
    output: { drafted },
    shown: [label, ...shown],
    leftOut,
  };
};

function tableCell(column: Column, row: number): DraftValue {
  if (column.is === 'number' && column.numbers[row] !== undefined) return cellOf(column.numbers[row]);
  const words = clean(column.texts[row] ?? '');
  return words === '' ? { raw: '-' } : { text: words };
}
