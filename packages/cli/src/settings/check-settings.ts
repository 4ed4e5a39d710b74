// Checks a settings file by hand, since a schema library would take longer to load than a diagram to draw: in, the parsed
// JSON; out, the settings, or what is wrong, a sentence each. The rules are those of SPEC.md, 'Repository settings file'.
import { type Defaults, KIND_NAMES } from '@linework/core';
import { brandCheck, rulesCheck } from './rule-checks.js';
import { sourcesCheck } from './source-checks.js';
import { type Check, flag, isObject, join, notAnObject, object, oneOf, text, written } from './value-checks.js';

export interface Settings {
  /** Without `schemes`, which says what files there are and must not change what is in them. */
  readonly defaults?: Omit<Defaults, 'schemes'>;
  readonly schemes?: 'light-and-dark' | 'auto';
}

const MOST_PROBLEMS = 20;

/** What is checked but has no effect yet. */
const WITHOUT_EFFECT = ['rules', 'brand', 'sources'];

/** `idle` names what the file has and nothing uses yet. */
export type CheckedSettings =
  | { readonly settings: Settings; readonly idle: readonly string[] }
  | { readonly problems: readonly string[] };

export function checkSettings(value: unknown): CheckedSettings {
  const problems = FILE(value, '');
  if (problems.length > 0) {
    const rest = problems.length - MOST_PROBLEMS;
    return { problems: rest > 0 ? [...problems.slice(0, MOST_PROBLEMS), `There are ${rest} more.`] : problems };
  }
  const file = value as { readonly defaults?: Defaults };
  const { schemes, ...defaults } = file.defaults ?? {};
  const idle = WITHOUT_EFFECT.filter((name) => Object.hasOwn(file, name));
  return { settings: { defaults, ...(schemes === undefined ? {} : { schemes }) }, idle };
}

const optionText = text(1, 200);
const OPTION_NAME = /^[a-z][a-z0-9-]*$/;

/** Header options of one kind; whether the kind has them is said by S200 when a diagram is checked. */
const kindOptions: Check = (value, path) => {
  if (!isObject(value)) return [notAnObject(value, path)];
  return Object.entries(value).flatMap(([name, each]) => {
    if (!OPTION_NAME.test(name))
      return [`${join(path, name)} is no option name; write lowercase letters, digits and hyphens.`];
    if (typeof each === 'boolean' || (typeof each === 'number' && Number.isFinite(each))) return [];
    if (typeof each === 'string' && optionText(each, name).length === 0) return [];
    const wanted = 'write a text of 1 to 200 characters, a number, true or false';
    return [`${join(path, name)} is ${written(each)}; ${wanted}.`];
  });
};

const FILE: Check = object({
  $schema: text(0, 500),
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
  rules: rulesCheck,
  brand: brandCheck,
  sources: sourcesCheck,
});
