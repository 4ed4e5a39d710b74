// Rotating a service's secret at once: what was encrypted with the old one is encrypted with the new one, so that the old one can go.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addJob } from '../../platform/jobs/jobs.js';
import { jobs } from '../../platform/jobs/tables.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import { onceOf } from '../../platform/once/once.js';
import { secretsOf } from '../../platform/secrets/secrets.js';
import { beginSession } from '../../resources/auth/sessions.js';
import { findRecord, putRecord } from '../../resources/connections/records.js';
import { actorOfKey, revealed } from '../../resources/keys/keys.js';
import { keyLookUp } from '../../resources/keys/look-up.js';
import { apiKeys } from '../../resources/keys/tables.js';
import { resources } from '../../resources/registry.js';
import { makeToken } from '../../resources/scim/tokens.js';
import { addAttempt } from '../../resources/sso/attempts.js';
import { addEncryptionKey } from '../../resources/sso/encryption-keys.js';
import { sealedSignOut } from '../../resources/sso/provider-sign-out.js';
import { connectionOf, openSecret, sealedSecret } from '../../resources/sso/repo.js';
import { ssoConnections } from '../../resources/sso/tables.js';
import { ROWS } from '../../testing/fixtures.js';
import { hosted } from '../../testing/hosted.js';
import { account, key } from '../../testing/owned.js';
import { operatorLog } from './log.js';
import type { Operator } from './operator.js';
import { rotate } from './rotate.js';

const OLD = 'the secret of last year, which is long enough';
const NEW = 'the secret of this year, which is long enough';
const NEXT = 'the secret of next year, which is long enough';

const { service } = hosted({ secrets: [OLD] });

const operator = (...secrets: readonly string[]): Operator => ({
  ...service(),
  user: 'ada',
  host: 'host1',
  secrets: async () => secretsOf(secrets),
});

/** The service with other secrets. */
const serviceWith = (...secrets: readonly string[]) => ({ ...service(), secrets: secretsOf(secrets) });

const callerWith = (secret: string, ...secrets: readonly string[]) =>
  actorOfKey(serviceWith(...secrets), keyLookUp(service().database.db), secret);

let owner: Awaited<ReturnType<typeof account>>;
let [unused, revokedKey] = [
  { id: '', key: '' },
  { id: '', key: '' },
];
const connection = { id: 'c', secret: 'of the provider' };
const ofClient = { clientId: 'client', name: 'Agent' };
const later = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  owner = await account(service());
  unused = await key(service(), owner);
  revokedKey = await key(service(), owner, { state: 'revoked' });
  const { database, secrets, now } = service();
  const { db } = database;
  const request = { ownerId: owner, key: 'once', operation: 'test', input: {} };
  await onceOf(database, secrets, now, request)(async () => ({ value: { kept: true } }));
  for (let at = 0; at < 60; at++)
    await addJob(db, mailJob, sealedMail(secrets, { to: 'a@example.com', subject: `${at}`, text: 'Kept' }), later);
  await putRecord(db, secrets, 'Client', 'client', ofClient, later);
  const place = { ownerId: owner, id: connection.id };
  const at = { made: now(), updated: now() };
  const row = { ...place, name: 'Example', state: 'on', protocol: 'oidc' } as const;
  await db.insert(ssoConnections).values({ ...row, secret: sealedSecret(service(), connection.secret, place), ...at });
  await addEncryptionKey(db, service(), owner, { key: 'a private key of a test', certificate: 'its certificate' });
  await addAttempt(db, service(), 'state', { ownerId: owner, connectionId: 'c' }, { purpose: 'test' }, 'browser');
  const via = { via: owner, viaConnection: 'c', providerSession: null, providerSubject: 'ada' };
  const providerSignOut = sealedSignOut(service(), via, 'https://idp.example/end');
  await beginSession(db, owner, now(), { via: { ...via, providerSignOut } });
  await makeToken(db, service(), owner, owner, false);
  await ROWS.audit_forwarding?.(service(), owner);
});

const kinds = resources.flatMap(({ sealed = [] }) => sealed.map(({ what }) => what)).sort();

test('every use of the secret is one that a rotation knows', () => {
  const used = resources.flatMap(({ secrets = [] }) => secrets);
  const known = resources.flatMap(({ sealed = [], hashed = [] }) => [...sealed, ...hashed].map(({ use }) => use));
  expect([...new Set(known)].sort()).toEqual([...used].sort());
});

describe('a rotation', () => {
  test('with one secret finds nothing to do and names no older one', async () => {
    expect(await rotate(operator(OLD))).toEqual({ done: {}, unreadable: {}, needed: [] });
  });

  test('that lacks the old secret says what it cannot read, and changes nothing', async () => {
    const { done, unreadable } = await rotate(operator(NEW));
    expect([done, Object.keys(unreadable).sort()]).toEqual([{}, kinds]);
    expect(await callerWith(unused.key, OLD)).toMatchObject({ id: owner });
  });

  test('encrypts everything with the new secret, and says what only time can do', async () => {
    const { done, unreadable, needed } = await rotate(operator(NEW, OLD));
    expect([Object.keys(done).sort(), unreadable]).toEqual([kinds, {}]);
    expect(done['emails that wait']).toBe(60);
    expect(needed).toEqual([{ count: 1, words: expect.stringContaining('tokens of provisioning') }]);
  });

  test('leaves a key that was never used since valid without the old secret, and shown again', async () => {
    expect(await callerWith(unused.key, NEW)).toMatchObject({ id: owner });
    expect(await callerWith(unused.key, OLD)).toBeUndefined();
    expect(await callerWith(revokedKey.key, NEW)).toBeUndefined();
    const { db } = service().database;
    expect(await revealed(db, serviceWith(NEW), owner, unused.id)).toEqual({ key: unused.key });
    const row = await connectionOf(db, owner, connection.id);
    expect(row && openSecret(serviceWith(NEW), row)).toBe(connection.secret);
    const record = await findRecord(db, secretsOf([NEW]), 'Client', 'client', new Date());
    expect(record?.content).toEqual(ofClient);
  });

  test('finds nothing the second time', async () => {
    expect((await rotate(operator(NEW, OLD))).done).toEqual({});
  });

  test('continues where one stopped', async () => {
    const [row] = await service().database.db.select().from(jobs).where(eq(jobs.kind, mailJob.kind)).limit(1);
    await service()
      .database.db.delete(jobs)
      .where(eq(jobs.id, row?.id ?? ''));
    const message = { to: 'a@example.com', subject: 'Late', text: 'Kept' };
    await addJob(service().database.db, mailJob, sealedMail(secretsOf([OLD]), message), later);
    expect((await rotate(operator(NEW, OLD))).done).toEqual({ 'emails that wait': 1 });
  });

  test('can be followed by another one, which needs only the secret before', async () => {
    expect(Object.keys((await rotate(operator(NEXT, NEW))).done).sort()).toEqual(kinds);
  });

  test('counts a key that it cannot read among what needs an older secret', async () => {
    await service().database.db.update(apiKeys).set({ sealed: null }).where(eq(apiKeys.id, unused.id));
    expect((await rotate(operator(NEXT, NEW))).needed).toContainEqual({
      count: 1,
      words: expect.stringContaining('API keys that cannot be read'),
    });
  });

  test('is in the log, from its beginning', async () => {
    const actions: unknown[] = [];
    for await (const { action, after } of operatorLog(operator(NEXT))) actions.push([action, after]);
    expect(actions.slice(0, 2)).toEqual([
      ['operator.rotate', { begun: true }],
      ['operator.rotate', { done: {}, unreadable: {} }],
    ]);
  });
});
