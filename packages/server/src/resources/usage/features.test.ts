// What a plan includes, where plans are sold: each gate over HTTP, with what a refusal says, and what stays possible once a plan has ended.
import type { Plan, TenantId } from '@linework/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { discoverableIssuer } from '../../testing/outside.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { billed } from '../billing/testing/billed.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { connection, domain } from '../sso/testing/fixtures.js';

const { call, service } = billed();

beforeEach(() => service().database.db.delete(limits));

interface Acme {
  readonly owner: TenantId;
  readonly org: TenantId;
  readonly cookie: string;
}

async function acme(plan?: Plan): Promise<Acme> {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  if (plan !== undefined) await subscribe(service(), org, plan);
  return { owner, org, cookie: await session(service(), owner) };
}

const GATED: Readonly<Record<string, (of: Acme) => ReturnType<typeof call>>> = {
  'set up a provider': async ({ org, cookie }) =>
    call(`/orgs/${org}/sso/connection`, {
      cookie,
      method: 'PUT',
      body: { name: 'Example', issuer: await discoverableIssuer(), clientId: 'linework' },
    }),
  'add a domain': ({ org, cookie }) => call(`/orgs/${org}/sso/domains`, { cookie, body: { domain: `${org}.example` } }),
  'choose who joins': ({ org, cookie }) =>
    call(`/orgs/${org}/sso/connection`, { cookie, method: 'PATCH', body: { join: 'anyone' } }),
  'make a provisioning token': ({ org, cookie }) => call(`/orgs/${org}/scim/token`, { cookie, body: {} }),
  'save a brand': ({ org, cookie }) =>
    call(`/orgs/${org}/brand`, { cookie, method: 'PUT', body: { colours: { primary: '#0b6bcb' } } }),
};

describe.each([
  ['that pays for nothing', undefined, false, false],
  ['on the plan pro', 'pro', false, true],
  ['on the plan team', 'team', true, true],
  ['on the plan enterprise', 'enterprise', true, true],
] as const)('an organisation %s', (_name, plan, hasSso, hasBrand) => {
  test.each(Object.entries(GATED))('can %s if its plan includes it', async (what, send) => {
    const of = await acme(plan);
    const { status, body } = await send(of);
    const isIncluded = what === 'save a brand' ? hasBrand : hasSso;
    expect([status < 300, body.errorCode]).toEqual([isIncluded, isIncluded ? undefined : 'plan.required']);
    if (isIncluded) return;
    expect(body.message).toContain(`The plan ${plan ?? 'free'} of the organisation has no `);
    expect(body.message).toContain(`with POST /orgs/${of.org}/billing/`);
  });
});

test('the refusal to draw says which plans can, and where to buy one', async () => {
  const owner = await account(service());
  const { key: by } = await key(service(), owner);
  const { body } = await call('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });
  expect(body).toMatchObject({
    errorCode: 'plan.pro_required',
    message:
      'The plan free of the account has no drawing and checking; the plans pro, team and enterprise have it. Choose pro or team with POST /user/billing/checkout.',
  });
});

describe('an organisation whose plan has ended', () => {
  const TOKEN = '/scim/token';

  /** What it set up before. */
  async function ended() {
    const of = await acme('team');
    const at = `/orgs/${of.org}`;
    const [provider, name] = [await connection(service(), of.org), await domain(service(), of.org)];
    const { body } = await call(`${at}${TOKEN}`, { cookie: of.cookie, body: {} });
    await subscribe(service(), of.org, 'free');
    return { ...of, at, provider, name, token: body.token };
  }

  test('reads its set-up, turns it off and removes it', async () => {
    const { at, cookie, provider, name } = await ended();
    const change = (body: object) => call(`${at}/sso/connection`, { cookie, method: 'PATCH', body });
    expect((await call(`${at}/sso`, { cookie })).body.connections).toHaveLength(1);
    expect((await call(`${at}/scim`, { cookie })).body.token).not.toBeNull();
    expect((await change({ required: false, state: 'off' })).status).toBe(200);
    for (const more of [{ state: 'on' }, { required: true }, { required: false, sessionHours: 8 }])
      expect((await change(more)).body.errorCode).toBe('plan.required');
    const gone = [`/sso/domains/${name}`, `/sso/connection?connection=${provider}`, TOKEN];
    for (const path of gone) expect((await call(`${at}${path}`, { cookie, method: 'DELETE' })).status).toBe(204);
  });

  test('keeps the domains that it verifies again, its break-glass codes and its provisioned members', async () => {
    const { at, cookie, name, token } = await ended();
    const verified = await call(`${at}/sso/domains/${name}/verify`, { cookie, method: 'POST', body: {} });
    expect(verified.status).toBe(200);
    expect((await call(`${at}/sso/break-glass`, { cookie, body: {} })).status).toBe(201);
    expect((await call('/scim/v2/Users', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});
