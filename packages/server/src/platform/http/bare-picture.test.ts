import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { served } from '../../testing/served.js';
import { acceptedFormat } from './bare-picture.js';

describe('the accepted format', () => {
  test.each([
    [undefined, undefined],
    ['*/*', undefined],
    ['application/json', undefined],
    ['text/html, image/png', 'png'],
    ['IMAGE/PNG;q=0.5 , application/pdf', 'pdf'],
    ['image/png;q=0.5, application/json;q=0.9', undefined],
    ['image/png;q=0', undefined],
    ['image/png;q=x', undefined],
    ['image/svg+xml', 'svg'],
    ['text/plain', 'text'],
    ['application/json, text/plain, */*', undefined],
    ['image/svg+xml;q=0.9, image/png;q=0.9', 'svg'],
    [',;,=;q', undefined],
  ])('%s: %s', (accept, name) => expect(acceptedFormat(accept)).toBe(name));

  test('a long header gets a response at once', () => {
    expect(acceptedFormat(`${'a/b;'.repeat(100_000)},${'x,'.repeat(100_000)}image/png`)).toBeUndefined();
  });
});

describe('over HTTP', () => {
  const service = served();
  let app: FastifyInstance;
  beforeAll(() => {
    app = service.app();
  });

  const post = (path: string, payload: unknown, accept?: string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer lw_pro',
        ...(accept === undefined ? {} : { accept }),
      },
      payload: JSON.stringify(payload),
    });
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  /** A character that is in no font. */
  const STRANGE = 'flow "Shop"\nnode a "\u{10fffd}"\n';
  const GOOD = 'flow "Shop"\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n';
  const render = '/v1/diagrams/render';

  test('Accept returns only the bytes, and what they could not show as a header', async () => {
    const answer = await post(render, { source: GOOD }, 'image/png');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers.vary).toContain('accept');
    expect(answer.rawPayload.subarray(0, 8)).toEqual(PNG);
    expect(answer.headers['x-linework-warnings']).toBeUndefined();
    const boxes = await post(render, { source: STRANGE }, 'image/png');
    const [warning] = JSON.parse(String(boxes.headers['x-linework-warnings'])) as string[];
    expect(warning).toMatch(/\S/);
    expect((await post(render, { source: GOOD }, 'application/pdf')).headers['content-type']).toBe('application/pdf');
    const svg = await post(render, { source: GOOD }, 'image/svg+xml');
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.body).toMatch(/^<svg /);
  });

  test('every other caller gets JSON, whatever the format', async () => {
    for (const accept of [undefined, '*/*', 'application/json']) {
      const answer = await post(render, { source: GOOD, format: 'png' }, accept);
      expect(answer.json()).toMatchObject({
        kind: 'flow',
        file: { mediaType: 'image/png', base64: expect.stringMatching(/^iVBORw0KGgo/) },
      });
    }
    const answer = await post('/v1/diagrams/draw', { source: GOOD, format: 'pdf' }, 'application/pdf');
    expect(answer.json()).toMatchObject({ ok: true, file: { mediaType: 'application/pdf' } });
  });

  test('text is returned as text', async () => {
    const answer = await post(render, { source: GOOD, columns: 60 }, 'text/plain');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('┌─────┐');
    const wrong = await post(render, { source: GOOD, columns: 60 });
    expect(wrong.json()).toMatchObject({
      errorCode: 'validation.failed',
      message: 'columns is for text, not for svg.',
    });
  });

  test('a failure is JSON, whatever Accept says', async () => {
    const wrong = await post(render, { source: 'flow\nnode a\na -> b\n' }, 'image/png');
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, 'diagram.invalid']);
    expect((await post(render, [], 'image/png')).json().errorCode).toBe('validation.failed');
    const torn = await post(render, { source: GOOD, format: 'pdf' }, 'image/png');
    expect(torn.json()).toMatchObject({ errorCode: 'validation.failed', message: expect.stringContaining('Accept') });
    expect((await post(render, { source: GOOD, format: 'gif' })).json().errorCode).toBe('validation.failed');
    expect((await post(render, { source: GOOD, format: 'png', scale: -1 })).json().errorCode).toBe('validation.failed');
  });

  test('the API description names every media type', async () => {
    const document = (await app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths[render].post.responses['200'].content)).toEqual([
      'application/json',
      'image/svg+xml',
      'image/png',
      'application/pdf',
      'text/plain',
    ]);
  });
});
