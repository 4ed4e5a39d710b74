// The outline contains the whole schema: every golden is written again from its lines only.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { sourceOf } from './testing/read-outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

const dataOf = (source: string) => {
  const { outline: data, diagnostics } = outline(source, { icons: testIcons });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return data;
};

test.each(goldens)('%s is written again from its outline', (name) => {
  const before = dataOf(readFileSync(new URL(name, folder), 'utf8'));
  const after = dataOf(sourceOf(before?.lines ?? []));
  expect(after?.lines).toEqual(before?.lines);
  const placeless = (edges: typeof before) =>
    edges?.edges.map(({ from, to, arrow, label }) => [from, to, arrow, label]);
  expect(placeless(after)).toEqual(placeless(before));
});

test('the outline lists keys, enums and indexes in words', () => {
  expect(
    dataOf(
      'schema "Shop"\ntable users "Users" view {\n  id uuid pk\n  team_id uuid nullable fk=teams.id verb="belongs to"\n  mood mood default=ok\n  boss uuid fk sub="elsewhere"\n}\ntable teams {\n  id "character varying" pk\n}\nenum mood {\n  ok "fine"\n}\nindex users id,mood unique\nusers -- teams : "know" from=many to=zero-one\n',
    )?.lines,
  ).toEqual([
    'Shop: schema, 2 tables, 2 relations, 1 enum',
    'Table users "Users"; view',
    '  id: uuid; primary key',
    '  team_id: uuid; nullable; key to teams.id; as "belongs to"',
    '  mood: mood; default ok',
    '  boss: uuid; key to outside; comment "elsewhere"',
    '  Index of id, mood; unique',
    'Table teams',
    '  id: character varying; primary key',
    'Enum mood',
    '  ok "fine"',
    'Relation users -- teams: "know"; from many; to zero-one',
  ]);
});
