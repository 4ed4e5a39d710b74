import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { actorOfKey, keyUse, revoked } from './keys.js';
import { keyLookUp } from './look-up.js';

const { service, keyOf, call } = hosted();

/** The database, and how many queries were sent; all of them fail once it is away. */
function watched() {
  const { db } = service().database;
  let queries = 0;
  let isAway = false;
  const watchedDb = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'select') return Reflect.get(target, name);
      queries++;
      if (isAway) throw new Error('The database is away.');
      return target.select.bind(target);
    },
  });
  const setAway = (away: boolean): void => {
    isAway = away;
  };
  return { db: watchedDb, queries: () => queries, setAway };
}

test('requests that come at once are each answered for their own key, by one query', async () => {
  const { db, queries } = watched();
  const lookUp = keyLookUp(db);
  const people = ['ada', 'bob', 'cai'];
  const keys = await Promise.all(people.map((name) => keyOf(`${name}@example.com`)));
  const ids = await Promise.all(keys.map(async (key) => (await call('/user/me', { key })).body.id));
  const callers = Array.from({ length: 60 }, (_, at) => keys[at % 3] ?? '');
  const actors = await Promise.all([...callers, 'lw_unknown'].map((key) => actorOfKey(service(), lookUp, key)));
  expect(actors.map((actor) => actor?.tenant.id)).toEqual([...callers.map((_, at) => ids[at % 3]), undefined]);
  expect(queries()).toBe(1);
});

test('a key revoked while other requests are looked up is refused from then on', async () => {
  const { db } = watched();
  const lookUp = keyLookUp(db);
  const key = await keyOf('dee@example.com');
  const codes = service().secrets.codes(keyUse, key);
  const row = (await lookUp(codes))?.row;
  const earlier = Array.from({ length: 20 }, () => lookUp(codes));
  await service().database.transaction(async (tx) => {
    if (row) await revoked(tx, service(), row.ownerId, row.id, 'personal');
  });
  expect(await lookUp(codes)).toBeUndefined();
  await Promise.all(earlier);
});

test('a query that fails is reported to those that waited for it, and the next ones are answered', async () => {
  const { db, setAway } = watched();
  const lookUp = keyLookUp(db);
  const codes = service().secrets.codes(keyUse, await keyOf('eve@example.com'));
  setAway(true);
  const failed = await Promise.allSettled([lookUp(codes), lookUp(codes)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  setAway(false);
  expect(await lookUp(codes)).toBeDefined();
});
