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
    port,
    host,
    folder: inFolder,
    version: '0.0.0',
    worker: sourceWorker,
    write: (line) => lines.push(line),
  });
  running.push(one);
  return { ...one, lines };
}

const keyOf = (lines: readonly string[]) => lines.find((each) => each.startsWith('Key: '))?.slice(5) ?? '';

test('nothing is said before the port is held', async () => {
  const port = await freePort();
  const holder = await listening(port);
  const lines: string[] = [];
  const taken = serve({
    port,
    host: '127.0.0.1',
    folder,
    version: '0.0.0',
    worker: sourceWorker,
    write: (line) => lines.push(line),
  });
  await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(lines).toEqual([]);
  await new Promise((resolve) => holder.close(resolve));
});

test('every format that the description offers is given', async () => {
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

test.each(['::1', '[::1]'])('the host %s stands in brackets in every address', async (host) => {
  const { url, lines } = await started(host);
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  for (const line of lines.filter((each) => each.includes('http'))) expect(line).toContain(url);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test('a host that other machines reach is warned about, with an address to call', async () => {
  expect((await started()).lines.join('\n')).not.toContain('Warning');
  const { url, lines } = await started('0.0.0.0');
  expect(lines.at(-1)).toMatch(/^Warning: 0\.0\.0\.0 .*not encrypted/);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('services that start at the same time have one key', async () => {
  for (const before of [undefined, 'damaged']) {
    const fresh = await mkdtemp(join(tmpdir(), 'linework-serve-'));
    if (before !== undefined) await writeFile(join(fresh, 'local-key'), before, { mode: 0o600 });
    const all = await Promise.all(Array.from({ length: 4 }, () => started('127.0.0.1', fresh)));
    const keys = new Set(all.map((each) => keyOf(each.lines)));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^lw_local_/);
    for (const each of running.splice(0)) await each.close();
    await rm(fresh, { recursive: true });
  }
});
