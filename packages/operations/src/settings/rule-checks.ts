// The `rules` of the settings file, docs/limits.md, Settings file.
import { KIND_NAMES, TONES } from '@linework/core';
import { patternFault } from './pattern.js';
import { glossaryClashes, repeatedLayers } from './rule-clashes.js';
import { type Check, flag, integer, list, means, object, oneOf, oneOrList, text } from './value-checks.js';

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

const words = { pattern: /^\S(?:.*\S)?$/, says: 'words, without spaces at either end' };
const longName = text(1, 100, words);
const term = text(1, 60, words);

export const rulesCheck: Check = object({
  level,
  requireTitle: flag,
  requireDescription: flag,
  maxNodes: integer(1, 10_000),
  maxPerGroup: means(
    integer(1, 10_000),
    'most nodes directly in one group, lane or composite state; in a kind without nodes, most lines in a section',
  ),
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
  edgeLabels: means(
    object({ kinds, hint, level }),
    'every edge has a label, except where a word such as inherits is the arrow, and from a start or to an end',
  ),
  owner: means(
    object({ names: list(longName, 1, 200), kinds, hint, level }, ['names']),
    'every diagram has one of these names in the desc= of its header, as whole words in the same case',
  ),
  forbidSharing: means(
    list(object({ types: list(typeName, 1, 50), kinds, hint, level }, ['types']), 0, 50),
    'types of nodes that one other node uses at most, such as database',
  ),
  layers: means(
    list(
      refined(
        object(
          {
            order: means(
              list(oneOrList(longName, 20), 2, 20),
              'from top to bottom; each an id or a label of groups, or a type of nodes; the innermost group takes precedence over the type',
            ),
            kinds,
            hint,
            level,
          },
          ['order'],
        ),
        repeatedLayers,
      ),
      0,
      50,
    ),
    'layers that no edge goes up, except a reply --> to a call',
  ),
  names: means(
    refined(
      list(object({ use: term, insteadOf: list(term, 1, 20), kinds, hint, level }, ['use', 'insteadOf']), 0, 200),
      glossaryClashes,
    ),
    'a glossary: the name to use in labels, and the words that it replaces, in any case',
  ),
});

/** With what its parts must not be together. */
function refined(check: Check, clashes: (value: unknown, path: string) => readonly string[]): Check {
  return {
    ...check,
    problems: (value, path) => {
      const problems = check.problems(value, path);
      return problems.length > 0 ? problems : clashes(value, path);
    },
  };
}

export const organization: Check = text(1, 64, {
  pattern: /^[A-Za-z0-9_-]*$/,
  says: 'letters, digits, underscores and hyphens',
});
