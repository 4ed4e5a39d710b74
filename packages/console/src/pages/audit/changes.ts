// What an entry of the audit log changed, as lines: in, the values before and after; out, each field that either has, with both as text.
import { spelledOut } from '../../names/named.js';

export interface Change {
  /** `rules.see`, for a field inside another one. */
  readonly field: string;
  /** Undefined if there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that are the same before and after are omitted. */
export function changesOf(before: Fields | null, after: Fields | null): readonly Change[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((change) => change.before !== change.after);
}

function linesOf(fields: Fields | null): ReadonlyMap<string, string> {
  return new Map(Object.entries(fields ?? {}).flatMap(([name, value]) => flat(name, value)));
}

function flat(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const inner = Object.entries(value);
    if (inner.length > 0) return inner.flatMap(([key, each]) => flat(`${name}.${key}`, each));
  }
  return [[name, textOf(value)]];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '(empty)' : spelledOut(value);
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return value.length === 0 ? 'none' : value.map(textOf).join(', ');
  return spelledOut(JSON.stringify(value));
}
