// docs/conversion.md, Entity-relationship diagrams, sentence by sentence.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const er = (lines: string): string => `erDiagram\n${lines}`;
const USER = 'user {\n  uuid id PK\n}\n';
const post = (columns: string): string => `post {\n  uuid id PK\n${columns}\n}\n`;

/** The produced column of a post for a relationship with a user. */
const keyOf = (relation: string, columns = '  uuid user_id FK'): string | undefined =>
  bodyOf(er(`${USER}${post(columns)}${relation}`)).find((line) => /fk=|user_id/.test(line));

it('a table without columns gets its own key, not the key to another table', () => {
  expect(bodyOf('erDiagram\nA ||--o| B : has\nB ||--o| C : has')).toEqual([
    'table A {',
    'id int pk',
    '}',
    'table B {',
    'id int pk',
    'a_id int unique fk=A.id verb="has"',
    '}',
    'table C {',
    'b_id int unique fk=B.id verb="has"',
    '}',
  ]);
});

describe('the many side holds a key to the one side', () => {
  it.each([
    ['exactly one and many', 'user ||--o{ post : writes', 'user_id uuid fk=user.id verb="writes"'],
    ['reversed', 'post }o--|| user : "written by"', 'user_id uuid fk=user.id verb="written by"'],
    ['zero or one and many', 'user |o--o{ post : writes', 'user_id uuid nullable fk=user.id verb="writes"'],
    ['one or more', 'user ||--|{ post : writes', 'user_id uuid fk=user.id verb="writes"'],
    ['one and one', 'user ||--|| post : writes', 'user_id uuid unique fk=user.id verb="writes"'],
    ['one and zero or one', 'user ||--o| post : writes', 'user_id uuid unique fk=user.id verb="writes"'],
    ['zero or one on both', 'user |o--o| post : ""', 'user_id uuid unique nullable fk=user.id'],
    ['words', 'user one to zero or more post : writes', 'user_id uuid fk=user.id verb="writes"'],
    ['numbers', 'user 1 to 0+ post : writes', 'user_id uuid fk=user.id verb="writes"'],
  ])('%s', (_, relation, column) => {
    expect(keyOf(relation)).toBe(column);
  });
});

describe('the column of a key', () => {
  it.each([
    ['its name with the table', '  uuid userId FK', 'userId uuid fk=user.id verb="writes"'],
    ['its name without a flag', '  uuid user_id', 'user_id uuid fk=user.id verb="writes"'],
    ['the end of its name', '  uuid first_user_id FK', 'first_user_id uuid fk=user.id verb="writes"'],
    ['being the only one left', '  uuid author FK', 'author uuid fk=user.id verb="writes"'],
  ])('is found by %s', (_, columns, column) => {
    expect(keyOf('user ||--o{ post : writes', columns)).toBe(column);
    expect(codesOf(er(`${USER}${post(columns)}user ||--o{ post : writes`))).toEqual([]);
  });

  it('is added if none is found', () => {
    const text = er(`${USER}${post('')}user ||--o{ post : writes`);
    expect(bodyOf(text)).toContain('user_id uuid fk=user.id verb="writes"');
    expect(codesOf(text)).toEqual(['9:1 M211']);
  });

  it('the key of the other table is added if it has none', () => {
    expect(bodyOf(er('user ||--o{ post : writes'))).toEqual([
      'table user {',
      'id int pk',
      '}',
      'table post {',
      'user_id int fk=user.id verb="writes"',
      '}',
    ]);
  });

  it('with another cardinality makes the relationship a line between the tables', () => {
    const text = er(`${USER}post {\n  uuid user_id PK, FK\n}\nuser ||--o{ post : writes`);
    expect(bodyOf(text)).toContain('user -- post : "writes" from=one to=zero-many');
    expect(codesOf(text)).toEqual(['8:1 M204']);
  });
});

