// A schema that is too wide for one picture: an overview with the names of the tables, and a picture of each group that can be read.
import { compose } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../contract.js';
import { importFiles } from '../import-files.js';
import type { Table } from './contract.js';
import { groupsIn } from './groups.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const place = { file: 'a.sql', span: { start: 0, end: 0 } };

/** `a > b c`: the table a refers to b and c. */
function tableOf(line: string): Table {
  const [external = '', targets = ''] = line.split(' > ');
  const [name = '', schema] = external.split('.').toReversed();
  return {
    external,
    name,
    ...(schema === undefined ? {} : { schema }),
    columns: [],
    primaryKey: [],
    indexes: [],
    foreignKeys: targets
      .split(' ')
      .filter((each) => each !== '')
      .map((table) => ({ table, columns: [`${table}_id`], place })),
    place,
  };
}

function groupsOf(lines: readonly string[], most: number): Readonly<Record<string, readonly string[]>> {
  const tables = lines.map(tableOf);
  const externals = tables.map(({ external }) => external);
  return Object.fromEntries(
    groupsIn(tables, [])(externals, most).map(({ label, members }) => [label, members.toSorted()]),
  );
}

describe('tables are grouped', () => {
  test.each<readonly [string, readonly string[], number, Readonly<Record<string, readonly string[]>>]>([
    [
      'by their schemas',
      ['sales.a', 'sales.b', 'audit.a', 'audit.c'],
      2,
      { sales: ['sales.a', 'sales.b'], audit: ['audit.a', 'audit.c'] },
    ],
    [
      'by the beginnings of their names, with what belongs to them',
      ['orders', 'order_items', 'order_events', 'users', 'payments > orders', 'settings'],
      4,
      { order: ['order_events', 'order_items', 'orders', 'payments'], 'Other tables': ['settings', 'users'] },
    ],
    [
      'in camel case too',
      ['OrderItem', 'OrderEvent', 'Order', 'User'],
      3,
      { order: ['Order', 'OrderEvent', 'OrderItem'], 'Other tables': ['User'] },
    ],
    [
      'by the table that they depend on most',
      [
        'people',
        'posts > people',
        'comments > people posts',
        'likes > comments people',
        'cars',
        'trips > cars',
        'tolls > trips',
      ],
      4,
      { people: ['comments', 'likes', 'people', 'posts'], cars: ['cars', 'tolls', 'trips'] },
    ],
    [
      'by longer beginnings if all share the first',
      ['app_user', 'app_user_role', 'app_user_mail', 'app_cart', 'app_cart_item', 'app_cart_note'],
      3,
      {
        app_cart: ['app_cart', 'app_cart_item', 'app_cart_note'],
        app_user: ['app_user', 'app_user_mail', 'app_user_role'],
      },
    ],
    [
      'by the alphabet without any of these',
      ['ant', 'bee', 'rat', 'yak'],
      2,
      { 'Other tables A–G': ['ant', 'bee'], 'Other tables H–Z': ['rat', 'yak'] },
    ],
    [
      'although they refer to one another',
      ['a > b', 'b > a', 'c > a', 'd', 'e', 'f'],
      3,
      { a: ['a', 'b', 'c'], 'Other tables': ['d', 'e', 'f'] },
    ],
  ])('%s', (_, lines, most, expected) => {
    expect(groupsOf(lines, most)).toEqual(expected);
    expect(groupsOf(lines.toReversed(), most)).toEqual(expected);
  });

  const word = fc.constantFrom('order', 'user', 'item', 'log', 'cart', 'page', 'tax', 'zone');
  const schema = fc
    .array(fc.tuple(word, word, fc.integer({ min: 0, max: 99 }), fc.array(fc.nat(200), { maxLength: 3 })), {
      minLength: 12,
      maxLength: 60,
    })
    .map((all) => {
      const names = [...new Set(all.map(([a, b, number]) => `${a}_${b}${number}`))];
      return names.map((name, at) => {
        const targets = (all[at]?.[3] ?? []).flatMap((each) => names[each % names.length] ?? []);
        return `${name} > ${targets.filter((each) => each !== name).join(' ')}`;
      });
    });

  test('each in one group, and no group has more than it should by more than two', () => {
    fc.assert(
      fc.property(schema, fc.integer({ min: 4, max: 12 }), (lines, most) => {
        const groups = groupsIn(lines.map(tableOf), [])(
          lines.map((line) => tableOf(line).external),
          most,
        );
        const members = groups.flatMap((each) => each.members);
        expect(members.toSorted()).toEqual(lines.map((line) => tableOf(line).external).toSorted());
        for (const group of groups) expect(group.members.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });

  test('and another table changes at most its own group and the one that it would leave', () => {
    fc.assert(
      fc.property(schema, fc.constantFrom('', '0'), fc.integer({ min: 4, max: 12 }), (lines, target, most) => {
        fc.pre(lines.length > most);
        const refers = target === '' ? '' : ` > ${tableOf(lines[0] ?? '').external}`;
        const before = Object.values(groupsOf(lines, most)).map((each) => each.join());
        const after = Object.values(groupsOf([...lines, `quark${refers}`], most));
        const names = new Set(after.map((each) => each.filter((name) => name !== 'quark').join()));
        expect(before.filter((each) => !names.has(each)).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

const COLUMNS = ['id uuid primary key', 'name varchar(200) not null', 'created_at timestamptz not null default now()'];
const linked = (subject: string, length: number, to: (at: number) => number): string =>
  Array.from({ length }, (_, at) => {
    const key = at === 0 ? [] : [`${subject}_${to(at)}_reference uuid references ${subject}_${to(at)}`];
    return `create table ${subject}_${at} (${[...COLUMNS, ...key].join(', ')});\n`;
  }).join('');
const chain = (subject: string, length: number): string => linked(subject, length, (at) => at - 1);
const tree = (subject: string, length: number): string => linked(subject, length, (at) => (at - 1) >> 2);
/** Too large in either direction. */
const WIDE = `${tree('order', 14)}${tree('customer', 14)}create table both (o uuid references order_0, c uuid references customer_0);\n`;

async function imported(content: string, options = {}): Promise<ImportResult> {
  return importFiles({ files: [{ path: 'shop.sql', content }], format: 'sql', options }, context);
}

const widthOf = (source: string): number => compose(source, context).scene?.width ?? Number.POSITIVE_INFINITY;

describe('a schema whose picture would be too large', () => {
  test('is an overview with the names of the tables, and parts that can be read', async () => {
    const { ok, source, parts, diagnostics } = await imported(WIDE);
    expect([ok, diagnostics.map(({ code }) => code)]).toEqual([true, ['I144']]);
    expect(parts.length).toBeGreaterThan(1);
    for (const each of [source, ...parts.map((part) => part.source)]) expect(widthOf(each)).toBeLessThanOrEqual(1_400);
    for (const name of ['order_0', 'customer_8', 'both']) {
      expect(source).toContain(name);
      expect(parts.filter((part) => part.source.includes(`table ${name} `))).toHaveLength(1);
    }
    expect(source).toMatch(/^schema "shop"\n/);
    expect(source).toMatch(/\n\S+ -> \S+/);
  });

  test('stays one picture with split=never', async () => {
    const { ok, source, parts } = await imported(WIDE, { split: 'never' });
    expect([ok, parts, source.match(/^table /gm)?.length]).toEqual([true, [], 29]);
    const { width = 0, height = 0 } = compose(source, context).scene ?? {};
    expect(width > 1_400 || height > 2_800).toBe(true);
  });

  test('shows one table with its neighbours in one picture', async () => {
    const files = [{ path: 'shop.sql', content: WIDE }];
    const { parts, source } = await importFiles({ files, focus: { item: 'order_3', depth: 20 } }, context);
    expect([parts, source.includes('customer_8')]).toEqual([[], true]);
  });
});

test('a schema of a few tables stays one picture, however wide', async () => {
  expect((await imported(chain('order', 9))).parts).toEqual([]);
});
