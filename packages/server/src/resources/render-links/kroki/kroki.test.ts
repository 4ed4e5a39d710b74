// The paths of a Kroki server, with the requests that its tools send: asciidoctor-kroki, mkdocs-kroki-plugin, HTTPie and curl.
import { describe, expect, test } from 'vitest';
import { hosted } from '../../../testing/hosted.js';
import { AS_IMAGE, dataOf, HELLO, linkTo } from '../testing/links.js';

const MERMAID = 'sequenceDiagram\n  Alice->>Bob: Hello\n';

describe('a service that is open to everyone', () => {
  const { baseUrl, call } = hosted({ publicRender: 'on' });

  const send = (path: string, body: string, headers: Record<string, string>) =>
    fetch(new URL(path, baseUrl()), { method: 'POST', body, headers });

  test('asciidoctor-kroki: GET, with options in the query and in headers', async () => {
    const headers = { referer: 'asciidoctor/kroki.js/0.18.1', 'kroki-diagram-options-theme': 'dark' };
    const path = `/kroki/mermaid/svg/${dataOf(MERMAID)}`;
    const answer = await call(`${path}?theme=dark&look=handDrawn`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, immutable');
    expect(answer.body).toContain('Alice');
    expect(JSON.parse(answer.headers.get('x-linework-warnings') ?? '')).toContain(
      'The option look=handDrawn was ignored.',
    );
    expect((await call(path)).body).not.toBe(answer.body);
    const current = { 'if-none-match': answer.headers.get('etag') ?? '', ...headers };
    expect((await call(`${path}?theme=dark`, { headers: current })).status).toBe(304);
  });

  test('asciidoctor-kroki: POST of a text that is too long for a link', async () => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', 'kroki-diagram-options-theme': 'dark' };
    const answer = await send('/kroki/linework/svg', HELLO, headers);
    const got = await call(`/kroki/linework/svg/${dataOf(HELLO)}?theme=dark`);
    expect([answer.status, await answer.text()]).toEqual([200, got.body]);
  });

  test('mkdocs-kroki-plugin and HTTPie: POST of JSON to the root', async () => {
    const { status, headers, body } = await call('/kroki', {
      body: { diagram_source: MERMAID, diagram_type: 'mermaid', output_format: 'png', diagram_options: { scale: 1 } },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(body.startsWith('\ufffdPNG')).toBe(true);
  });

  test('JSON to the path of a type, and of a format', async () => {
    for (const path of ['/kroki/mermaid', '/kroki/mermaid/svg']) {
      const { status, headers } = await call(path, { body: { diagram_source: MERMAID } });
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml; charset=utf-8']);
    }
    const { headers } = await call('/kroki/linework', { body: { diagram_source: HELLO, output_format: 'pdf' } });
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  test('curl: whatever is not JSON is the source, and Accept chooses the format', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'application/octet-stream', 'text/plain'])
      expect((await send('/kroki/linework/txt', HELLO, { 'content-type': type })).status).toBe(200);
    const answer = await send('/kroki/linework?scale=1', HELLO, { 'content-type': 'text/plain', accept: 'image/png' });
    expect(answer.headers.get('content-type')).toBe('image/png');
    const text = await send('/kroki/linework/txt?theme=dark', HELLO, { 'content-type': 'text/plain' });
    expect([text.status, text.headers.get('x-linework-warnings')]).toEqual([
      200,
      '["The option theme=dark was ignored."]',
    ]);
  });

  test.each([
    ['/kroki/plantuml/svg', 'text/plain', 'Bob -> Alice', 400, 'render.type_unknown'],
    ['/kroki/constructor/svg', 'text/plain', HELLO, 400, 'render.type_unknown'],
    ['/kroki/linework/jpeg', 'text/plain', HELLO, 400, 'render.format_unknown'],
    ['/kroki/linework/svg?theme=pink', 'text/plain', 'x', 422, 'diagram.invalid'],
    ['/kroki/linework/svg', 'text/plain', ' \n', 400, 'validation.failed'],
    ['/kroki/linework/svg', 'application/json', '{', 400, 'request.invalid_json'],
    ['/kroki/linework/svg', 'application/json', '{"diagram_source":1}', 400, 'validation.failed'],
    ['/kroki/linework/svg', 'text/plain', 'flow "x"\na -> b\n', 422, 'diagram.invalid'],
    ['/kroki/linework/svg', 'image/png', HELLO, 415, 'request.unsupported_media_type'],
    ['/kroki', 'application/json', '{"diagram_type":"linework"}', 400, 'validation.failed'],
  ])('POST %s as %s with %j gives %i %s', async (path, type, body, status, errorCode) => {
    const answer = await send(path, body, { 'content-type': type });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([status, errorCode]);
  });

  test('an image says which types there are', async () => {
    const { status, body } = await call(`/kroki/plantuml/svg/${dataOf('Bob -> Alice')}`, {
      headers: { accept: AS_IMAGE },
    });
    expect(status).toBe(400);
    expect(body.replaceAll(/<[^>]*>/g, ' ')).toMatch(/linework,\s+mermaid/);
  });

  test.each([
    ['a body that is not JSON', '/kroki/linework/svg', '{', 'request.invalid_json'],
    ['fields that are missing', '/kroki', '{"diagram_type":"linework"}', 'validation.failed'],
    ['a type that is not drawn here', '/kroki', '{"diagram_type":"d2","diagram_source":"x"}', 'render.type_unknown'],
  ])('%s: an image says so, and everyone else gets JSON', async (_what, path, body, errorCode) => {
    const json = { 'content-type': 'application/json' };
    expect(await (await send(path, body, json)).json()).toMatchObject({ errorCode });
    const image = await send(path, body, { ...json, accept: 'image/*' });
    expect([image.status, image.headers.get('content-type')]).toEqual([400, 'image/svg+xml; charset=utf-8']);
    expect(await image.text()).toContain('No picture');
  });

  test.each([
    ['POST', '/kroki'],
    ['POST', '/kroki/linework'],
    ['POST', '/kroki/linework/svg'],
    ['GET, HEAD', `/kroki/linework/svg/${dataOf(HELLO)}`],
    ['GET, HEAD', linkTo(HELLO)],
  ])('a browser that asks first lets a page of another site send %s to %s', async (methods, path) => {
    const asking = {
      origin: 'https://wiki.example',
      'access-control-request-method': methods.split(',', 1)[0] ?? '',
      'access-control-request-headers': 'authorization,content-type,kroki-diagram-options-theme',
    };
    const { status, headers, body } = await call(path, { method: 'OPTIONS', headers: asking });
    expect([status, body]).toEqual([204, '']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'authorization, *',
      'access-control-max-age': '86400',
    });
    expect(headers.get('access-control-allow-credentials')).toBe(null);
  });

  test('pages of other sites read what is refused, and no other path is open to them', async () => {
    const there = { origin: 'https://wiki.example' };
    const refused = await send('/kroki', HELLO, { ...there, 'content-type': 'image/png' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([415, '*']);
    for (const path of ['/v1/diagrams/draw', '/v1/render/links', '/health'])
      expect([path, (await call(path, { method: 'OPTIONS', headers: there })).status]).toEqual([path, 405]);
  });

  test('pages of other sites and other names of the host get pictures, as from a Kroki server', async () => {
    const answer = await send('/kroki/linework/svg', HELLO, {
      'content-type': 'text/plain',
      origin: 'https://wiki.example',
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
});

describe('a service that needs a key', () => {
  const { call, keyOf } = hosted();

  test('a tool that sends one in a header gets pictures, and others learn that they need one', async () => {
    const path = `/kroki/linework/svg/${dataOf(HELLO)}`;
    const { status, body } = await call(path);
    expect([status, body.errorCode]).toEqual([401, 'auth.key_missing']);
    const key = await keyOf('ada@example.com', ['draw']);
    expect((await call(path, { key })).headers.get('cache-control')).toBe('private, max-age=60');
    expect((await call('/kroki', { key, body: { diagram_source: HELLO, diagram_type: 'linework' } })).status).toBe(200);
  });
});