describe('a shared primary key', () => {
  const counterparts = (key: string, relations: string): readonly string[] =>
    bodyOf(er(`${USER}account {\n  uuid id PK\n}\nadmin {\n  uuid ${key} PK, FK\n  uuid desk_id FK\n}\n${relations}`));

  it.each([
    ['of one to zero or one', 'id', 'user ||--o| admin : base', 'id uuid pk fk=user.id verb="base"'],
    ['reversed', 'id', 'admin |o--|| user : base', 'id uuid pk fk=user.id verb="base"'],
    ['of one to one', 'id', 'admin ||--|| user : base', 'id uuid pk fk=user.id verb="base"'],
    ['named after its own table', 'admin_id', 'user ||--o| admin : base', 'admin_id uuid pk fk=user.id verb="base"'],
  ])('%s is the key of the relationship', (_, key, relation, column) => {
    const body = counterparts(key, relation);
    expect(body).toContain(column);
    expect(body).toContain('desk_id uuid fk');
    expect(body).toHaveLength(10);
  });

  it.each([
    ['of many rows', 'id', 'user ||--o{ admin : base'],
    ['that may refer to nothing', 'id', 'user |o--o| admin : base'],
    ['named after a table that is not drawn', 'person_id', 'user ||--o| admin : base'],
    ['of two relationships alike', 'id', 'user ||--o| admin : base\naccount ||--o| admin : signs'],
  ])('%s is not guessed', (_, key, relations) => {
    expect(counterparts(key, relations)).toContain(`${key} uuid pk fk`);
  });
});

describe('a table named in the plural', () => {
  it.each([
    ['users', 'user_id'],
    ['categories', 'category_id'],
    ['addresses', 'address_id'],
    ['publishes', 'publish_id'],
    ['branches', 'branch_id'],
    ['boxes', 'box_id'],
    ['statuses', 'status_id'],
    ['caches', 'cache_id'],
    ['houses', 'house_id'],
  ])('%s is found and named by %s', (table, key) => {
    const one = `${table} {\n  uuid id PK\n}\n`;
    const written = er(`${one}${post(`  uuid ${key} FK\n  uuid other FK`)}${table} ||--o{ post : has`);
    expect(bodyOf(written)).toContain(`${key} uuid fk=${table}.id verb="has"`);
    expect(bodyOf(er(`${one}${post('')}${table} ||--o{ post : has`))).toContain(
      `${key} uuid fk=${table}.id verb="has"`,
    );
  });
});

describe('entities without attributes', () => {
  const header = (lines: string): string | undefined => convert(er(lines)).source.split('\n')[0];

  it.each([
    ['a relationship', 'a ||--o{ b : has', 'schema columns=none'],
    ['empty blocks', 'a {\n\n}\nb {\n}\na ||--o{ b : has', 'schema columns=none'],
    ['many-to-many', 'a }o--o{ b : has', 'schema columns=none'],
    ['a direction', 'direction LR\na ||--o{ b : has', 'schema direction=right columns=none'],
    ['an attribute anywhere', 'a ||--o{ b : has\nb {\n  int size\n}', 'schema'],
    ['no relationship', 'a\nb', 'schema'],
  ])('are drawn without the added keys: %s', (_, lines, expected) => {
    expect(header(lines)).toBe(expected);
  });
});

describe('the sixteen pairs of cardinalities', () => {
  const MARKS = { one: ['||', '||'], 'zero-one': ['|o', 'o|'], 'zero-many': ['}o', 'o{'], 'one-many': ['}|', '|{'] };
  const names = Object.keys(MARKS) as (keyof typeof MARKS)[];
  const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
  const flagged = (column: string): readonly [string, string] => [
    / (?:unique|pk)\b/.test(column) ? 'zero-one' : 'zero-many',
    / nullable\b/.test(column) ? 'zero-one' : 'one',
  ];

  it.each(pairs)('%s to %s: each end is drawn as written, or its minimum is reported', (from, to) => {
    const text = er(`${USER}${post('')}user ${MARKS[from][0]}--${MARKS[to][1]} post : writes`);
    const reported = convert(text).diagnostics.filter(({ code }) => code === 'M203');
    const body = bodyOf(text);
    const holders = {
      user: body.find((line) => line.includes('fk=post.id')),
      post: body.find((line) => line.includes('fk=user.id')),
    };
    const joined = body.some((line) => line.startsWith('table user_post'));
    const key = holders.post ?? holders.user ?? '';
    const ends = joined
      ? { user: 'zero-many', post: 'zero-many' }
      : holders.post === undefined
        ? { user: flagged(key)[0], post: flagged(key)[1] }
        : { user: flagged(key)[1], post: flagged(key)[0] };
    const least = (written: string): string =>
      written.replace(/^(?:one-many|one)$/, (each) => (each === 'one' ? 'zero-one' : 'zero-many'));
    for (const [table, written] of [
      ['user', from],
      ['post', to],
    ] as const) {
      const lost = reported.some(({ message }) => message.includes(`row of '${table}'`));
      expect([table, ends[table]]).toEqual([table, lost ? least(written) : written]);
    }
  });
});

