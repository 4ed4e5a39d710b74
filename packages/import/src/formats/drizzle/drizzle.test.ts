// Drizzle schemas: the contract of importers, and what its builders come to.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { drizzle } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (content: string): FileSet => [{ path: 'schema.ts', content }];
const USERS = "export const users = pgTable('users', {\n  id: serial('id').primaryKey(),\n});\n";
const POSTS =
  "export const posts = pgTable('posts', {\n  id: serial('id').primaryKey(),\n  userId: integer('user_id').references(() => users.id),\n});\n";

describeImporter(drizzle, {
  good: [
    { path: 'a.ts', content: USERS },
    { path: 'b.ts', content: POSTS },
  ],
  reformatted: [
    {
      path: 'a.ts',
      content: "// who\nexport const users = (pgTable)('users', { id: serial('id')\n  .primaryKey() } as const);",
    },
    { path: 'b.ts', content: `import { users } from './a';\n\n${POSTS.replaceAll('\n', '\n\n')}` },
  ],
  grown: [
    { path: 'a.ts', content: `export const audit = pgTable('audit', { id: serial('id').primaryKey() });\n${USERS}` },
    { path: 'b.ts', content: `${POSTS}export const zones = pgTable('zones', { id: serial('id').primaryKey() });\n` },
  ],
  leftOut: {
    files: one(
      "export const a = pgTable('a', { id: serial('id').primaryKey(), n: text('n') }, (t) => [index('i').on(t.n)]);\n",
    ),
    names: ['a(n)'],
  },
  unreadable: [{ files: one(`${USERS}const x = {;\n`), file: 'schema.ts', line: 4 }],
  empty: one('export const x = 1;\n'),
  large: (count) =>
    one(
      Array.from(
        { length: count },
        (_, at) => `export const t${at} = pgTable('t${at}', { id: serial('id').primaryKey() });`,
      ).join('\n'),
    ),
  closed: 'code: what is exported besides tables is any program',
  reader: 'own',
  pieces: ["pgTable('x', {", '})', '() => ', "integer('a').", '[', '`${', 'const a = ', '/*', "'"],
});

async function source(content: string): Promise<string> {
  const {
    ok,
    source: text,
    diagnostics,
  } = await importFiles({ files: one(content), format: 'drizzle' }, context, [drizzle]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

describe('columns', () => {
  test.each([
    ["text('n').notNull()", 'n text'],
    ["text('n')", 'n text nullable'],
    ['text()', 'n text nullable'],
    ["varchar('n', { length: 20 }).notNull()", 'n varchar(20)'],
    ["numeric('n', { precision: 10, scale: 2 }).notNull()", 'n numeric(10,2)'],
    ["text('n').notNull().unique()", 'n text unique'],
    ["text('n').notNull().default('open')", 'n text default="open"'],
    ["integer('n').notNull().default(3)", 'n integer default=3'],
    ["timestamp('n').notNull().defaultNow()", 'n timestamp default="now()"'],
    ["text('n').array()", 'n text[] nullable'],
    ["mood('n').notNull()", 'n mood'],
    ["text('n').$type<'a' | 'b'>().notNull()", 'n text'],
    ["text('n').notNull() as any", 'n text'],
  ])('%s is written as %s', async (column, line) => {
    const text = await source(
      `const mood = pgEnum('mood', ['sad', 'ok']);\nconst t = pgTable('t', { id: serial('id').primaryKey(), n: ${column} });\n`,
    );
    expect(text).toContain(`\n  ${line}\n`);
  });

  test('can be spread in, returned by a function, or made by a builder that is passed', async () => {
    const text = await source(
      "const more = { at: timestamp('at').notNull() };\nconst t = pgTable('t', (c) => ({ id: c.serial('id').primaryKey(), ...more }));\n",
    );
    expect(text).toContain('table t {\n  id serial pk\n  at timestamp\n}');
  });
});

describe('tables', () => {
  test.each([
    ["sqliteTable('t', { id: integer('id').primaryKey({ autoIncrement: true }) })", 'table t {\n  id integer pk'],
    ["mysqlTable('t', { id: int('id').primaryKey() })", 'table t {\n  id int pk'],
    ["pgTable('t', { id: integer('id').primaryKey() }).enableRLS()", 'table t {'],
    ["own('t', { id: integer('id').primaryKey() })", 'table app_t {'],
    ["sales.table('t', { id: integer('id').primaryKey() })", 'table t {'],
    ["pgView('t', { id: integer('id') }).as(sql`select 1`)", 'table t view {'],
    [
      "pgTable('t', { a: integer('a'), b: integer('b') }, (x) => ({ pk: primaryKey({ columns: [x.a, x.b] }) }))",
      'a integer pk\n  b integer pk',
    ],
    [
      "pgTable('t', { a: integer('a'), b: integer('b') }, (x) => [primaryKey(x.a, x.b)])",
      'a integer pk\n  b integer pk',
    ],
    [
      "pgTable('t', { a: integer('a').notNull(), b: integer('b') }, (x) => [uniqueIndex('u').on(x.a)])",
      'a integer unique',
    ],
  ])('%s', async (value, there) => {
    expect(
      await source(
        `const own = pgTableCreator((n) => \`app_\${n}\`);\nconst sales = pgSchema('sales');\nexport const t = ${value};\n`,
      ),
    ).toContain(there);
  });

  test('inside functions are ignored', async () => {
    expect(
      await source(
        `${USERS}function f() { const x = pgTable('x', { id: integer('id') }); }\n{ const y = pgTable('y', {}); }\n`,
      ),
    ).not.toMatch(/table [xy]/);
  });
});

describe('keys', () => {
  test('inline, listed, and from relations without a key', async () => {
    expect(await source(USERS + POSTS)).toContain('user_id integer nullable fk=users.id');
    expect(
      await source(
        `${USERS}const p = pgTable('p', { u: integer('u') }, (t) => [foreignKey({ columns: [t.u], foreignColumns: [users.id] })]);\n`,
      ),
    ).toContain('u integer nullable fk=users.id');
    expect(
      await source(
        `${USERS}const p = pgTable('p', { u: integer('u') });\nconst r = relations(p, ({ one }) => ({ user: one(users, { fields: [p.u], references: [users.id] }) }));\n`,
      ),
    ).toContain('u integer nullable fk=users.id');
  });

  test('to the table itself', async () => {
    expect(
      await source(
        "const t = pgTable('t', { id: integer('id').primaryKey(), up: integer('up').references((): AnyPgColumn => t.id) });\n",
      ),
    ).toContain('up integer nullable fk=t.id');
  });
});
