import { expect, test } from 'vitest';
import type { Database, Db } from '../platform/db/database.js';
import { hosted } from '../testing/hosted.js';

let isFull = false;

function demandSpace(): void {
  if (isFull)
    throw Object.assign(new Error('could not extend file "base/5/1": No space left on device'), { code: '53100' });
}

const WRITES: readonly PropertyKey[] = ['insert', 'update', 'delete'];

/** Reads as always; while the disk is full, every write fails as PostgreSQL's do. */
function onSmallDisk(database: Database): Database {
  const refusing = {
    values: async () => demandSpace(),
  };
  const db = new Proxy(database.db, {
    get: (target, name, receiver) => {
      if (!isFull || !WRITES.includes(name)) return Reflect.get(target, name, receiver);
      const failing: unknown = new Proxy(refusing, {
        get: (_target, method) =>
          method === 'then'
            ? (_resolve: unknown, reject: (error: unknown) => void) => Promise.resolve().then(demandSpace).catch(reject)
            : method === 'catch'
              ? (handle: (error: unknown) => unknown) => Promise.resolve().then(demandSpace).catch(handle)
              : () => failing,
      });
      return () => failing;
    },
  }) as Db;
  return {
    ...database,
    db,
    transaction: async (work) => {
      demandSpace();
      return database.transaction(work);
    },
  };
}

const { call, keyOf, clock, logged } = hosted({ database: onSmallDisk, log: 'info' });

const HELLO = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';

test('on a full disk drawing continues, saving is refused with the reason, and the log says it once', async () => {
  const key = await keyOf('ada@example.com');
  const publish = () => call('/v1/diagrams/publish', { key, body: { source: HELLO, visibility: 'unlisted' } });
  const { id } = (await publish()).body;
  expect((await call('/health/ready')).status).toBe(200);

  isFull = true;
  // Another day, so that the use of the key would be noted.
  clock.ahead += 86_400_000;
  for (const label of ['one', 'two']) {
    const picture = await call('/v1/diagrams/draw', { key, body: { source: HELLO.replace('draws', label) } });
    expect([label, picture.status, picture.body.svg.startsWith('<svg')]).toEqual([label, 200, true]);
  }
  for (const ending of ['.svg', '.png', ''])
    expect([ending, (await call(`/d/${id}${ending}`)).status]).toEqual([ending, 200]);
  const refused = await publish();
  expect([refused.status, refused.body.errorCode, refused.body.message]).toEqual([
    503,
    'service.unavailable',
    expect.stringContaining('No space is left'),
  ]);
  expect((await call('/health/ready')).status).toBe(503);
  expect((await call('/health')).status).toBe(200);
  const reports = logged.filter((line) => /space/i.test(line));
  expect([reports.length, reports[0]]).toEqual([1, expect.stringContaining('No space is left on the disk')]);
  expect(logged.filter((line) => line.includes('cannot be reached'))).toEqual([]);

  isFull = false;
  clock.ahead += 60_000;
  expect((await publish()).status).toBe(201);
  expect((await call('/health/ready')).status).toBe(200);
});
