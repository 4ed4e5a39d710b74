// Conversion of function arguments: in, a value; out, the value as the function sees it (Masterminds/sprig, strval and cast).
import { printed } from '../template/print.js';
import { TemplateProblem } from '../template/problem.js';
import { type Dict, isDict, isList, type Value } from '../template/value.js';

/** As printed; null is not a text. */
export function textOf(value: Value | undefined): string {
  return value === null || value === undefined ? '' : printed(value);
}

/** Where Go accepts only strings. */
export function string(value: Value | undefined, name: string): string {
  if (typeof value === 'string') return value;
  if (value === undefined) throw new TemplateProblem(`${name} needs more arguments`);
  throw new TemplateProblem(`${name} needs a text but gets ${kindOf(value)}`);
}

export function number(value: Value | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const parsed = typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(parsed) ? parsed : 0;
}

export function whole(value: Value | undefined): number {
  return Math.trunc(number(value)) || 0;
}

export function list(value: Value | undefined, name: string): readonly Value[] {
  if (isList(value)) return value;
  if (value === null) return [];
  throw new TemplateProblem(`${name} needs a list but gets ${kindOf(value ?? null)}`);
}

export function dict(value: Value | undefined, name: string): Dict {
  if (isDict(value)) return value;
  if (value === null) return new Map();
  throw new TemplateProblem(`${name} needs a map but gets ${kindOf(value ?? null)}`);
}

/** As Go's reflect names it. */
export function kindOf(value: Value): string {
  if (value === null) return 'invalid';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float64';
  if (isList(value)) return 'slice';
  return isDict(value) ? 'map' : 'struct';
}

/** Each function under its own name and as `must…`: Sprig's pairs differ only in how they fail, and here both fail alike. */
export function withMust<Call>(plain: Readonly<Record<string, Call>>): Readonly<Record<string, Call>> {
  const must = Object.entries(plain).map(([name, call]) => [
    `must${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    call,
  ]);
  return { ...plain, ...Object.fromEntries(must) };
}
