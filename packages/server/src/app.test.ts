import { gunzipSync } from 'node:zlib';
import { pictureFormats as formats } from '@linework/core';
import { errorOf, operations, sharedSchemas } from '@linework/operations';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { served } from './testing/served.js';

const service = served();
let app: FastifyInstance;
beforeAll(() => {
  app = service.app();
});

const GOOD = 'flow "Shop"\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n';
const BAD = 'flow "Shop"\nnode a\na -> b\n';

function post(path: string, payload: unknown, key: string | undefined = 'lw_pro') {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

describe('drawing', () => {
  test('a valid source returns its picture and outline', async () => {
    const answer = await post('/v1/diagrams/draw', { source: GOOD });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({ ok: true, kind: 'flow', title: 'Shop', diagnostics: [] });
    expect(body.svg).toMatch(/^<svg /);
    expect(body.outline.edges[0]).toMatchObject({ from: 'a', to: 'b', line: 4, column: 1 });
  });

  test('the same source returns the same bytes', async () => {
    const [one, two] = await Promise.all([
      post('/v1/diagrams/draw', { source: GOOD }),
      post('/v1/diagrams/draw', { source: GOOD }),
    ]);
    expect(one.body).toBe(two.body);
  });

  test('a source with errors is a normal result of draw and validate, and nothing is drawn', async () => {
    for (const path of ['/v1/diagrams/draw', '/v1/diagrams/validate']) {
      const answer = await post(path, { source: BAD });
      expect(answer.statusCode).toBe(200);
      const body = answer.json();
      expect(body.ok).toBe(false);
      expect(body.svg).toBeUndefined();
      expect(body.diagnostics[0]).toMatchObject({
        code: 'E201',
        severity: 'error',
        line: 3,
        column: 6,
        endLine: 3,
        endColumn: 7,
      });
    }
  });

  test('render and outline refuse a source with errors with 422 and the diagnostics', async () => {
    for (const path of ['/v1/diagrams/render', '/v1/diagrams/outline']) {
      const answer = await post(path, { source: BAD });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: true, errorCode: 'diagram.invalid', details: [{ code: 'E201' }] });
    }
  });

  test('the source read back out of the picture is identical', async () => {
    const picture = await post('/v1/diagrams/render', { source: GOOD, embedSource: true });
    const answer = await post('/v1/diagrams/read', { svg: picture.json().svg });
    expect(answer.json()).toEqual({ source: GOOD });
    const plain = await post('/v1/diagrams/render', { source: GOOD });
    expect((await post('/v1/diagrams/read', { svg: plain.json().svg })).json()).toMatchObject({
      errorCode: 'svg.source_missing',
    });
  });

  test('header defaults can be sent', async () => {
    const answer = await post('/v1/diagrams/outline', {
      source: GOOD,
      defaults: { numbered: 'on', kinds: { flow: { start: 5 } } },
    });
    expect(answer.json().edges[0].number).toBe(5);
    const refused = await post('/v1/diagrams/outline', { source: GOOD, defaults: { numberd: 'on' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errorCode).toBe('validation.failed');
  });

  test('a Mermaid flowchart is converted, and drawn on request', async () => {
    const answer = await post('/v1/diagrams/convert-external', {
      source: 'graph LR\n A[Web] --> B[(Orders)]',
      render: true,
    });
    expect(answer.json()).toMatchObject({ ok: true, kind: 'flow', validation: { valid: true, errors: [] } });
    expect(answer.json().svg).toMatch(/^<svg /);
  });

  test('the vocabulary needs no key, lists kinds, and describes one kind', async () => {
    const all = await app.inject('/v1/vocabulary');
    expect(all.json().kinds).toHaveLength(20);
    const flow = await app.inject('/v1/vocabulary?kind=flow&codes=true');
    expect(flow.json().kind.statements.map((each: { keyword: string }) => each.keyword)).toEqual([
      'node',
      'group',
      'overlay',
      'note',
    ]);
    expect(flow.json().codes.length).toBeGreaterThan(50);
    const unknown = await app.inject('/v1/vocabulary?kind=flwo');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().errorCode).toBe('vocabulary.kind_unknown');
  });
});

