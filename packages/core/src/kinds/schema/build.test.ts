// What the columns of a schema say about its lines, and what an expert says about both.
import { describe, expect, test } from 'vitest';
import { builtSchema } from './testing/built.js';

const TEAMS = 'table teams {\n  id uuid pk\n  code text unique\n}\n';

/** The relations of a table with these columns beside `teams`. */
const relations = (columns: string, more = '') =>
  builtSchema(`schema\n${TEAMS}table users {\n${columns}\n}\n${more}`).value.relations.map(
    ({ by, fromColumns, toColumns, fromCount, toCount, line }) =>
      [by, `${line.from}.${fromColumns.join('+')}`, `${line.to}.${toColumns.join('+')}`, fromCount, toCount] as const,
  );

describe('columns that contain a list', () => {
  test.each(['text[]', 'String[]', 'Header[]', 'mood[]', 'numeric(10,2)[]'])('%s', (type) => {
    const { value, diagnostics } = builtSchema(
      `schema\ntable t {\n  id int pk\n  many ${type}\n  now mood\n}\nenum mood {\n  good\n}\n`,
    );
    expect(diagnostics).toEqual([]);
    expect(value.tables[0]?.columns.map((each) => each.type)).toEqual(['int', type, 'mood']);
  });
});

describe('how many belong to one, by the flags of a key', () => {
  test.each([
    ['required', 't uuid fk=teams.id', '', 'zero-many', 'one'],
    ['nullable', 't uuid nullable fk=teams.id', '', 'zero-many', 'zero-one'],
    ['unique', 't uuid unique fk=teams.id', '', 'zero-one', 'one'],
    ['unique and nullable', 't uuid unique nullable fk=teams.id', '', 'zero-one', 'zero-one'],
    ['the whole primary key', 't uuid pk fk=teams.id', '', 'zero-one', 'one'],
    ['a part of the primary key', 'n int pk\nt uuid pk fk=teams.id', '', 'zero-many', 'one'],
    ['unique by an index', 't uuid fk=teams.id', 'index users t unique\n', 'zero-one', 'one'],
    ['in an index that is not unique', 't uuid fk=teams.id', 'index users t\n', 'zero-many', 'one'],
  ])('%s', (_, columns, more, from, to) => {
    expect(relations(columns, more)).toEqual([['key', 'users.t', 'teams.id', from, to]]);
  });

  test('several keys to one table are several lines, including one to the table itself', () => {
    expect(relations('id uuid pk\na uuid fk=teams.id\nb text fk=teams.code\nboss uuid nullable fk=users.id')).toEqual([
      ['key', 'users.a', 'teams.id', 'zero-many', 'one'],
      ['key', 'users.b', 'teams.code', 'zero-many', 'one'],
      ['key', 'users.boss', 'users.id', 'zero-many', 'zero-one'],
    ]);
  });

  test('columns that name a whole multi-column key form one key', () => {
    const { value, diagnostics } = builtSchema(
      'schema\ntable a {\n  x int pk\n  y int pk\n}\ntable b {\n  id int pk\n  p int fk=a.x\n  q int nullable fk=a.y\n}\n',
    );
    expect(diagnostics).toEqual([]);
    expect(value.relations).toMatchObject([{ fromColumns: ['p', 'q'], toColumns: ['x', 'y'], toCount: 'zero-one' }]);
  });

  test('a type that is an enum, or a list of it, is a line without heads', () => {
    const { value } = builtSchema('schema\ntable a {\n  id int pk\n  m mood\n  n mood[]\n}\nenum mood {\n  ok\n}\n');
    expect(value.relations.map(({ by, line }) => [by, line.to, line.startHead, line.endHead])).toEqual([
      ['enum', 'mood', false, false],
      ['enum', 'mood', false, false],
    ]);
  });

  test('an edge has the heads of its arrow unless a count replaces them', () => {
    const { value } = builtSchema('schema\ntable a {\n  id int pk\n}\na -> a to=many\na <-> a\na -- a from=one\n');
    expect(value.relations.map(({ line }) => [line.startHead, line.endHead])).toEqual([
      [false, 'crow-many'],
      [true, true],
      ['crow-one', false],
    ]);
  });
});

