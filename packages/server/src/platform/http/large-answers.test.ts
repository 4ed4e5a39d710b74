// Large responses: made by a worker, bounded, and sent in pieces. The event loop parses and serializes none of them.
import { ServerResponse } from 'node:http';
import { operation } from '@linework/operations';
import { operationsAndStubs } from '@linework/operations/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { controlledWorker, served } from '../../testing/served.js';
import { controlledWorkers } from '../../testing/worker-control.js';
import { operationAnswers } from './operation-answer.js';
import { PIECE } from './pieces.js';

controlledWorkers();
afterEach(() => vi.restoreAllMocks());

/** Characters of JSON that the event loop reads or writes at once. */
const MOST_JSON = 100_000;

/** The longest text that JSON reads or writes on this thread, while something runs. */
async function longestJson(run: () => Promise<void>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse');
  const written = vi.spyOn(JSON, 'stringify');
  await run();
  const lengths = [
    ...parse.mock.calls.map(([text]) => text.length),
    ...written.mock.results.map(({ value }) => (value as string | undefined)?.length ?? 0),
  ];
  vi.restoreAllMocks();
  return Math.max(0, ...lengths);
}

describe('a response', () => {
  const texts = {
    name: 'repeat',
    summary: 'Repeat',
    description: 'Repeats.',
    access: 'public',
    effect: 'read',
  } as const;
  const repeat = (answerLimit?: number) =>
    operation({
      ...texts,
      http: {
        method: 'GET',
        path: '/v1/repeat',
        tag: { name: 'Test', description: 'Test.' },
        ...(answerLimit === undefined ? {} : { answerLimit }),
      },
      refusals: [],
      example: { times: 1 },
      schemas: ({ z }) => ({ input: z.object({ times: z.int() }), output: z.object({ text: z.string() }) }),
      run: async ({ times }) => ({ value: { text: 'x'.repeat(times) } }),
    });
  const frame = JSON.stringify({ text: '' }).length;

  test.each([
    [10_000_000, undefined],
    [2_000, 2_000],
  ])('of up to %i bytes is sent, and a larger one is refused with advice', async (most, limit) => {
    const answer = operationAnswers([repeat(limit)], () => ({ icons: { find: async () => undefined } as never }));
    const ask = async (times: number) => answer({ operation: 'repeat', requestId: 'r', beside: { times } });
    expect((await ask(most - frame)).body.length).toBe(most);
    const { status, body } = await ask(most - frame + 1);
    expect([status, JSON.parse(Buffer.from(body).toString())]).toEqual([
      413,
      {
        error: true,
        errorCode: 'response.too_large',
        message: expect.stringContaining(`the limit is ${most.toLocaleString('en-US')}`),
        requestId: 'r',
      },
    ]);
  });

  test('of Markdown sync has room for the longest document', () => {
    const sync = operationsAndStubs.find(({ name }) => name === 'sync_markdown');
    expect(sync?.http?.answerLimit).toBeGreaterThan(2 * (sync?.http?.bodyLimit ?? 0));
  });
});

describe('the event loop', () => {
  const { url } = served({ worker: controlledWorker });

  test('sends a large response in pieces, whole', async () => {
    const write = vi.spyOn(ServerResponse.prototype, 'write');
    const end = vi.spyOn(ServerResponse.prototype, 'end');
    const body = `{"source":"${'x'.repeat(3_000_000)}"}`;
    const answer = await fetch(url('/v1/diagrams/draw'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer lw_pro' },
      body,
    });
    const bytes = await answer.arrayBuffer();
    const sent = [...write.mock.calls, ...end.mock.calls].flatMap(([chunk]) =>
      chunk instanceof Uint8Array || typeof chunk === 'string' ? [chunk.length] : [],
    );
    expect([answer.status, bytes.byteLength > 3_000_000]).toEqual([200, true]);
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    expect([Math.max(...sent) <= PIECE, sent.length > 10]).toEqual([true, true]);
  });
});

describe('hosting', () => {
  const { baseUrl, call, keyOf } = hosted();
  const COMMENT = `# ${'x'.repeat(1_000)}\n`;
  const large = (label: string) => `flow "${label}"\nnode a "You"\n${COMMENT.repeat(400)}`;

  test('the pages, pictures and lists of large sources are no JSON on the event loop', async () => {
    const key = await keyOf('ada@example.com');
    const settings = { visibility: 'unlisted', embedSource: true, showVersions: true };
    const { id } = (await call('/v1/diagrams/publish', { key, body: { source: large('0'), ...settings } })).body;
    for (let at = 1; at <= 3; at++)
      await call(`/user/diagrams/${id}/source`, {
        method: 'PUT',
        key,
        headers: { 'if-match': '*' },
        body: { source: large(String(at)) },
      });
    const paths = [
      `/d/${id}.svg`,
      `/d/${id}.dark.png`,
      `/d/${id}.pdf`,
      `/d/${id}.svg?version=1`,
      `/d/${id}`,
      '/user/diagrams?folders=true',
      '/openapi.json',
    ];
    for (const path of paths) {
      const longest = await longestJson(async () => {
        const answer = await fetchOnly(path, key);
        expect([path, answer]).toEqual([path, 200]);
      });
      expect([path, longest < MOST_JSON]).toEqual([path, true]);
    }
    const versions = `/user/diagrams/${id}/versions?limit=50`;
    expect(await longestJson(async () => expect(await fetchOnly(versions, key)).toBe(200))).toBeLessThan(10_000);
    const { body } = await call(versions, { key });
    expect([body.versions.length, body.versions.some((each: object) => 'source' in each)]).toEqual([4, false]);
  });

  const fetchOnly = async (path: string, key: string): Promise<number> => {
    const answer = await fetch(new URL(path, baseUrl()), { headers: { authorization: `Bearer ${key}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
});
