// Moves the data of a service on this machine to another folder by a backup.
import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from './testing/command.js';

const { folder, main, run } = command();

interface Serving {
  readonly url: string;
  readonly said: () => string;
  readonly key: () => string;
  /** Its exit code, after it was asked to stop. */
  readonly end: () => Promise<unknown>;
}

async function serving(data: string): Promise<Serving> {
  const port = await freePort();
  const child = spawn(process.execPath, [main(), 'serve', '--port', String(port)], {
    cwd: folder(),
    env: { PATH: process.env.PATH, HOME: folder(), LINEWORK_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => output, { timeout: 600_000 }).toContain('Sign in');
  return {
    url,
    said: () => output,
    key: () => /lw_local_\S+/.exec(output)?.[0] ?? '',
    end: () => {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function call(url: string, path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    body: await answer.json(),
  };
}

/** A key of a user who signed in with the printed code. */
async function madeKey({ url, said: output }: Serving): Promise<string> {
  const email = 'ada@example.com';
  await call(url, '/auth/code', {}, { email });
  await expect.poll(output, { timeout: 60_000 }).toMatch(/\b\d{6}\b is your/);
  const [code] = /\b\d{6}\b(?= is your)/.exec(output()) ?? [];
  const { cookie } = await call(url, '/auth/verify', {}, { email, code });
  const response = await call(url, '/user/api-keys', { cookie, origin: url }, { name: 'Kept' });
  return response.body.key;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test('published diagrams and keys still work after a restore elsewhere', async () => {
  const [data, other] = [join(folder(), 'data'), join(folder(), 'other')];
  const file = join(folder(), 'linework.tar.gz');
  const first = await serving(data);
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

  const second = await serving(other);
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
