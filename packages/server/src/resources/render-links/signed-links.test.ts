// POST /v1/render/links: links that draw for everyone who has them, as long as the key that signed them is valid.
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secretsOf } from '../../platform/secrets/secrets.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { usageDays } from '../../platform/usage/tables.js';
import { hosted, TEST_SECRET } from '../../testing/hosted.js';
import { account, key } from '../../testing/owned.js';
import { placeOf, revealUse } from '../keys/keys.js';
import { apiKeys } from '../keys/tables.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { signatureOf } from './signature.js';
import { AS_IMAGE, dataOf, HELLO } from './testing/links.js';

const { baseUrl, call, clock, service, signedIn } = hosted();

async function signer() {
  const owner = await account(service());
  return { owner, ...(await key(service(), owner, { scopes: ['draw'] })) };
}

const sign = (by: string, more: object = {}) => call('/v1/render/links', { key: by, body: { source: HELLO, ...more } });

/** Of a link of this service. */
const pathOf = (url: string) => url.slice(baseUrl().length);

test('a signed link draws without a key, the same bytes as with one', async () => {
  const { key: by } = await signer();
  const { status, body } = await sign(by, { theme: 'dark' });
  expect([status, body.expiresAt]).toEqual([200, null]);
  expect(body.url.startsWith(`${baseUrl()}/v1/render/svg/`)).toBe(true);
  expect(body.url).not.toContain(by);
  const { status: answered, headers, body: svg } = await call(pathOf(body.url));
  expect(answered).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(headers.get('vary')).toBeNull();
  const [plain] = pathOf(body.url).split('?');
  expect(svg).toBe((await call(`${plain}?theme=dark`, { key: by })).body);
  const etag = headers.get('etag') ?? '';
  expect((await call(pathOf(body.url), { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('anything changed in it ends it', async () => {
  const { key: by } = await signer();
  const { body } = await sign(by, { format: 'png', scale: 2, expiresInDays: 30 });
  const url = new URL(body.url);
  const other = await signer();
  const another = new URL((await sign(other.key)).body.url);
  const changed: readonly ((link: URL) => void)[] = [
    (link) => link.searchParams.set('theme', 'dark'),
    (link) => link.searchParams.set('scale', '3'),
    (link) => link.searchParams.delete('scale'),
    (link) => link.searchParams.set('from', 'mermaid'),
    (link) => link.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 1)),
    (link) => link.searchParams.delete('expires'),
    (link) => link.searchParams.set('by', another.searchParams.get('by') ?? ''),
    (link) => link.searchParams.delete('by'),
    (link) => link.searchParams.set('signature', 'f'.repeat(64)),
    (link) => link.searchParams.set('signature', ''),
    (link) => link.searchParams.delete('signature'),
    (link) => {
      link.pathname = link.pathname.replace('/png/', '/svg/');
    },
    (link) => {
      link.pathname = another.pathname.replace('/svg/', '/png/').replace(/.$/, 'x');
    },
  ];
  expect((await call(`${url.pathname}${url.search}`)).status).toBe(200);
  for (const [at, change] of changed.entries()) {
    const link = new URL(url);
    change(link);
    const { status, body: refused } = await call(`${link.pathname}${link.search}`);
    expect([at, status, refused.errorCode]).toEqual([at, 403, 'render.link_invalid']);
  }
  const padded = `${url.pathname}=${url.search}`;
  expect((await call(padded)).status).toBe(200);
});

test('it ends at its time, and caches keep it no longer', async () => {
  const { key: by } = await signer();
  const { body } = await sign(by, { expiresInDays: 1 });
  expect(Date.parse(body.expiresAt) - service().now().getTime()).toBeGreaterThan(86_390_000);
  try {
    clock.ahead = 86_400_000 - 60_000;
    const { headers } = await call(pathOf(body.url));
    const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    clock.ahead = 86_400_000;
    const { status, body: refused } = await call(pathOf(body.url));
    expect([status, refused.errorCode, refused.message]).toEqual([
      403,
      'render.link_invalid',
      'The link has expired. Sign it again with POST /v1/render/links.',
    ]);
  } finally {
    clock.ahead = 0;
  }
});

test('it ends with its key, with the scope of the key, and with whom it belongs to', async () => {
  const { id, key: by } = await signer();
  const cookie = await signedIn('ada@example.com');
  const { body: row } = await call('/user/api-keys', { cookie, body: { name: 'Wiki', scopes: ['draw'] } });
  const own = (await sign(row.key)).body.url;
  expect((await call(pathOf(own))).status).toBe(200);
  await call(`/user/api-keys/${row.id}`, { method: 'DELETE', cookie });
  const { status, body } = await call(pathOf(own), { headers: { accept: AS_IMAGE } });
  expect([status, body.includes('no longer valid')]).toEqual([403, true]);

  const { url } = (await sign(by)).body;
  await service().database.db.execute(sql`update api_keys set scopes = '{read}' where id = ${id}`);
  expect((await call(pathOf(url))).status).toBe(403);

  const suspended = await signer();
  const theirs = (await sign(suspended.key)).body.url;
  await service()
    .database.db.insert(suspensions)
    .values({ ownerId: suspended.owner, at: service().now(), reason: 'x' });
  expect((await call(pathOf(theirs))).body.errorCode).toBe('render.link_invalid');
});

test('what it draws counts to the organisation of the key, and what is kept does not', async () => {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const { key: by } = await organisationKey(service(), org, { role: 'viewer' });
  const { url } = (await sign(by, { source: `${HELLO}a -> a\n` })).body;
  for (let i = 0; i < 3; i++) expect((await call(pathOf(url))).status).toBe(200);
  await service().usage.flush();
  const counted = await service()
    .database.db.select()
    .from(usageDays)
    .where(inArray(usageDays.ownerId, [owner, org]));
  expect(counted.map(({ ownerId, act, count }) => [ownerId, act, count])).toEqual([[org, 'draw', 1]]);
});

test('its picture has the brand of the organisation whose key signed it', async () => {
  const cookie = await signedIn('cai@example.com');
  const { body: org } = await call('/orgs', { cookie, body: { name: 'Cai' } });
  const brand = { colours: { primary: '#7a1fa2' } };
  const { status } = await call(`/orgs/${org.id}/brand`, { method: 'PUT', cookie, body: brand });
  expect(status).toBeLessThan(300);
  const { key: by } = await organisationKey(service(), org.id, { role: 'viewer' });
  const posted = await call('/v1/diagrams/render', {
    key: by,
    body: { source: HELLO },
    headers: { accept: 'image/svg+xml' },
  });
  const { body: svg } = await call(pathOf((await sign(by)).body.url));
  expect(svg).toBe(posted.body);
  const { key: other } = await signer();
  expect(svg).not.toBe((await call(pathOf((await sign(other)).body.url))).body);
});

test('a session and the local key sign nothing, because they cannot be revoked as a key can', async () => {
  const { status, body } = await call('/v1/render/links', {
    cookie: await signedIn('bob@example.com'),
    body: { source: HELLO },
  });
  expect([status, body.errorCode]).toEqual([403, 'auth.key_required']);
});

test('a source that is too large for a link gets none', async () => {
  const { key: by } = await signer();
  const lines = Array.from({ length: 3_000 }, (_, i) => `node n${i} "${(i * 7_919_917).toString(36)}"`).join('\n');
  const { status, body } = await sign(by, { source: `flow "Large"\n${lines}\n` });
  expect([status, body.errorCode]).toEqual([413, 'render.source_too_large']);
  expect(body.message).toContain('POST /v1/diagrams/publish');
});

test('it outlasts a rotation of the secret of the service, which encrypts the key again', async () => {
  const { owner, id, key: by } = await signer();
  const { body } = await sign(by);
  const encryptAgain = (secret: string) =>
    service()
      .database.db.update(apiKeys)
      .set({ sealed: secretsOf([secret]).seal(revealUse, by, placeOf({ ownerId: owner, id })) })
      .where(eq(apiKeys.id, id));
  await encryptAgain(TEST_SECRET);
  expect((await call(pathOf(body.url))).status).toBe(200);
  await encryptAgain('a secret that the service does not have');
  expect((await call(pathOf(body.url))).body.errorCode).toBe('render.link_invalid');
});

test('the signature of another key of the same owner is none', async () => {
  const { owner, id, key: by } = await signer();
  const other = await key(service(), owner);
  const data = dataOf(HELLO);
  const link = { format: 'svg', data, by: `${owner}.${id}`, expires: undefined };
  const statusWith = async (apiKey: string) =>
    (await call(`/v1/render/svg/${data}?by=${link.by}&signature=${signatureOf(apiKey, link)}`)).status;
  expect([await statusWith(by), await statusWith(other.key)]).toEqual([200, 403]);
});
