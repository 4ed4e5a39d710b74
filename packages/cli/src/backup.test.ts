// Moves the data of a service on this machine to another folder by a backup.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from './testing/command.js';
import { call, madeKey, serving } from './testing/serving.js';

const { folder, main, run } = command();

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test('published diagrams and keys still work after a restore elsewhere', async () => {
  const [data, other] = [join(folder(), 'data'), join(folder(), 'other')];
  const file = join(folder(), 'linework.tar.gz');
  const first = await serving(main(), folder(), data);
  const key = await madeKey(first);
  const source = 'flow "Kept"\nnode a "A"\n';
  const { body } = await call(first.url, '/v1/diagrams/publish', bearer(key), { source });

  const early = run(['backup', file], { env: { LINEWORK_DATA: data } });
  expect(early).toMatchObject({
    code: 3,
    err: expect.stringContaining('Another linework process is using the data in'),
  });
  expect(await first.end()).toBe(0);

  const backedUp = run(['backup', file], { env: { LINEWORK_DATA: data } });
  expect(backedUp).toMatchObject({ code: 0, err: '', out: expect.stringContaining('secret, local-key, pgdata') });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const onto = run(['restore', file], { env: { LINEWORK_DATA: data } });
  expect(onto).toMatchObject({ code: 3, err: expect.stringContaining(`${data} already contains data`) });
  const restored = run(['restore', file], { env: { LINEWORK_DATA: other } });
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`to ${other}`) });
  for (const name of ['secret', 'local-key']) {
    expect(readFileSync(join(other, name))).toEqual(readFileSync(join(data, name)));
    expect(statSync(join(other, name)).mode & 0o777).toBe(0o600);
  }

  const second = await serving(main(), folder(), other);
  expect(second.key()).toBe(first.key());
  const diagram = await call(second.url, `/user/diagrams`, bearer(key));
  expect(diagram.body.diagrams).toMatchObject([{ id: body.id, title: 'Kept' }]);
  expect(await second.end()).toBe(0);
});

test('a file that is not a backup changes nothing', () => {
  const data = join(folder(), 'data');
  writeFileSync(join(folder(), 'other.tar.gz'), 'something else');
  const other = run(['restore', 'other.tar.gz'], { env: { LINEWORK_DATA: data } });
  expect(other).toMatchObject({ code: 3, err: expect.stringContaining('is not a backup of linework, or is damaged') });
  const missing = run(['restore', 'missing.tar.gz'], { env: { LINEWORK_DATA: data } });
  expect(missing).toMatchObject({ code: 3, err: expect.stringContaining('no such file') });
  const nothing = run(['backup', 'a.tar.gz'], { env: { LINEWORK_DATA: data } });
  expect(nothing).toMatchObject({ code: 3, err: expect.stringContaining('There is no embedded database') });
});

test('for data on a PostgreSQL server, its own tools are named', () => {
  for (const verb of ['backup', 'restore'])
    expect(run([verb, 'a'], { env: { DATABASE_URL: 'postgres://db/linework' } })).toMatchObject({
      code: 2,
      err: expect.stringContaining('pg_dump'),
    });
});
