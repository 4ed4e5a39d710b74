// What the format of a source decides: its names, views and options with their sizes, from the importers' own declarations.
import { nearest } from '@linework/core';
import { importerNamed, importers, namesOf } from '@linework/import';
import { type Check, isObject, type JsonSchema, list, means, object, oneOf, text, written } from './value-checks.js';

/** A field of its own, because the table of sources has it. */
const VIEW = 'view';

type Importer = (typeof importers)[number];
type Option = Importer['options'][number];

/** docs/limits.md, Settings file: a path, and how many. */
const LONGEST = 300;
const MOST = 200;

const optionNames = [...new Set(importers.flatMap(({ options }) => options.map(({ name }) => name)))];

function takesOf(importer: Importer, option: string): Option['takes'] | undefined {
  return importer.options.find(({ name }) => name === option)?.takes;
}

/** The values that one importer takes, or all of them together. */
function checkOf(option: string, of: readonly Importer[]): Check {
  const declared = of.flatMap(({ options }) => options.filter(({ name }) => name === option));
  const words = declared.flatMap(({ takes }) => (typeof takes === 'string' ? [] : takes));
  const free = declared.filter(({ takes }) => typeof takes === 'string');
  const [first] = free;
  if (!first) return oneOf(...new Set(words));
  const { longest = LONGEST, most = MOST, form } = first;
  const each = text(1, longest, form);
  return free.some(({ takes }) => takes === 'texts') ? list(each, 0, most) : each;
}

const specified = importers.flatMap((each) => each.specified ?? []);
const shown = importers.flatMap((each) => namesOf(each).filter((name) => name !== each.specified));
const plain = oneOf(...importers.map(({ format }) => format));
const known = oneOf(...shown);

export const formatCheck: Check = {
  ...plain,
  // A pattern is not offered by editors.
  schema: { anyOf: [known.schema, { type: 'string', pattern: `^(?:${specified.join('|')})$` }] },
  problems: (value, at) => {
    if (typeof value === 'string' && importerNamed(value, importers)) return [];
    const isNear = typeof value === 'string' && nearest(value, shown).length > 0;
    return (isNear ? known : plain).problems(value, at);
  },
};

/** For messages and the reference. */
export const repositoryFormats: string = importers
  .flatMap(({ format, ofRepository }) => (ofRepository ? [format] : []))
  .join(', ');

export const viewCheck: Check = checkOf(VIEW, importers);

const takenBy = (option: string): readonly string[] =>
  importers.filter((each) => takesOf(each, option) !== undefined).map(({ format }) => format);

export const optionsCheck: Check = object(
  Object.fromEntries(
    optionNames
      .filter((name) => name !== VIEW)
      .map((name) => [name, means(checkOf(name, importers), `for ${takenBy(name).join(', ')}`)]),
  ),
);

/** Per format, as a condition: which views and options its sources can have. */
export const formatSchemas: readonly JsonSchema[] = importers.map((importer) => {
  const options = importer.options.filter(({ name }) => name !== VIEW).map(({ name }) => name);
  return {
    if: { properties: { format: { enum: namesOf(importer) } }, required: ['format'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so
    then: {
      properties: {
        [VIEW]: takesOf(importer, VIEW) === undefined ? false : checkOf(VIEW, [importer]).schema,
        options: {
          propertyNames: { enum: options },
          properties: Object.fromEntries(
            options
              .filter((name) => typeof takesOf(importer, name) !== 'string')
              .map((name) => [name, checkOf(name, [importer]).schema]),
          ),
        },
      },
    },
  };
});

/** Reports values that are valid by themselves, but not with the format. */
export function misfits(value: Readonly<Record<string, unknown>>, at: string): readonly string[] {
  const importer = importerNamed(String(value.format), importers);
  if (!importer) return [];
  const { format } = importer;
  const view = value[VIEW];
  const problems: string[] = [];
  if (view !== undefined) {
    if (takesOf(importer, VIEW) === undefined)
      problems.push(`${at}.${VIEW} is ${written(view)}; ${format} has no views, so remove it.`);
    else problems.push(...wordMisfits(importer, VIEW, view, `${at}.${VIEW}`));
  }
  for (const [name, each] of isObject(value.options) ? Object.entries(value.options) : []) {
    const place = `${at}.options.${name}`;
    if (takesOf(importer, name) !== undefined) problems.push(...wordMisfits(importer, name, each, place));
    else {
      const own = importer.options.map((option) => option.name).filter((option) => option !== VIEW);
      const [near] = nearest(name, own);
      const advice = near === undefined ? 'remove it.' : `did you mean ${near}?`;
      problems.push(`${place} is only for ${takenBy(name).join(', ')}, not for ${format}; ${advice}`);
    }
  }
  return problems;
}

function wordMisfits(importer: Importer, option: string, value: unknown, at: string): readonly string[] {
  const takes = takesOf(importer, option);
  if (takes === undefined || typeof takes === 'string' || typeof value !== 'string' || takes.includes(value)) return [];
  const [near] = nearest(value, takes);
  const advice = near === undefined ? `write one of: ${takes.join(', ')}.` : `did you mean ${written(near)}?`;
  return [`${at} is ${written(value)}; with ${importer.format} ${advice}`];
}
