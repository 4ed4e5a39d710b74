// Rotating a service's secret: the new one is put first, and later the old one is removed.
import { accountTenant } from '@linework/operations';
import { afterAll, describe, expect, test } from 'vitest';
import { noMail } from '../../resources/auth/codes.js';
import { keyUse } from '../../resources/keys/keys.js';
import { checkProviders } from '../../resources/sso/check-providers.js';
import { addEncryptionKey, decryptionKeysOf } from '../../resources/sso/encryption-keys.js';
import { ssoConnections } from '../../resources/sso/tables.js';
import { type Fresh, freshPlace, hosted } from '../../testing/hosted.js';
import { addJob } from '../jobs/jobs.js';
import { mailJob, mailUse, sealedMail } from '../mail/mail-job.js';
import { secretsOf } from './secrets.js';

const OLD = 'the secret of last year, which is long enough';
const NEW = 'the secret of this year, which is long enough';
const EMAIL = 'ada@example.com';
const MAIL = { to: EMAIL, subject: 'Kept', text: 'It waited while the secret was exchanged.' };
const ASKED = { method: 'POST', body: { name: 'Once' }, headers: { 'idempotency-key': 'once' } };

let place: Promise<Fresh> | undefined;
/** One database for all of them, deleted after the last. */
const sharedPlace = async (): Promise<Fresh> => {
  place ??= freshPlace();
  return { place: (await place).place, forget: async () => undefined };
};
afterAll(async () => (await place)?.forget());

let cookie = '';
const keys: Record<'before' | 'unused' | 'between', { readonly id: string; readonly key: string }> = {
  before: { id: '', key: '' },
  unused: { id: '', key: '' },
  between: { id: '', key: '' },
};
let once: unknown;
let org = '';
let otherOrg = '';
/** Of the key that assertions are encrypted to. */
const ENCRYPTION = { key: 'a private key of a test', certificate: 'its certificate' };
const ofOrganisation: Record<'before' | 'unused', { readonly id: string; readonly key: string }> = {
  before: { id: '', key: '' },
  unused: { id: '', key: '' },
};

describe('with the old secret', () => {
  const { call, signedIn, service } = hosted({ secrets: [OLD], place: sharedPlace });

  test('keys, a queued mail and a stored response are created', async () => {
    cookie = await signedIn(EMAIL);
    keys.before = (await call('/user/api-keys', { cookie, body: { name: 'Before' } })).body;
    keys.unused = (await call('/user/api-keys', { cookie, body: { name: 'Unused' } })).body;
    org = (await call('/orgs', { cookie, body: { name: 'Acme' } })).body.id;
    for (const name of ['before', 'unused'] as const)
      ofOrganisation[name] = (await call(`/orgs/${org}/keys`, { cookie, body: { name, role: 'viewer' } })).body;
    otherOrg = (await call('/orgs', { cookie, body: { name: 'Other' } })).body.id;
    for (const of of [org, otherOrg])
      await addEncryptionKey(service().database.db, service(), accountTenant(of).id, ENCRYPTION);
    const first = await call('/user/api-keys', { ...ASKED, cookie });
    expect(first.status).toBe(201);
    once = first.body;
    const { secrets, database, now } = service();
    await addJob(database.db, mailJob, sealedMail(secrets, MAIL), new Date(now().getTime() + 3_600_000));
    expect((await call('/user/api-keys', { cookie })).status).toBe(200);
  });
});

