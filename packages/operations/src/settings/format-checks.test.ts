// The sources of a settings file take what the importers take, and nothing else: by the checks, and by the schema of the file.
import { importers, namesOf } from '@linework/import';
import { describe, expect, test } from 'vitest';
import { checkSettings, settingsFile } from './check-settings.js';
import { isObject } from './value-checks.js';

type Importer = (typeof importers)[number];

const SOURCE = { from: 'a', out: 'a.diagram' };

function problemsOf(source: object): readonly string[] {
  const checked = checkSettings({ sources: [{ ...SOURCE, ...source }] });
  return 'problems' in checked ? checked.problems : [];
}

/** Whether the schema accepts a value, for the keywords that the schema of the settings file uses. */
function accepts(schema: unknown, value: unknown): boolean {
  if (!isObject(schema)) return schema !== false;
  const all = (of: unknown, holds: (each: unknown) => boolean): boolean => !Array.isArray(of) || of.every(holds);
  const types: Readonly<Record<string, boolean>> = {
    object: isObject(value),
    array: Array.isArray(value),
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
  };
  if (typeof schema.type === 'string' && !types[schema.type]) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (Array.isArray(schema.anyOf) && !schema.anyOf.some((each) => accepts(each, value))) return false;
  if (!all(schema.allOf, (each) => accepts(each, value))) return false;
  if (schema.if !== undefined && accepts(schema.if, value) && !accepts(schema.then, value)) return false;
  if (typeof value === 'string') {
    const { pattern = '', minLength = 0 } = schema;
    return new RegExp(String(pattern)).test(value) && value.length >= Number(minLength);
  }
  if (Array.isArray(value)) return value.every((each) => accepts(schema.items, each));
  if (!isObject(value)) return true;
  const properties = isObject(schema.properties) ? schema.properties : {};
  return (
    all(schema.required, (name) => Object.hasOwn(value, String(name))) &&
    Object.entries(value).every(
      ([name, each]) =>
        accepts(schema.propertyNames, name) &&
        (Object.hasOwn(properties, name) ? accepts(properties[name], each) : schema.additionalProperties !== false),
    )
  );
}

const bySchema = (source: object): boolean => accepts(settingsFile.schema, { sources: [{ ...SOURCE, ...source }] });

function valuesOf({ takes }: Importer['options'][number]): readonly unknown[] {
  if (takes === 'texts') return [[], ['a'], ['a', 'b']];
  return takes === 'text' ? ['a'] : takes;
}

const withValue = (option: string, value: unknown): object =>
  option === 'view' ? { view: value } : { options: { [option]: value } };

const typo = (word: string): string => `${word.slice(0, -1)}${word.slice(-1) === 'q' ? 'z' : 'q'}`;

describe.each(importers.map((importer) => ({ format: importer.format, importer })))(
  'a source of $format',
  ({ format, importer }) => {
    test('can be named by every name of the format', () => {
      for (const name of namesOf(importer)) {
        expect(problemsOf({ format: name }), name).toEqual([]);
        expect(bySchema({ format: name }), name).toBe(true);
      }
    });

    test('takes every option and value that the format takes', () => {
      for (const option of importer.options) {
        for (const value of valuesOf(option)) {
          const source = { format, ...withValue(option.name, value) };
          expect(problemsOf(source), JSON.stringify(source)).toEqual([]);
          expect(bySchema(source), JSON.stringify(source)).toBe(true);
        }
      }
    });

    test('takes no other value, and the nearest one is named', () => {
      for (const { name, takes } of importer.options) {
        if (typeof takes === 'string') continue;
        for (const value of takes.filter((each) => each.length > 2)) {
          const source = { format, ...withValue(name, typo(value)) };
          expect(problemsOf(source), JSON.stringify(source)).toEqual([
            expect.stringMatching(/; (?:with .*)?did you mean "/),
          ]);
          expect(bySchema(source), JSON.stringify(source)).toBe(false);
        }
      }
    });

    test('takes no value, view or option of another format', () => {
      for (const { name, takes } of importers.flatMap(({ options }) => options)) {
        const own = importer.options.find((each) => each.name === name)?.takes;
        const values = typeof takes === 'string' ? (own === undefined ? [takes === 'text' ? 'a' : ['a']] : []) : takes;
        for (const value of values) {
          if (own !== undefined && (typeof own === 'string' || own.includes(String(value)))) continue;
          const source = { format, ...withValue(name, value) };
          expect(problemsOf(source), JSON.stringify(source)).toEqual([expect.stringContaining(format)]);
          expect(bySchema(source), JSON.stringify(source)).toBe(false);
        }
      }
    });

    test('takes no option with a misspelt name, and the nearest one is named', () => {
      for (const { name } of importer.options) {
        if (name === 'view') continue;
        const source = { format, options: { [typo(name)]: 'a' } };
        expect(problemsOf(source)).toEqual([expect.stringContaining('did you mean ')]);
        expect(bySchema(source)).toBe(false);
      }
    });

    test('is refused if the format is misspelt, with the nearest name', () => {
      const source = { format: typo(format) };
      expect(problemsOf(source)).toEqual([
        format.length > 2 ? expect.stringMatching(/^sources\[0\]\.format is .*; did you mean "/) : expect.anything(),
      ]);
      expect(bySchema(source)).toBe(false);
    });
  },
);

test('names that only the specification uses are accepted and never shown', () => {
  const specified = importers.flatMap((each) => each.specified ?? []);
  expect(specified).toHaveLength(3);
  const shown = [
    JSON.stringify(settingsFile.properties?.sources?.items?.properties),
    ...problemsOf({ format: 'host' }),
  ];
  for (const name of specified) {
    expect(problemsOf({ format: name })).toEqual([]);
    expect(problemsOf({ format: typo(name) })[0]).not.toContain(`"${name}"`);
    for (const each of shown) expect(each.replace(/"pattern":"[^"]*"/g, '')).not.toContain(name);
  }
});
