import { describe, expect, it, test } from 'vitest';
import { checkSource } from './check.js';
import { kinds } from './kinds/registry.js';
import type { IconLookup } from './scene/icon.js';
import { KIND_NAMES } from './syntax/kind-names.js';
import { testIcons } from './testing/icons.js';

test('a typo in the name of a kind suggests the kind', () => {
  const { diagnostics } = checkSource('flwo "S"\nnode a\n', { icons: testIcons });
  expect(diagnostics[0]).toMatchObject({ code: 'E101', fix: { text: 'flow', safe: false } });
});

test('every kind of the language is drawn', () => {
  expect(KIND_NAMES.filter((each) => !kinds.has(each))).toEqual([]);
});

describe('an unknown icon', () => {
  const lookups: string[] = [];
  const icons: IconLookup = {
    find: (name) => (/^(?:lx:rocket|logos:postgresql)$/.test(name) ? testIcons.find('lx:rocket') : undefined),
    nearest: (name) => {
      lookups.push(name);
      return name.includes('zz') ? [] : ['azure:database-postgresql-server', 'logos:postgresql'];
    },
    product: (label) => (label === 'postgres' ? 'logos:postgresql' : undefined),
  };
  const fixOf = (value: string) =>
    checkSource(`flow\nnode a icon=${value}\n`, { icons }).diagnostics.map(({ code, fix }) => [code, fix?.text]);

  test.each([
    ['postgres', 'E303', 'logos:postgresql'],
    ['"postgres"', 'E303', 'logos:postgresql'],
    ['lx:postgres', 'W202', 'logos:postgresql'],
    ['rocket', 'E303', 'lx:rocket'],
    ['logos:rocket', 'W202', 'lx:rocket'],
    ['pgsql', 'E303', 'azure:database-postgresql-server'],
    ['zzz', 'E303', undefined],
    ['lx:zzz', 'W202', undefined],
  ])('%s suggests an existing one: %s %s', (value, code, icon) => {
    expect(fixOf(value)).toEqual([[code, icon]]);
  });

  it('is searched for only as often as anyone reads, however many there are', () => {
    lookups.length = 0;
    const lines = Array.from({ length: 300 }, (_, i) => `node n${i} icon=lx:no${i % 150}\n`).join('');
    expect(checkSource(`flow\n${lines}`, { icons }).diagnostics).toHaveLength(300);
    expect(lookups.length).toBeLessThan(50);
  });
});