describe('with the new secret in front of the old one', () => {
  const { call, service, mails, clock } = hosted({ secrets: [NEW, OLD], place: sharedPlace });

  test('existing keys are valid, and can be shown again', async () => {
    expect((await call('/user/diagrams', { key: keys.before.key })).status).toBe(200);
    for (const { id, key } of [keys.before, keys.unused]) {
      const { status, body } = await call(`/user/api-keys/${id}/reveal`, { cookie, method: 'POST' });
      expect({ status, body }).toEqual({ status: 200, body: { id, key } });
    }
  });

  test('the keys of an organisation too', async () => {
    expect((await call(`/orgs/${org}`, { key: ofOrganisation.before.key })).status).toBe(200);
    for (const { id, key } of Object.values(ofOrganisation))
      expect((await call(`/orgs/${org}/keys/${id}/reveal`, { cookie, method: 'POST' })).body).toEqual({ id, key });
  });

  test('the key that assertions are encrypted to opens, and is encrypted with the new secret when its provider is checked', async () => {
    const { database } = service();
    for (const of of [org, otherOrg])
      expect(await decryptionKeysOf(database.db, service(), accountTenant(of).id)).toEqual([ENCRYPTION.key]);
    const saml = { entityId: 'https://idp.example', signInUrl: 'https://idp.example/sso', certificates: [] };
    const at = { made: service().now(), updated: service().now() };
    const row = { ownerId: accountTenant(org).id, id: 'c', name: 'Example', state: 'on', protocol: 'saml' } as const;
    await database.db.insert(ssoConnections).values({ ...row, saml, ...at });
    await checkProviders(service());
  });

  test('a repeated request gets its first response', async () => {
    expect((await call('/user/api-keys', { ...ASKED, cookie })).body).toEqual(once);
  });

  test('a queued mail is sent', async () => {
    clock.ahead = 7_200_000;
    await service().later(service().database.db, noMail, { sealed: '' });
    await expect.poll(() => mails, { timeout: 60_000 }).toContainEqual(MAIL);
    clock.ahead = 0;
  });

  test('new data uses only the new secret', async () => {
    keys.between = (await call('/user/api-keys', { cookie, body: { name: 'Between' } })).body;
    const sealed = service().secrets.seal(mailUse, 'a', 'mail');
    expect(secretsOf([NEW]).open(mailUse, sealed, 'mail')).toBe('a');
    expect(secretsOf([OLD]).open(mailUse, sealed, 'mail')).toBeUndefined();
  });
});

describe('with only the new secret', () => {
  const { call, service } = hosted({ secrets: [NEW], place: sharedPlace });
  const reveal = (id: string) => call(`/user/api-keys/${id}/reveal`, { cookie, method: 'POST' });

  test('keys created with it, and keys used since it was put first, are valid and can be shown', async () => {
    for (const { id, key } of [keys.between, keys.before]) {
      expect((await call('/user/diagrams', { key })).status).toBe(200);
      expect((await reveal(id)).body).toEqual({ id, key });
    }
  });

  test('an old key that was not used since is refused, and showing it explains what to do', async () => {
    const refused = await call('/user/diagrams', { key: keys.unused.key });
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'auth.key_invalid']);
    const { status, body } = await reveal(keys.unused.id);
    expect([status, body.errorCode]).toEqual([410, 'resource.unreadable']);
    expect(body.message).toContain('Revoke it and create a new one');
    expect((await call(`/user/api-keys/${keys.unused.id}`, { cookie, method: 'DELETE' })).status).toBe(204);
  });

  test('of the keys of an organisation, the one that was used since is valid and can be shown', async () => {
    const { before, unused } = ofOrganisation;
    const path = (id: string) => `/orgs/${org}/keys/${id}/reveal`;
    expect((await call(`/orgs/${org}`, { key: before.key })).status).toBe(200);
    expect((await call(path(before.id), { cookie, method: 'POST' })).body.key).toBe(before.key);
    expect((await call(`/orgs/${org}`, { key: unused.key })).status).toBe(401);
    expect((await call(path(unused.id), { cookie, method: 'POST' })).body.errorCode).toBe('resource.unreadable');
  });

  test('of the keys that assertions are encrypted to, those of a provider that was checked since are there', async () => {
    const keysOf = (of: string) => decryptionKeysOf(service().database.db, service(), accountTenant(of).id);
    expect([await keysOf(org), await keysOf(otherOrg)]).toEqual([[ENCRYPTION.key], []]);
  });

  test('an old stored response cannot be returned, and nothing runs twice', async () => {
    const { status, body } = await call('/user/api-keys', { ...ASKED, cookie });
    expect([status, body.errorCode]).toEqual([422, 'once.reused']);
  });

  test('sessions continue', async () => {
    expect((await call('/user/me', { cookie })).body.email).toBe(EMAIL);
    expect(service().secrets.codes(keyUse, 'a')).toHaveLength(1);
  });
});
