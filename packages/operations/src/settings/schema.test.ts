// The schema of the settings file agrees with the checks: both are made from the same table.
import { expect, test } from 'vitest';
import { settingsFile } from './check-settings.js';
import { type Check, isObject } from './value-checks.js';

test('every property of the table is in the schema, and no other is allowed', () => {
  const seen: string[] = [];
  const compare = (check: Check, schema: unknown, path: string): void => {
    const own = isObject(schema) ? schema : {};
    if (check.properties) {
      expect(own.additionalProperties, path).toBe(false);
      const properties = isObject(own.properties) ? own.properties : {};
      expect(Object.keys(properties)).toEqual(Object.keys(check.properties));
      for (const [name, each] of Object.entries(check.properties)) {
        seen.push(`${path}.${name}`);
        compare(each, properties[name], `${path}.${name}`);
      }
    }
    if (check.items) compare(check.items, own.items, `${path}[]`);
  };
  compare(settingsFile, settingsFile.schema, '');
  expect(seen).toEqual(expect.arrayContaining(['.sources[].publish', '.rules.ids', '.defaults.kinds']));
});

test('limits are in the schema too', () => {
  expect(JSON.stringify(settingsFile.schema)).toContain('"maxItems":250');
});