describe('the key', () => {
  const protectedPaths = operations.flatMap((each) =>
    each.access !== 'public' && each.access.feature === 'drawing' && each.http ? [each.http.path] : [],
  );

  test.each(protectedPaths)('%s refuses a missing key, a wrong key and an account without Pro', async (path) => {
    const none = await post(path, '{ not json', '');
    expect([none.statusCode, none.json().errorCode]).toEqual([401, 'auth.key_missing']);
    const wrong = await post(path, '{ not json', 'lw_wrong');
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([401, 'auth.key_invalid']);
    const free = await post(path, '{ not json', 'lw_free');
    expect([free.statusCode, free.json().errorCode]).toEqual([403, 'plan.pro_required']);
  });
});

describe('every failure has the envelope', () => {
  test.each([
    ['broken JSON', () => post('/v1/diagrams/draw', '{"source":'), 400, 'request.invalid_json'],
    ['no body', () => post('/v1/diagrams/draw', ''), 400, 'request.invalid_json'],
    ['an array', () => post('/v1/diagrams/draw', []), 400, 'validation.failed'],
    ['null', () => post('/v1/diagrams/draw', 'null'), 400, 'validation.failed'],
    ['a missing source', () => post('/v1/diagrams/draw', {}), 400, 'validation.failed'],
    ['a number as source', () => post('/v1/diagrams/draw', { source: 1 }), 400, 'validation.failed'],
    ['an unknown field', () => post('/v1/diagrams/draw', { source: GOOD, colour: 'red' }), 400, 'validation.failed'],
    [
      'a prototype key',
      () => post('/v1/diagrams/draw', `{"source":"flow","__proto__":{"x":1}}`),
      400,
      'request.invalid_json',
    ],
    [
      'an oversize body',
      () => post('/v1/diagrams/draw', JSON.stringify({ source: 'x'.repeat(5_000_000) })),
      413,
      'request.too_large',
    ],
    ['an unknown path', () => app.inject('/v1/nothing'), 404, 'request.not_found'],
    [
      'a wrong method',
      () => app.inject({ method: 'GET', url: '/v1/diagrams/draw' }),
      405,
      'request.method_not_allowed',
    ],
    [
      'a wrong method of a page',
      () => app.inject({ method: 'DELETE', url: '/health' }),
      405,
      'request.method_not_allowed',
    ],
    ['a malformed URL', () => app.inject('/%E0%A4%A'), 400, 'request.malformed'],
    ['an unknown query', () => app.inject('/v1/vocabulary?knd=flow'), 400, 'validation.failed'],
    [
      'another media type',
      () =>
        app.inject({
          method: 'POST',
          url: '/v1/diagrams/draw',
          headers: { 'content-type': 'application/xml', authorization: 'Bearer lw_pro' },
          payload: '<x/>',
        }),
      415,
      'request.unsupported_media_type',
    ],
  ])('%s', async (_name, call, status, key) => {
    const answer = await call();
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, key]);
    expect(answer.json()).toMatchObject({ error: true, message: expect.stringMatching(/\S/) });
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('a wrong method gets the allowed ones', async () => {
    expect((await app.inject({ method: 'GET', url: '/v1/diagrams/draw' })).headers.allow).toBe('POST');
  });
});

