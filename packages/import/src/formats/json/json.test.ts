// JSON: what every importer promises, and what each shape of a value comes to.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { json } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };

const run = (value: unknown, path = 'shop.json'): Promise<ImportResult> => {
  const content = typeof value === 'string' ? value : JSON.stringify(value);
  return importFiles({ files: [{ path, content }], format: 'json' }, context, [json]);
};

const linesOf = async (value: unknown, path?: string): Promise<readonly string[]> =>
  (await run(value, path)).source.trimEnd().split('\n');

const NODES = [{ id: 'web' }, { id: 'api' }, { id: 'db' }];
const LINKS = [
  { source: 'web', target: 'api' },
  { source: 'api', target: 'db' },
];

describeImporter(json, {
  good: [{ path: 'shop.json', content: JSON.stringify({ nodes: NODES, links: LINKS }) }],
  reformatted: [
    {
      path: 'shop.json',
      content: `// the shop\n${JSON.stringify({ links: LINKS.toReversed(), nodes: NODES.toReversed() }, undefined, 3)}\n`,
    },
  ],
  grown: [
    {
      path: 'shop.json',
      content: JSON.stringify({
        nodes: [{ id: 'alerts' }, ...NODES, { id: 'zones' }],
        links: [{ source: 'alerts', target: 'zones' }, ...LINKS],
      }),
    },
  ],
  leftOut: {
    files: [
      {
        path: 'shop.json',
        content: JSON.stringify({
          nodes: NODES,
          links: [...LINKS, { source: 'web', target: 'gone' }, { source: 'db' }],
        }),
      },
    ],
    names: ['link 3', 'link 4'],
  },
  unreadable: [{ files: [{ path: 'a.json', content: '{\n  "a": 1,\n  "b" 2\n}' }], file: 'a.json', line: 3 }],
  empty: [{ path: 'a.json', content: '{}' }],
  large: (count) => [
    {
      path: 'a.json',
      content: JSON.stringify({
        nodes: Array.from({ length: count }, (_, at) => ({ id: `n${at}` })),
        links: Array.from({ length: count - 1 }, (_, at) => ({ source: `n${at}`, target: `n${at + 1}` })),
      }),
    },
  ],
  closed: 'every key is data',
  reader: 'json',
  pieces: ['{"a":', '[1,', '"nodes":[', '{"name":"a","children":[', '"links":[]', ',', ']', '}'],
});

describe('the shape of a value', () => {
  const rows = [
    { team: 'red', orders: 5, tags: ['a'] },
    { team: 'blue', orders: 7, tags: [] },
  ];
  test.each([
    ['rows', rows, 'xychart'],
    ['rows in an object', { at: '2026-01-01', data: rows }, 'xychart'],
    [
      'rows of lists',
      [
        ['team', 'orders'],
        ['red', 5],
        ['blue', 7],
      ],
      'xychart',
    ],
    ['numbers by name', { red: 5, blue: 7, green: 1 }, 'xychart'],
    ['numbers', [3, 5, 7], 'xychart'],
    [
      'rows with parents',
      [
        { id: 1, name: 'all' },
        { id: 2, name: 'a', parent: 1, size: 4 },
        { id: 3, name: 'b', parent: 1, size: 5 },
      ],
      'treemap',
    ],
    [
      'children with amounts',
      {
        name: 'all',
        children: [
          { name: 'a', value: 1 },
          { name: 'b', value: 2 },
        ],
      },
      'treemap',
    ],
    ['children', { name: 'all', children: [{ name: 'a', children: [{ name: 'c' }] }, { name: 'b' }] }, 'mindmap'],
    ['nodes and links', { nodes: NODES, links: LINKS }, 'flow'],
    [
      'nodes and links with amounts',
      { nodes: [{ name: 'a' }, { name: 'b' }], links: [{ source: 0, target: 1, value: 3 }] },
      'sankey',
    ],
    ['places of nodes', { nodes: [{ name: 'a' }, { name: 'b' }], edges: [{ source: 0, target: 1 }] }, 'flow'],
    [
      'tables',
      {
        tables: [
          {
            name: 'users',
            columns: [{ name: 'id', type: 'int' }],
            constraints: [{ type: 'PRIMARY KEY', columns: ['id'] }],
          },
        ],
      },
      'schema',
    ],
    ['settings', { name: 'shop', scripts: { build: 'tsc', test: 'vitest' } }, 'tree'],
    ['a text', '"hello"', 'tree'],
  ])('%s', async (_shape, value, kind) => {
    const result = await run(value);
    expect([result.ok, result.kind, result.validation.warnings]).toEqual([true, kind, []]);
  });

  test('a value on each line is a list', async () => {
    expect(await linesOf('{"team":"red","orders":5}\n{"team":"blue","orders":7}\n', 'shop.jsonl')).toContain('bar 7 5');
  });

  test('keys that a picture does not show are reported once', async () => {
    const { diagnostics } = await run({ name: 'all', colour: 1, children: [{ name: 'a', value: 1, colour: 2 }] });
    expect(diagnostics.filter(({ code }) => code === 'I140').map(({ message }) => message)).toEqual([
      "Skipped 'colour': the treemap shows names and amounts.",
    ]);
  });

  test('keys that are not cells are reported', async () => {
    const { diagnostics } = await run(rows);
    expect(diagnostics.map(({ message }) => message)).toContain(
      "Skipped 'tags': it contains objects or lists, which are not cells.",
    );
  });
});

