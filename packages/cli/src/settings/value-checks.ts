// What values of the settings file may be: in, a value and its path; out, what is wrong, a sentence each.
import { nearest } from '@linework/core';

export type Check = (value: unknown, path: string) => readonly string[];

type Properties = Readonly<Record<string, Check>>;

export function oneOf(...words: readonly string[]): Check {
  return (value, path) =>
    typeof value === 'string' && words.includes(value)
      ? []
      : [`${path} is ${written(value)}; write one of: ${words.map((each) => `"${each}"`).join(', ')}.`];
}

export const flag: Check = (value, path) =>
  typeof value === 'boolean' ? [] : [`${path} is ${written(value)}; write true or false.`];

/** A text of so many characters; `form` says what else it must be. */
export function text(least: number, most: number, form?: { readonly pattern: RegExp; readonly says: string }): Check {
  return (value, path) => {
    const long = typeof value === 'string' ? lengthWithin(value, most) : undefined;
    if (typeof value === 'string' && long !== undefined && long >= least && (!form || form.pattern.test(value)))
      return [];
    const size = least === 0 ? `at most ${most}` : `${least} to ${most}`;
    return [`${path} is ${written(value)}; write a text of ${size} characters${form ? `: ${form.says}` : ''}.`];
  };
}

export function integer(least: number, most: number): Check {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? []
      : [`${path} is ${written(value)}; write a whole number from ${least} to ${most}.`];
}

export function list(of: Check, least: number, most?: number): Check {
  return (value, path) => {
    const size = most === undefined ? `at least ${least}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
    if (!Array.isArray(value)) return [`${path} is ${written(value)}; write a list of ${size}: [ ].`];
    const found = value as readonly unknown[];
    if (found.length < least || (most !== undefined && found.length > most))
      return [`${path} has ${found.length}; write ${size}.`];
    return found.flatMap((each, index) => of(each, `${path}[${index}]`));
  };
}

/** A value alone, or a list of such. */
export function oneOrList(of: Check, most: number): Check {
  const several = list(of, 1, most);
  return (value, path) => (Array.isArray(value) ? several(value, path) : of(value, path));
}

/** What an object may hold. `required` names what it must. */
export function object(properties: Properties, required: readonly string[] = []): Check {
  const known = Object.keys(properties);
  return (value, path) => {
    if (!isObject(value)) return [notAnObject(value, path)];
    const problems = Object.entries(value).flatMap(([name, each]) => {
      const check = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (check) return check(each, join(path, name));
      const [near] = nearest(name, known);
      const advice = near === undefined ? `write one of: ${known.join(', ')}` : `did you mean ${near}?`;
      return [`${join(path, name)} is not a property; ${advice}${advice.endsWith('?') ? '' : '.'}`];
    });
    const missing = required.filter((name) => !Object.hasOwn(value, name));
    return [...problems, ...missing.map((name) => `${join(path, name)} is missing; it must be there.`)];
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function notAnObject(value: unknown, path: string): string {
  return path === ''
    ? 'The file must hold one JSON object: { "defaults": { } }.'
    : `${path} is ${written(value)}; write an object: { }.`;
}

export function join(path: string, name: string): string {
  const plain = /^[$A-Za-z_][\w$-]{0,60}$/.test(name) ? name : JSON.stringify(name.slice(0, 60));
  return path === '' ? plain : `${path}.${plain}`;
}

/** A value as the file has it, shortened. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const shown = JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? 'nothing';
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Its characters, or nothing where there are more than `most`. */
function lengthWithin(value: string, most: number): number | undefined {
  // A character is one or two units.
  if (value.length > 2 * most) return undefined;
  const length = Array.from(value).length;
  return length > most ? undefined : length;
}
