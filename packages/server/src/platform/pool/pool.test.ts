import { operations } from '@linework/operations';
import { describe, expect, test, vi } from 'vitest';
import { controlledWorker, served } from '../../testing/served.js';
import { controlledWorkers, PATIENCE } from '../../testing/worker-control.js';
import type { Pool } from './pool.js';

const { begun, hasBegun, release } = controlledWorkers();

/** Whether another task of the account would be refused. */
const becomesFull = (pool: Pool, full = true) => expect.poll(() => isFull(pool), PATIENCE).toBe(full);
const call = (id: number, source: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'draw_diagram', arguments: { source } },
});
const MCP = { accept: 'application/json, text/event-stream' };

interface ToolAnswer {
  readonly id: number;
  readonly result: { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] };
}

/** The messages of a response over streamable HTTP. */
function messages(text: string): ToolAnswer[] {
  const events = text.split('\n').filter((line) => line.startsWith('data: {') || line.startsWith('data: ['));
  return (events.length > 0 ? events.map((line) => line.slice(6)) : [text]).flatMap((each) => JSON.parse(each));
}

describe('every operation', () => {
  const { url, post } = served({ worker: controlledWorker });

  test.each(operations.flatMap((each) => (each.http ? [[each.name, each.http] as const] : [])))(
    '%s runs in another process than the event loop',
    async (name, { method, path }) => {
      const answer =
        method === 'GET' ? await fetch(url(`${path}?query=x`)) : await post(path, { source: 'not read here' });
      const ran = (await answer.json()) as { operation: string; pid: number };
      expect(ran.operation).toBe(name);
      expect(ran.pid).not.toBe(process.pid);
    },
  );

  test.each(operations.flatMap((each) => each.tool ?? []))('so does the tool %s over HTTP', async (tool) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: {} } };
    const [answer] = messages(await (await post('/mcp', body, MCP)).text());
    const ran = JSON.parse(answer?.result.content[0]?.text ?? '');
    expect(ran.tool).toBe(tool);
    expect(ran.pid).not.toBe(process.pid);
  });

  test('other requests are handled while it runs', async () => {
    const held = post('/v1/diagrams/draw', 'hold');
    await hasBegun('hold');
    expect((await fetch(url('/health'))).status).toBe(200);
    release();
    expect((await held).status).toBe(200);
  });

  test('a failure of the worker is an internal error, and the next task works', async () => {
    const failed = await post('/v1/diagrams/draw', 'fail');
    expect([failed.status, await failed.json()]).toEqual([
      500,
      expect.objectContaining({ error: true, errorCode: 'internal.error', requestId: expect.any(String) }),
    ]);
    expect((await post('/v1/diagrams/draw', 'x')).status).toBe(200);
  });
});

describe('the event loop', () => {
  const { url } = served({ worker: controlledWorker });
  const long = `flow "${'x'.repeat(300_000)}"`;

  test.each([
    ['/v1/diagrams/draw', { source: long }],
    ['/mcp', call(1, long)],
    ['/mcp', [call(1, long), call(2, long)]],
  ])('parses and serializes no body at %s', async (path, value) => {
    const body = JSON.stringify(value);
    const parse = vi.spyOn(JSON, 'parse');
    const written = vi.spyOn(JSON, 'stringify');
    try {
      const answer = await fetch(url(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer lw_pro', ...MCP },
        body,
      });
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 300_000]).toEqual([200, true]);
      for (const [text] of parse.mock.calls) expect(text.length).toBeLessThan(10_000);
      for (const { value: text } of written.mock.results) expect(text.length).toBeLessThan(10_000);
    } finally {
      vi.restoreAllMocks();
    }
  });
});

describe('a task that never ends', () => {
  const { post } = served({ worker: controlledWorker, pool: { processes: 1, time: 200 } });

  test('is aborted at its limit with advice, and the next one works', async () => {
    const [hung, next] = await Promise.all([
      post('/v1/diagrams/draw', 'hang'),
      hasBegun('hang').then(() => post('/v1/diagrams/draw', 'next')),
    ]);
    expect([hung.status, await hung.json()]).toEqual([
      422,
      expect.objectContaining({
        error: true,
        errorCode: 'request.too_heavy',
        message: expect.stringContaining('Split'),
        requestId: expect.any(String),
      }),
    ]);
    expect(next.status).toBe(200);
  });

  test('is aborted as a tool call too, with a result that an agent can read', async () => {
    const [answer] = messages(await (await post('/mcp', call(1, 'hang'), MCP)).text());
    expect(answer?.result.isError).toBe(true);
    expect(answer?.result.content[0]?.text).toContain('request.too_heavy');
  });
});

describe('a task that uses memory without end', () => {
  const { url, post } = served({ worker: controlledWorker, pool: { processes: 2, heap: 48, memory: 250 } });

  test.each([
    ['of the heap', 'fill'],
    ['outside the heap', 'flood'],
  ])('%s is refused with advice; everyone else is answered, and so is the next one', async (_what, text) => {
    const filled = post('/v1/diagrams/draw', text);
    await hasBegun(text);
    const others = await Promise.all([
      fetch(url('/health')),
      ...['one', 'two', 'three'].map((each) => post('/v1/diagrams/draw', each)),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const answer = await filled;
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'request.too_heavy', message: expect.stringContaining('Split') }),
    ]);
    expect((await post('/v1/diagrams/draw', 'next')).status).toBe(200);
  });
});

