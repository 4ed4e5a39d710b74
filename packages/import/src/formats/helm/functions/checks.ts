// Checks of values: Go's comparisons and Sprig's kinds and defaults.
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import { byCode, equalValues, isTrue, type Value } from '../template/value.js';
import { kindOf, textOf } from './arguments.js';

function compared(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return byCode(a, b);
  throw new TemplateProblem(`it compares ${kindOf(a ?? null)} with ${kindOf(b ?? null)}`);
}

/** Numbers are float64 if they come from values and int if they are literals of a template. */
function isKind(kind: string, value: Value): boolean {
  const own = kindOf(value);
  return typeof value === 'number'
    ? ['int', 'int64', 'float64'].includes(kind) && (kind === 'float64' || own === 'int')
    : own === kind;
}

const TYPES: Readonly<Record<string, string>> = { slice: '[]interface {}', map: 'map[string]interface {}' };

function typeOf(value: Value): string {
  if (typeof value === 'number') return 'float64';
  if (value === null) return '<nil>';
  return TYPES[kindOf(value)] ?? kindOf(value);
}

const isType = (type: string, value: Value): boolean =>
  typeof value === 'number' ? isKind(type, value) : typeOf(value).replaceAll(' ', '') === type.replaceAll(' ', '');

export const CHECK_FUNCTIONS: Readonly<Record<string, Calling>> = {
  not: ([value]) => !isTrue(value ?? null),
  eq: ([first, ...others]) => others.some((each) => equalValues(first ?? null, each)),
  ne: ([a, b]) => !equalValues(a ?? null, b ?? null),
  lt: ([a, b]) => compared(a, b) < 0,
  le: ([a, b]) => compared(a, b) <= 0,
  gt: ([a, b]) => compared(a, b) > 0,
  ge: ([a, b]) => compared(a, b) >= 0,
  empty: ([value]) => !isTrue(value ?? null),
  default: ([other, value]) => (value !== undefined && isTrue(value) ? value : (other ?? null)),
  coalesce: (args) => args.find(isTrue) ?? null,
  all: (args) => args.every(isTrue),
  any: (args) => args.some(isTrue),
  kindOf: ([value]) => (typeof value === 'number' ? 'float64' : kindOf(value ?? null)),
  kindIs: ([kind, value]) => isKind(textOf(kind), value ?? null),
  typeOf: ([value]) => typeOf(value ?? null),
  typeIs: ([type, value]) => isType(textOf(type), value ?? null),
  typeIsLike: ([type, value]) => isType(textOf(type).replace(/^\*/, ''), value ?? null),
  deepEqual: ([a, b]) => equalValues(a ?? null, b ?? null),
  fail: ([message]) => {
    throw new TemplateProblem(`it calls fail: ${textOf(message).slice(0, 300)}`);
  },
  required: ([message, value]) => {
    if (value === null || value === undefined || value === '') {
      throw new TemplateProblem(`a value is required: ${textOf(message).slice(0, 300)}`);
    }
    return value;
  },
};
