// The service of a test, started by the command in a process of its own: in, a folder for its data; out, its address, what it prints, and how to stop it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect } from 'vitest';

export interface Serving {
  readonly url: string;
  readonly output: () => string;
  readonly key: () => string;
  /** Its exit code, after it was asked to stop. */
  readonly end: () => Promise<unknown>;
}

export async function serving(main: string, folder: string, data: string): Promise<Serving> {
  const port = await freePort();
  const child = spawn(process.execPath, [main, 'serve', '--port', String(port)], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LINEWORK_DATA: data },
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
    output: () => output,
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

export async function call(url: string, path: string, headers: Record<string, string>, body?: unknown) {
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
export async function madeKey({ url, output }: Serving): Promise<string> {
  const email = 'ada@example.com';
  await call(url, '/auth/code', {}, { email });
  await expect.poll(output, { timeout: 60_000 }).toMatch(/\b\d{6}\b is your/);
  const [code] = /\b\d{6}\b(?= is your)/.exec(output()) ?? [];
  const { cookie } = await call(url, '/auth/verify', {}, { email, code });
  const response = await call(url, '/user/api-keys', { cookie, origin: url }, { name: 'Kept' });
  return response.body.key;
}
