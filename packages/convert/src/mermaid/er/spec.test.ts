// SPEC.md, 'Entity-relationship diagrams', sentence by sentence, and LANGUAGE.md's forms.
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
