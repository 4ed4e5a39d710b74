// Single sign-on by SAML through the service, with samlp as the provider.
import { createPublicKey, X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { hosted } from '../../testing/hosted.js';
import { rsaSigner } from '../saml/testing/certificate.js';
import { PROVIDER, SETTINGS } from '../saml/testing/provider.js';
import { type SamlpOptions, samlpMetadata } from '../saml/testing/samlp.js';
import { decryptionKeysOf } from './encryption-keys.js';
import { ssoKeys } from './tables.js';
import { type Browser, browser } from './testing/browser.js';
import { type Company, person, samlCompanies } from './testing/saml-company.js';

const place = hosted();
const { baseUrl, call, signedIn, clock, service } = place;
const { acsOf, atProvider, company, connected, open, posted, tested } = samlCompanies(place);

// The provider's clock is the real one.
beforeEach(() => {
  clock.ahead = 0;
});

const me = async (by: Browser) => (await call('/user/me', { headers: { cookie: by.cookies(baseUrl()) } })).body;

describe('a SAML provider', () => {
  test('whose sign-in page is not https is refused, unless it is on this machine', async () => {
    const of = await company();
    const put = async (signInUrl: string) =>
      connected(of, { entityId: SETTINGS.entityId, signInUrl, certificates: [PROVIDER.certificate] });
    expect((await put('http://idp.example/sso')).body.message).toContain('has to start with https://');
    expect((await put('http://localhost:8080/sso')).status).toBe(200);
  });

  test('signs a person in, who has the same account again', async () => {
    const of = await open();
    const by = browser();
    const back = await posted(of, await atProvider(of, by), person(`ada@${of.domain}`));
    expect((await by.go(back.to)).url).toBe(`${baseUrl()}/console`);
    const first = await me(by);
    expect(first).toMatchObject({ email: `ada@${of.domain}`, organizations: [{ id: of.org, role: 'viewer' }] });
    const again = browser();
    await again.go((await posted(of, await atProvider(of, again), person(`ada@${of.domain}`))).to);
    expect((await me(again)).id).toBe(first.id);
  });

  test('signs nobody in whose browser did not begin', async () => {
    const of = await open();
    const [victim, attacker] = [browser(), browser()];
    // Its own sign-in is under way.
    await atProvider(of, victim);
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
    expect((await by.go(back.to)).url).toBe(`${baseUrl()}/console`);
    expect((await browser().go(back.to)).url).toContain('problem=expired');
  });

  test('signs nobody in who comes from the provider by itself, or with the state of another sign-in', async () => {
    const of = await open();
    const [by, other] = [browser(), browser()];
    const [url, second] = [await atProvider(of, by), await atProvider(of, other)];
    const itself = new URL(url);
    itself.searchParams.delete('RelayState');
    expect((await posted(of, itself.href, person(`ada@${of.domain}`))).to).toContain('problem=expired');
    const mixed = new URL(url);
    mixed.searchParams.set('RelayState', new URL(second).searchParams.get('RelayState') ?? '');
    expect((await posted(of, mixed.href, person(`ada@${of.domain}`))).to).toContain('problem=provider');
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
    for (const each of ['not a certificate', rsaSigner(undefined, 1024).certificate]) {
      const wrong = { ...body, certificates: [each] };
      const refused = await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body: wrong });
      expect([refused.status, refused.body.errorCode]).toEqual([422, 'sso.provider_failed']);
    }
    const nothing = await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body: { name: 'Nothing' } });
    expect(nothing.status).toBe(400);
  });
});

test('the metadata of an organisation without SAML depends only on the id', async () => {
  const admin = await signedIn('admin@metadata.example');
  const { body: of } = await call('/orgs', { cookie: admin, body: { name: 'Acme', slug: 'without-saml' } });
  const { body, headers } = await call(`/auth/sso/saml/${of.org}/metadata`);
  expect(headers.get('content-type')).toContain('application/samlmetadata+xml');
  expect(body).toContain(`${baseUrl()}/auth/sso/saml/${of.org}/acs`);
  const unknown = await call('/auth/sso/saml/unknown/metadata');
  expect([unknown.status, unknown.body]).toEqual([200, body.replaceAll(of.org, 'unknown')]);
});

