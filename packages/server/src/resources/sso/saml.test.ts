// Single sign-on by SAML through the service, with samlp as the provider.
import { beforeEach, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { PROVIDER, SETTINGS } from '../saml/testing/provider.js';
import { answerOf, type SamlpOptions, samlpMetadata } from '../saml/testing/samlp.js';
import { type Browser, browser, type Visit } from './testing/browser.js';

const txt: Record<string, readonly string[]> = {};
const { baseUrl, call, signedIn, clock } = hosted({ txt });

// The provider's clock is the real one.
beforeEach(() => {
  clock.ahead = 0;
});

interface Company {
  readonly id: string;
  readonly domain: string;
  readonly admin: string;
  readonly at: string;
}

let count = 0;

async function company(): Promise<Company> {
  const domain = `saml-${++count}.example`;
  const admin = await signedIn(`admin@home-${domain}`);
  const { body: acme } = await call('/orgs', { cookie: admin, body: { name: 'Acme', slug: `saml-${count}` } });
  const at = `/orgs/${acme.slug}/sso`;
  const { body: added } = await call(`${at}/domains`, { cookie: admin, body: { domain } });
  txt[added.record.name] = [added.record.value];
  await call(`${at}/domains/${domain}/verify`, { cookie: admin, method: 'POST', body: {} });
  const body = { name: 'Example', metadata: await samlpMetadata() };
  const connected = await call(`${at}/saml`, { cookie: admin, method: 'PUT', body });
  expect(connected.body).toMatchObject({ protocol: 'saml', state: 'test', issuer: SETTINGS.entityId });
  return { id: acme.id, domain, admin, at };
}

const acsOf = ({ id }: Company): string => `${baseUrl()}/auth/sso/saml/${id}/acs`;

const person = (email: string, id = 'ada-1') => ({
  getUserFromRequest: () => ({ id, emails: [{ value: email }], displayName: 'Ada', name: {} }),
});

/** The provider's form, sent as browsers send one of another site: without cookies. */
async function posted(of: Company, url: string, options: SamlpOptions, acs = acsOf(of)): Promise<Visit> {
  const form = await answerOf(url, acsOf(of), { ...options, audience: `${baseUrl()}/auth/sso/saml/${of.id}/metadata` });
  const state = new URL(url).searchParams.get('RelayState') ?? '';
  return browser().send(acs, { SAMLResponse: form.response, RelayState: state });
}

async function tested(of: Company, options: SamlpOptions): Promise<string> {
  const admin = browser();
  admin.keep(baseUrl(), of.admin);
  const { body, headers } = await call(`${of.at}/test`, { cookie: of.admin, body: {} });
  for (const each of headers.getSetCookie()) admin.keep(baseUrl(), each);
  return (await admin.go((await posted(of, body.url, options)).to)).text;
}

async function open(): Promise<Company> {
  const of = await company();
  expect(await tested(of, person(`tester@${of.domain}`))).toContain('The test succeeded');
  const on = await call(`${of.at}/connection`, {
    cookie: of.admin,
    method: 'PATCH',
    body: { state: 'on', join: 'anyone' },
  });
  expect(on.status).toBe(200);
  return of;
}

async function atProvider(of: Company, by: Browser): Promise<string> {
  const go = `${baseUrl()}/sign-in/organisation/go?email=ada@${of.domain}`;
  return (await by.go(go, (url) => url.startsWith(SETTINGS.signInUrl.split('?')[0] ?? ''))).to;
}

const me = async (by: Browser) => (await call('/user/me', { headers: { cookie: by.cookies(baseUrl()) } })).body;

describe('a SAML provider', () => {
  test('signs a person in, who has the same account again', async () => {
    const of = await open();
    const by = browser();
    const back = await posted(of, await atProvider(of, by), person(`ada@${of.domain}`));
    expect((await by.go(back.to)).url).toBe(`${baseUrl()}/sign-in`);
    const first = await me(by);
    expect(first).toMatchObject({ email: `ada@${of.domain}`, organizations: [{ id: of.id, role: 'viewer' }] });
    const again = browser();
    await again.go((await posted(of, await atProvider(of, again), person(`ada@${of.domain}`))).to);
    expect((await me(again)).id).toBe(first.id);
  });

  test('signs nobody in whose browser did not begin', async () => {
    const of = await open();
    const [victim, attacker] = [browser(), browser()];
    const back = await posted(of, await atProvider(of, attacker), person(`mallory@${of.domain}`, 'mallory'));
    expect((await victim.go(back.to)).url).toContain('problem=browser');
    expect((await me(victim)).error).toBe(true);
  });

  test('signs nobody in at another organisation, or twice', async () => {
    const [of, other] = [await open(), await open()];
    const by = browser();
    const url = await atProvider(of, by);
    expect((await posted(of, url, person(`ada@${of.domain}`), acsOf(other))).to).toContain('problem=expired');
    const good = await atProvider(of, by);
    const back = await posted(of, good, person(`ada@${of.domain}`));
    expect((await posted(of, good, person(`ada@${of.domain}`))).to).toContain('problem=expired');
    expect((await by.go(back.to)).url).toBe(`${baseUrl()}/sign-in`);
    expect((await browser().go(back.to)).url).toContain('problem=expired');
  });

  test.each<readonly [string, SamlpOptions]>([
    ['another recipient', { recipient: 'https://evil.example' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['SHA-1', { signatureAlgorithm: 'rsa-sha1' }],
    ['an error of its own', { error: { description: 'Ada is not assigned' } }],
  ])('with %s signs nobody in, and a test says why', async (_name, options) => {
    const of = await open();
    const by = browser();
    const back = await posted(of, await atProvider(of, by), { ...person(`ada@${of.domain}`), ...options });
    expect(back.to).toContain('problem=provider');
    expect(await tested(of, { ...person(`ada@${of.domain}`), ...options })).toContain('The test failed');
  });

  test('is set up by hand, with two certificates', async () => {
    const of = await company();
    const bare = PROVIDER.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    const body = {
      name: 'By hand',
      entityId: 'https://other.example',
      signInUrl: 'https://other.example/sso',
      certificates: [PROVIDER.certificate, bare],
    };
    expect((await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body })).status).toBe(200);
    const wrong = { ...body, certificates: ['not a certificate'] };
    const refused = await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body: wrong });
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'sso.provider_failed']);
    const nothing = await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body: { name: 'Nothing' } });
    expect(nothing.status).toBe(400);
  });
});

test('the metadata of this service depends only on the id', async () => {
  const of = await company();
  const { body, headers } = await call(`/auth/sso/saml/${of.id}/metadata`);
  expect(headers.get('content-type')).toContain('application/samlmetadata+xml');
  expect(body).toContain(acsOf(of));
  const unknown = await call('/auth/sso/saml/unknown/metadata');
  expect([unknown.status, unknown.body]).toEqual([200, body.replaceAll(of.id, 'unknown')]);
});