describe('the API description', () => {
  test('is OpenAPI 3.1 without a finding of the linter, and every body is described', async () => {
    const text = (await app.inject('/openapi.json')).body;
    const document = JSON.parse(text);
    expect(document.openapi).toBe('3.1.0');
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-server-example.com': 'off' } });
    const findings = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(findings.map((each) => `${each.ruleId}: ${each.message} ${each.location[0]?.pointer}`)).toEqual([]);
  });

  test.each(operations.flatMap((each) => (each.http ? [[each.name, each, each.http] as const] : [])))(
    'describes %s as declared',
    async (_name, operation, http) => {
      const document = JSON.parse((await app.inject('/openapi.json')).body);
      const described = document.paths[http.path]?.[http.method.toLowerCase()];
      expect(described).toMatchObject({ operationId: operation.name, summary: operation.summary });
      expect(described.responses['200'].content['application/json'].schema.$ref).toMatch(/^#\/components\/schemas\//);
      for (const { key, status } of operation.refusals.map(errorOf))
        expect(described.responses[status].description).toContain(key);
      expect(app.hasRoute({ method: http.method, url: http.path })).toBe(true);
    },
  );

  const drawing = operations.filter((each) => each.http && isDrawing(each.schemas(sharedSchemas(z)).input.shape));
  /** Other operations have formats with other meanings. */
  function isDrawing(shape: object): boolean {
    return 'format' in shape && 'background' in shape;
  }
  const tried = { scale: 2, columns: 60, ascii: true, embedSource: true, embedFont: true, background: 'none' };

  test.each(drawing.flatMap((each) => formats.map((format) => [each.name, format.name, each] as const)))(
    'lists for %s the options that the service accepts with the format %s',
    async (_name, format, { http, example }) => {
      const document = JSON.parse((await app.inject('/openapi.json')).body);
      const path = http?.path ?? '';
      const reference: string = document.paths[path].post.requestBody.content['application/json'].schema.$ref;
      const { allOf, properties } = document.components.schemas[reference.split('/').at(-1) ?? ''];
      const rule = allOf.find((each: Rule) => each.if.properties.format.const === format) as Rule;
      for (const [option, value] of Object.entries(tried)) {
        const answer = await post(path, { ...example, format, [option]: value });
        const refused = rule.then.properties[option] === false;
        expect([option, answer.statusCode]).toEqual([option, refused ? 400 : 200]);
        const [, names = ''] = /For ([a-z, ]+) only\.$/.exec(properties[option].description) ?? [];
        expect(names.split(/, | and /).includes(format)).toBe(!refused);
      }
    },
  );
});

interface Rule {
  readonly if: { readonly properties: { readonly format: { readonly const: string } } };
  readonly then: { readonly properties: Readonly<Record<string, false>> };
}

describe('pages', () => {
  test.each(['/', '/docs'])('%s runs only its own scripts and loads nothing from other sites', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    for (const [, file] of answer.body.matchAll(/(?:src|href)="(\/[^"?]+)/g)) {
      expect((await app.inject(file ?? '')).statusCode).toBe(200);
    }
  });

  test('the editor gets each of its files once, packed', async () => {
    const first = await app.inject({ url: '/editor/editor.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await app.inject('/editor/editor.js');
    expect(gunzipSync(first.rawPayload)).toEqual(plain.rawPayload);
    const again = await app.inject({
      url: '/editor/editor.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['sets.json', 200],
    ['lx/0.json', 200],
    ['lx/999999.json', 404],
    ['constructor/0.json', 404],
    ['nothing/0.json', 404],
    ['..%2f..%2fpackage.json/0.json', 404],
    ['lx/..%2f0.json', 404],
  ])('the editor asks for the icons %s and gets %i', async (path, status) => {
    expect((await app.inject(`/editor/icons/${path}`)).statusCode).toBe(status);
  });

  test('/llms.txt lists the routes, the tools and the language for an agent', async () => {
    const { body } = await app.inject('/llms.txt');
    for (const { tool } of operations) if (tool) expect(body).toContain(tool);
    expect(body).toContain('flow "Title"');
    expect(body).toContain('/v1/diagrams/draw');
  });

  test('/health reports that the service is up', async () => {
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok', version: '0.0.0' });
  });
});

describe('a document with more diagrams than one call takes', () => {
  const FENCES = {
    diagram: '```diagram\nflow "Shop"\nnode a\n```',
    mermaid: '```mermaid\nflowchart LR\n  a --> b\n```',
  } as const;
  const tool = async (input: object) => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'sync_markdown', arguments: input },
    };
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: 'Bearer lw_pro',
      },
      payload: JSON.stringify(message),
    });
    const [, text = ''] = /^data: (.+)$/m.exec(answer.body) ?? [];
    return JSON.parse(JSON.parse(text).result.content[0].text);
  };
  const http = async (input: object) => (await post('/v1/markdown/sync', input)).json();

  test.each([
    ['HTTP', 'diagram', http],
    ['HTTP', 'mermaid', http],
    ['a tool', 'diagram', tool],
    ['a tool', 'mermaid', tool],
  ] as const)('is completed by a second call, over %s, with %s fences', async (_, language, sync) => {
    const convertExternal = language === 'mermaid';
    const document = Array.from({ length: 35 }, () => FENCES[language]).join('\n\n');
    const first = await sync({ markdown: document, convertExternal });
    expect(first).toMatchObject({ summary: { skipped: 5 }, caps: { hit: true } });
    const second = await sync({ markdown: first.markdown, convertExternal });
    expect(second).toMatchObject({ summary: { unchanged: 30, skipped: 0 }, caps: { hit: false } });
    expect(second.markdown.match(/<!-- \/linework -->/g)).toHaveLength(35);
  });
});
