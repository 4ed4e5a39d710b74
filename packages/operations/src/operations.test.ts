import { type IconLookup as CoreIconLookup, draw } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Actor, LOCAL, refusedAccess } from './access.js';
import { allCodes } from './all-codes.js';
import { errorKeys, errorOf } from './error-keys.js';
import { pathParameters, placeOf } from './http-route.js';
import { isRefusal } from './operation.js';
import { operations } from './registry.js';
import { sharedSchemas } from './shared-schemas.js';
import { accountTenant, organisationTenant, type TenantId } from './tenant.js';
import { operationsAndStubs } from './testing/index.js';

const GOOD =
  'flow "Shop"\nnode a client "Web"\nnode b service "API" sub="Node"\ngroup g "Data" {\n  node c database\n}\na -> b : "calls"\n';
const BAD = 'flow "Shop"\nnode a\na -> b color=red\n';
const shop = { organisation: 'shop' as TenantId, role: 'owner', isDeleted: false } as const;
const owner: Actor = { ...LOCAL, by: 'session', memberships: { shop } };
const context = { actor: owner, icons: basicIcons };
const shared = sharedSchemas(z);

/** Inputs besides the example whose results must match the schema. */
const INPUTS: Readonly<Record<string, readonly object[]>> = {
  draw: [
    { source: GOOD },
    { source: BAD },
    { source: '' },
    { source: GOOD, theme: 'auto', embedSource: true, background: 'none' },
  ],
  validate: [{ source: GOOD }, { source: BAD }, { source: GOOD, defaults: { kinds: { flow: { start: 4 } } } }],
  render: [{ source: GOOD }, { source: BAD }],
  outline: [{ source: GOOD }, { source: BAD }],
  read: [{ svg: '<svg/>' }],
  convert_external: [
    { source: 'graph TD\n A[Start] -->|go| B{Ok?}' },
    { source: 'nonsense' },
    { source: 'graph TD\n A[Start] --> B\n ???', lenient: true, render: true },
  ],
  suggest: [
    { request: 'shares of the vote' },
    { request: 'xqzt' },
    { request: 'draw this', text: 'a -> b: asks\nb -> a: answers\n' },
  ],
  plan_markdown: [{ markdown: '' }, { markdown: '# A\n\n```\nx\n├── a\n├── b\n├── c\n├── d\n├── e\n└── f\n```\n' }],
  format: [{ source: GOOD }, { source: BAD }],
  search_icons: [{ query: 'database' }, { query: 'database', set: 'lx', limit: 1 }, { query: 'nothing so called' }],
  map_icons: [{ names: ['database', 'nothing so called', ''.padEnd(200, 'x')] }],
  vocabulary: [{}, { kind: 'flow' }, { kind: 'flow', codes: 'true' }, { kind: 'nothing' }],
};

const MISTAKEN = 'flow "Shop" direction=LR\nnode a\nnode b\na -->|pays| b\n';

test.each(['draw', 'validate'])(
  '%s applies safe repairs on request, and returns the corrected source',
  async (name) => {
    const operation = operations.find((each) => each.name === name);
    const ran = await operation?.call({ source: MISTAKEN, autofix: 'safe' }, operation.schemas(shared), context);
    expect(ran).toMatchObject({
      value: { ok: true, diagnostics: [], source: 'flow "Shop" direction=right\nnode a\nnode b\na -> b : "pays"\n' },
    });
    expect(await operation?.call({ source: MISTAKEN }, operation.schemas(shared), context)).toMatchObject({
      value: { ok: false },
    });
  },
);

test.each(['draw', 'validate', 'render', 'outline'])('%s reports every error of a source in one run', async (name) => {
  const operation = operations.find((each) => each.name === name);
  const source = `flow "A"\n${Array.from({ length: 300 }, (_, i) => `x${i} -> y${i}`).join('\n')}\n?!\n`;
  const ran = await operation?.call({ source }, operation.schemas(shared), context);
  const reported = ran && 'value' in ran ? (ran.value as { diagnostics: unknown }).diagnostics : ran?.details;
  const diagnostics = reported as { code: string; line: number }[];
  for (let line = 2; line <= 301; line++)
    expect(diagnostics.filter((each) => each.code === 'E201' && each.line === line)).toHaveLength(2);
  expect(diagnostics.at(-1)?.code).toBe('E104');
});

test.each([
  ['NUL', `flow "A\u0000B"\nnode a\n`],
  ['half a pair', `flow "A\ud83dB"\nnode a # \udc00\n`],
])('read returns no %s, and reports how many characters it replaced', async (_what, source) => {
  const { svg = '' } = draw(source, { embedSource: true }, context);
  const operation = operations.find((each) => each.name === 'read');
  const ran = await operation?.call({ svg }, operation.schemas(shared), context);
  const value = ran && 'value' in ran ? (ran.value as { source: string; replaced: number }) : undefined;
  expect(value?.source).toBe(source.replace(/[\0\p{Surrogate}]/gu, '\ufffd'));
  expect(value?.replaced).toBe(source.match(/[\0\p{Surrogate}]/gu)?.length);
});

