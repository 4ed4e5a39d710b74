// What people who are sent a link can make the service draw.
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import type { Pool } from '../../platform/pool/pool.js';
import { hosted } from '../../testing/hosted.js';
import { DRAWN } from './drawn.js';

const began: AbortSignal[] = [];
let release: () => void = () => undefined;
let held: Promise<void> | undefined;

/** Draws when the test says so. */
function counting(pool: Pool): Pool {
  return {
    ...pool,
    run: (async (...args: Parameters<Pool['run']>) => {
      began.push(args[2].signal);
      await held;
      return pool.run(...args);
    }) as Pool['run'],
  };
}

const { baseUrl, call, keyOf, service } = hosted({ pool: counting, proxies: 1 });

async function published(email: string, more: object = {}) {
  const key = await keyOf(email);
  const source = `flow "Hello"\nnode a "${email}"\n`;
  const { body } = await call('/v1/diagrams/publish', { key, body: { source, visibility: 'unlisted', ...more } });
  began.length = 0;
  return { key, id: body.id as string };
}

function hold(): void {
  held = new Promise((resolve) => {
    release = () => {
      held = undefined;
      resolve();
    };
  });
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('sixty requests for one picture draw it once', async () => {
  const { id } = await published('ada@example.com');
  hold();
  const all = Array.from({ length: 60 }, () => call(`/d/${id}.svg`, from('192.0.2.1')));
  await expect.poll(() => began.length).toBe(1);
  await call('/health');
  release();
  expect(new Set((await Promise.all(all)).map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect((await call(`/d/${id}.svg`)).status).toBe(200);
  expect(began.length).toBe(1);
});

test('a drawing ends when everyone who waited for it has left', async () => {
  const { id } = await published('bob@example.com');
  hold();
  const leaving = [new AbortController(), new AbortController()];
  const all = leaving.map(({ signal }) =>
    fetch(`${baseUrl()}/d/${id}.svg`, { signal }).catch((error: Error) => error.name),
  );
  await expect.poll(() => began.length).toBe(1);
  await expect.poll(async () => (await call('/health')).status).toBe(200);
  leaving[0]?.abort();
  expect(await all[0]).toBe('AbortError');
  expect(began[0]?.aborted).toBe(false);
  leaving[1]?.abort();
  expect(await all[1]).toBe('AbortError');
  await expect.poll(() => began[0]?.aborted).toBe(true);
  release();
  expect((await call(`/d/${id}.svg`)).status).toBe(200);
});

test('a network has few new drawings per minute; what is kept is free, and other networks are not affected', async () => {
  const { id } = await published('cai@example.com');
  const { id: other } = await published('dee@example.com');
  expect((await call(`/d/${id}.svg`, from('192.0.2.9'))).status).toBe(200);
  await service()
    .database.db.update(limits)
    .set({ count: DRAWN.most })
    .where(like(limits.name, `${DRAWN.name} %`));
  for (const path of [`/d/${other}.svg`, `/d/${other}`, `/oembed?url=${baseUrl()}/d/${other}`]) {
    const { status, headers } = await call(path, from('192.0.2.9'));
    expect([path, status, Number(headers.get('retry-after')) > 0]).toEqual([path, 429, true]);
    expect([path, headers.get('ratelimit')]).toEqual([path, expect.stringMatching(/^"pictures";r=0;t=\d+$/)]);
    expect([path, headers.get('cache-control')]).toEqual([path, path.startsWith('/d/') ? 'no-store' : null]);
  }
  expect((await call(`/d/${id}.svg`, from('192.0.2.9'))).status).toBe(200);
  expect((await call(`/d/${other}.svg`, from('198.51.100.1'))).status).toBe(200);
  expect((await call(`/d/${other}.svg`, from('192.0.2.9'))).status).toBe(200);
});
