// Checks of values in the settings file: in, a value and its path; out, one sentence for each problem.
import { nearest } from '@linework/core';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A check that can describe what it accepts; the written reference is made from that. */
export interface Check {
  readonly problems: (value: unknown, path: string) => readonly string[];
  /** What it accepts, in words. */
  readonly takes: string;
  /** The same as JSON Schema, for editors (draft 2020-12). */
  readonly schema: JsonSchema;
  /** What the property is for. */
  readonly meaning?: string;
  /** Properties of an object, and the names of the required ones. */
  readonly properties?: Readonly<Record<string, Check>>;
  readonly required?: readonly string[];
  /** For a list of objects, the check of each. */
  readonly items?: Check;
}

type Properties = Readonly<Record<string, Check>>;

export function means(check: Check, meaning: string): Check {
  return { ...check, meaning, schema: { ...check.schema, description: meaning } };
}

export function oneOf(...words: readonly string[]): Check {
  const takes = `one of: ${words.map((each) => `"${each}"`).join(', ')}`;
  const check = wanted(takes, { enum: words }, (value) => typeof value === 'string' && words.includes(value));
  return {
    ...check,
    problems: (value, path) => {
      const [near] = typeof value === 'string' && !words.includes(value) ? nearest(value, words) : [];
      return near === undefined
        ? check.problems(value, path)
        : [`${path} is ${written(value)}; did you mean ${written(near)}?`];
    },
  };
}

export const flag: Check = wanted('true or false', { type: 'boolean' }, (value) => typeof value === 'boolean');

/** A string of limited length; `form` states what else it must be. */
export function text(least: number, most: number, form?: { readonly pattern: RegExp; readonly says: string }): Check {
  const size = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  const schema = {
    type: 'string',
    ...(least > 0 ? { minLength: least } : {}),
    maxLength: most,
    ...(form ? { pattern: form.pattern.source } : {}),
  };
  return wanted(`a string of ${size} characters${form ? `: ${form.says}` : ''}`, schema, (value) => {
    const long = typeof value === 'string' ? lengthWithin(value, most) : undefined;
    return typeof value === 'string' && long !== undefined && long >= least && (!form || form.pattern.test(value));
  });
}

export function integer(least: number, most: number): Check {
  return wanted(
    `a whole number from ${least} to ${most}`,
    { type: 'integer', minimum: least, maximum: most },
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  );
}

function wanted(takes: string, schema: JsonSchema, holds: (value: unknown) => boolean): Check {
  const problems = (value: unknown, path: string): readonly string[] =>
    holds(value) ? [] : [`${path} is ${written(value)}; write ${takes}.`];
  return { takes, schema, problems };
}

export function list(of: Check, least: number, most?: number): Check {
  const size = most === undefined ? `at least ${least}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return {
    takes: `a list of ${size}${of.properties ? '' : `; each ${of.takes}`}`,
    ...(of.properties ? { items: of } : {}),
    schema: {
      type: 'array',
      items: of.schema,
      ...(least > 0 ? { minItems: least } : {}),
      ...(most === undefined ? {} : { maxItems: most }),
    },
    problems: (value, path) => {
      if (!Array.isArray(value)) return [`${path} is ${written(value)}; write a list of ${size}: [ ].`];
      const items = value as readonly unknown[];
      if (items.length < least || (most !== undefined && items.length > most))
        return [`${path} has ${items.length}; write ${size}.`];
      return items.flatMap((each, index) => of.problems(each, `${path}[${index}]`));
    },
  };
}

/** A single value, or a list of such values. */
export function oneOrList(of: Check, most: number): Check {
  const several = list(of, 1, most);
  return {
    takes: `${of.takes}; or a list of 1 to ${most} of these`,
    schema: { anyOf: [of.schema, several.schema] },
    problems: (value, path) => (Array.isArray(value) ? several : of).problems(value, path),
  };
}

/** Unknown properties of one object for which a similar one is searched; nobody reads more, and a search takes time. */
const LOOKED_FOR = 20;

/** An object with these properties. `required` names the ones that must be present. */
export function object(properties: Properties, required: readonly string[] = []): Check {
  const known = Object.keys(properties);
  return {
    takes: 'an object',
    properties,
    required,
    schema: {
      type: 'object',
      additionalProperties: false,
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(Object.entries(properties).map(([name, { schema }]) => [name, schema])),
    },
    problems: (value, path) => {
      if (!isObject(value)) return [notAnObject(value, path)];
      let unknown = 0;
      const problems = Object.entries(value).flatMap(([name, each]) => {
        const check = Object.hasOwn(properties, name) ? properties[name] : undefined;
        if (check) return check.problems(each, join(path, name));
        unknown++;
        const [near] = unknown > LOOKED_FOR ? [] : nearest(name, known);
        const advice = near === undefined ? `write one of: ${known.join(', ')}` : `did you mean ${near}?`;
        return [`${join(path, name)} is not a property; ${advice}${advice.endsWith('?') ? '' : '.'}`];
      });
      const missing = required.filter((name) => !Object.hasOwn(value, name));
      return [...problems, ...missing.map((name) => `${join(path, name)} is missing; add it.`)];
    },
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function notAnObject(value: unknown, path: string): string {
  return path === ''
    ? 'The file must contain one JSON object: { "defaults": { } }.'
    : `${path} is ${written(value)}; write an object: { }.`;
}

export function join(path: string, name: string): string {
  const plain = /^[$A-Za-z_][\w$-]{0,60}$/.test(name) ? name : JSON.stringify(name.slice(0, 60));
  return path === '' ? plain : `${path}.${plain}`;
}

const MOST_PROBLEMS = 20;

/** Those that are shown at once, and how many more there are. */
export function firstProblems(problems: readonly string[]): readonly string[] {
  const rest = problems.length - MOST_PROBLEMS;
  return rest > 0 ? [...problems.slice(0, MOST_PROBLEMS), `There are ${rest} more.`] : problems;
}

/** A value as the file has it, shortened. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const shown = JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? 'nothing';
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Its length in characters, or undefined if it is over `most`. */
function lengthWithin(value: string, most: number): number | undefined {
  // A character is one or two units.
  if (value.length > 2 * most) return undefined;
  const length = Array.from(value).length;
  return length > most ? undefined : length;
}