describe('a tree of keys', () => {
  test('texts are beside their keys, short lists on one line, and long ones are counted', async () => {
    const value = {
      name: 'shop',
      tags: ['a', 'b'],
      ids: Array.from({ length: 40 }, (_, at) => at),
      on: { '@a/b': true },
    };
    expect((await linesOf(value)).slice(1)).toEqual([
      '"name" sub="shop"',
      '"tags" sub="a, b"',
      '"ids" sub="40 items"',
      '"on"',
      '  "@a / b" sub="true"',
    ]);
  });

  test('a tree that is deeper than a picture is counted, and nothing is lost', async () => {
    const inner = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, at]));
    const value = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`part${at}`, { inner }]));
    const { source, origins } = await run(value);
    expect(source).toContain('"inner" sub="30 in it"');
    expect(new Set(origins.map(({ external }) => external)).size).toBe(20 + 20 + 600);
  });
});

describe('tables', () => {
  test('columns, keys and comments of tbls', async () => {
    const lines = await linesOf({
      name: 'shop',
      tables: [
        {
          name: 'users',
          columns: [
            { name: 'id', type: 'int', nullable: false },
            { name: 'email', type: 'text', nullable: true },
          ],
          constraints: [
            { name: 'users_pkey', type: 'PRIMARY KEY', columns: ['id'] },
            { name: 'users_email', type: 'UNIQUE', columns: ['email'] },
          ],
        },
        { name: 'posts', columns: [{ name: 'user_id', type: 'int', nullable: false }] },
      ],
      relations: [
        { table: 'posts', columns: ['user_id'], parent_table: 'users', parent_columns: ['id'], def: 'FOREIGN KEY' },
      ],
    });
    expect(lines).toEqual([
      'schema "shop"',
      'table posts {',
      '  user_id int fk=users.id',
      '}',
      'table users {',
      '  id int pk',
      '  email text unique nullable',
      '}',
    ]);
  });
});

describe('graphs', () => {
  test('nodes are in the frames of their groups', async () => {
    const nodes = [
      { id: 'web', group: 'front' },
      { id: 'app', group: 'front' },
      { id: 'api', group: 'back' },
      { id: 'db', group: 'back' },
    ];
    expect(await linesOf({ nodes, links: [{ source: 'web', target: 'api', label: 'asks' }] })).toEqual([
      'flow "Shop"',
      'group back {',
      '  node api',
      '  node db',
      '}',
      'group front {',
      '  node app',
      '  node web',
      '}',
      'web -> api : "asks"',
    ]);
  });
});
