// Passkeys, with an authenticator of our own: adding them, signing in, and all that is refused.
import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { limits } from '../../platform/limits/tables.js';
import { agents } from '../../testing/agent.js';
import { atOnce, counted } from '../../testing/at-once.js';
import { type Authenticator, authenticatorAt, type Faults } from '../../testing/authenticator.js';
import { cborOf } from '../../testing/cbor.js';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { requiredDomain } from '../sso/testing/required.js';
import { forgetOldChallenges } from './challenges.js';
import { passkeyChallenges, passkeys } from './tables.js';

const { baseUrl, call, clock, mails, service } = hosted();

beforeEach(async () => {
  await service().database.db.delete(limits);
});

/** A browser keeps its cookies. */
function browser(cookie = '') {
  const jar = new Map(cookie === '' ? [] : [cookie.split('=', 2) as [string, string]]);
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await call(path, { body, cookie: cookies, headers });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return { post, session: () => `linework=${jar.get('linework')}`, jar };
}

type Browser = ReturnType<typeof browser>;

/** Someone who just signed in, and an authenticator without a passkey. */
async function person(email = `${newId()}@example.com`) {
  const owner = await account(service(), email);
  const here = browser(await session(service(), owner));
  return { owner, email, here, authenticator: authenticatorAt(baseUrl()) };
}

async function added(here: Browser, authenticator: Authenticator, faults: Faults = {}) {
  const { body: options } = await here.post('/user/passkeys/options', {});
  return here.post('/user/passkeys', { name: 'Laptop', credential: authenticator.create(options, faults) });
}

async function withPasskey(email?: string) {
  const someone = await person(email);
  const { status, body } = await added(someone.here, someone.authenticator);
  expect([status, body]).toEqual([201, expect.anything()]);
  return { ...someone, passkey: body.id as string };
}

async function optionsFor(there: Browser) {
  const { body } = await there.post('/auth/passkeys/options', {});
  return body;
}

async function signedIn(authenticator: Authenticator, faults: Faults = {}, there = browser()) {
  return there.post('/auth/passkeys/verify', { credential: authenticator.get(await optionsFor(there), faults) });
}

const refused = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errorCode];

