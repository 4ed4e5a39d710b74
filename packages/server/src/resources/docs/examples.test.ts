import { operations } from '@linework/operations';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../testing/served.js';

interface Described {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

const service = served();
let paths: Paths = {};
beforeAll(async () => {
  paths = ((await (await fetch(service.url('/openapi.json'))).json()) as { readonly paths: Paths }).paths;
});

const described = (): readonly (readonly [string, string, Described])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => [path, method, each] as const),
  );

function send(path: string, method: string, { parameters = [], requestBody, security }: Described, accept: string) {
  const query = parameters
    .filter((each) => each.example !== undefined)
    .map((each) => [each.name, String(each.example)]);
  const body = requestBody?.content['application/json'].example;
  return fetch(service.url(query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`), {
    method: method.toUpperCase(),
    headers: {
      accept,
      ...(security.length === 0 ? {} : { authorization: 'Bearer lw_pro' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('every example request of the description succeeds unchanged, for every media type it offers', async () => {
  const sent = new Set<string>();
  for (const [path, method, operation] of described()) {
    for (const accept of Object.keys(operation.responses[200].content)) {
      const answer = await send(path, method, operation, accept);
      expect([operation.operationId, accept, answer.status]).toEqual([operation.operationId, accept, 200]);
      expect(answer.headers.get('content-type')).toContain(accept);
      sent.add(operation.operationId);
    }
  }
  for (const each of operations) if (each.http) expect(sent).toContain(each.name);
});

test('every request has its example: the whole body, and each required parameter', () => {
  for (const [, method, { operationId, parameters = [], requestBody }] of described()) {
    if (method === 'post') expect([operationId, requestBody?.content['application/json']]).toHaveProperty('1.example');
    for (const each of parameters) if (each.required) expect([operationId, each.example]).not.toContain(undefined);
  }
});

test('the sources of the examples have no error and no warning', async () => {
  for (const [path, method, operation] of described()) {
    const body = await (await send(path, method, operation, 'application/json')).json();
    expect([operation.operationId, body.ok ?? true, body.diagnostics ?? []]).toEqual([operation.operationId, true, []]);
  }
});