/** The certificates that the metadata of this service has, PEM. */
async function published(of: Company): Promise<readonly string[]> {
  const { body } = await call(`/auth/sso/saml/${of.org}/metadata`);
  const all = [...String(body).matchAll(/X509Certificate>([^<]+)</g)].map(([, text = '']) => text);
  return all.map((text) => new X509Certificate(Buffer.from(text, 'base64')).toString());
}

const encryptedTo = (certificate: string): SamlpOptions => ({
  encryptionCert: certificate,
  encryptionPublicKey: createPublicKey(certificate).export({ type: 'spki', format: 'pem' }).toString(),
});

describe('an encrypted assertion', () => {
  const signsIn = async (of: Company, certificate: string): Promise<string> => {
    const by = browser();
    const options = { ...person(`ada@${of.domain}`), ...encryptedTo(certificate) };
    return (await by.go((await posted(of, await atProvider(of, by), options)).to)).url;
  };

  test('signs in if it is encrypted to the certificate of the metadata, and one that is not encrypted still does', async () => {
    const of = await open();
    const [certificate = '', other] = await published(of);
    expect(other).toBeUndefined();
    expect((await call(of.at, { cookie: of.admin })).body.encryptionCertificate).toBe(certificate);
    expect(await signsIn(of, certificate)).toBe(`${baseUrl()}/console`);
  });

  test('to the key of another organisation signs nobody in, and a test says what to do', async () => {
    const [of, other] = [await open(), await open()];
    const [certificate = ''] = await published(other);
    expect(await signsIn(of, certificate)).toContain('problem=provider');
    const page = await tested(of, { ...person(`ada@${of.domain}`), ...encryptedTo(certificate) });
    expect(page).toContain('encrypted to a key that this service does not have');
  });

  test('to the earlier key signs in for thirty days after a new one was made', async () => {
    const of = await open();
    const [earlier = ''] = await published(of);
    const metadata = await samlpMetadata();
    await connected(of, { metadata });
    expect(await published(of)).toEqual([earlier]);
    expect((await connected(of, { metadata, newEncryptionKey: true })).status).toBe(200);
    const [certificate = '', second] = await published(of);
    expect([certificate === earlier, second]).toEqual([false, undefined]);
    for (const each of [earlier, certificate]) expect(await signsIn(of, each)).toBe(`${baseUrl()}/console`);
    const { database, secrets } = service();
    const keysAfter = (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      return decryptionKeysOf(database.db, { secrets, now }, of.org);
    };
    expect([await keysAfter(29), await keysAfter(31)].map(({ length }) => length)).toEqual([2, 1]);
    await connected(of, { metadata, newEncryptionKey: true });
    expect(await keysAfter(1)).toHaveLength(2);
    expect(await signsIn(of, earlier)).toContain('problem=provider');
  });

  test('has a key that nothing shows but its certificate', async () => {
    const of = await open();
    const rows = await service().database.db.select().from(ssoKeys);
    const sealed = rows
      .filter(({ ownerId }) => ownerId === of.org)
      .map((row) => Buffer.from(row.sealed).toString('latin1'));
    expect(sealed).toHaveLength(1);
    const entries = await service().database.db.select().from(auditEntries);
    const answer = await call(of.at, { cookie: of.admin });
    for (const text of [...sealed, JSON.stringify(entries), JSON.stringify(answer.body)])
      expect(text).not.toContain('PRIVATE KEY');
  });
});

test.each(['https://idp.example', 'null'])(
  'a form of the origin %s comes through, and nothing else of another site does',
  async (origin) => {
    const send = (url: string) => browser().send(url, { SAMLResponse: 'PHg+', RelayState: 's' }, origin);
    expect((await send(`${baseUrl()}/auth/sso/saml/unknown/acs`)).to).toContain('problem=expired');
    for (const path of ['/auth/sso/confirm', '/auth/sso/saml/unknown/acs/', '/auth/sso/start'])
      expect((await send(`${baseUrl()}${path}`)).text).toContain('request.origin_refused');
  },
);
