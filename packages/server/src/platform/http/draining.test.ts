// A service that is stopped while it still handles a request.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../serve.js';
import { controlledWorker, firstAnswer, sourceWorker } from '../../testing/served.js';
import { controlledWorkers } from '../../testing/worker-control.js';
import { workPool } from '../pool/pool.js';
import { draining } from './draining.js';
import { sendFailure } from './envelope.js';
import { answering } from './operation-routes.js';

const { hasBegun, release } = controlledWorkers();

let folder: string;
let port: number;
let key = '';
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-draining-'));
  port = await freePort();
  running = await serve({
    env: { PORT: String(port) },
    folder,
    version: '0.0.0',
    worker: sourceWorker,
    write: (line) => {
      if (line.startsWith('Key: ')) key = line.slice(5);
    },
  });
});
afterAll(() => rm(folder, { recursive: true }));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function opened(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

const BODY = JSON.stringify({ source: 'flow "Slow"\nnode a "A"\n' });

/** A drawing whose client has sent half of it. */
async function halfSent(): Promise<{ readonly rest: () => void; readonly answer: ReturnType<typeof firstAnswer> }> {
  const socket = await opened();
  const answer = firstAnswer(socket);
  const head = [
    'POST /v1/diagrams/draw HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, 10)}`);
  return { rest: () => socket.write(BODY.slice(10)), answer };
}

test('requests in progress are completed, later ones are refused, and then the service stops', async () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  expect((await ask('/health/ready')).status).toBe(200);
  const slow = await halfSent();
  // Sent on a connection that was opened later: the slow one has begun.
  expect((await ask('/health')).status).toBe(200);

  const closed = running.close();
  const ready = await ask('/health/ready');
  expect(ready.status).toBe(503);
  expect((await ask('/health')).status).toBe(200);
  const refused = await ask('/v1/diagrams/draw', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: BODY,
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('connection')).toBe('close');
  for (const each of [ready, refused]) expect(Number(each.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).errorCode).toBe('service.unavailable');

  slow.rest();
  const { status, body } = await slow.answer;
  expect([status, JSON.parse(body).ok]).toEqual([200, true]);
  await closed;
  await expect(opened()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

describe('a service that is stopped under load', () => {
  const TASKS = 17;

  /** A service with one process and as many requests in progress: one that runs, and others that wait for it. */
  async function loaded(patience: number) {
    const pool = workPool({ worker: controlledWorker, onError: () => undefined, bounds: { processes: 1 } });
    const app = Fastify({ forceCloseConnections: true });
    app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
    app.addHook('onClose', pool.close);
    const { stop } = draining(app, pool.close, patience);
    app.get('/:text', (request, reply) =>
      answering(request, reply, (signalOf) => {
        const call = { operation: 'draw', beside: request.params as Readonly<Record<string, unknown>>, requestId: '' };
        return pool.run('answer', call, { taker: 'one', signal: signalOf() });
      }),
    );
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const answers = Array.from({ length: TASKS }, (_, number) => fetch(`${base}/hold${number}`));
    await hasBegun('hold');
    await expect.poll(() => pool.waiting(), { timeout: 25_000 }).toBe(TASKS - 1);
    const stopped = stop().then(() => app.close());
    return { answers, stopped };
  }

  test('completes what runs and what waits', async () => {
    const { answers, stopped } = await loaded(60_000);
    const freed = setInterval(release, 20);
    for (const each of answers) expect((await each).status).toBe(200);
    clearInterval(freed);
    await stopped;
  });

  test('answers 503 to what it has to cut off', async () => {
    const { answers, stopped } = await loaded(100);
    for (const each of answers) {
      const answer = await each;
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ error: true, errorCode: 'service.unavailable', requestId: expect.any(String) }),
      ]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await stopped;
  });
});