/** Codes reported for the lines that follow `teams`. */
const codes = (lines: string): string =>
  builtSchema(`schema\n${TEAMS}${lines}\n`)
    .diagnostics.map(({ code }) => code)
    .join(' ');

describe('what an expert says', () => {
  test.each([
    ['a key to a missing table', 'table u {\n  id int pk\n  t uuid fk=team.id\n}', 'E600'],
    ['a key to a missing column', 'table u {\n  id int pk\n  t uuid fk=teams.ids\n}', 'E601'],
    ['a key of another type', 'table u {\n  id int pk\n  t bigint fk=teams.id\n}', 'W600'],
    ['types of one family', 'table s {\n  id bigserial pk\n}\ntable u {\n  id int pk\n  t int8 fk=s.id\n}', ''],
    ['text in several spellings', 'table u {\n  id int pk\n  t "character varying(80)" fk=teams.code\n}', ''],
    [
      'a key to what is not unique',
      'table s {\n  id int pk\n  n int\n}\ntable u {\n  id int pk\n  t int fk=s.n\n}',
      'W602',
    ],
    [
      'one column of a multi-column key',
      'table s {\n  a int pk\n  b int pk\n}\ntable u {\n  id int pk\n  t int fk=s.a\n}',
      'W602',
    ],
    ['no primary key', 'table u {\n  id int\n}', 'W601'],
    ['no primary key of a view', 'table u view {\n  id int\n}', ''],
    ['no columns at all', 'table u', ''],
    [
      'a join that allows pairs twice',
      'table s {\n  id int pk\n}\ntable u {\n  id int pk\n  t uuid fk=teams.id\n  v int fk=s.id\n}',
      'W603',
    ],
    [
      'a join table with a key of its pairs',
      'table s {\n  id int pk\n}\ntable u {\n  t uuid pk fk=teams.id\n  v int pk fk=s.id\n}',
      '',
    ],
    [
      'a join table with other columns',
      'table s {\n  id int pk\n}\ntable u {\n  id int pk\n  t uuid fk=teams.id\n  v int fk=s.id\n  n int\n}',
      '',
    ],
    ['a table that requires itself', 'table u {\n  id int pk\n  boss int fk=u.id\n}', 'W604'],
    [
      'three that require one another',
      'table a {\n  id int pk\n  x int fk=b.id\n}\ntable b {\n  id int pk\n  x int fk=c.id\n}\ntable c {\n  id int pk\n  x int fk=a.id\n}',
      'W604',
    ],
    [
      'a cycle with a nullable key',
      'table a {\n  id int pk\n  x int fk=b.id\n}\ntable b {\n  id int pk\n  x int nullable fk=a.id\n}',
      '',
    ],
    ['an unused enum', 'enum e {\n  a\n}', 'W605'],
    ['a misspelt enum', 'table u {\n  id int pk\n  m statsu\n}\nenum status {\n  a\n}', 'W606'],
    ['names that differ only in case', 'table u {\n  id int pk\n  ID int\n}', 'W607'],
    ['an index of the key', 'table u {\n  id int pk\n}\nindex u id unique', 'W608'],
    ['an index twice', 'table u {\n  id int pk\n  n int\n}\nindex u n\nindex u n', 'W608'],
    ['an index of an unknown column', 'index teams ids', 'E602'],
    ['a bare key named after a table', 'table u {\n  id int pk\n  team_id uuid fk\n}', 'W609'],
    ['a bare key to a table that is not drawn', 'table u {\n  id int pk\n  company_id uuid fk\n}', ''],
  ])('%s', (_, lines, expected) => {
    expect(codes(lines)).toBe(expected);
  });

  test('a thousand mistyped keys take bounded work', () => {
    const lines = Array.from({ length: 300 }, (_, i) => `table t${i} {\n  id int pk\n  a int fk=missing${i}x.id\n}`);
    expect(codes(lines.join('\n')).split(' ')).toHaveLength(300);
  });
});
