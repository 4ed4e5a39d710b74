// Prisma schemas: the contract of importers, and what fields and attributes come to.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { prisma } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (content: string): FileSet => [{ path: 'schema.prisma', content }];
const USER = 'model User {\n  id Int @id\n  posts Post[]\n}\n';
const POST =
  'model Post {\n  id Int @id\n  authorId Int\n  author User @relation(fields: [authorId], references: [id])\n}\n';

describeImporter(prisma, {
  good: [
    { path: 'a.prisma', content: USER + POST },
    { path: 'b.prisma', content: 'enum Role {\n  A\n  B\n}\n\nmodel Team {\n  id Int @id\n  role Role\n}\n' },
  ],
  reformatted: [
    {
      path: 'a.prisma',
      content: `// Posts first\n\nmodel Post {\n  id       Int  @id // key\n  authorId Int\n\n  author   User @relation(\n    fields: [authorId],\n    references: [id]\n  )\n}\n\n${USER}`,
    },
    { path: 'b.prisma', content: 'model Team {\n  id Int @id\n  role Role\n}\nenum Role {\n  A\n  B\n}\n' },
  ],
  grown: [
    { path: 'a.prisma', content: `model Alpha {\n  id Int @id\n}\n${USER}model Middle {\n  id Int @id\n}\n${POST}` },
    { path: 'b.prisma', content: 'enum Role {\n  A\n  B\n}\n\nmodel Team {\n  id Int @id\n  role Role\n}\n' },
  ],
  leftOut: { files: one('model User {\n  id Int @id\n  name String\n  @@index([name])\n}\n'), names: ['User(name)'] },
  unreadable: [
    { files: one('model User {\n  id Int @id\n'), file: 'schema.prisma', line: 1 },
    { files: one('model User {\n  id\n}\n'), file: 'schema.prisma', line: 2 },
    { files: one(`${USER}modl Post {\n}\n`), file: 'schema.prisma', line: 5 },
  ],
  empty: one('datasource db {\n  provider = "sqlite"\n}\n'),
  large: (count) => one(Array.from({ length: count }, (_, at) => `model M${at} {\n  id Int @id\n}`).join('\n')),
  closed: 'blocks, not keys: only models, enums and types declare what a schema shows',
  reader: 'own',
  pieces: ['model X {\n', '}\n', 'id Int @id\n', '@relation(', '[', '"', '///', '@@id([', 'enum E {\n', ' '],
});

async function source(content: string): Promise<string> {
  const {
    ok,
    source: text,
    diagnostics,
  } = await importFiles({ files: one(content), format: 'prisma' }, context, [prisma]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

describe('fields', () => {
  test.each([
    ['n String', 'n String'],
    ['n String?', 'n String nullable'],
    ['n String[]', 'n String[]'],
    ['n String @unique', 'n String unique'],
    ['n String @default("a b")', 'n String default="a b"'],
    ['n Int @default(3)', 'n Int default=3'],
    ['n DateTime @default(now())', 'n DateTime default="now()"'],
    ['n String @map("n_1") @db.VarChar(20)', 'n String'],
    ['n Unsupported("circle")?', 'n circle nullable'],
    ['n String /// shown to all', 'n String sub="shown to all"'],
    ['n Role', 'n Role'],
  ])('%s is written as %s', async (field, line) => {
    expect(await source(`enum Role {\n  A\n}\nmodel M {\n  id Int @id\n  ${field}\n}\n`)).toContain(`\n  ${line}\n`);
  });
});

describe('relations', () => {
  test('a key is a line of its column', async () => {
    expect(await source(USER + POST)).toContain('authorId Int fk=User.id');
  });

  test('lists on both sides are one many-to-many line', async () => {
    const text = await source('model A {\n  id Int @id\n  bs B[]\n}\nmodel B {\n  id Int @id\n  as A[]\n}\n');
    expect(text.match(/^A -- B from=zero-many to=zero-many$/gm)).toHaveLength(1);
  });

  test('several between the same two are distinguished by name', async () => {
    const text = await source(
      'model A {\n  id Int @id\n  likes B[] @relation("likes")\n  reads B[] @relation(name: "reads")\n}\nmodel B {\n  id Int @id\n  likedBy A[] @relation("likes")\n  readBy A[] @relation(name: "reads")\n}\n',
    );
    expect(text).toContain('A -- B : "likes"');
    expect(text).toContain('A -- B : "reads"');
  });

  test('a model can reference itself', async () => {
    const text = await source(
      'model A {\n  id Int @id\n  upId Int?\n  up A? @relation("t", fields: [upId], references: [id])\n  down A[] @relation("t")\n}\n',
    );
    expect(text).toContain('upId Int nullable fk=A.id');
  });

  test('keys of several columns, ids of several, schemas, composite types and views', async () => {
    const text = await source(
      'model A {\n  x Int\n  y Int\n  bs B[]\n  @@id([x, y])\n  @@schema("one")\n}\nmodel B {\n  id Int @id\n  p Int\n  q Int\n  at Place\n  a A @relation(fields: [p, q], references: [x, y])\n  @@schema("two")\n}\ntype Place {\n  street String\n}\nview V {\n  id Int @unique\n}\n',
    );
    expect(text).toMatch(/p Int fk=A\.x\n\s+q Int fk=A\.y/);
    expect(text).toMatch(/group one \{\n {2}table A \{\n {4}x Int pk\n {4}y Int pk/);
    expect(text).toContain('B -- Place : "at"');
    expect(text).toContain('table V view');
  });
});
