// Logout tokens of a provider: the one that is as it should be counts, and each that differs from it in one thing does not.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { logoutTokenOf } from './logout-token.js';
import type { Provider } from './oidc.js';

const ISSUER = 'https://login.example.com';
const NOW = new Date('2026-06-01T12:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let stranger: typeof keys;
let documents: Record<string, unknown>;
let requests: string[] = [];

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  stranger = await generateKeyPair('RS256');
});

const provider: Provider = {
  settings: { issuer: ISSUER, clientId: 'linework', scopes: ['openid'], trustsAddress: false },
  secret: 'a secret of the client',
  fetch: async (address) => {
    requests.push(address);
    const { pathname } = new URL(address);
    return Response.json(documents[pathname] ?? {}, { status: documents[pathname] === undefined ? 404 : 200 });
  },
};

async function published(discovery: object = {}, jwks?: unknown): Promise<void> {
  requests = [];
  documents = {
    '/.well-known/openid-configuration': {
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      ...discovery,
    },
    '/jwks': jwks ?? { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
  };
}

const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: 'linework',
  iat: SECONDS,
  exp: SECONDS + 120,
  jti: 'a',
  sub: 'ada',
  sid: 's-1',
  events: EVENTS,
};

interface Spoiled {
  readonly claims?: JWTPayload;
  readonly without?: readonly string[];
  readonly header?: Readonly<Record<string, unknown>>;
  readonly key?: CryptoKey | Uint8Array;
}

function token({ claims = {}, without = [], header = {}, key = keys.privateKey }: Spoiled = {}): Promise<string> {
  const all = Object.entries({ ...CLAIMS, ...claims }).filter(([name]) => !without.includes(name));
  return new SignJWT(Object.fromEntries(all))
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt', ...header })
    .sign(key);
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function verified(text: string | Promise<string>) {
  return logoutTokenOf(provider, await text, NOW);
}

describe('a logout token', () => {
  test('says whose sessions end, and until when it is kept', async () => {
    await published();
    const result = await verified(token());
    expect(result).toMatchObject({ ok: true, subject: 'ada', session: 's-1', id: 'a' });
    expect(result.ok && result.ends.getTime()).toBeGreaterThan(NOW.getTime() + 3_660_000);
  });

  test.each<[string, Spoiled]>([
    ['only a subject', { without: ['sid'] }],
    ['only a session', { without: ['sub'] }],
    ['several audiences, of which one is this service', { claims: { aud: ['other', 'linework'] } }],
    ['no type', { header: { typ: undefined } }],
    ['the type of any token', { header: { typ: 'JWT' } }],
    ['a clock that is half a minute ahead', { claims: { iat: SECONDS + 30 } }],
    ['an end half a minute ago', { claims: { iat: SECONDS - 150, exp: SECONDS - 30 } }],
  ])('with %s counts', async (_name, spoiled) => {
    await published();
    expect((await verified(token(spoiled))).ok).toBe(true);
  });

  test.each<[string, () => Spoiled, string]>([
    ['a key of a stranger', () => ({ key: stranger.privateKey }), 'not that of the provider'],
    ['a key that is not published', () => ({ header: { kid: 'late' } }), 'No key of the provider'],
    [
      'the secret of the client as its key',
      () => ({ header: { alg: 'HS256' }, key: Buffer.alloc(32, 1) }),
      'algorithm',
    ],
    ['an end that has passed', () => ({ claims: { exp: SECONDS - 61 } }), 'expired'],
    ['an age of more than an hour', () => ({ claims: { iat: SECONDS - 3_661 } }), 'expired'],
    ['a time that is to come', () => ({ claims: { iat: SECONDS + 61, exp: SECONDS + 200 } }), 'claim'],
    ['no end', () => ({ without: ['exp'] }), 'claim'],
    ['no time', () => ({ without: ['iat'] }), 'claim'],
    ['no id', () => ({ without: ['jti'] }), 'claim'],
    ['an empty id', () => ({ claims: { jti: '' } }), 'jti'],
    ['no event', () => ({ without: ['events'] }), 'events'],
    ['another event', () => ({ claims: { events: { 'https://example.com/other': {} } } }), 'events'],
    ['an event that is a text', () => ({ claims: { events: { [Object.keys(EVENTS)[0] ?? '']: 'yes' } } }), 'events'],
    ['events in a list', () => ({ claims: { events: Object.keys(EVENTS) } }), 'events'],
    ['a nonce, as an ID token has', () => ({ claims: { nonce: 'n' } }), 'nonce'],
    ['neither subject nor session', () => ({ without: ['sub', 'sid'] }), 'neither'],
    ['a subject that is a number', () => ({ claims: JSON.parse('{"sub":7}') }), 'texts'],
    ['an empty session', () => ({ claims: { sid: '' } }), 'texts'],
  ])('with %s does not count', async (_name, spoiled, words) => {
    await published();
    const result = await verified(token(spoiled()));
    expect(result.ok ? 'counts' : result.message).toContain(words);
  });

  test.each<[string, Spoiled]>([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['no audience', { without: ['aud'] }],
    ['the type of an access token', { header: { typ: 'at+jwt' } }],
  ])('with %s does not count, and the provider is not asked', async (_name, spoiled) => {
    await published();
    expect((await verified(token(spoiled))).ok).toBe(false);
    expect(requests).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no token', 'a.b.c'],
    ['five parts, encrypted', 'a.b.c.d.e'],
  ])('that is %s does not count, and the provider is not asked', async (_name, text) => {
    await published();
    expect((await verified(text)).ok).toBe(false);
    expect(requests).toEqual([]);
  });

  test('without a signature (alg none) does not count', async () => {
    await published({ id_token_signing_alg_values_supported: ['RS256', 'none'] });
    expect((await verified(`${part({ alg: 'none' })}.${part(CLAIMS)}.`)).ok).toBe(false);
  });

  test('signed with a published symmetric key does not count, whatever the provider says it signs with', async () => {
    const secret = Buffer.alloc(32, 7);
    await published(
      { id_token_signing_alg_values_supported: ['HS256'] },
      { keys: [{ kty: 'oct', k: secret.toString('base64url'), kid: 'one', alg: 'HS256' }] },
    );
    expect((await verified(token({ header: { alg: 'HS256' }, key: secret }))).ok).toBe(false);
  });

  test('signed with an algorithm that the provider does not say it uses does not count', async () => {
    await published({ id_token_signing_alg_values_supported: ['ES256'] });
    expect((await verified(token())).ok).toBe(false);
  });

  test('counts with a key that was published after the sign-in', async () => {
    await published({}, { keys: [{ ...(await exportJWK(stranger.publicKey)), kid: 'two', alg: 'RS256' }] });
    const late = { header: { kid: 'two' }, key: stranger.privateKey };
    expect([(await verified(token(late))).ok, (await verified(token())).ok]).toEqual([true, false]);
  });

  test.each<[string, object, unknown]>([
    ['no key set', {}, {}],
    ['a key set that is no list', {}, { keys: 'x' }],
    ['keys that are none', {}, { keys: [1, null, { kty: 'RSA', kid: 'one', alg: 'RS256' }] }],
    ['another issuer in the discovery document', { issuer: 'https://evil.example' }, undefined],
    ['no address of its keys', { jwks_uri: undefined }, undefined],
  ])('does not count if the provider has %s', async (_name, discovery, jwks) => {
    await published(discovery, jwks);
    expect((await verified(token())).ok).toBe(false);
  });
});
