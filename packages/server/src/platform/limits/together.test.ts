import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import type { Db } from '../db/database.js';
import { takeTogether } from './together.js';

const { service } = hosted();

/** The database, and how many statements were sent; the first ones fail if asked, and all of them once it is away. */
function watched(failures = 0) {
  const { db } = service().database;
  let statements = 0;
  let isAway = false;
  const insert = ((table: never) => {
    statements++;
    if (isAway) throw new Error('The database is away.');
    if (statements <= failures) throw new Error('The database is away.');
    return db.insert(table);
  }) as Db['insert'];
  const leave = (): void => {
    isAway = true;
  };
  return { db: { insert } as Db, statements: () => statements, leave };
}

const limit = (name: string) => ({ name, most: 20, seconds: 60 });

test('requests that come at once are each counted, in few statements', async () => {
  const { db, statements } = watched();
  const take = takeTogether(db, () => new Date());
  const callers = Array.from({ length: 90 }, (_, at) => `account-${at % 3}`);
  const taken = await Promise.all(callers.map((who) => take(limit('at-once'), who)));
  for (const who of new Set(callers)) {
    const own = taken.filter((_, at) => callers[at] === who);
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

test('an account far from its limit does not wait for the database, and is refused at the limit all the same', async () => {
  const { db, leave } = watched();
  const other = takeTogether(watched().db, () => new Date());
  const take = takeTogether(db, () => new Date());
  const left: number[] = [];
  for (let at = 0; at < 25; at++) left.push((await take(limit('ahead'), 'account')).left);
  expect(left).toEqual(Array.from({ length: 25 }, (_, at) => Math.max(0, 19 - at)));
  expect((await other(limit('ahead'), 'account')).allowed).toBe(false);

  await take(limit('away'), 'account');
  leave();
  expect((await take(limit('away'), 'account')).left).toBe(18);
});

test('requests that did not wait are counted for the other nodes soon after', async () => {
  const [one, other] = [watched(), watched()].map(({ db }) => takeTogether(db, () => new Date()));
  for (let at = 0; at < 5; at++) await one?.(limit('soon'), 'account');
  await expect
    .poll(async () => (await other?.(limit('soon'), 'account'))?.left, { interval: 100 })
    .toBeLessThanOrEqual(13);
});
