import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from './serve.js';
import { sourceWorker } from './testing/served.js';

let folder: string;
const running: Running[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-serve-'));
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});
afterAll(() => rm(folder, { recursive: true }));

function listening(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function freePort(): Promise<number> {
  const server = await listening(0);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function started(host = '127.0.0.1', inFolder = folder): Promise<Running & { readonly lines: string[] }> {
  const lines: string[] = [];
  const port = await freePort();
  const one = await serve({
    env: { PORT: String(port), HOST: host },
    folder: inFolder,
    version: '0.0.0',
    worker: sourceWorker,
    write: (line) => lines.push(line),
  });
  running.push(one);
  return { ...one, lines };
}

const keyOf = (lines: readonly string[]) => lines.find((each) => each.startsWith('Key: '))?.slice(5) ?? '';

test('nothing is printed before the port is open', async () => {
  const port = await freePort();
  const holder = await listening(port);
  const lines: string[] = [];
  const taken = serve({
    env: { PORT: String(port) },
    folder,
    version: '0.0.0',
    worker: sourceWorker,
    write: (line) => lines.push(line),
  });
  await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(lines).toEqual([]);
  await new Promise((resolve) => holder.close(resolve));
});

test('every format in the API description is available', async () => {
  const { url, lines } = await started();
  const document = await (await fetch(`${url}/openapi.json`)).json();
  const path = '/v1/diagrams/render';
  const types = Object.keys(document.paths[path].post.responses['200'].content);
  expect(types).toEqual(expect.arrayContaining(['image/png', 'application/pdf']));
  for (const accept of types) {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${keyOf(lines)}` },
      body: JSON.stringify({ source: 'flow "A"\nnode a\n' }),
    });
    expect([accept, answer.status]).toEqual([accept, 200]);
    expect(answer.headers.get('content-type')).toContain(accept);
  }
});

test.each(['::1', '[::1]'])('the host %s is in brackets in every address', async (host) => {
  const { url, lines } = await started(host);
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  for (const line of lines.filter((each) => each.includes('http'))) expect(line).toContain(url);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test('a host that other machines can reach prints a warning, with an address to call', async () => {
  expect((await started()).lines.join('\n')).not.toContain('Warning');
  for (const each of running.splice(0)) await each.close();
  const { url, lines } = await started('0.0.0.0');
  expect(lines.at(-1)).toMatch(/^Warning: 0\.0\.0\.0 .*not encrypted/);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('of services that start on one folder at the same time one gets it, and the others print what to do', async () => {
  for (const before of [undefined, 'damaged']) {
    const fresh = await mkdtemp(join(tmpdir(), 'linework-serve-'));
    if (before !== undefined) await writeFile(join(fresh, 'local-key'), before, { mode: 0o600 });
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => started('127.0.0.1', fresh)));
    const [only, ...more] = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(more).toEqual([]);
    expect(keyOf(only?.lines ?? [])).toMatch(/^lw_local_/);
    for (const each of all)
      if (each.status === 'rejected')
        expect(each.reason.message).toContain(`is using the data in ${fresh}. Stop it, or`);
    for (const each of running.splice(0)) await each.close();
    // A later one gets the folder, and the same key.
    const next = await started('127.0.0.1', fresh);
    expect(keyOf(next.lines)).toBe(keyOf(only?.lines ?? []));
    for (const each of running.splice(0)) await each.close();
    await rm(fresh, { recursive: true });
  }
});

test('all errors in the settings are reported at once', async () => {
  const env = {
    PORT: 'x',
    LINEWORK_URL: 'ftp://a',
    LINEWORK_SECRET: 'short',
    SMTP_URL: 'mail',
    LINEWORK_SING_UP: 'open',
  };
  const failing = serve({ env, folder, version: '0.0.0', worker: sourceWorker, write: () => undefined });
  await expect(failing).rejects.toMatchObject({
    problems: [
      'PORT must be a whole number from 1 to 65535.',
      'LINEWORK_URL must be an address such as https://linework.example.com.',
      'LINEWORK_SECRET must contain secrets of at least 32 characters; openssl rand -base64 48 generates one.',
      'SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
      'LINEWORK_SING_UP is not a setting.',
    ],
  });
});
