// SQL: the contract of importers, and what each dialect's way of saying a thing comes to.
import { describe, expect, test } from 'vitest';
import { workOf } from '../../../../core/src/testing/work.js';
import type { FileSet, ImportRequest } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { sql } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (content: string): FileSet => [{ path: 'shop.sql', content }];
const SHOP =
  'create table users (\n  id int primary key,\n  email text not null\n);\ncreate table orders (\n  id int primary key,\n  user_id int not null references users (id)\n);\n';

describeImporter(sql, {
  good: [
    { path: 'a.sql', content: SHOP },
    { path: 'b.sql', content: 'create table visits (\n  id int primary key\n);\n' },
  ],
  reformatted: [
    {
      path: 'a.sql',
      content:
        '/* Orders first */\nCREATE TABLE orders (id int PRIMARY KEY, user_id int -- who\n  NOT NULL REFERENCES users(id));\n\nCREATE TABLE IF NOT EXISTS users (id int PRIMARY KEY, email text NOT NULL);\n',
    },
    { path: 'b.sql', content: 'create table visits ( id int, primary key (id) );' },
  ],
  grown: [
    {
      path: 'a.sql',
      content: `create table audit (id int primary key);\n${SHOP}create table zones (id int primary key);\n`,
    },
    { path: 'b.sql', content: 'create table visits (\n  id int primary key\n);\n' },
  ],
  leftOut: {
    files: one(
      `${SHOP}create index plain on orders (user_id);\ncreate function f() returns int as $$ begin return 1; end $$ language plpgsql;\n`,
    ),
    names: ['orders(user_id)', 'f'],
  },
  unreadable: [{ files: one(`${SHOP}create table x (\n  id int,\n  name text`), file: 'shop.sql', line: 9 }],
  empty: one('select 1;\n'),
  large: (count) =>
    one(Array.from({ length: count }, (_, at) => `create table t${at} (id int primary key);`).join('\n')),
  closed: 'statements, not keys: a script has grants, sessions and rows that declare nothing',
  reader: 'own',
  pieces: [
    'create table x (',
    'create table y (id int);',
    "'",
    '"',
    '`',
    '$$',
    '/*',
    '--',
    '(',
    ')',
    ';',
    'alter table users add ',
    'references ',
    'begin ',
    'create view v as select * from ',
    ',',
    '\nGO\n',
    '\n\\.\n',
    'comment on column a.b is ',
  ],
});

