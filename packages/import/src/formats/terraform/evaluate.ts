// The value of an expression if it is known: in, the expression and the values of its names; out, the value, or UNKNOWN. What
// only a provider or a run can provide (attributes of resources, data, time, files) stays unknown, and so does everything
// derived from it.
import type { Expression } from './hcl/ast.js';

export const UNKNOWN: unique symbol = Symbol('unknown');
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value }
  | typeof UNKNOWN;

/** The value of `var.zones` or `local.name`. */
export type Lookup = (root: string, name: string) => Value;

export function evaluate(expression: Expression, lookup: Lookup): Value {
  switch (expression.is) {
    case 'literal':
      return expression.value;
    case 'template':
      return joined(expression.parts.map((each) => evaluate(each, lookup)));
    case 'list':
      return expression.inside.map((each) => evaluate(each, lookup));
    case 'object':
      return objectOf(expression, lookup);
    case 'reference':
      return referred(expression.names, expression.inside, lookup);
    case 'part':
      return expression.inside.length === 1 && expression.inside[0] ? evaluate(expression.inside[0], lookup) : UNKNOWN;
    case 'operation':
      return operated(
        expression.operator,
        expression.inside.map((each) => evaluate(each, lookup)),
      );
    case 'call':
      return called(
        expression.name,
        expression.inside.map((each) => evaluate(each, lookup)),
      );
    case 'for':
      return UNKNOWN;
  }
}

function joined(parts: readonly Value[]): Value {
  if (parts.some((each) => each === UNKNOWN || each === null || typeof each === 'object')) return UNKNOWN;
  return parts.map(String).join('');
}

function objectOf(expression: Extract<Expression, { is: 'object' }>, lookup: Lookup): Value {
  const out: Record<string, Value> = Object.create(null);
  for (const { key, inside, value } of expression.entries) {
    const [written] = inside;
    const name = key ?? (written ? evaluate(written, lookup) : UNKNOWN);
    if (typeof name !== 'string') return UNKNOWN;
    out[name] = evaluate(value, lookup);
  }
  return out;
}

function referred(names: readonly string[], inside: readonly Expression[], lookup: Lookup): Value {
  const [root = '', name = '', ...rest] = names;
  if (root !== 'var' && root !== 'local') return UNKNOWN;
  let value = lookup(root, name);
  for (const part of rest) value = partOf(value, part);
  const [index] = inside;
  if (inside.length > 1 || (index && rest.length > 0)) return UNKNOWN;
  return index ? partOf(value, evaluate(index, lookup)) : value;
}

function partOf(value: Value, part: Value): Value {
  if (Array.isArray(value)) return typeof part === 'number' ? (value[part] ?? UNKNOWN) : UNKNOWN;
  if (isObject(value) && typeof part === 'string') return Object.hasOwn(value, part) ? (value[part] ?? null) : UNKNOWN;
  return UNKNOWN;
}

export function isObject(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function operated(operator: string, [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN]: readonly Value[]): Value {
  if (operator === '?') return a === UNKNOWN ? (same(b, c) ? b : UNKNOWN) : a === true ? b : c;
  if (operator === '&&') return a === false || b === false ? false : a === true && b === true ? true : UNKNOWN;
  if (operator === '||') return a === true || b === true ? true : a === false && b === false ? false : UNKNOWN;
  if (operator === '!') return typeof a === 'boolean' ? !a : UNKNOWN;
  if (operator === '==') return equal(a, b);
  if (operator === '!=') {
    const alike = equal(a, b);
    return typeof alike === 'boolean' ? !alike : UNKNOWN;
  }
  if (operator === '-' && b === UNKNOWN) return typeof a === 'number' ? -a : UNKNOWN;
  if (typeof a !== 'number' || typeof b !== 'number') return UNKNOWN;
  const results: Readonly<Record<string, Value>> = {
    '+': a + b,
    '-': a - b,
    '*': a * b,
    '/': a / b,
    '%': a % b,
    '<': a < b,
    '>': a > b,
    '<=': a <= b,
    '>=': a >= b,
  };
  return results[operator] ?? UNKNOWN;
}

function equal(a: Value, b: Value): Value {
  if (!isWhole(a) || !isWhole(b)) return UNKNOWN;
  return same(a, b);
}

function same(a: Value, b: Value): boolean {
  return isWhole(a) && isWhole(b) && JSON.stringify(a) === JSON.stringify(b);
}

/** Whether all of its parts are known. */
function isWhole(value: Value): boolean {
  if (value === UNKNOWN) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWhole);
}

