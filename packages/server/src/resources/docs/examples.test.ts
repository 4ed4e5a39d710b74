import { nodeIcons } from '@linework/icons/node';
import { operations, type PictureExporter } from '@linework/operations';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.js';

interface Described {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

const made = async (): ReturnType<PictureExporter['toPng']> => ({ ok: true, bytes: new Uint8Array([1]), warnings: [] });
const exporter: PictureExporter = { toPng: made, toPdf: made, embeddedFonts: async () => [] };

let app: FastifyInstance;
let paths: Paths = {};

beforeAll(async () => {
  app = await buildApp({
    version: '0.0.0',
    baseUrl: 'http://127.0.0.1',
    authenticate: async () => ({ id: 'ada', plan: 'pro' }),
    context: { icons: nodeIcons(), exporter: async () => exporter },
    log: false,
  });
  paths = JSON.parse((await app.inject('/openapi.json')).body).paths;
});
afterAll(() => app.close());

const described = (): readonly (readonly [string, string, Described])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => [path, method, each] as const),
  );

function send(path: string, method: string, { parameters = [], requestBody, security }: Described, accept: string) {
  const query = parameters
    .filter((each) => each.example !== undefined)
    .map((each) => [each.name, String(each.example)]);
  const body = requestBody?.content['application/json'].example;
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`,
    headers: {
      accept,
      ...(security.length === 0 ? {} : { authorization: 'Bearer lw_any' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

test('every request that the description offers succeeds as it is, for every media type it offers', async () => {
  const sent = new Set<string>();
  for (const [path, method, operation] of described()) {
    for (const accept of Object.keys(operation.responses[200].content)) {
      const answer = await send(path, method, operation, accept);
      expect([operation.operationId, accept, answer.statusCode]).toEqual([operation.operationId, accept, 200]);
      expect(answer.headers['content-type']).toContain(accept);
      sent.add(operation.operationId);
    }
  }
  for (const each of operations) if (each.http) expect(sent).toContain(each.name);
});

test('every request has its example: the whole body, and each parameter that must be given', () => {
  for (const [, method, { operationId, parameters = [], requestBody }] of described()) {
    if (method === 'post') expect([operationId, requestBody?.content['application/json']]).toHaveProperty('1.example');
    for (const each of parameters) if (each.required) expect([operationId, each.example]).not.toContain(undefined);
  }
});

test('the sources of the examples are without a mistake or a warning', async () => {
  for (const [path, method, operation] of described()) {
    const body = (await send(path, method, operation, 'application/json')).json();
    expect([operation.operationId, body.ok ?? true, body.diagnostics ?? []]).toEqual([operation.operationId, true, []]);
  }
});
