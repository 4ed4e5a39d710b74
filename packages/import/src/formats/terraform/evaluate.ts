// The value of an expression if it is known: in, the expression and the values of its names; out, the value, or UNKNOWN. What
// only a provider or a run can provide (attributes of resources, data, time, files) stays unknown, and so does everything
// derived from it.
import { type Budget, occurrences } from '../../reading/budget.js';
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

export function evaluate(expression: Expression, lookup: Lookup, budget: Budget): Value {
  budget.steps(1);
  switch (expression.is) {
    case 'literal':
      return expression.value;
    case 'template':
      return joined(
        expression.parts.map((each) => evaluate(each, lookup, budget)),
        budget,
      );
    case 'list':
      budget.items(expression.inside.length);
      return expression.inside.map((each) => evaluate(each, lookup, budget));
    case 'object':
      return objectOf(expression, lookup, budget);
    case 'reference':
      return referred(expression.names, expression.inside, lookup, budget);
    case 'part':
      return expression.inside.length === 1 && expression.inside[0]
        ? evaluate(expression.inside[0], lookup, budget)
        : UNKNOWN;
    case 'operation':
      return operated(
        expression.operator,
        expression.inside.map((each) => evaluate(each, lookup, budget)),
        budget,
      );
    case 'call':
      return called(
        expression.name,
        expression.inside.map((each) => evaluate(each, lookup, budget)),
        budget,
      );
    case 'for':
      return UNKNOWN;
  }
}

function joined(parts: readonly Value[], budget: Budget): Value {
  if (parts.some((each) => each === UNKNOWN || each === null || typeof each === 'object')) return UNKNOWN;
  budget.characters(parts.reduce((sum: number, each) => sum + charactersOf(each), 0));
  return parts.map(String).join('');
}

function objectOf(expression: Extract<Expression, { is: 'object' }>, lookup: Lookup, budget: Budget): Value {
  budget.items(expression.entries.length);
  const out: Record<string, Value> = Object.create(null);
  for (const { key, inside, value } of expression.entries) {
    const [written] = inside;
    const name = key ?? (written ? evaluate(written, lookup, budget) : UNKNOWN);
    if (typeof name !== 'string') return UNKNOWN;
    out[name] = evaluate(value, lookup, budget);
  }
  return out;
}

function referred(names: readonly string[], inside: readonly Expression[], lookup: Lookup, budget: Budget): Value {
  const [root = '', name = '', ...rest] = names;
  if (root !== 'var' && root !== 'local') return UNKNOWN;
  let value = lookup(root, name);
  for (const part of rest) value = partOf(value, part);
  const [index] = inside;
  if (inside.length > 1 || (index && rest.length > 0)) return UNKNOWN;
  return index ? partOf(value, evaluate(index, lookup, budget)) : value;
}

function partOf(value: Value, part: Value): Value {
  if (Array.isArray(value)) return typeof part === 'number' ? (value[part] ?? UNKNOWN) : UNKNOWN;
  if (isObject(value) && typeof part === 'string') return Object.hasOwn(value, part) ? (value[part] ?? null) : UNKNOWN;
  return UNKNOWN;
}