async function source(content: string, request: Omit<ImportRequest, 'files'> = {}): Promise<string> {
  const {
    ok,
    source: text,
    diagnostics,
  } = await importFiles({ ...request, files: one(content), format: 'sql' }, context, [sql]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

const A = 'create table a (id int primary key);\n';
const two = (...lines: readonly string[]): string => `${A}create table b (\n  ${lines.join(',\n  ')}\n);\n`;

describe('columns', () => {
  test.each([
    ['id int primary key', 'id int pk'],
    ['n varchar(20) not null', 'n varchar(20)'],
    ['n varchar(20)', 'n varchar(20) nullable'],
    ['n numeric(10, 2) not null', 'n numeric(10,2)'],
    ['n character varying(45) not null', 'n "character varying(45)"'],
    ['n timestamp with time zone not null', 'n "timestamp with time zone"'],
    ['n int unsigned not null', 'n "int unsigned"'],
    ['n text[] not null', 'n text[]'],
    ['n text not null unique', 'n text unique'],
    ["n text not null default 'open'", 'n text default="open"'],
    ["n text not null default 'open'::text", 'n text default="open"'],
    ['n int not null default 3', 'n int default=3'],
    ['n serial', 'n serial'],
    ['n int not null auto_increment', 'n int'],
    ['n int identity(1,1) not null', 'n int'],
    ['n int generated always as identity', 'n int'],
    ['n int generated always as (a + b) stored', 'n int nullable sub="= a + b"'],
    ["n enum('x','y') not null", 'n enum sub="x, y"'],
    ["n int not null comment 'how many'", 'n int sub="how many"'],
    ['`order` int not null', 'order int'],
    ['[order id] int not null', 'order-id int "order id"'],
    ['"order id" int not null', 'order-id int "order id"'],
    ['key text not null', 'key text'],
    ['n int constraint c not null check (n > 0)', 'n int'],
    ['n text collate "C" not null', 'n text'],
    ['n double precision not null', 'n "double precision"'],
    ['n text character set utf8 not null', 'n text'],
  ])('%s is written as %s', async (column, line) => {
    expect(await source(`create table b (\n  first int primary key,\n  ${column}\n);`)).toContain(`\n  ${line}\n`);
  });
});

describe('keys', () => {
  test.each([
    ['inline', two('a_id int references a')],
    ['inline with its column', two('a_id int references a (id) on delete cascade')],
    ['of the table', two('a_id int', 'foreign key (a_id) references a (id)')],
    ['by name', two('a_id int', 'constraint fk foreign key (a_id) references a (id)')],
    ['as MySQL names them', two('a_id int', 'foreign key idx (a_id) references a (id)')],
    ['added later', `${two('a_id int')}alter table only b add constraint fk foreign key (a_id) references a(id);\n`],
    [
      'added before the table it names',
      'create table b (a_id int references a (id));\ncreate table a (id int primary key);\n',
    ],
    ['in another case', two('a_id int references A (ID)')],
    ['with the usual schema', two('a_id int references public.a (id)')],
    [
      'in T-SQL',
      'CREATE TABLE a (id int PRIMARY KEY)\nGO\nCREATE TABLE b (a_id int)\nGO\nALTER TABLE b WITH CHECK ADD CONSTRAINT fk FOREIGN KEY(a_id) REFERENCES a (id)\nGO\n',
    ],
  ])('%s', async (_, content) => {
    expect(await source(content)).toContain('a_id int nullable fk=a.id');
  });

  test('of several columns are one', async () => {
    const content =
      'create table a (x int, y int, primary key (x, y));\ncreate table b (p int not null, q int not null, foreign key (p, q) references a (x, y));\n';
    expect(await source(content)).toMatch(/p int fk=a\.x\n {2}q int fk=a\.y/);
  });

  test('that columns cannot express are lines between the tables', async () => {
    const content =
      'create table a (x int, y int, z int primary key, unique (x, y));\ncreate table b (p int, q int not null, foreign key (p, q) references a (x, y));\n';
    expect(await source(content)).toContain('b -- a : "p, q" from=zero-many to=zero-one');
  });

  test('to missing tables are reported', async () => {
    const { diagnostics, source: text } = await importFiles(
      { files: one('create table b (a_id int references gone (id));'), format: 'sql' },
      context,
      [sql],
    );
    expect(text).toContain('a_id int fk nullable');
    expect(diagnostics).toMatchObject([{ code: 'I140', message: expect.stringContaining("'b gone'") }]);
  });

  test('a primary key of the table, and unique indexes', async () => {
    const content =
      'create table b (x int, y int, z int not null, primary key (x, y));\ncreate unique index u on b (z);\ncreate unique index v on b (y, z);\n';
    const text = await source(content);
    expect(text).toContain('z int unique');
    expect(text).toContain('index b y,z unique');
    expect(text).toMatch(/x int pk\n {2}y int pk/);
  });
});

describe('what a script does later', () => {
  test.each([
    ['alter table b add column n int not null', 'n int\n', true],
    ['alter table b drop column gone', 'gone', false],
    ['alter table b alter column gone set not null', 'gone int\n', true],
    ['alter table b alter column gone type text', 'gone text nullable', true],
    ['alter table b modify gone bigint not null', 'gone bigint\n', true],
    ['alter table b rename column gone to kept', 'kept int nullable', true],
    ["comment on column b.gone is 'why'", 'sub="why"', true],
    ["comment on table b is 'all of it'", 'desc="all of it"', true],
    ['drop table b', 'table b', false],
    ['alter table b rename to c', 'table c', true],
  ])('%s', async (statement, text, there) => {
    expect(
      (await source(`${A}create table b (first int primary key, gone int);\n${statement};\n`)).includes(text),
    ).toBe(there);
  });
});

describe('text between tables', () => {
  test.each([
    ['rows', "insert into a values (1), ('create table x (y int);');\n"],
    ['rows of a dump', 'COPY a (id) FROM stdin;\n1\ncreate table x (\n\\.\n'],
    [
      'a routine in dollars',
      'create function f() returns void as $body$ begin create table x (id int); end $body$ language plpgsql;\n',
    ],
    [
      'a routine with its delimiter',
      'DELIMITER ;;\nCREATE PROCEDURE p() BEGIN CREATE TABLE x (id int); IF a THEN SELECT 1; END IF; END ;;\nDELIMITER ;\n',
    ],
    ['a trigger', 'create trigger t after insert on a begin update a set id = case when id = 1 then 2 end; end;\n'],
    ['psql', '\\connect shop\n'],
    ['a temporary table', 'create temp table x (id int);\n'],
    ['a comment', '/* create table x (id int); */\n-- create table x (id int);\n'],
  ])('%s', async (_, between) => {
    const text = await source(`${A}${between}create table b (id int primary key);\n`);
    expect(text).not.toContain('table x');
    expect(text).toContain('table b');
  });

  test('MySQL writes code in comments', async () => {
    expect(await source('/*!40101 SET NAMES utf8 */;\n/*!50001 CREATE TABLE b (id int PRIMARY KEY) */;\n')).toContain(
      'table b',
    );
  });
});

describe('schemas, views, enums, parts', () => {
  test('schemas are frames where there are several', async () => {
    const text = await source(
      'create table sales.a (id int primary key);\ncreate table hr.a (id int primary key, s int references sales.a (id));\n',
    );
    expect(text).toContain('group hr {\n  table hr-a "a"');
    expect(text).toContain('s int nullable fk=sales-a.id');
  });

  test.each([
    ['db/shop.sql', 'shop'],
    ['db/schema.sql', 'Database'],
    ['structure.sql', 'Database'],
  ])('%s has the title %s', async (path, title) => {
    const files = [{ path, content: 'create table a (id int primary key);\n' }];
    const { source: text } = await importFiles({ files }, { icons: { find: () => undefined, nearest: () => [] } });
    expect(text).toContain(`schema "${title}"\n`);
  });

  test('views are joined with what they read', async () => {
    const text = await source(
      `${two('a_id int')}create or replace view v as select * from (a join b on true), b as c;\n`,
    );
    expect(text).toContain('table v view\n');
    expect(text).toMatch(/\nv --> a\nv --> b\n/);
  });

  test('enums are types of their own', async () => {
    const text = await source(
      "create type mood as enum ('ok', 'not so good');\ncreate table b (id int primary key, m mood not null);\n",
    );
    expect(text).toContain('m mood\n');
    expect(text).toContain('enum mood {\n  ok\n  not-so-good "not so good"\n}');
  });

  test('partitions and heirs are folded', async () => {
    const content = `${A}create table a1 partition of a for values in (1);\ncreate table a2 (x int) inherits (a);\ncreate table a3 (id int);\nalter table a attach partition a3 for values in (3);\n`;
    const { source: text, diagnostics } = await importFiles({ files: one(content), format: 'sql' }, context, [sql]);
    expect(text).not.toMatch(/a[123]/);
    expect(diagnostics.map(({ message }) => message).join()).toMatch(/Skipped 'a1': it is part of a\..*'a2'.*'a3'/);
  });

  test('virtual tables of SQLite, as created and as .dump writes them', async () => {
    const dump =
      "INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','g','g',0,'CREATE VIRTUAL TABLE g USING fts5(title, body)');\n";
    const text = await source(`${A}create virtual table f using fts5(name, content=a);\n${dump}`);
    expect(text).toContain('table f {\n  name unknown nullable');
    expect(text).toContain('table g {');
  });
});

describe('options', () => {
  const content =
    'create table a (id int primary key);\ncreate table audit_x (id int primary key);\ncreate table audit_y (id int primary key, n int);\n';

  test('tables draws some of them, and the others are reported', async () => {
    const { source: text, stats } = await importFiles(
      { files: one(content), format: 'sql', options: { tables: ['AUDIT_*'] } },
      context,
      [sql],
    );
    expect(text).not.toContain('table a ');
    expect(stats).toMatchObject({ nodes: 2, dropped: 1 });
  });

  test('columns and noise', async () => {
    expect(await source(content, { options: { columns: 'keys' } })).toContain('columns=keys');
    expect(await source(`${content}create index i on audit_y (n, id);`, { options: { noise: 'all' } })).toContain(
      'index audit_y n,id',
    );
  });
});

describe('what a script has too much of is refused before the rest is read', () => {
  const many = (count: number, one: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => one(at)).join('\n');
  const wide = (from: number): string => many(1_999, (at) => `c${from + at} int,`);
  const SCRIPTS: readonly (readonly [string, string, (count: number) => string])[] = [
    ['tables', 'tables, views and types', (count) => many(count, (at) => `create table t${at} (id int primary key);`)],
    ['enums', 'tables, views and types', (count) => many(count, (at) => `create type t${at} as enum ('a');`)],
    [
      'views',
      'tables, views and types',
      (count) => many(count, (at) => `create view v${at} as select * from v${at - 1};`),
    ],
    ['columns', 'columns', (count) => many(Math.ceil(count / 400), (at) => `create table t${at} (${wide(0)} x int);`)],
  ];

  test.each(SCRIPTS)('%s', async (_, what, script) => {
    const read = await sql.load();
    const [once = 0, again = 0] = [11_000, 22_000].map((count) => {
      const files = one(script(count));
      return workOf(() => {
        const [{ diagnostic } = {}] = read({ files, options: {}, context }).diagnostics;
        expect(diagnostic?.message).toMatch(new RegExp(`^There are more than [\\d,]+ ${what}\\.$`));
      });
    });
    expect(again).toBeLessThan(1.4 * once);
  });

  test('the work for columns is proportional to their number', async () => {
    const read = await sql.load();
    const [few = 0, many = 0] = [400, 1_600].map((count) => {
      const columns = Array.from({ length: count }, (_, at) => `c${at} int`);
      return workOf(() => read({ files: one(`create table t (${columns.join(', ')});`), options: {}, context }));
    });
    expect(many).toBeLessThan(5 * few);
  });
});
