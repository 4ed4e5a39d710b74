// The `rules` and `brand` of the settings file, docs/limits.md, Settings file.
import { KIND_NAMES, TONES } from '@linework/core';
import { patternFault } from './pattern.js';
import { type Check, flag, integer, list, means, object, oneOf, text } from './value-checks.js';

const level = oneOf('error', 'warning');
const kinds = list(oneOf(...KIND_NAMES), 1, KIND_NAMES.length);
const hint = text(1, 300);
const tones = list(oneOf(...TONES), 1);

const patternText = text(1, 200);

const pattern: Check = {
  takes: 'a regular expression of 1 to 200 characters, without nested repeats or back references',
  schema: { type: 'string', minLength: 1, maxLength: 200, format: 'regex' },
  problems: (value, path) => {
    const problems = patternText.problems(value, path);
    if (problems.length > 0 || typeof value !== 'string') return problems;
    const fault = patternFault(value);
    return fault === undefined ? [] : [`${path} cannot be ${JSON.stringify(value)}: ${fault}.`];
  },
};

const named = object({ pattern, kinds, hint, level }, ['pattern']);

const iconReference = text(1, 200, {
  pattern: /^[a-z0-9-]+:(?:\*|[a-z0-9-]+)$/,
  says: 'a set and an icon such as lx:database, or a whole set such as aws:*',
});

const typeName = text(1, 40, {
  pattern: /^[a-z][a-z0-9-]*$/,
  says: 'lowercase letters, digits and hyphens, starting with a letter',
});

export const rulesCheck: Check = object({
  level,
  requireTitle: flag,
  requireDescription: flag,
  maxNodes: integer(1, 10_000),
  forbidKinds: kinds,
  ids: means(named, 'a pattern for each written id of a node, an actor, a task or a milestone'),
  labels: means(
    named,
    'a pattern for each label: of nodes or, in a kind without nodes, of every statement and item that has one',
  ),
  icons: means(
    list(object({ label: text(1, 200), use: list(iconReference, 1, 20), kinds, hint, level }, ['label', 'use']), 0, 50),
    'icons for labels, where icon= can be written; the icon of a product that the label names counts as written',
  ),
  tones: means(
    list(
      object({
        types: means(
          list(typeName, 1, 50),
          'types of nodes and actors; for a statement without types its keyword, such as task or slice; item for an item',
        ),
        allow: tones,
        forbid: tones,
        kinds,
        hint,
        level,
      }),
      0,
      50,
    ),
    'tones for types; only for a written tone=, never for the tone that a type has',
  ),
});

export const organization: Check = text(1, 64, {
  pattern: /^[A-Za-z0-9_-]*$/,
  says: 'letters, digits, underscores and hyphens',
});

export const brandCheck: Check = object({ organization }, ['organization']);
