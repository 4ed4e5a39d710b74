// The operations' contract over HTTP and MCP: for every operation, and for some made up to use everything that a declaration can
// state, the route, the API description, the tool and the pages agree with the declaration, and only the callers that its rule names are allowed.

import { agentTools } from '@linework/mcp';
import {
  type Access,
  type AnyOperation,
  accessKeys,
  bodyTypes,
  errorOf,
  FORM_TYPE,
  hasBody,
  placeOf,
  sharedSchemas,
  statusOf,
} from '@linework/operations';
import { operationsAndStubs } from '@linework/operations/testing';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACTORS, served, stubWorker } from './testing/served.js';

const { url, post } = served({
  worker: stubWorker,
  operations: operationsAndStubs,
});
const shared = sharedSchemas(z);
const routed = operationsAndStubs.filter((each) => each.http !== undefined);
const named = (each: AnyOperation) => [each.name, each] as const;
/** A key that each operation's rule allows. */
const keyOf = ({ access }: AnyOperation) => Object.keys(ACTORS).find((each) => isAllowed(access, each)) ?? '';

/** The operation's example as a request. */
function send({ http, example }: AnyOperation, key: string | undefined, more: Readonly<Record<string, string>> = {}) {
  if (http === undefined) throw new Error('No route.');
  const entries = Object.entries(example);
  const at = (place: string) => entries.filter(([name]) => placeOf(http, name) === place);
  const path = at('path').reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), http.path);
  const query = new URLSearchParams(at('query').map(([name, value]) => [name, String(value)]));
  const [type = ''] = bodyTypes(http);
  const fields = Object.fromEntries(at('body'));
  const body =
    http.body?.as === 'bytes'
      ? (fields[http.body.field] as Uint8Array<ArrayBuffer>)
      : type === FORM_TYPE
        ? new URLSearchParams(fields as Record<string, string>).toString()
        : JSON.stringify(fields);
  return fetch(url(`${path}?${query}`), {
    method: http.method,
    redirect: 'manual',
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(hasBody(http) ? { 'content-type': type } : {}),
      ...Object.fromEntries(at('header')),
      cookie: at('cookie')
        .map(([name, value]) => `${name}=${String(value)}`)
        .join('; '),
      ...more,
    },
    ...(hasBody(http) ? { body } : {}),
  });
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content?: object }>
  >;
}

const described = async ({ http }: AnyOperation): Promise<Described> =>
  (await (await fetch(url('/openapi.json'))).json()).paths[http?.path ?? ''][(http?.method ?? '').toLowerCase()];