export function isObject(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function operated(operator: string, [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN]: readonly Value[], budget: Budget): Value {
  if (operator === '?') return a === UNKNOWN ? (same(b, c, budget) ? b : UNKNOWN) : a === true ? b : c;
  if (operator === '&&') return a === false || b === false ? false : a === true && b === true ? true : UNKNOWN;
  if (operator === '||') return a === true || b === true ? true : a === false && b === false ? false : UNKNOWN;
  if (operator === '!') return typeof a === 'boolean' ? !a : UNKNOWN;
  if (operator === '==') return equal(a, b, budget);
  if (operator === '!=') {
    const alike = equal(a, b, budget);
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

function equal(a: Value, b: Value, budget: Budget): Value {
  if (!isWhole(a, budget) || !isWhole(b, budget)) return UNKNOWN;
  return same(a, b, budget);
}

function same(a: Value, b: Value, budget: Budget): boolean {
  return isWhole(a, budget) && isWhole(b, budget) && JSON.stringify(a) === JSON.stringify(b);
}

/** Whether all of its parts are known. Counts them, because what follows reads them all, also those that occur several times. */
function isWhole(value: Value, budget: Budget): boolean {
  let [characters, items] = [0, 0];
  let open: readonly Value[] = [value];
  for (let depth = 0; open.length > 0; depth++) {
    const inside: Value[] = [];
    for (const each of open) {
      if (each === UNKNOWN || depth > DEEPEST) return false;
      characters += charactersOf(each);
      if (typeof each !== 'object' || each === null) continue;
      items += itemsOf(each);
      budget.fits('items', items);
      for (const one of Object.values(each) as readonly Value[]) inside.push(one);
    }
    budget.steps(inside.length);
    open = inside;
  }
  budget.fits('characters', characters);
  return true;
}

/** As written in a text. */
function charactersOf(value: Value): number {
  return typeof value === 'string' ? value.length : OTHER;
}

const OTHER = 24;

/** Deeper values overflow the stack where they are compared, and no provider takes them. */
const DEEPEST = 400;

function itemsOf(value: Value): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** Lists in lists, counted as they are taken out. */
function flattened(value: readonly Value[], budget: Budget, depth = 0): readonly Value[] {
  const out: Value[] = [];
  for (const each of value) {
    budget.items(1);
    if (Array.isArray(each) && depth < 8) for (const inside of flattened(each, budget, depth + 1)) out.push(inside);
    else out.push(each);
  }
  return out;
}

function called(name: string, values: readonly Value[], budget: Budget): Value {
  const [first = UNKNOWN, second = UNKNOWN] = values;
  switch (name) {
    case 'length':
      return lengthOf(first, budget);
    case 'toset':
    case 'distinct':
      if (!Array.isArray(first) || !isWhole(first, budget)) return UNKNOWN;
      budget.items(first.length);
      return [...new Set(first)];
    case 'tolist':
    case 'tomap':
    case 'tostring':
    case 'nonsensitive':
    case 'sensitive':
      return first;
    case 'tonumber':
      return isWhole(first, budget) && first !== null && typeof first !== 'object' ? Number(first) : UNKNOWN;
    case 'tobool':
      return first === 'true' ? true : first === 'false' ? false : first;
    case 'concat':
      if (!values.every(Array.isArray)) return UNKNOWN;
      budget.items(values.reduce((sum: number, each) => sum + itemsOf(each), 0));
      return values.flat() as readonly Value[];
    case 'flatten':
      return Array.isArray(first) && isWhole(first, budget) ? flattened(first, budget) : UNKNOWN;
    case 'merge':
      if (!values.every(isObject)) return UNKNOWN;
      budget.items(values.reduce((sum: number, each) => sum + itemsOf(each), 0));
      return values.reduce((all: object, each) => Object.assign(all, each), Object.create(null));
    case 'keys':
      budget.items(itemsOf(first));
      return isObject(first) ? Object.keys(first).sort() : UNKNOWN;
    case 'values':
      budget.items(itemsOf(first));
      return isObject(first) ? Object.values(first) : UNKNOWN;
    case 'coalesce':
    case 'try':
      return coalesced(values);
    case 'coalescelist':
      return values.find((each) => each === UNKNOWN || lengthOf(each, budget) !== 0) ?? UNKNOWN;
    case 'compact':
      budget.items(itemsOf(first));
      return Array.isArray(first) && isWhole(first, budget)
        ? first.filter((each) => each !== '' && each !== null)
        : UNKNOWN;
    case 'contains':
      return Array.isArray(first) && isWhole(first, budget) && isWhole(second, budget)
        ? first.some((each) => same(each, second, budget))
        : UNKNOWN;
    case 'lookup':
      return isObject(first) && typeof second === 'string'
        ? Object.hasOwn(first, second)
          ? (first[second] ?? null)
          : (values[2] ?? UNKNOWN)
        : UNKNOWN;
    case 'max':
    case 'min':
      return values.every((each) => typeof each === 'number')
        ? (values as readonly number[]).reduce((a, b) => Math[name](a, b))
        : UNKNOWN;
    case 'signum':
      return typeof first === 'number' ? Math.sign(first) : UNKNOWN;
    case 'alltrue':
      return Array.isArray(first) && isWhole(first, budget) ? first.every((each) => each === true) : UNKNOWN;
    case 'anytrue':
      return Array.isArray(first) && isWhole(first, budget) ? first.some((each) => each === true) : UNKNOWN;
    case 'range':
      return rangeOf(values, budget);
    default:
      return calledOnText(name, first, second, budget);
  }
}

/** Functions of texts. */
function calledOnText(name: string, first: Value, second: Value, budget: Budget): Value {
  switch (name) {
    case 'lower':
      budget.characters(charactersOf(first));
      return typeof first === 'string' ? first.toLowerCase() : UNKNOWN;
    case 'upper':
      budget.characters(charactersOf(first));
      return typeof first === 'string' ? first.toUpperCase() : UNKNOWN;
    case 'trimspace':
      return typeof first === 'string' ? first.trim() : UNKNOWN;
    case 'split':
      if (typeof first !== 'string' || typeof second !== 'string') return UNKNOWN;
      budget.items(occurrences(second, first) + 1);
      budget.characters(second.length);
      return second.split(first);
    case 'join':
      if (typeof first !== 'string' || !Array.isArray(second) || !isWhole(second, budget)) return UNKNOWN;
      return joinedBy(first, second, budget);
    default:
      return UNKNOWN;
  }
}

/** Terraform joins only texts, numbers and booleans. */
function joinedBy(separator: string, parts: readonly Value[], budget: Budget): Value {
  if (parts.some((each) => typeof each === 'object' && each !== null)) return UNKNOWN;
  budget.characters(parts.reduce((sum: number, each) => sum + separator.length + charactersOf(each), 0));
  return parts.map(String).join(separator);
}

const LONGEST_RANGE = 10_000;

function rangeOf(values: readonly Value[], budget: Budget): Value {
  const [start, end, step] = values.length === 1 ? [0, values[0], 1] : [values[0], values[1], values[2] ?? 1];
  if (typeof start !== 'number' || typeof end !== 'number' || typeof step !== 'number' || step === 0) return UNKNOWN;
  const count = Math.ceil((end - start) / step);
  if (!(count <= LONGEST_RANGE)) return UNKNOWN;
  budget.items(Math.max(0, count));
  return Array.from({ length: Math.max(0, count) }, (_, at) => start + at * step);
}

function coalesced(values: readonly Value[]): Value {
  for (const each of values) {
    if (each === UNKNOWN) return UNKNOWN;
    if (each !== null && each !== '') return each;
  }
  return UNKNOWN;
}

function lengthOf(value: Value, budget: Budget): Value {
  if (typeof value === 'string') {
    budget.steps(Math.ceil(value.length / 20));
    return codePointsIn(value);
  }
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : UNKNOWN;
}

function codePointsIn(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at++) {
    const low = text.charCodeAt(at + 1) & 0xfc00;
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && low === 0xdc00) count--;
  }
  return count;
}