describe('a process that is killed from outside', () => {
  const { post } = served({ worker: controlledWorker, pool: { processes: 1 } });
  const pidsOf = (text: string) =>
    begun()
      .filter((each) => each.text.includes(text))
      .map(({ pid }) => pid);
  const kill = (pid: number | undefined) => process.kill(pid ?? Number.NaN, 'SIGKILL');

  test('loses neither its task nor those that wait', async () => {
    const answers = ['hold first', 'second', 'third'].map((each) => post('/v1/diagrams/draw', each));
    await hasBegun('first');
    const [pid] = pidsOf('first');
    kill(pid);
    await expect.poll(() => pidsOf('first').length, PATIENCE).toBe(2);
    expect(pidsOf('first')[1]).not.toBe(pid);
    release();
    for (const each of answers) expect((await each).status).toBe(200);
  });

  test('twice with the same task makes it too heavy', async () => {
    const answer = post('/v1/diagrams/draw', 'hold it');
    for (const count of [1, 2]) {
      await expect.poll(() => pidsOf('hold it').length, PATIENCE).toBe(count);
      kill(pidsOf('hold it').at(-1));
    }
    expect([(await answer).status, (await (await answer).json()).errorCode]).toEqual([422, 'request.too_heavy']);
  });

  test('without a task is replaced', async () => {
    const { pid } = await (await post('/v1/diagrams/draw', 'before')).json();
    kill(pid);
    const next = await post('/v1/diagrams/draw', 'after');
    expect([next.status, (await next.json()).pid]).not.toEqual([200, pid]);
    expect(next.status).toBe(200);
  });
});

describe('sixty tasks of one account', () => {
  const { post } = served({ worker: controlledWorker, pool: { processes: 2 } });

  test('hold up nobody else', async () => {
    const held = Array.from({ length: 60 }, (_, number) => post('/v1/diagrams/draw', `hold ${number}`));
    await hasBegun('hold 1');
    for (const text of ['quick', 'quick too']) {
      const answer = await post('/v1/diagrams/draw', text, { authorization: 'Bearer lw_admin' });
      expect(answer.status).toBe(200);
    }
    expect(begun().filter(({ text }) => text.includes('hold'))).toHaveLength(2);
    const freed = setInterval(release, 20);
    for (const each of held) expect((await each).status).toBe(200);
    clearInterval(freed);
  });
});

describe('a full queue', () => {
  const { post, pool } = served({ worker: controlledWorker, pool: { processes: 1, waiting: 2 } });

  test('responds 503 with when to retry, and accepts tasks again when there is room', async () => {
    const first = post('/v1/diagrams/draw', 'hold first');
    await hasBegun('first');
    const waiting = [post('/v1/diagrams/draw', 'second'), post('/v1/diagrams/draw', 'third')];
    await becomesFull(pool());
    for (const path of ['/v1/diagrams/draw', '/v1/diagrams/validate', '/mcp']) {
      const refused = await post(path, 'fourth', MCP);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        error: true,
        errorCode: 'service.busy',
        message: expect.stringContaining('seconds'),
        requestId: expect.any(String),
      });
    }
    release();
    for (const each of [first, ...waiting]) expect((await each).status).toBe(200);
    expect((await post('/v1/diagrams/draw', 'fifth')).status).toBe(200);
    expect(begun().some(({ text }) => text.includes('fourth'))).toBe(false);
  });

  test('counts every entry of a batch', async () => {
    const batch = Array.from({ length: 7 }, (_, id) => call(id, `hold ${id}`));
    const answered = post('/mcp', batch, MCP).then((answer) => answer.text());
    await becomesFull(pool());
    const freed = setInterval(release, 20);
    const answers = messages(await answered);
    clearInterval(freed);
    expect(answers.map((each) => each.id).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const refused = answers.filter((each) => each.result.isError);
    expect(refused.map((each) => each.id).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
    for (const each of refused) expect(each.result.content[0]?.text).toContain('service.busy');
  });
});

describe('a client that leaves', () => {
  const { open, post, pool } = served({
    worker: controlledWorker,
    pool: { processes: 1, waiting: 1, time: 3_600_000 },
  });
  const request = (path: string, body: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer lw_pro\r\nContent-Type: application/json\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;

  test.each([
    ['a request', '/v1/diagrams/draw', (text: string) => text, ''],
    ['a tool', '/mcp', (text: string) => JSON.stringify(call(1, text)), `Accept: ${MCP.accept}\r\n`],
  ])('aborts the task of %s, whether it runs or waits', async (_what, path, body, more) => {
    const running = await open();
    running.write(request(path, body('hang'), more));
    await hasBegun('hang');
    const waiting = await open();
    waiting.write(request(path, body('never'), more));
    await becomesFull(pool());
    waiting.destroy();
    await becomesFull(pool(), false);
    const next = post('/v1/diagrams/draw', 'next');
    running.destroy();
    expect((await next).status).toBe(200);
    expect(begun().some(({ text }) => text.includes('never'))).toBe(false);
  });
});

function isFull(pool: Pool): boolean {
  try {
    pool.demandRoom('account ada');
    return false;
  } catch {
    return true;
  }
}
