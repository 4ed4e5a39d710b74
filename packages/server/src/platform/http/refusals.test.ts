// Every refusal as a client on a socket sees it: it gets the envelope with a request id and the security headers, even
// while it is still sending.
import { connect, type Socket } from 'node:net';
import { operations } from '@linework/operations';
import { describe, expect, test } from 'vitest';
import { controlledWorker, firstAnswer, type RawAnswer, served } from '../../testing/served.js';
import { controlledWorkers } from '../../testing/worker-control.js';
import { SECURITY_HEADERS } from './envelope.js';

controlledWorkers();

const PATIENCE = { timeout: 25_000 };

function expectRefusal({ status, headers, body }: RawAnswer, wanted: number, key: string): void {
  expect([status, JSON.parse(body).errorCode]).toEqual([wanted, key]);
  expect(JSON.parse(body)).toEqual({
    error: true,
    errorCode: key,
    message: expect.stringMatching(/^[A-Z].*[.…]$/),
    requestId: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
    ...(body.includes('"details"') ? { details: expect.anything() } : {}),
  });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers).toMatchObject(SECURITY_HEADERS);
}

const head = (path: string, lines: readonly string[] = [], method = 'POST') =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines].join('\r\n')}\r\n\r\n`;
const JSON_BODY = 'Content-Type: application/json';
const KEY = 'Authorization: Bearer lw_pro';

/** Everything until the connection is closed. */
function rest(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('bytes that are not a valid request', () => {
  const { raw, open } = served({ worker: controlledWorker });

  test.each([
    ['not HTTP', 'GARBAGE\r\n\r\n', 400, 'request.malformed'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n', 400, 'request.malformed'],
    ['a broken length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400, 'request.malformed'],
    [
      'two ways to end a body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'request.malformed',
    ],
    [
      'a broken chunk',
      `${head('/v1/diagrams/draw', [KEY, JSON_BODY, 'Transfer-Encoding: chunked'])}zz\r\n`,
      400,
      'request.malformed',
    ],
    [
      'an endless chunk extension',
      `${head('/v1/diagrams/draw', [KEY, JSON_BODY, 'Transfer-Encoding: chunked'])}1;${'x'.repeat(20_000)}\r\n`,
      413,
      'request.too_large',
    ],
    ['long headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 'request.headers_too_large'],
    ['a long path', `GET /${'y'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'request.headers_too_large'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 400, 'request.malformed'],
    ['no Host', 'GET /health HTTP/1.1\r\n\r\n', 400, 'request.malformed'],
    ['two Hosts', 'GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'request.malformed'],
    ['an unknown Expect', head('/health', ['Expect: a-cookie'], 'GET'), 417, 'request.expectation_failed'],
    ['a malformed URL', head('/%E0%A4%A', [], 'GET'), 400, 'request.malformed'],
    ['an unknown path', head('/nothing', [], 'GET'), 404, 'request.not_found'],
    ['a wrong method', head('/v1/diagrams/draw', [], 'GET'), 405, 'request.method_not_allowed'],
    ['an upgrade', head('/nothing', ['Connection: Upgrade', 'Upgrade: websocket'], 'GET'), 404, 'request.not_found'],
  ])('%s', async (_what, bytes, status, key) => {
    expectRefusal(await raw(bytes), status, key);
  });

  test('a client that stops in the middle of its body', async () => {
    const socket = await open();
    const answer = firstAnswer(socket);
    socket.end(`${head('/v1/diagrams/draw', [KEY, JSON_BODY, 'Content-Length: 100'])}{`);
    expectRefusal(await answer, 400, 'request.malformed');
  });

  test('HTTP/1.0 may omit Host', async () => {
    expect((await raw('GET /health HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('bytes after a whole request are refused after its response', async () => {
    const socket = await open();
    const text = rest(socket);
    socket.write(`${head('/health', [], 'GET')}GARBAGE\r\n\r\n`);
    expect((await text).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

describe('a client that is still sending', () => {
  const { raw, open } = served({ worker: controlledWorker, pool: { processes: 1, waiting: 0 } });
  const MUCH = Buffer.alloc(12_000_000, 0x20);
  const LENGTH = `Content-Length: ${MUCH.length}`;

  test.each([
    ['without a key', '/v1/diagrams/draw', [JSON_BODY], 401, 'auth.key_missing'],
    ['with a wrong key', '/v1/diagrams/read', [JSON_BODY, 'Authorization: Bearer no'], 401, 'auth.key_invalid'],
    ['without a plan', '/mcp', [JSON_BODY, 'Authorization: Bearer lw_free'], 403, 'plan.pro_required'],
    ['from another site', '/mcp', [JSON_BODY, KEY, 'Origin: https://evil.example'], 403, 'request.origin_refused'],
    ['to a malformed URL', '/%E0%A4%A', [JSON_BODY], 400, 'request.malformed'],
    ['to nothing', '/nothing', [JSON_BODY], 404, 'request.not_found'],
    ['to a page', '/', [JSON_BODY], 405, 'request.method_not_allowed'],
    ['while the queue is full', '/v1/diagrams/draw', [JSON_BODY, KEY], 503, 'service.busy'],
    ['while the queue is full, to the tools', '/mcp', [JSON_BODY, KEY], 503, 'service.busy'],
  ])('%s sees the response', async (_what, path, lines, status, key) => {
    expectRefusal(await raw(head(path, [...lines, LENGTH]), MUCH), status, key);
  });

  test('gets its response even without sending the body', async () => {
    const answer = await raw(`${head('/v1/diagrams/draw', [JSON_BODY, LENGTH])}{`);
    expectRefusal(answer, 401, 'auth.key_missing');
    expect(answer.headers.connection).toBe('close');
  });

  test('with Expect is refused at once, without a request for the body', async () => {
    const socket = await open();
    const text = rest(socket);
    socket.write(head('/v1/diagrams/draw', [JSON_BODY, LENGTH, 'Expect: 100-continue']));
    expect((await text).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
  });
});

describe('a body', () => {
  const { raw, open, post } = served({ worker: controlledWorker });
  const MUCH = Buffer.alloc(12_000_000, 0x20);

  test.each([
    ['in one piece', [`Content-Length: ${MUCH.length}`], MUCH],
    [
      'in chunks',
      ['Transfer-Encoding: chunked'],
      Buffer.concat([Buffer.from(`${MUCH.length.toString(16)}\r\n`), MUCH, Buffer.from('\r\n0\r\n\r\n')]),
    ],
  ])('with an oversized body sees the refusal, %s', async (_what, lines, body) => {
    for (const path of ['/v1/diagrams/draw', '/mcp'])
      expectRefusal(await raw(head(path, [KEY, JSON_BODY, ...lines]), body), 413, 'request.too_large');
  });

  const posts = operations.flatMap((each) => (each.http?.method === 'POST' ? [each.http.path] : []));
  test.each([...posts, '/mcp'])('with another media type is refused by %s', async (path) => {
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/xml',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await raw(`${head(path, [KEY, `Content-Type: ${type}`, 'Content-Length: 2'])}{}`);
      expectRefusal(answer, 415, 'request.unsupported_media_type');
    }
    expectRefusal(await raw(`${head(path, [KEY, 'Content-Length: 2'])}{}`), 415, 'request.unsupported_media_type');
  });

  test('with Expect is asked for the body', async () => {
    const socket = await open();
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.write(head('/v1/diagrams/draw', [KEY, JSON_BODY, 'Content-Length: 2', 'Expect: 100-continue']));
    await expect.poll(() => text, PATIENCE).toContain('100 Continue');
    socket.write('{}');
    await expect.poll(() => text, PATIENCE).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  test('with JSON in another case and with a charset is accepted', async () => {
    expect((await post('/v1/diagrams/draw', {}, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });
});

describe('a slow client', () => {
  const { app, raw, open, url } = served({
    worker: controlledWorker,
    bounds: { headers: 300, request: 600, silence: 900, look: 50 },
  });
  const connections = () =>
    new Promise<number>((resolve) => app().server.getConnections((_error, count) => resolve(count)));

  test.each([
    ['of its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['of its body', `${head('/v1/diagrams/draw', [KEY, JSON_BODY, 'Content-Length: 100'])}{`],
    ['of a body for the tools', `${head('/mcp', [KEY, JSON_BODY, 'Content-Length: 100'])}{`],
  ])('%s gets a timeout, and is disconnected even if it keeps its side open', async (_what, bytes) => {
    expectRefusal(await raw(bytes), 408, 'request.timeout');
    const stubborn = connect({ port: Number(url('/').port), host: '127.0.0.1', allowHalfOpen: true });
    stubborn.on('error', () => undefined);
    stubborn.resume().write(bytes);
    const closed = new Promise<void>((resolve) => stubborn.on('end', resolve));
    await closed;
    await expect.poll(connections, PATIENCE).toBe(0);
    stubborn.destroy();
  });

  test('that never sends a byte is disconnected', async () => {
    await rest(await open());
    await expect.poll(connections, PATIENCE).toBe(0);
  });

  test('that sends a byte now and then is disconnected when its request times out', async () => {
    const socket = await open();
    const text = rest(socket);
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.writable && socket.write('X: y\r\n'), 50);
    expect(await text).toContain('HTTP/1.1 408');
    clearInterval(drip);
  });
});

describe('connections over the limit', () => {
  const { open, raw } = served({ worker: controlledWorker, bounds: { connections: 3 } });
  const GET = head('/health', [], 'GET');

  test('are asked to retry, and accepted once others have closed', async () => {
    const held = await Promise.all([open(), open(), open()]);
    // The service counts a connection as open once it has responded on it.
    for (const socket of held) {
      const answer = firstAnswer(socket);
      socket.write(GET);
      expect((await answer).status).toBe(200);
    }
    const refused = await raw(GET);
    expectRefusal(refused, 503, 'service.busy');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const socket of held) socket.destroy();
    await expect.poll(async () => (await raw(GET)).status, PATIENCE).toBe(200);
  });
});

describe('names of other sites', () => {
  const { raw } = served({ worker: controlledWorker });
  const PAGES = [
    '/',
    '/editor/editor.js',
    '/editor/icons/sets.json',
    '/docs',
    '/docs/start.js',
    '/openapi.json',
    '/llms.txt',
    '/nothing',
  ];
  const get = (path: string, host: string, more: readonly string[] = []) =>
    raw(`${[`GET ${path} HTTP/1.1`, `Host: ${host}`, KEY, ...more].join('\r\n')}\r\n\r\n`);

  test.each([...PAGES, '/mcp'])('%s is refused to them', async (path) => {
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', 'a@b', ''])
      expectRefusal(await get(path, host), 403, 'request.host_refused');
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:81', 'https://127.0.0.1', 'file://'])
      expectRefusal(await get(path, '127.0.0.1', [`Origin: ${origin}`]), 403, 'request.origin_refused');
  });

  test.each([
    '127.0.0.1',
    '127.0.0.1:4180',
    'localhost:4180',
    'shop.localhost',
    '[::1]:4180',
    '192.168.1.7:80',
    'LOCALHOST',
  ])('the name %s is accepted, and its pages can send requests', async (host) => {
    expect((await get('/', host)).status).toBe(200);
    expect((await get('/openapi.json', host, [`Origin: http://${host}`])).status).toBe(200);
  });

  test('probes and routes that need a key accept every name', async () => {
    expect((await get('/health', 'probe.example')).status).toBe(200);
    expect((await get('/v1/vocabulary', 'draws.example')).status).toBe(200);
  });
});
