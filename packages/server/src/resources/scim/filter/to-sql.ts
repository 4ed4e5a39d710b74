// Filters as conditions of SQL: in, a filter, and what each attribute is in the database; out, a condition with parameters, which is never null.
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import { fold } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';
import type { Comparison, Condition, Filter } from './model.js';

/** `text` is in lower case, unless it is exact. */
export type Source =
  | { readonly kind: 'text'; readonly value: SQL; readonly isExact: boolean }
  | { readonly kind: 'boolean'; readonly value: SQL }
  | { readonly kind: 'moment'; readonly value: SQL };

/** An attribute with many values: in, a condition of one; out, whether one fits. */
export interface Many {
  readonly kind: 'many';
  readonly some: (condition: SQL) => SQL;
  /** By the name of the part, in lower case. */
  readonly parts: ReadonlyMap<string, Source>;
}

/** By the path, in lower case. */
export type Sources = ReadonlyMap<string, Source | Many>;

export function filterSql(filter: Filter, sources: Sources): SQL {
  if (filter.kind === 'and') return and(...filter.all.map((each) => filterSql(each, sources))) ?? sql`true`;
  if (filter.kind === 'or') return or(...filter.all.map((each) => filterSql(each, sources))) ?? sql`false`;
  if (filter.kind === 'not') return not(sql`(${filterSql(filter.of, sources)})`);
  if (filter.kind === 'within') return within(filter, sources);
  const source = sources.get(filter.path);
  if (source?.kind === 'many') return ofMany(filter, source, 'value');
  if (source !== undefined) return conditionSql(filter, source);
  const [whole = '', part = ''] = filter.path.split('.');
  const of = sources.get(whole);
  return of?.kind === 'many' ? ofMany(filter, of, part) : unknown(filter.path);
}

function within({ path, of, besides }: Extract<Filter, { kind: 'within' }>, sources: Sources): SQL {
  const source = sources.get(path);
  if (source?.kind !== 'many') return refuseScim('invalidFilter', `${path.slice(0, 80)}: has no list of values.`);
  const { some, parts } = source;
  const fits = filterSql(of, parts);
  if (besides === undefined) return some(fits);
  const part = parts.get(besides.path);
  return part === undefined
    ? unknown(`${path}.${besides.path}`)
    : some(sql`${fits} and ${conditionSql(besides, part)}`);
}

/** `ne` of a list: none of its values is equal. */
function ofMany(condition: Condition, { some, parts }: Many, name: string): SQL {
  const part = parts.get(name);
  if (part === undefined) return unknown(condition.path);
  if (condition.kind === 'present') return some(conditionSql(condition, part));
  if (condition.value === null && condition.by === 'eq') return not(some(sql`${part.value} is not null`));
  if (condition.by === 'ne' && condition.value !== null)
    return not(some(conditionSql({ ...condition, by: 'eq' }, part)));
  return some(conditionSql(condition, part));
}

function unknown(path: string): never {
  return refuseScim('invalidFilter', `${path.slice(0, 80)}: cannot be filtered.`);
}

function conditionSql(condition: Condition, source: Source): SQL {
  const { value } = source;
  if (condition.kind === 'present')
    return source.kind === 'text' ? sql`(${value} is not null and ${value} <> '')` : sql`${value} is not null`;
  const { by, path, value: wanted } = condition;
  if (wanted === null) {
    if (by === 'eq') return sql`${value} is null`;
    return by === 'ne' ? sql`${value} is not null` : refuseScim('invalidFilter', `${path}: null has no order.`);
  }
  if (by === 'ne') return not(sql`(${conditionSql({ ...condition, by: 'eq' }, source)})`);
  if (source.kind === 'boolean') return booleanSql(path, by, value, wanted);
  if (typeof wanted !== 'string') return refuseScim('invalidFilter', `${path}: compare it with a text.`);
  if (source.kind === 'moment') return momentSql(path, by, value, wanted);
  return sql`(${value} is not null and ${textSql(by, value, source.isExact ? wanted : fold(wanted))})`;
}

function textSql(by: Comparison, value: SQL, wanted: string): SQL {
  const text = sql`${wanted}::text`;
  if (by === 'co') return sql`strpos(${value}, ${text}) > 0`;
  if (by === 'sw') return sql`starts_with(${value}, ${text})`;
  if (by === 'ew') return sql`right(${value}, char_length(${text})) = ${text}`;
  return by === 'eq' ? sql`${value} = ${text}` : sql`${value} collate "C" ${SIGNS[by]} ${text}`;
}

const SIGNS: Readonly<Record<string, SQL>> = {
  eq: sql`=`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

function booleanSql(path: string, by: Comparison, value: SQL, wanted: string | number | boolean): SQL {
  const word = String(wanted).toLowerCase();
  if (by !== 'eq' || (word !== 'true' && word !== 'false'))
    return refuseScim('invalidFilter', `${path}: write eq or ne, and true or false.`);
  return sql`(${value} is not null and ${value} = ${word === 'true'})`;
}

function momentSql(path: string, by: Comparison, value: SQL, wanted: string): SQL {
  const sign = SIGNS[by];
  const at = /^(?!0000)\d{4}-\d\d-\d\dT[\d:.]{5,20}(?:Z|[+-]\d\d:\d\d)$/.test(wanted)
    ? new Date(wanted)
    : new Date(Number.NaN);
  if (sign === undefined || Number.isNaN(at.getTime()))
    return refuseScim('invalidFilter', `${path}: compare it with a moment such as "2026-01-31T12:00:00Z".`);
  return sql`${value} ${sign} ${at.toISOString()}::timestamptz`;
}
