// The contents of a table's columns: in, a table; out, each column as numbers, dates or texts, with the cells that do not fit.
import type { FilePlace } from '../file-place.js';
import type { Column, Day, Grain, Table, TableColumn } from './contract.js';
import { dateOf, dayOrder } from './dates.js';
import { isMissing, type Quantity, quantityOf } from './numbers.js';

/** A column has the type that at least this share of its cells has. */
const MOST_OF = 0.9;
const YEAR = /(?:^|[^a-z])(?:year|yr|jahr|annee|année|anno|año)s?(?:$|[^a-z])|[a-z]Year$/i;

export interface OddCells {
  readonly column: TableColumn;
  readonly is: 'number' | 'date';
  readonly cells: readonly { readonly text: string; readonly place: FilePlace }[];
}

export interface Columns {
  readonly columns: readonly Column[];
  readonly odd: readonly OddCells[];
}

export function columnsOf({ columns, rows }: Table): Columns {
  const odd: OddCells[] = [];
  const typed = columns.map((column, index): Column => {
    const texts = rows.map(({ cells }) => (cells[index] ?? '').trim()).map((text) => (isMissing(text) ? '' : text));
    const filled = texts.filter((text) => text !== '').length;
    const base = { ...column, index, texts, filled, distinct: new Set(texts.filter((text) => text !== '')).size };
    const oddOf = (is: OddCells['is'], known: readonly unknown[]): void => {
      const cells = rows.flatMap(({ place }, at) => {
        const text = texts[at] ?? '';
        return text !== '' && known[at] === undefined ? [{ text, place }] : [];
      });
      if (cells.length > 0) odd.push({ column, is, cells });
    };
    const days = daysOf(column.name, texts, filled);
    if (days) {
      oddOf('date', days.days);
      return { is: 'date', ...base, ...days };
    }
    const numbers = numbersOf(texts, filled);
    if (!numbers) return { is: 'text', ...base };
    oddOf('number', numbers.numbers);
    const unit = numbers.unit ?? unitInName(column.name);
    return { is: 'number', ...base, numbers: numbers.numbers, ...(unit === undefined ? {} : { unit }) };
  });
  return { columns: typed, odd };
}

interface Numbers {
  readonly numbers: readonly (number | undefined)[];
  readonly unit?: string;
}

function numbersOf(texts: readonly string[], filled: number): Numbers | undefined {
  if (filled === 0) return undefined;
  for (const comma of [false, true]) {
    const quantities = texts.map((text): Quantity | undefined => (text === '' ? undefined : quantityOf(text, comma)));
    const known = quantities.filter((each) => each !== undefined);
    if (known.length < filled * MOST_OF) continue;
    const units = new Set(known.map(({ unit }) => unit));
    const [unit] = units;
    const numbers = quantities.map((each) => each?.value);
    return units.size === 1 && unit !== undefined ? { numbers, unit } : { numbers };
  }
  return undefined;
}

/** `Price (USD)`, `weight [kg]` */
function unitInName(name: string): string | undefined {
  return /[([]([^()[\]]{1,12})[)\]]$/.exec(name.slice(-20))?.[1]?.trim();
}

interface Days {
  readonly days: readonly (Day | undefined)[];
  readonly grain: Grain;
}

function daysOf(name: string, texts: readonly string[], filled: number): Days | undefined {
  if (filled === 0) return undefined;
  if (YEAR.test(name) && texts.every((text) => text === '' || /^[12]\d{3}$/.test(text))) {
    return {
      days: texts.map((text) => (text === '' ? undefined : { year: Number(text), month: 1, day: 1 })),
      grain: 'year',
    };
  }
  const order = dayOrder(texts);
  const dates = texts.map((text) => dateOf(text, order));
  const known = dates.filter((each) => each !== undefined);
  if (known.length < filled * MOST_OF) return undefined;
  const grains = new Set(known.map(({ grain }) => grain));
  const days = dates.map((each) => each?.day);
  const [only = 'day'] = grains;
  if (grains.size > 1 || only !== 'day') return { days, grain: grains.size > 1 ? 'day' : only };
  return {
    days,
    grain:
      known.every(({ day: { day } }) => day === 1) && new Set(known.map(({ day }) => day.month)).size > 1
        ? 'month'
        : 'day',
  };
}
