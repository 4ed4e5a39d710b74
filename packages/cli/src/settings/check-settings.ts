// Checks a settings file by hand, since a schema library would take longer to load than a diagram to draw: in, the parsed
// JSON; out, the settings, or what is wrong, a sentence each. The rules are those of SPEC.md, 'Repository settings file'.
import { type Defaults, KIND_NAMES, nearest } from '@linework/core';

export interface Settings {
  /** Without `schemes`, which says what files there are and must not change what is in them. */
  readonly defaults?: Omit<Defaults, 'schemes'>;
  readonly schemes?: 'light-and-dark' | 'auto';
}

type Check = (value: unknown, path: string) => readonly string[];

const MOST_PROBLEMS = 20;

export type CheckedSettings = { readonly settings: Settings } | { readonly problems: readonly string[] };

export function checkSettings(value: unknown): CheckedSettings {
  const problems = FILE(value, '');
  if (problems.length > 0) {
    const rest = problems.length - MOST_PROBLEMS;
    return { problems: rest > 0 ? [...problems.slice(0, MOST_PROBLEMS), `There are ${rest} more.`] : problems };
  }
  const { defaults: { schemes, ...defaults } = {} } = value as { readonly defaults?: Defaults };
  return { settings: { defaults, ...(schemes === undefined ? {} : { schemes }) } };
}

function oneOf(...words: readonly string[]): Check {
  return (value, path) =>
    typeof value === 'string' && words.includes(value)
      ? []
      : [`${path} is ${written(value)}; write one of: ${words.map((each) => `"${each}"`).join(', ')}.`];
}

const flag: Check = (value, path) =>
  typeof value === 'boolean' ? [] : [`${path} is ${written(value)}; write true or false.`];

/** What an object may hold; every property may be left out. */
function object(properties: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value)) return [notAnObject(value, path)];
    const known = Object.keys(properties);
    return Object.entries(value).flatMap(([name, each]) => {
      const check = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (check) return check(each, join(path, name));
      const [near] = nearest(name, known);
      const advice = near === undefined ? `write one of: ${known.join(', ')}` : `did you mean ${near}?`;
      return [`${join(path, name)} is not a property; ${advice}${advice.endsWith('?') ? '' : '.'}`];
    });
  };
}

const OPTION_NAME = /^[a-z][a-z0-9-]*$/;

/** Header options of one kind; whether the kind has them is said by S200 when a diagram is checked. */
const kindOptions: Check = (value, path) => {
  if (!isObject(value)) return [notAnObject(value, path)];
  return Object.entries(value).flatMap(([name, each]) => {
    if (!OPTION_NAME.test(name))
      return [`${join(path, name)} is no option name; write lowercase letters, digits and hyphens.`];
    if (typeof each === 'boolean' || (typeof each === 'number' && Number.isFinite(each))) return [];
    if (typeof each === 'string' && each.length >= 1 && each.length <= 200) return [];
    const wanted = 'write a text of 1 to 200 characters, a number, true or false';
    return [`${join(path, name)} is ${written(each)}; ${wanted}.`];
  });
};

const anything: Check = () => [];

const FILE: Check = object({
  $schema: (value, path) =>
    typeof value === 'string' && value.length <= 500
      ? []
      : [`${path} is ${written(value)}; write a text of at most 500 characters.`],
  defaults: object({
    icons: oneOf('auto', 'off'),
    legend: oneOf('on', 'off'),
    direction: oneOf('auto', 'right', 'down', 'left', 'up'),
    animate: oneOf('on', 'off'),
    numbered: oneOf('on', 'off'),
    theme: oneOf('light', 'dark', 'auto'),
    embedSource: flag,
    schemes: oneOf('light-and-dark', 'auto'),
    kinds: object(Object.fromEntries(KIND_NAMES.map((kind) => [kind, kindOptions]))),
  }),
  // Read by the verbs that use them.
  rules: anything,
  brand: anything,
  sources: anything,
});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnObject(value: unknown, path: string): string {
  return path === ''
    ? 'The file must hold one JSON object: { "defaults": { } }.'
    : `${path} is ${written(value)}; write an object: { }.`;
}

function join(path: string, name: string): string {
  const plain = /^[$A-Za-z_][\w$-]{0,60}$/.test(name) ? name : JSON.stringify(name.slice(0, 60));
  return path === '' ? plain : `${path}.${plain}`;
}

/** A value as the file has it, shortened. */
function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
