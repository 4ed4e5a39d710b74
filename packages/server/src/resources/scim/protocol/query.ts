// What a list or a single resource is asked with: in, the query of an address or the body of a search; out, its parts, or a refusal.
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { parseFilter } from '../filter/parse.js';
import { filterSql, type Sources } from '../filter/to-sql.js';
import { splitSchema } from '../schema/attributes.js';
import { fold, isList, type Plain, type Value } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';

/** Resources of one page. */
export const MOST_RESULTS = 200;

export interface ListQuery {
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly startIndex: number;
  readonly count: number;
  readonly shown: Shown;
}

/** Which attributes are shown; undefined for all. */
export interface Shown {
  readonly only: readonly string[] | undefined;
  readonly without: readonly string[];
}

/** `first` orders what the query leaves equal. */
export function listQuery(query: Plain, sources: Sources, first: SQL): ListQuery {
  const fields = folded(query);
  const filter = text(fields, 'filter');
  return {
    where: filter === undefined ? undefined : filterSql(parseFilter(filter), sources),
    order: orderOf(fields, sources, first),
    startIndex: Math.max(1, wholeNumber(fields, 'startindex') ?? 1),
    count: Math.min(MOST_RESULTS, Math.max(0, wholeNumber(fields, 'count') ?? 100)),
    shown: shownBy(query),
  };
}

export function shownBy(query: Plain): Shown {
  const fields = folded(query);
  const only = names(fields.get('attributes'));
  return { only: only.length === 0 ? undefined : only, without: names(fields.get('excludedattributes')) };
}

type Fields = ReadonlyMap<string, Value>;

function folded(query: Plain): Fields {
  return new Map(Object.entries(query).map(([name, value]) => [fold(name), value]));
}

function orderOf(fields: Fields, sources: Sources, first: SQL): SQL {
  const by = text(fields, 'sortby');
  if (by === undefined) return first;
  const source = sources.get(fold(splitSchema(by)?.rest ?? ''));
  if (source === undefined || source.kind === 'many')
    return refuseScim('invalidValue', `sortBy: cannot sort by ${by.slice(0, 80)}.`);
  const value = source.kind === 'text' ? sql`${source.value} collate "C"` : source.value;
  const isDown = fold(text(fields, 'sortorder') ?? '') === 'descending';
  return sql`${isDown ? desc(value) : asc(value)}, ${first}`;
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields.get(name);
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : refuseScim('invalidValue', `${name}: send one text.`);
}

function wholeNumber(fields: Fields, name: string): number | undefined {
  const value = fields.get(name);
  if (value === undefined || value === null) return undefined;
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,9}$/.test(value)) ? Number(value) : 0.5;
  if (!Number.isInteger(number) || Math.abs(number) >= 1e9)
    return refuseScim('invalidValue', `${name}: send a whole number.`);
  return number;
}

/** Lower-cased, with the enterprise extension's marked by its schema. */
function names(value: Value | undefined): readonly string[] {
  const all = isList(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return all.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : [])).slice(0, 100);
}