describe('what is reported', () => {
  it.each([
    ['a join table', `${USER}${post('')}user }o--o{ post : likes`, ['9:1 M212']],
    ['the minimum that is not drawn', `${USER}${post('  uuid user_id FK')}user ||--|{ post : writes`, ['9:1 M203']],
    ['a dotted line', `${USER}${post('  uuid user_id FK')}user ||..o{ post : writes`, ['9:1 M204']],
    ['styles', `${USER}style user fill:#f9f`, ['5:1 M200']],
    ['classes', `${USER}classDef big fill:#f9f\nclass user big`, ['5:1 M200', '6:1 M200']],
    ['a subgraph direction', `subgraph g\n  direction LR\n  user\nend`, ['3:3 M202']],
    ['an empty subgraph', `${USER}subgraph g\nend`, ['5:1 M216']],
    [
      'a relationship of a subgraph',
      `${USER}subgraph g\n  post {\n uuid user_id FK\n }\nend\nuser ||--o{ g : has`,
      ['10:1 M210'],
    ],
    ['a second subgraph', `subgraph a\n  user\nend\nsubgraph b\n  user\n  post\nend`, ['6:3 M213']],
    ['a name that is not an id', '"Line item"', ['2:1 M206']],
    ['an asterisk in front of a name', 'user {\n  uuid *id\n}', ['3:3 M204']],
    ['an unclosed block', 'user {\n  uuid id PK', ['2:1 M217']],
    ['an unmatched brace', 'user {\n  uuid id PK\n}\n}', ['5:1 M217']],
    ['an unclosed subgraph', 'subgraph g\n  user', ['2:1 M217']],
    ['an unmatched end', 'subgraph g\n  user\nend\nend', ['5:1 M217']],
  ])('%s', (_, lines, codes) => {
    expect([...codesOf(er(lines))].sort()).toEqual([...codes].sort());
    expect(convert(er(lines)).ok).toBe(true);
  });
});

describe('forms', () => {
  it.each([
    ['key flags', 'a {\n  int x PK\n  int y FK, UK\n}', ['table a {', 'x int pk', 'y int fk unique', '}']],
    ['comments', 'a {\n  int x "so many"\n}', ['table a {', 'x int sub="so many"', '}']],
    [
      'types',
      'a {\n  List~int~ x\n  ~time zone~ y\n  int? z\n}',
      ['table a {', 'x List<int>', 'y "time zone"', 'z int nullable', '}'],
    ],
    ['an odd column name', 'a {\n  int `größe`\n}', ['table a {', 'grosse int "größe"', '}']],
    ['an alias', 'a["Order line"]', ['table a "Order line"']],
    ['a subgraph', 'subgraph g [Sales]\n  a\nend', ['group g "Sales" {', 'table a', '}']],
    ['a column named like a type', 'a {\n  id int\n}', ['table a {', 'int "id"', '}']],
    ['several entities on a line', 'a b {} c', ['table a', 'table b', 'table c']],
  ])('%s', (_, lines, body) => {
    expect(bodyOf(er(lines))).toEqual(body);
  });

  it('a direction goes into the header', () => {
    expect(convert(er('direction LR\na')).source.split('\n')[0]).toBe('schema direction=right');
  });
});

describe('refused', () => {
  it.each([
    ['nothing to draw', '', '1 M103'],
    ['a relationship without a label', 'a ||--o{ b', '2 M110'],
    ['a label of several words', 'a ||--o{ b : has many', '2 M110'],
    ['a name without a type', 'a {\n  id\n}', '3 M110'],
    ['keys without commas', 'a {\n  int id FK PK\n}', '3 M110'],
    ['an invalid line', 'a |-- b', '2 M110'],
  ])('%s', (_, lines, code) => {
    expect(refusalOf(er(lines))).toEqual([code]);
  });
});
