// Responses that are made while they are sent.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendStream } from './pieces.js';

const app = Fastify();

/** Of the last request. */
let count = 0;
let isEnded = false;

async function* pieces(most: number, fails = false): AsyncGenerator<string> {
  count = 0;
  isEnded = false;
  try {
    for (; count < most; count++) {
      await new Promise(setImmediate);
      yield `${count}`.padEnd(100_000, '.');
    }
    if (fails) throw new Error('It breaks off.');
  } finally {
    isEnded = true;
  }
}

beforeAll(async () => {
  for (const [path, most, fails] of [
    ['/few', 3, false],
    ['/broken', 3, true],
    ['/many', 1_000_000, false],
  ] as const)
    app.get(path, (_request, reply) =>
      sendStream(reply, { mediaType: 'text/csv; charset=utf-8', pieces: pieces(most, fails) }),
    );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

const address = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

async function opened(path: string): Promise<IncomingMessage> {
  const [response] = await once(get(address(path)), 'response');
  return response;
}

test('a client gets every piece, with the media type', async () => {
  const answer = await fetch(address('/few'));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await answer.text()).match(/\d/g)).toEqual(['0', '1', '2']);
});

test('a client that does not read is not sent more than the connection holds', async () => {
  const response = await opened('/many');
  let before = -1;
  while (count !== before) {
    before = count;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(count).toBeLessThan(1_000);
  expect(isEnded).toBe(false);
  response.destroy();
  await expect.poll(() => isEnded).toBe(true);
});

test('a client that leaves ends the making', async () => {
  const response = await opened('/many');
  await once(response, 'data');
  response.destroy();
  await expect.poll(() => isEnded).toBe(true);
  expect(count).toBeLessThan(1_000);
});

test('a client sees that a response broke off', async () => {
  const answer = await fetch(address('/broken'));
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a request for the headers makes nothing', async () => {
  count = -1;
  const answer = await fetch(address('/many'), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), count]).toEqual([200, 'text/csv; charset=utf-8', -1]);
});