function called(name: string, values: readonly Value[]): Value {
  const [first = UNKNOWN, second = UNKNOWN] = values;
  switch (name) {
    case 'length':
      return lengthOf(first);
    case 'toset':
    case 'distinct':
      return Array.isArray(first) && isWhole(first) ? [...new Set(first)] : UNKNOWN;
    case 'tolist':
    case 'tomap':
    case 'tostring':
    case 'nonsensitive':
    case 'sensitive':
      return first;
    case 'tonumber':
      return isWhole(first) && first !== null && typeof first !== 'object' ? Number(first) : UNKNOWN;
    case 'tobool':
      return first === 'true' ? true : first === 'false' ? false : first;
    case 'concat':
      return values.every(Array.isArray) ? (values.flat() as readonly Value[]) : UNKNOWN;
    case 'flatten':
      return Array.isArray(first) && isWhole(first) ? (first.flat(8) as readonly Value[]) : UNKNOWN;
    case 'merge':
      return values.every(isObject) ? Object.assign(Object.create(null), ...values) : UNKNOWN;
    case 'keys':
      return isObject(first) ? Object.keys(first).sort() : UNKNOWN;
    case 'values':
      return isObject(first) ? Object.values(first) : UNKNOWN;
    case 'coalesce':
    case 'try':
      return coalesced(values);
    case 'coalescelist':
      return values.find((each) => each === UNKNOWN || lengthOf(each) !== 0) ?? UNKNOWN;
    case 'compact':
      return Array.isArray(first) && isWhole(first) ? first.filter((each) => each !== '' && each !== null) : UNKNOWN;
    case 'contains':
      return Array.isArray(first) && isWhole(first) && isWhole(second)
        ? first.some((each) => same(each, second))
        : UNKNOWN;
    case 'lookup':
      return isObject(first) && typeof second === 'string'
        ? Object.hasOwn(first, second)
          ? (first[second] ?? null)
          : (values[2] ?? UNKNOWN)
        : UNKNOWN;
    case 'max':
    case 'min':
      return values.every((each) => typeof each === 'number') ? Math[name](...(values as readonly number[])) : UNKNOWN;
    case 'signum':
      return typeof first === 'number' ? Math.sign(first) : UNKNOWN;
    case 'alltrue':
      return Array.isArray(first) && isWhole(first) ? first.every((each) => each === true) : UNKNOWN;
    case 'anytrue':
      return Array.isArray(first) && isWhole(first) ? first.some((each) => each === true) : UNKNOWN;
    case 'lower':
      return typeof first === 'string' ? first.toLowerCase() : UNKNOWN;
    case 'upper':
      return typeof first === 'string' ? first.toUpperCase() : UNKNOWN;
    case 'trimspace':
      return typeof first === 'string' ? first.trim() : UNKNOWN;
    case 'split':
      return typeof first === 'string' && typeof second === 'string' ? second.split(first) : UNKNOWN;
    case 'join':
      return typeof first === 'string' && Array.isArray(second) && isWhole(second)
        ? second.map(String).join(first)
        : UNKNOWN;
    case 'range':
      return rangeOf(values);
    default:
      return UNKNOWN;
  }
}

const LONGEST_RANGE = 10_000;

function rangeOf(values: readonly Value[]): Value {
  const [start, end, step] = values.length === 1 ? [0, values[0], 1] : [values[0], values[1], values[2] ?? 1];
  if (typeof start !== 'number' || typeof end !== 'number' || typeof step !== 'number' || step === 0) return UNKNOWN;
  const count = Math.ceil((end - start) / step);
  if (count > LONGEST_RANGE) return UNKNOWN;
  return Array.from({ length: Math.max(0, count) }, (_, at) => start + at * step);
}

function coalesced(values: readonly Value[]): Value {
  for (const each of values) {
    if (each === UNKNOWN) return UNKNOWN;
    if (each !== null && each !== '') return each;
  }
  return UNKNOWN;
}

function lengthOf(value: Value): Value {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : UNKNOWN;
}
