// The attributes of a response (RFC 7644, section 3.9): in, a resource and which of its attributes are wanted; out, those.
import { enterpriseSchema, splitSchema } from '../schema/attributes.js';
import { fold, isList, isPlain, type Plain, type Value } from '../schema/plain.js';
import type { Shown } from './query.js';

/** Always in a response. */
const ALWAYS: ReadonlySet<string> = new Set(['schemas', 'id']);

export function projected(body: Plain, { only, without }: Shown): Plain {
  const wanted = only?.map(pathOf);
  const unwanted = without.map(pathOf);
  const entries = Object.entries(body).flatMap(([name, value]): [string, Value][] => {
    if (ALWAYS.has(name)) return [[name, value]];
    const path = name === enterpriseSchema.id ? '' : fold(name);
    const wantedValue = wanted === undefined ? value : keptOf(value, path, wanted);
    const left = wantedValue === undefined ? undefined : leftOf(wantedValue, path, unwanted);
    return left === undefined ? [] : [[name, left]];
  });
  return Object.fromEntries(entries);
}

/** Whether members have to be read for it. */
export function asksFor({ only, without }: Shown, name: string): boolean {
  if (without.some((each) => pathOf(each) === name)) return false;
  return only === undefined || only.some((each) => pathOf(each) === name || pathOf(each).startsWith(`${name}.`));
}

/** Of the extension: the path after its schema, with a dot before it. */
function pathOf(name: string): string {
  const split = splitSchema(name);
  if (split === undefined) return fold(name);
  if (!split.isEnterprise) return fold(split.rest);
  return split.rest === '' ? '' : `.${fold(split.rest)}`;
}

function keptOf(value: Value, path: string, wanted: readonly string[]): Value | undefined {
  if (wanted.includes(path)) return value;
  const below = wanted.filter((each) => each.startsWith(`${path}.`));
  if (below.length === 0) return undefined;
  return parts(value, (part, each) => keptOf(each, `${path}.${fold(part)}`, below));
}

function leftOf(value: Value, path: string, unwanted: readonly string[]): Value | undefined {
  if (unwanted.includes(path)) return undefined;
  const below = unwanted.filter((each) => each.startsWith(`${path}.`));
  if (below.length === 0) return value;
  return parts(value, (part, each) => leftOf(each, `${path}.${fold(part)}`, below));
}

function parts(value: Value, of: (name: string, value: Value) => Value | undefined): Value {
  if (isList(value)) return value.map((each) => parts(each, of));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, Value][] => {
      const next = of(name, each);
      return next === undefined ? [] : [[name, next]];
    }),
  );
}