describe('a passkey', () => {
  test('signs in to the account that added it, in another browser, as a code does', async () => {
    const { owner, email, authenticator } = await withPasskey();
    const there = browser(await session(service(), await account(service())));
    const before = there.session();
    const { status, body, headers } = await signedIn(authenticator, {}, there);
    expect([status, body]).toEqual([200, { account: { id: owner, email } }]);
    expect(headers.getSetCookie()[0]).toMatch(/^linework=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.getSetCookie()[1]).toMatch(/^linework-browser=[\w-]{43}\.[\da-f]{64}; Max-Age=31536000;/);
    expect((await call('/user/me', { cookie: there.session() })).body.email).toBe(email);
    expect((await call('/user/me', { cookie: before })).status).toBe(401);
    // A recent sign-in, like one with a code.
    expect((await there.post('/user/passkeys/options', {})).status).toBe(200);
  });

  test('is listed with its name and when it was used, renamed and removed, and then signs in no longer', async () => {
    const { here, owner, authenticator, passkey } = await withPasskey();
    const cookie = here.session();
    const list = async () => (await call('/user/passkeys', { cookie })).body.passkeys;
    const [row] = await list();
    expect(row).toMatchObject({ id: passkey, name: 'Laptop', lastUsedOn: null });
    await signedIn(authenticator);
    const renamed = await call(`/user/passkeys/${passkey}`, { method: 'PATCH', cookie, body: { name: 'Phone' } });
    expect(renamed.body).toEqual({ ...row, name: 'Phone', lastUsedOn: service().now().toISOString().slice(0, 10) });
    expect((await call(`/user/passkeys/${passkey}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect([await list(), refused(await signedIn(authenticator))]).toEqual([[], [401, 'auth.passkey_refused']]);
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, owner));
    expect(entries.map(({ action, target }) => `${action} ${target === passkey ? 'it' : target}`).sort()).toEqual([
      'passkey.add it',
      'passkey.offer ',
      'passkey.remove it',
      'passkey.rename it',
    ]);
    expect((await added(here, authenticator)).status).toBe(201);
  });

  test('without a name has that of the browser that added it', async () => {
    const { here, authenticator } = await person();
    const { body: options } = await here.post('/user/passkeys/options', {});
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { body } = await here.post(
      '/user/passkeys',
      { credential: authenticator.create(options) },
      { 'user-agent': firefox },
    );
    expect(body.name).toBe('Firefox on Windows');
  });

  test('of an authenticator that signs its own key, and of one that does not count, works too', async () => {
    const { here, authenticator } = await person();
    expect((await added(here, authenticator, { attestation: 'self', counter: 0 })).status).toBe(201);
    for (let times = 0; times < 2; times++) expect((await signedIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  test('options ask for the account, a passkey that it does not have yet, and proof of who holds it', async () => {
    const { here, owner, email, authenticator } = await withPasskey();
    const { body } = await here.post('/user/passkeys/options', {});
    expect(body).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Linework' },
      user: { id: Buffer.from(owner).toString('base64url'), name: email },
      excludeCredentials: [{ type: 'public-key', id: authenticator.id, transports: ['internal', 'hybrid'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  test('signs once: of many at once with one signature, one begins a session', async () => {
    const { authenticator } = await withPasskey();
    const there = browser();
    const credential = authenticator.get(await optionsFor(there));
    const cookie = [...there.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await atOnce(async (at) => {
      if (at % 32 === 0) await service().database.db.delete(limits);
      return call('/auth/passkeys/verify', { cookie, body: { credential } });
    });
    const { 200: right, ...others } = counted(answers);
    expect(right).toBe(1);
    expect(Object.keys(others).filter((each) => !/^(?:401 auth.passkey_refused|429 )/.test(each))).toEqual([]);
  });

  test('is one of at most twenty', async () => {
    const { here, owner, authenticator } = await person();
    const row = { ownerId: owner, publicKey: new Uint8Array(1), counter: 0, transports: [], name: 'One of many' };
    const rows = Array.from({ length: 20 }, () => ({ ...row, id: newId(), credentialId: newId(), made: new Date() }));
    await service().database.db.insert(passkeys).values(rows);
    expect(refused(await added(here, authenticator))).toEqual([409, 'resource.full']);
  });
});

describe('signing in is refused, in the same words,', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  const WRONG: readonly (readonly [string, () => Faults])[] = [
    ['to another site', () => ({ origin: 'https://evil.example' })],
    ['to another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['to a site that begins with ours', () => ({ origin: `${baseUrl()}.evil.example` })],
    ['with a signature for another name', () => ({ rpId: 'evil.example' })],
    ['with an answer to adding a passkey', () => ({ type: 'webauthn.create' })],
    ['with an unknown challenge', () => ({ challenge: 'A'.repeat(43) })],
    ['with no challenge', () => ({ challenge: '' })],
    ['if nobody touched the authenticator', () => ({ isPresent: false })],
    ['if the authenticator did not verify its user', () => ({ isVerified: false })],
    ['with an unknown credential', () => ({ id: Buffer.alloc(32).toString('base64url') })],
    ['with the signature of another key', () => ({ privateKey: other })],
    ['for another account', () => ({ userHandle: Buffer.from(newId()).toString('base64url') })],
    ['for no account', () => ({ userHandle: null })],
  ];

  test.each(WRONG)('%s', async (_what, faults) => {
    const { authenticator } = await withPasskey();
    const wrong = await signedIn(authenticator, faults());
    const { requestId: _, ...body } = wrong.body;
    expect([wrong.status, body, wrong.headers.getSetCookie()]).toEqual([
      401,
      {
        error: true,
        errorCode: 'auth.passkey_refused',
        message: 'The passkey was not accepted. Try again, or sign in with a code.',
      },
      [],
    ]);
    expect((await signedIn(authenticator)).status).toBe(200);
  });

  test("with somebody else's credential and an own signature", async () => {
    const { authenticator: own } = await withPasskey();
    const { authenticator: others, owner } = await withPasskey();
    const userHandle = Buffer.from(owner).toString('base64url');
    for (const faults of [{ id: others.id }, { id: others.id, userHandle }])
      expect(refused(await signedIn(own, faults))).toEqual([401, 'auth.passkey_refused']);
  });

  test('with the challenge of another browser, which that browser can still use', async () => {
    const { authenticator } = await withPasskey();
    const [there, elsewhere] = [browser(), browser()];
    await optionsFor(elsewhere);
    const options = await optionsFor(there);
    for (const thief of [elsewhere, browser()])
      expect(refused(await thief.post('/auth/passkeys/verify', { credential: authenticator.get(options) }))).toEqual([
        401,
        'auth.passkey_refused',
      ]);
    expect((await there.post('/auth/passkeys/verify', { credential: authenticator.get(options) })).status).toBe(200);
  });

  test('with a challenge that was used, whether or not it succeeded', async () => {
    const { authenticator } = await withPasskey();
    for (const faults of [{}, { isVerified: false }]) {
      const there = browser();
      const options = await optionsFor(there);
      await there.post('/auth/passkeys/verify', { credential: authenticator.get(options, faults) });
      const again = await there.post('/auth/passkeys/verify', { credential: authenticator.get(options) });
      expect(refused(again)).toEqual([401, 'auth.passkey_refused']);
    }
  });

  test('with a challenge for adding a passkey', async () => {
    const { here, authenticator } = await withPasskey();
    const { body: options } = await here.post('/user/passkeys/options', {});
    await optionsFor(here);
    expect(refused(await here.post('/auth/passkeys/verify', { credential: authenticator.get(options) }))).toEqual([
      401,
      'auth.passkey_refused',
    ]);
  });

  test('after five minutes, and expired challenges are deleted', async () => {
    const { authenticator } = await withPasskey();
    const there = browser();
    const options = await optionsFor(there);
    clock.ahead += 299_000;
    expect((await there.post('/auth/passkeys/verify', { credential: authenticator.get(options) })).status).toBe(200);
    const late = await optionsFor(there);
    clock.ahead += 300_000;
    const answer = await there.post('/auth/passkeys/verify', { credential: authenticator.get(late) });
    expect(refused(answer)).toEqual([401, 'auth.passkey_refused']);
    await forgetOldChallenges(service().database.db, new Date(service().now().getTime() + 1_000));
    const left = await service().database.db.select().from(passkeyChallenges);
    expect(left.filter(({ expires }) => expires <= service().now())).toEqual([]);
  });

  test('if the counter did not continue, which the audit log of the owner shows', async () => {
    const { owner, authenticator, passkey } = await withPasskey();
    expect((await signedIn(authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(refused(await signedIn(authenticator, { counter }))).toEqual([401, 'auth.passkey_refused']);
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, owner));
    const copies = entries.filter(({ action }) => action === 'passkey.counter_behind');
    expect(copies.map(({ target, before, after }) => [target, before?.counter, after?.counter]).sort()).toEqual([
      [passkey, 7, 0],
      [passkey, 7, 6],
      [passkey, 7, 7],
    ]);
    expect((await signedIn(authenticator, { counter: 8 })).status).toBe(200);
    expect(JSON.stringify(entries)).not.toContain(authenticator.id);
  });

  test('if the organisation of the address requires its single sign-on, and no session begins', async () => {
    const domain = await requiredDomain(service(), await organisation(service(), await account(service())));
    const { authenticator } = await withPasskey(`ada@${domain}`);
    const { status, body, headers } = await signedIn(authenticator);
    expect([status, body.errorCode, body.message, headers.getSetCookie()]).toEqual([
      403,
      'auth.sso_required',
      'Sign in through your organisation.',
      [],
    ]);
  });
});

describe('adding is refused', () => {
  const WRONG: readonly (readonly [string, () => Faults])[] = [
    ['from another site', () => ({ origin: 'https://evil.example' })],
    ['for another name', () => ({ rpId: 'evil.example' })],
    ['with an answer to signing in', () => ({ type: 'webauthn.get' })],
    ['with an unknown challenge', () => ({ challenge: 'A'.repeat(43) })],
    ['if nobody touched the authenticator', () => ({ isPresent: false })],
    ['if the authenticator did not verify its user', () => ({ isVerified: false })],
    ['with a key for an algorithm that was not offered', () => ({ algorithm: -65535 })],
    ['with a certificate of the maker, which nobody asked for', () => ({ attestation: 'maker' })],
  ];

  test.each(WRONG)('%s', async (_what, faults) => {
    const { here, authenticator } = await person();
    expect(refused(await added(here, authenticator, faults()))).toEqual([400, 'passkey.unproven']);
    expect((await call('/user/passkeys', { cookie: here.session() })).body.passkeys).toEqual([]);
  });

  test('under the id of another credential', async () => {
    const { here, authenticator } = await person();
    const { body: options } = await here.post('/user/passkeys/options', {});
    const credential = { ...authenticator.create(options), id: Buffer.alloc(32).toString('base64url') };
    expect(refused(await here.post('/user/passkeys', { credential }))).toEqual([400, 'passkey.unproven']);
  });

  test('with the challenge of another session, of the same account too, and with one that was used', async () => {
    const { here, owner, authenticator } = await person();
    const { body: options } = await here.post('/user/passkeys/options', {});
    const credential = authenticator.create(options);
    for (const other of [owner, await account(service())]) {
      const elsewhere = browser(await session(service(), other));
      expect(refused(await elsewhere.post('/user/passkeys', { credential }))).toEqual([400, 'passkey.unproven']);
    }
    expect((await here.post('/user/passkeys', { credential })).status).toBe(201);
    expect(refused(await here.post('/user/passkeys', { credential }))).toEqual([400, 'passkey.unproven']);
  });

  test('with a challenge for signing in', async () => {
    const { here, owner, authenticator } = await person();
    const options = { ...(await optionsFor(here)), user: { id: Buffer.from(owner).toString('base64url') } };
    expect(refused(await here.post('/user/passkeys', { credential: authenticator.create(options) }))).toEqual([
      400,
      'passkey.unproven',
    ]);
  });

  test('after five minutes', async () => {
    const { here, authenticator } = await person();
    const { body: options } = await here.post('/user/passkeys/options', {});
    clock.ahead += 300_000;
    const late = await here.post('/user/passkeys', { credential: authenticator.create(options) });
    expect(refused(late)).toEqual([400, 'passkey.unproven']);
  });

  test('a second time, by the same account and by another', async () => {
    const { here, authenticator } = await withPasskey();
    expect(refused(await added(here, authenticator))).toEqual([409, 'passkey.known']);
    const { here: elsewhere } = await person();
    expect(refused(await added(elsewhere, authenticator))).toEqual([409, 'passkey.known']);
  });

  test('ten minutes after signing in', async () => {
    const { here } = await person();
    const old = browser(await session(service(), await account(service()), 11));
    for (const [path, body] of [
      ['/user/passkeys/options', {}],
      ['/user/passkeys', { credential: authenticatorAt(baseUrl()).create({ challenge: 'x', user: { id: 'x' } }) }],
    ] as const)
      expect(refused(await old.post(path, body))).toEqual([403, 'auth.recent_sign_in_required']);
    expect((await here.post('/user/passkeys/options', {})).status).toBe(200);
  });

  test('removed ten minutes after signing in, by the API and by the form of the page', async () => {
    const { owner, passkey } = await withPasskey();
    const cookie = await session(service(), owner, 11);
    const removed = await call(`/user/passkeys/${passkey}`, { method: 'DELETE', cookie });
    expect(refused(removed)).toEqual([403, 'auth.recent_sign_in_required']);
    const old = agents({ baseUrl, call, mails }).browser(cookie);
    expect((await old.go('/sign-in')).text).not.toContain(`/passkeys/${passkey}/remove`);
    expect((await old.go(`/passkeys/${passkey}/remove`, {})).to).toBe('/sign-in');
    expect((await call('/user/passkeys', { cookie })).body.passkeys).toHaveLength(1);
  });
});

describe('junk in every field is refused', () => {
  const deep = Buffer.concat([Buffer.alloc(5_000, 0x81), Buffer.of(0)]).toString('base64url');
  const JUNK: readonly unknown[] = [
    '',
    'A',
    'AAAA',
    'a+b/',
    '===',
    '\u0000',
    'x'.repeat(20_000),
    'x'.repeat(7_999),
    deep,
    Buffer.of(0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff).toString('base64url'),
    Buffer.of(0xbb, 0x00, 0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff).toString('base64url'),
    cborOf(new Map([['fmt', 'none']])).toString('base64url'),
    cborOf(new Map([['fmt', 'tpm']])).toString('base64url'),
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"challenge":{"toString":1}}').toString('base64url'),
    Buffer.from('{"__proto__":{"challenge":"x"}}').toString('base64url'),
    null,
    0,
    true,
    [],
    {},
  ];

  type Fields = Readonly<Record<string, unknown>>;

  /** Each field in turn, replaced by each piece of junk. */
  function spoiled({
    id,
    response,
  }: {
    readonly id: string;
    readonly response: object;
  }): readonly (readonly [string, Fields])[] {
    const inner = Object.keys(response).filter((each) => each !== 'transports');
    return JUNK.flatMap((junk): (readonly [string, Fields])[] => [
      [`${JSON.stringify(junk).slice(0, 30)} as id`, { id: junk, response }],
      ...inner.map(
        (name) =>
          [`${JSON.stringify(junk).slice(0, 30)} as ${name}`, { id, response: { ...response, [name]: junk } }] as const,
      ),
    ]);
  }

  test('when signing in', async () => {
    const { authenticator } = await withPasskey();
    const wrong: unknown[] = [];
    let there = browser();
    for (const [name] of spoiled(authenticator.get(await optionsFor(there)))) {
      await service().database.db.delete(limits);
      there = browser();
      const credential = new Map(spoiled(authenticator.get(await optionsFor(there)))).get(name);
      const answer = await there.post('/auth/passkeys/verify', { credential });
      if (![400, 401].includes(answer.status)) wrong.push([name, answer.status]);
    }
    expect(wrong).toEqual([]);
    expect((await signedIn(authenticator)).status).toBe(200);
  });

  test('when adding', async () => {
    const { here, authenticator } = await person();
    const wrong: unknown[] = [];
    const { body: first } = await here.post('/user/passkeys/options', {});
    for (const [name] of spoiled(authenticator.create(first))) {
      await service().database.db.delete(limits);
      const { body: options } = await here.post('/user/passkeys/options', {});
      const credential = new Map(spoiled(authenticator.create(options))).get(name);
      const answer = await here.post('/user/passkeys', { credential });
      if (answer.status !== 400) wrong.push([name, answer.status]);
    }
    expect(wrong).toEqual([]);
    expect((await added(here, authenticator)).status).toBe(201);
  });
});

test('the page of a signed-in user removes a passkey with a button', async () => {
  const { here, authenticator, passkey } = await withPasskey();
  const page = agents({ baseUrl, call, mails }).browser(here.session());
  expect((await page.go('/sign-in')).text).toContain(`action="/passkeys/${passkey}/remove"`);
  const stranger = agents({ baseUrl, call, mails }).browser(await session(service(), await account(service())));
  for (const who of [stranger, page]) {
    expect((await signedIn(authenticator)).status).toBe(200);
    expect((await who.go(`/passkeys/${passkey}/remove`, {})).to).toBe('/sign-in');
  }
  expect(refused(await signedIn(authenticator))).toEqual([401, 'auth.passkey_refused']);
  const script = await call('/passkeys.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});

test("someone else's passkey is neither renamed nor removed", async () => {
  const { owner, passkey } = await withPasskey();
  const cookie = await session(service(), await account(service()));
  for (const sent of [{ method: 'DELETE' }, { method: 'PATCH', body: { name: 'Mine' } }])
    expect((await call(`/user/passkeys/${passkey}`, { cookie, ...sent })).status).toBe(404);
  const rows = await service().database.db.select().from(passkeys).where(eq(passkeys.ownerId, owner));
  expect(rows.map(({ name }) => name)).toEqual(['Laptop']);
});