describe.each(routed.map(named))('%s over HTTP', (_name, operation) => {
  const { http } = operation;
  if (http === undefined) return;
  const done = http.redirects ? 303 : statusOf(http);

  test('returns the described response to its example', async () => {
    const answer = await send(operation, keyOf(operation));
    expect(answer.status).toBe(done);
    const words = (await described(operation)).responses[done];
    const types = Object.keys(words?.content ?? {});
    if (types.length === 0) expect((await answer.arrayBuffer()).byteLength).toBe(0);
    else expect(types.some((each) => answer.headers.get('content-type')?.includes(each))).toBe(true);
    for (const header of Object.keys(words?.headers ?? {}))
      if (!header.startsWith('x-linework')) expect([header, answer.headers.has(header)]).toEqual([header, true]);
    if (http.answer?.as === 'field' || types.length === 0) return;
    const value = await answer.json();
    expect(operation.schemas(shared).output.parse(value)).toEqual(value);
  });

  test('has its method, fields, media types and error keys in the API description', async () => {
    const { operationId, parameters = [], requestBody, responses } = await described(operation);
    expect(operationId).toBe(operation.name);
    const beside = Object.keys(operation.schemas(shared).input.shape).filter((each) => placeOf(http, each) !== 'body');
    expect(parameters.map((each) => [each.name, each.in])).toEqual(beside.map((each) => [each, placeOf(http, each)]));
    if (requestBody) expect(Object.keys(requestBody.content)).toEqual(bodyTypes(http));
    for (const { key, status } of [...operation.refusals, ...accessKeys(operation.access)].map(errorOf))
      expect(responses[status]?.description).toContain(key);
  });

  test('refuses a field in the wrong place, and another media type', async () => {
    const [field] = Object.keys(operation.example).filter((each) => placeOf(http, each) === 'path');
    if (field !== undefined && hasBody(http) && http.body?.as !== 'bytes') {
      const path = http.path.replaceAll(/\{\w+\}/g, 'x');
      const answer = await fetch(url(path), {
        method: http.method,
        headers: { authorization: `Bearer ${keyOf(operation)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...operation.example, [field]: 'y' }),
      });
      expect([answer.status, (await answer.json()).errorCode]).toEqual([400, 'validation.failed']);
    }
    if (hasBody(http))
      expect((await send(operation, keyOf(operation), { 'content-type': 'text/csv' })).status).toBe(415);
  });
});

/** The callers that meet each condition of a rule, stated independently of the code. */
const MEETS: Readonly<Record<string, readonly string[]>> = {
  'feature drawing': ['lw_pro', 'lw_member', 'lw_admin', 'lw_owner_draws'],
  'session any': ['lw_session', 'lw_admin'],
  'scope draw': Object.keys(ACTORS),
  'scope write': Object.keys(ACTORS).filter((each) => each !== 'lw_owner_draws'),
  'manage in org': ['lw_admin', 'lw_owner_draws'],
};

/** A rule allows who meets all of its conditions; without any, everyone with an account. */
function isAllowed(access: Access, key: string): boolean {
  if (access === 'public') return true;
  const { role, ...simple } = access;
  const conditions = [
    ...Object.entries(simple).map((each) => each.join(' ')),
    ...(role ? [`${role.permits} in ${role.in}`] : []),
  ];
  return key in ACTORS && conditions.every((each) => MEETS[each]?.includes(key));
}

/** Callers who belong to the organisation of the example. */
const MEMBERS: readonly string[] = ['lw_member', 'lw_admin', 'lw_owner_draws'];

/** Writes that are open to anyone, each with the reason. */
const PUBLIC_WRITES: readonly string[] = ['finish_label_sign_in: a user who signs in is not signed in yet'];

describe.each(routed.map(named))('%s', (name, operation) => {
  const { access, effect } = operation;

  test.each(['', 'lw_wrong', ...Object.keys(ACTORS)])(
    'allows the callers its rule names, and no others: %j',
    async (key) => {
      const { status } = await send(operation, key === '' ? undefined : key);
      const may = isAllowed(access, key);
      expect([key, status < 400]).toEqual([key, may]);
      // Strangers do not learn that the organisation exists.
      const isHidden = access !== 'public' && access.role !== undefined && !MEMBERS.includes(key);
      if (!may) expect(isHidden ? [401, 403, 404] : [401, 403]).toContain(status);
    },
  );

  test('lets nobody without an account write, except where listed', () => {
    const listed = PUBLIC_WRITES.some((each) => each.startsWith(`${name}: `));
    expect(listed).toBe(access === 'public' && effect !== 'read');
  });
});

test('a role counts only in its own organisation', async () => {
  const remove = (org: string, key: string) =>
    fetch(url(`/orgs/${org}/labels/x`), { method: 'DELETE', headers: { authorization: `Bearer ${key}` } });
  expect((await remove('shop', 'lw_admin')).status).toBe(204);
  expect((await remove('farm', 'lw_admin')).status).toBe(403);
  for (const org of ['constructor', '__proto__', 'SHOP']) expect((await remove(org, 'lw_admin')).status).toBe(404);
});

test('cookies are only for this service, and never for scripts', async () => {
  const operation = routed.find((each) => each.name === 'finish_label_sign_in');
  const answer = await send(operation as AnyOperation, undefined);
  expect(answer.headers.get('location')).toBe('/labels');
  expect(answer.headers.getSetCookie()).toEqual([
    'session=s1%3B%20x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'state=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None',
  ]);
});

test('bytes are accepted up to the limit of the operation', async () => {
  const put = (length: number) =>
    fetch(url('/labels/x/picture'), {
      method: 'PUT',
      headers: { authorization: 'Bearer lw_session', 'content-type': 'image/png' },
      body: new Uint8Array(length),
    });
  expect(await (await put(1_000)).json()).toEqual({ bytes: 1_000 });
  expect((await put(1_001)).status).toBe(413);
});

test('the API description of everything is OpenAPI 3.1 without a linter finding', async () => {
  const source = await (await fetch(url('/openapi.json'))).text();
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-server-example.com': 'off' } });
  const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(findings.map((each) => `${each.ruleId}: ${each.message} ${each.location[0]?.pointer}`)).toEqual([]);
});

test('/llms.txt names every route and tool', async () => {
  const text = await (await fetch(url('/llms.txt'))).text();
  for (const { http, tool } of operationsAndStubs) {
    if (http) expect(text).toContain(`${http.method} http://127.0.0.1${http.path}: `);
    if (tool) expect(text).toContain(`\n- ${tool}: `);
  }
});

describe('over MCP', () => {
  const ask = async (method: string, params: object, key = 'lw_pro') => {
    const answer = await post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method, params },
      {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
      },
    );
    const text = await answer.text();
    return JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text).result;
  };

  test('exactly the operations with a tool are listed, with their effects', async () => {
    const { tools } = await ask('tools/list', {});
    const hints = {
      read: { readOnlyHint: true },
      write: { readOnlyHint: false, destructiveHint: false },
      destructive: { readOnlyHint: false, destructiveHint: true },
    };
    const offered = operationsAndStubs.filter((each) => each.tool !== undefined);
    expect(tools.map((each: { name: string }) => each.name)).toEqual(offered.map((each) => each.tool));
    for (const [at, each] of offered.entries()) expect(tools[at].annotations).toMatchObject(hints[each.effect]);
  });

  test.each(
    agentTools(operationsAndStubs).flatMap((each) => (each.tool === undefined ? [] : [[each.tool, each] as const])),
  )(
    '%s returns the declared result for its example, once, and its resource describes it in full',
    async (tool, operation) => {
      const result = await ask('tools/call', { name: tool, arguments: operation.example });
      expect(result.isError ?? false).toBe(false);
      const { input, output } = operation.schemas(shared);
      const answer = JSON.parse(result.content[0].text);
      expect(output.parse(answer)).toEqual(answer);
      expect(result).not.toHaveProperty('structuredContent');
      const { contents } = await ask('resources/read', { uri: `tools://${tool}` });
      const description = JSON.parse(contents[0].text);
      expect(Object.keys(description.arguments.properties)).toEqual(Object.keys(input.shape));
      expect(Object.keys(description.answer.properties ?? {})).toEqual(Object.keys(output.shape));
    },
  );

  test('a tool knows its caller', async () => {
    const { content } = await ask('tools/call', {
      name: 'rename_label',
      arguments: { id: 'a', name: 'b' },
    });
    expect(JSON.parse(content[0].text)).toEqual({ id: 'a', name: 'b', by: 'ada', changed: true });
  });
});
