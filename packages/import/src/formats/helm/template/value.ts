// The values of templates: data as Go's templates know it. Maps are changed in place by `set`, as in Helm.
import type { Budget } from '../../../reading/budget.js';
import { TemplateProblem } from './problem.js';

/** Far above the nesting of YAML that is read at all. */
const DEEPEST = 400;

export type Value = null | boolean | number | string | readonly Value[] | Dict | Thing;
export type Dict = Map<string, Value>;

/** A structure of Helm, such as `.Files`: it has fields, and methods with arguments. */
export interface Thing {
  /** As Go names its type. */
  readonly type: string;
  readonly fields: ReadonlyMap<string, Value>;
  readonly methods: Readonly<Record<string, (args: readonly Value[]) => Value>>;
  /** The printed text. */
  readonly text: string;
}

export function isDict(value: Value | undefined): value is Dict {
  return value instanceof Map;
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isThing(value: Value | undefined): value is Thing {
  return typeof value === 'object' && value !== null && !isDict(value) && !isList(value);
}

/** Go's text/template, "If the value of the pipeline is empty". */
export function isTrue(value: Value): boolean {
  if (isList(value)) return value.length > 0;
  if (isDict(value)) return value.size > 0;
  return Boolean(value);
}

export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sortedKeys(dict: ReadonlyMap<string, Value>): readonly string[] {
  return [...dict.keys()].sort(byCode);
}

export function dictOf(entries: Iterable<readonly [string, Value]>): Dict {
  return new Map(entries);
}

/** A deep copy. */
export function copyOf(value: Value): Value {
  if (isList(value)) return value.map(copyOf);
  if (isDict(value)) return new Map([...value].map(([key, each]) => [key, copyOf(each)]));
  return value;
}

export function copyOfDict(dict: Dict): Dict {
  return new Map([...dict].map(([key, each]) => [key, copyOf(each)]));
}

/** From plain data, such as a parser's result; counts what is in it, because data can contain the same part several times. */
export function fromData(data: unknown, budget: Budget, depth = 0): Value {
  if (depth > DEEPEST) throw new TemplateProblem('its values are nested too deeply');
  if (data === null || data === undefined) return null;
  if (typeof data === 'string' || typeof data === 'boolean' || typeof data === 'number') return data;
  if (typeof data === 'bigint') return Number(data);
  if (Array.isArray(data)) {
    budget.items(data.length);
    return data.map((each) => fromData(each, budget, depth + 1));
  }
  if (typeof data !== 'object') return null;
  const entries = data instanceof Map ? [...data] : Object.entries(data);
  budget.items(entries.length);
  return new Map(entries.map(([key, each]) => [String(key), fromData(each, budget, depth + 1)]));
}

/** Plain data with sorted keys, as the writers print them. */
export function dataOf(value: Value): unknown {
  if (isList(value)) return value.map(dataOf);
  if (isDict(value)) {
    return new Map(sortedKeys(value).map((key) => [key, dataOf(value.get(key) ?? null)]));
  }
  if (isThing(value))
    return new Map(sortedKeys(value.fields).map((key) => [key, dataOf(value.fields.get(key) ?? null)]));
  return value;
}

export function equalValues(a: Value, b: Value): boolean {
  if (isList(a)) return isList(b) && a.length === b.length && a.every((each, at) => equalValues(each, b[at] ?? null));
  if (isDict(a)) {
    return (
      isDict(b) &&
      a.size === b.size &&
      [...a].every(([key, each]) => b.has(key) && equalValues(each, b.get(key) ?? null))
    );
  }
  return a === b;
}
