import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { behindIn } from './behind.js';
import { isOutOfSpace, toFault } from './database.js';
import { roomIn, writingOnlyWithRoom } from './room.js';

const ENOUGH = 100_000_000;
let free = ENOUGH;
const pglite = await PGlite.create();
const reading = { transaction: pglite.transaction.bind(pglite) };
const db = drizzle(
  writingOnlyWithRoom(
    pglite,
    roomIn('.', () => free),
  ),
);
await db.execute(sql`create table notes (id int)`);
afterAll(() => pglite.close());

const write = () => db.execute(sql`insert into notes values (1)`);
const writes = {
  'a statement': write,
  'a transaction': () => db.transaction((tx) => tx.execute(sql`insert into notes values (1)`)),
};

test.each(Object.entries(writes))(
  '%s is refused while the disk is nearly full, and reading continues',
  async (_what, run) => {
    const count = async () => (await db.execute(sql`select id from notes`)).rows.length;
    const before = await count();
    free = 1_000_000;
    const error = await run().catch((thrown: unknown) => thrown);
    expect([isOutOfSpace(error), await count()]).toEqual([true, before]);
    free = ENOUGH;
    await run();
    expect(await count()).toBe(before + 1);
  },
);

test('a statement behind another one reads while the disk is nearly full, and can never write', async () => {
  const behind = drizzle({ client: behindIn(reading, sql`select 1`) as typeof pglite });
  free = 1_000_000;
  expect((await behind.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  free = ENOUGH;
  const writing = behind.execute(sql`insert into notes values (2)`);
  // read_only_sql_transaction
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('the real disk is asked', () => {
  expect(roomIn('.').demand).not.toThrow();
});

test.each([
  [
    'PostgreSQL',
    Object.assign(new Error('could not extend file "base/5/1": No space left on device'), { code: '53100' }),
  ],
  ['the operating system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a driver', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) })],
])('a full disk that %s reports is named as such', (_who, error) => {
  expect(toFault(error)).toMatchObject({
    key: 'service.unavailable',
    message: expect.stringContaining('No space is left'),
  });
});

test('a lost connection is not a full disk', () => {
  const lost = Object.assign(new Error('x'), { code: '57P01' });
  expect([isOutOfSpace(lost), toFault(lost)]).toEqual([
    false,
    expect.objectContaining({ message: expect.stringContaining('cannot be reached') }),
  ]);
});
