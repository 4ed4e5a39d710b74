// The operator's command, on the embedded database of a service on this machine. What each act does: packages/server/src/hosting/admin.
import { mkdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from './testing/command.js';
import { call, madeKey, serving } from './testing/serving.js';

const { folder, main, run, write } = command();

test('works on the data of a service that is stopped, and leaves a log that can be checked', async () => {
  const data = join(folder(), 'data');
  const admin = (...words: readonly string[]) => run(['admin', ...words], { env: { LINEWORK_DATA: data } });
  const running = await serving(main(), folder(), data);
  const key = await madeKey(running);
  expect(admin('list')).toMatchObject({
    code: 3,
    err: expect.stringContaining('Another linework process is using the data in'),
  });
  expect(await running.end()).toBe(0);

  expect(admin('log')).toEqual({ code: 0, out: 'The log has no entries.\n', err: '' });
  const [line = ''] = admin('list', 'ada@').out.split('\n');
  expect(line).toMatch(/^[0-9a-z]{26} {2}account {2}ada@example\.com {2}pro {2}made \d{4}-\d\d-\d\d$/);
  const [id = ''] = line.split(' ');
  const known = `ada@example.com (account ${id})`;

  expect(admin('plan', 'ada@example.com', 'team')).toEqual({
    code: 0,
    out: `${known}: team, by the operator; before: pro, as everyone without a subscription.\n`,
    err: '',
  });
  expect(admin('plan', id, 'team').out).toBe(`${known}: team, by the operator, as before.\n`);
  expect(admin('suspend', id, '--reason', 'Abuse').out).toContain(`${known} is suspended: from now on`);
  expect(JSON.parse(admin('list', '--json', id).out)).toMatchObject({
    owners: [{ id, plan: 'team', planBy: 'operator', suspended: { reason: 'Abuse' } }],
    isMore: false,
  });

  const again = await serving(main(), folder(), data);
  const { status, body } = await call(again.url, '/user/me', { authorization: `Bearer ${key}` });
  expect([status, body.errorCode]).toEqual([403, 'account.suspended']);
  expect(await again.end()).toBe(0);

  expect(admin('resume', 'ADA@example.com').out).toBe(`${known} is no longer suspended.\n`);
  expect(admin('rotate').out).toBe('Everything that can be read is encrypted with the newest secret.\n');
  const printed = admin('log').out.trimEnd().split('\n');
  expect(printed).toHaveLength(5);
  expect(printed[1]).toContain(`  ${userInfo().username}@${hostname()}  operator.suspend  ${id}  `);
  write({ 'log.ndjson': admin('log', '--json').out });
  expect(run(['audit', 'verify', 'log.ndjson']).out).toContain('5 entries are in order');
});

test.each([
  [['list', 'a', 'b'], 2, 'Write: linework admin list [TEXT]'],
  [['plan', 'ada'], 2, 'Write: linework admin plan OWNER free|pro|team|enterprise|paid'],
  [['erase', 'ada'], 2, "'erase' is not an action of linework admin. Write list, plan, suspend, "],
  [['constructor'], 2, "'constructor' is not an action of linework admin."],
  [['list'], 3, 'There is no database in '],
  [[], 2, 'linework admin needs an action'],
])('%j exits with %i', (words, exit, says) => {
  const empty = join(folder(), 'empty');
  mkdirSync(empty);
  const { code, out, err } = run(['admin', ...words], { env: { LINEWORK_DATA: empty } });
  expect([code, out]).toEqual([exit, '']);
  expect(err).toContain(says);
});

test('names every setting that is wrong, and a server that cannot be reached', () => {
  const wrong = run(['admin', 'list'], { env: { LINEWORK_SECRET: 'short', LINEWORK_LOG: 'all' } });
  expect(wrong.code).toBe(2);
  for (const name of ['LINEWORK_SECRET', 'LINEWORK_LOG']) expect(wrong.err).toContain(`  ${name} must `);
  const gone = run(['admin', 'list'], { env: { DATABASE_URL: 'postgres://linework@127.0.0.1:1/linework' } });
  expect(gone).toMatchObject({ code: 3, err: expect.stringContaining('The database cannot be reached') });
});
