import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import type { Db } from '../db/database.js';
import { takeTogether } from './together.js';

const { service } = hosted();

/** The database, and how many statements were sent; the first ones fail if asked. */
function watched(failures = 0) {
  const { db } = service().database;
  let statements = 0;
  const insert = ((table: never) => {
    statements++;
    if (statements <= failures) throw new Error('The database is away.');
    return db.insert(table);
  }) as Db['insert'];
  return { db: { insert } as Db, statements: () => statements };
}

const limit = (name: string) => ({ name, most: 20, seconds: 60 });

test('requests that come at once are each counted, in few statements', async () => {
  const { db, statements } = watched();
  const take = takeTogether(db, () => new Date());
  const asked = Array.from({ length: 90 }, (_, at) => `account-${at % 3}`);
  const taken = await Promise.all(asked.map((who) => take(limit('at-once'), who)));
  for (const who of new Set(asked)) {
    const own = taken.filter((_, at) => asked[at] === who);
    expect(own.map(({ left }) => left)).toEqual(Array.from({ length: 30 }, (_, at) => Math.max(0, 19 - at)));
    expect(own.filter(({ allowed }) => allowed)).toHaveLength(20);
  }
  expect(statements()).toBeLessThan(5);
});

test('two nodes count on from each other', async () => {
  const [one, other] = [watched(), watched()].map(({ db }) => takeTogether(db, () => new Date()));
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? one : other)?.(limit('nodes'), 'account')),
  );
  expect(taken.filter((each) => each?.allowed)).toHaveLength(20);
});

test('a window that has ended begins again with those that wait', async () => {
  let now = new Date('2026-11-27T10:00:00Z');
  const take = takeTogether(watched().db, () => now);
  await Promise.all(Array.from({ length: 25 }, () => take(limit('ended'), 'account')));
  now = new Date('2026-11-27T10:01:00Z');
  const taken = await Promise.all(Array.from({ length: 3 }, () => take(limit('ended'), 'account')));
  expect(taken.map(({ left, resets }) => [left, resets])).toEqual([
    [19, 60],
    [18, 60],
    [17, 60],
  ]);
});

test('a write that fails is reported to those that waited for it, and the next ones are counted', async () => {
  const take = takeTogether(watched(1).db, () => new Date());
  const first = await Promise.allSettled([take(limit('failing'), 'a'), take(limit('failing'), 'b')]);
  expect(first.map(({ status }) => status)).toContain('rejected');
  expect((await take(limit('failing'), 'c')).left).toBe(19);
});