describe.each(operationsAndStubs.map((each) => [each.name, each] as const))('%s', (name, operation) => {
  const schemas = operation.schemas(shared);

  test('returns a value that matches its schema, without undescribed fields', async () => {
    for (const input of [operation.example, ...(INPUTS[name] ?? [])]) {
      const ran = await operation.call(input, schemas, context);
      if (isRefusal(ran)) {
        expect(operation.refusals).toContain(ran.refused);
        expect(ran.message).toMatch(/^[A-Z].*\.$/);
        continue;
      }
      const wire = JSON.parse(JSON.stringify(ran.value));
      expect(schemas.output.parse(wire)).toEqual(wire);
    }
  });

  test('refuses fields that its input does not describe', async () => {
    await expect(operation.call({ ...operation.example, surprise: 1 }, schemas, context)).rejects.toThrow(z.ZodError);
    await expect(operation.call(null, schemas, context)).rejects.toThrow(z.ZodError);
  });

  test('has a one-line summary, and refuses with known keys', () => {
    expect(operation.summary).toMatch(/^[A-Z][^.]{8,70}$/);
    for (const each of operation.refusals) {
      const { key, status, meaning } = errorOf(each);
      if (typeof each === 'string') expect(errorKeys).toHaveProperty([key]);
      else expect(errorKeys).not.toHaveProperty([key]);
      expect(key).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('has a method that fits its effect, and a place for each field', () => {
    const { http, effect } = operation;
    if (http === undefined) return;
    if (http.method === 'GET') expect(effect === 'read' || http.redirects).toBe(true);
    if (['PUT', 'PATCH', 'DELETE'].includes(http.method)) expect(effect).not.toBe('read');
    const fields = Object.keys(schemas.input.shape);
    for (const each of [...pathParameters(http), ...Object.keys(http.places ?? {})]) expect(fields).toContain(each);
    if (http.body?.as === 'bytes') {
      expect(operation.tool).toBeUndefined();
      expect(operation.verb).toBeUndefined();
      expect(fields.filter((each) => placeOf(http, each) === 'body')).toEqual([http.body.field]);
    }
    if (http.answer?.as === 'field') expect(Object.keys(schemas.output.shape)).toContain(http.answer.field);
    if (operation.access !== 'public' && operation.access.role !== undefined)
      expect(pathParameters(http)).toContain(operation.access.role.in);
  });

  test('is refused to everyone its rule does not name', async () => {
    const nobody = await operation.call(operation.example, schemas, { icons: basicIcons });
    expect([name, isRefusal(nobody)]).toEqual([name, operation.access !== 'public']);
    const free: Actor = { id: 'bob', plan: 'free', by: 'key', tenant: accountTenant('bob') };
    const refused = refusedAccess(operation.access, free, operation.example);
    const ran = await operation.call(operation.example, schemas, { icons: basicIcons, actor: free });
    expect(isRefusal(ran) ? ran.refused : undefined).toBe(refused);
  });
});

test.each([
  ['free', 'plan.pro_required'],
  ['pro', undefined],
  ['team', undefined],
  ['enterprise', undefined],
] as const)('a rule that needs Pro, for a caller on the plan %s: %s', (plan, refused) => {
  const actor: Actor = { id: 'bob', plan, by: 'key', tenant: accountTenant('bob') };
  expect(refusedAccess({ feature: 'drawing' }, actor, {})).toBe(refused);
});

test.each([
  ['draw', { feature: 'drawing', scope: 'draw' }, undefined],
  ['read what an account has', { scope: 'read' }, 'auth.account_required'],
  ['write for an account', { scope: 'write' }, 'auth.account_required'],
  ['sign in', { session: 'any' }, 'auth.account_required'],
  ['be an account', {}, 'auth.account_required'],
  ['change its own', { scope: 'write', role: { permits: 'change', in: 'org' } }, undefined],
  ['manage its own', { scope: 'write', role: { permits: 'manage', in: 'org' } }, 'auth.role_required'],
] as const)('a key of an organisation with the role editor that wants to %s', (_what, access, refused) => {
  const organisation = 'acme' as TenantId;
  const actor: Actor = {
    id: organisation,
    plan: 'pro',
    by: 'key',
    tenant: organisationTenant(organisation),
    memberships: { acme: { organisation, role: 'editor', isDeleted: false } },
  };
  expect(refusedAccess(access, actor, { org: 'acme' })).toBe(refused);
});

test.each([
  ['itself', { isSuspended: true }, {}, 'account.suspended'],
  ['the organisation', {}, { isSuspended: true }, 'account.suspended'],
  ['a deleted organisation', {}, { isSuspended: true, isDeleted: true }, 'resource.not_found'],
  ['nothing', {}, {}, undefined],
] as const)('a member where the operator has suspended %s', (_what, ofCaller, ofOrganisation, refused) => {
  const organisation = 'acme' as TenantId;
  const membership = { organisation, role: 'owner', isDeleted: false, ...ofOrganisation } as const;
  const known = { id: 'bob', plan: 'pro', by: 'key', tenant: accountTenant('bob'), ...ofCaller } as const;
  const actor: Actor = { ...known, memberships: { acme: membership } };
  const access = { scope: 'write', role: { permits: 'manage', in: 'org' } } as const;
  expect(refusedAccess(access, actor, { org: 'acme' })).toBe(refused);
  expect(refusedAccess({ scope: 'draw' }, actor, {})).toBe(actor.isSuspended ? 'account.suspended' : undefined);
  expect(refusedAccess('public', actor, {})).toBeUndefined();
});

test('names, tools, verbs and paths are each used once', () => {
  for (const of of [
    operations.map((each) => each.name),
    operations.flatMap((each) => each.tool ?? []),
    operations.flatMap((each) => each.verb ?? []),
    operations.flatMap((each) => (each.http ? [`${each.http.method} ${each.http.path}`] : [])),
  ]) {
    expect(new Set(of).size).toBe(of.length);
  }
});

test('every code is in exactly one table', () => {
  const codes = allCodes().map((each) => each.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[EWSMIR]\d{3}$/);
});

test('the icons fit what the core expects', () => {
  expectTypeOf(basicIcons).toExtend<CoreIconLookup>();
});
