// Checks a settings file by hand, since loading a schema library would take longer than drawing a diagram: in, the parsed
// JSON; out, the settings, or one sentence for each problem. docs/limits.md, Settings file.
import { KIND_NAMES } from '@linework/core';
import type { SettingsFile } from './contract.js';
import { rulesCheck } from './rule-checks.js';
import { styleCheck } from './rules/style-check.js';
import type { Settings } from './settings.js';
import { sourcesCheck } from './source-checks.js';
import { brandCheck, iconsCheck } from './style-checks.js';
import {
  type Check,
  firstProblems,
  flag,
  isObject,
  join,
  means,
  notAnObject,
  object,
  oneOf,
  text,
  written,
} from './value-checks.js';

export type CheckedSettings = { readonly settings: Settings } | { readonly problems: readonly string[] };

export function checkSettings(value: unknown): CheckedSettings {
  const problems = settingsFile.problems(value, '');
  if (problems.length > 0) return { problems: firstProblems(problems) };
  const file = value as SettingsFile;
  const { schemes, ...defaults } = file.defaults ?? {};
  return {
    settings: {
      defaults,
      ...(schemes === undefined ? {} : { schemes }),
      ...(file.rules ? { style: styleCheck(file.rules) } : {}),
      file,
    },
  };
}

const optionText = text(1, 200);
const OPTION_NAME = /^[a-z][a-z0-9-]*$/;

const OPTION_TAKES = 'a string of 1 to 200 characters, a number, true or false';

/** Header options of one kind; S200 reports options that the kind does not have when a diagram is checked. */
const kindOptions: Check = {
  schema: {
    type: 'object',
    propertyNames: { pattern: OPTION_NAME.source },
    additionalProperties: { anyOf: [optionText.schema, { type: 'number' }, { type: 'boolean' }] },
  },
  takes: `an object of header options of that kind; each ${OPTION_TAKES}`,
  problems: (value, path) => {
    if (!isObject(value)) return [notAnObject(value, path)];
    return Object.entries(value).flatMap(([name, each]) => {
      if (!OPTION_NAME.test(name))
        return [`${join(path, name)} is not an option name; write lowercase letters, digits and hyphens.`];
      if (typeof each === 'boolean' || (typeof each === 'number' && Number.isFinite(each))) return [];
      if (typeof each === 'string' && optionText.problems(each, name).length === 0) return [];
      return [`${join(path, name)} is ${written(each)}; write ${OPTION_TAKES}.`];
    });
  },
};

/** The whole file; the written reference explains what each property is for. */
export const settingsFile: Check = object({
  $schema: means(text(0, 500), 'where an editor finds the schema of this file'),
  defaults: means(
    object({
      icons: means(oneOf('auto', 'off'), 'off removes every automatic icon'),
      legend: means(oneOf('on', 'off'), 'whether a legend of the line roles is drawn below the picture'),
      direction: means(oneOf('auto', 'right', 'down', 'left', 'up'), 'reading direction'),
      animate: means(oneOf('on', 'off'), 'whether dashes travel toward arrowheads'),
      numbered: means(oneOf('on', 'off'), 'whether lines are numbered'),
      theme: means(oneOf('light', 'dark', 'auto'), 'colours of a single picture; auto follows the reader'),
      embedSource: means(flag, 'whether the source is written into each SVG'),
      schemes: means(
        oneOf('light-and-dark', 'auto'),
        'which files draw writes: NAME.svg and NAME.dark.svg, or one NAME.svg that follows the reader',
      ),
      groupEdges: means(
        oneOf('node', 'frame'),
        "where converted edges of Mermaid's subgraphs end: at a node inside, or at the frame",
      ),
      kinds: means(
        object(Object.fromEntries(KIND_NAMES.map((kind) => [kind, kindOptions]))),
        'defaults for one kind; they override those above',
      ),
    }),
    'header options that apply where a header does not set them',
  ),
  rules: means(rulesCheck, "a team's style rules"),
  brand: means(brandCheck, 'the look of pictures: that of an organisation, or of a file'),
  icons: means(iconsCheck, 'icons of this repository, written own:NAME'),
  sources: means(sourcesCheck, 'the diagrams that linework generate creates, and their inputs'),
});
