// What comes back from an OpenID Connect provider: the way back that began in this browser counts once, and nothing that differs from it signs anybody in.
import { type JWTPayload, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { type Browser, browser } from './testing/browser.js';
import { type Company, oidcScene } from './testing/oidc-scene.js';
import { CLIENT, OTHER_CLIENT } from './testing/provider.js';

const { service, provider, change, open, me } = oidcScene();
const { baseUrl, call, clock, signedIn } = service;

let of: Company;

beforeAll(async () => {
  of = await open();
});
beforeEach(async () => {
  clock.ahead = 0;
  await service.service().database.db.delete(limits);
});

/** Signs in up to the way back, which the test changes. */
async function wayBack(by: Browser = browser(), from: Company = of, next = ''): Promise<{ back: string; by: Browser }> {
  const email = `jo@${from.domain}`;
  provider().signsIn({ sub: 'jo', email, email_verified: true });
  const query = new URLSearchParams({ email, ...(next === '' ? {} : { next }) });
  const { to: back } = await by.go(`${baseUrl()}/sign-in/organisation/go?${query}`, isBack);
  return { back, by };
}

const isBack = (url: string): boolean => url.startsWith(`${baseUrl()}/auth/sso/callback`);

const changed = (url: string, name: string, value: string | undefined): string => {
  const next = new URL(url);
  if (value === undefined) next.searchParams.delete(name);
  else next.searchParams.set(name, value);
  return next.href;
};

describe('the way back', () => {
  test('is taken once', async () => {
    const { back, by } = await wayBack();
    expect((await by.go(back)).url).toBe(`${baseUrl()}/console`);
    expect((await browser().go(back)).url).toContain('problem=expired');
  });

  test('is refused in another browser, and of no use afterwards', async () => {
    const { back, by } = await wayBack();
    // One that has begun a sign-in of its own.
    const { by: other } = await wayBack();
    expect((await other.go(back)).url).toContain('problem=browser');
    expect((await me(other)).error).toBe(true);
    expect((await by.go(back)).url).toContain('problem=expired');
  });

  test.each([
    ['another code', 'code', 'x'],
    ['no code', 'code', undefined],
    ['another issuer (mix-up)', 'iss', 'https://evil.example'],
    ['no issuer, though the provider says that it names itself', 'iss', undefined],
    ['an error', 'error', 'access_denied'],
  ])('with %s signs nobody in', async (_name, field, value) => {
    const { back, by } = await wayBack();
    expect((await by.go(changed(back, field, value))).url).toContain('problem=provider');
    expect((await me(by)).error).toBe(true);
  });

  test.each([
    ['an unknown state', 'x'.repeat(43)],
    ['no state', undefined],
  ])('with %s signs nobody in', async (_name, value) => {
    const { back, by } = await wayBack();
    expect((await by.go(changed(back, 'state', value))).url).toContain('problem=expired');
  });

  test('later than a quarter of an hour signs nobody in', async () => {
    const { back, by } = await wayBack();
    clock.ahead += 15 * 60_000 + 1_000;
    expect((await by.go(back)).url).toContain('problem=expired');
  });

  test('with the code of another sign-in signs nobody in: its verifier is another one', async () => {
    const [one, two] = [await wayBack(), await wayBack()];
    const code = new URL(one.back).searchParams.get('code') ?? '';
    expect((await two.by.go(changed(two.back, 'code', code))).url).toContain('problem=provider');
    expect((await me(two.by)).error).toBe(true);
  });

  test('with the code of another application at the provider signs nobody in', async () => {
    const by = browser();
    provider().signsIn({ sub: 'jo', email: `jo@${of.domain}`, email_verified: true });
    const start = `${baseUrl()}/sign-in/organisation/go?email=jo@${of.domain}`;
    const { to } = await by.go(start, (url) => url.startsWith(provider().issuer));
    const { to: back } = await by.go(changed(to, 'client_id', OTHER_CLIENT), isBack);
    expect(new URL(back).searchParams.get('code')).toBeTruthy();
    expect((await by.go(back)).url).toContain('problem=provider');
    expect((await me(by)).error).toBe(true);
  });

  test.each([
    ['turned off', (own: Company) => change(own, { state: 'off' })],
    ['removed', (own: Company) => call(`${own.at}/connection`, { cookie: own.admin, method: 'DELETE' })],
  ])('to a connection that was %s meanwhile signs nobody in', async (_name, end) => {
    const own = await open();
    const { back, by } = await wayBack(browser(), own);
    expect((await end(own)).status).toBeLessThan(300);
    expect((await by.go(back)).url).toContain('problem=off');
    expect((await me(by)).error).toBe(true);
  });

  test('of a test signs nobody in', async () => {
    const by = browser();
    by.keep(baseUrl(), of.admin);
    provider().signsIn({ sub: 'jo', email: `jo@${of.domain}`, email_verified: true });
    const { body, headers } = await call(`${of.at}/test`, { cookie: of.admin, body: {} });
    for (const each of headers.getSetCookie()) by.keep(baseUrl(), each);
    expect((await by.go(body.url)).text).toContain('Nobody was signed in');
    expect((await me(by)).email).toBe(`admin@home-${of.domain}`);
  });

  test('ends the session that the browser had', async () => {
    const by = browser();
    const before = await signedIn('before@elsewhere.example');
    by.keep(baseUrl(), before);
    const { back } = await wayBack(by);
    await by.go(back);
    expect((await me(by)).email).toBe(`jo@${of.domain}`);
    expect((await call('/user/me', { cookie: before })).status).toBe(401);
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'leads nowhere but to this service: %j',
    async (next) => {
      const { back, by } = await wayBack(browser(), of, next);
      expect((await by.go(back)).url).toBe(`${baseUrl()}/console`);
    },
  );
});

describe('an ID token', () => {
  type Make = (token: string) => string | Promise<string>;

  /** The provider's token endpoint answers what the test makes of an ID token. */
  async function withToken(make: Make): Promise<string> {
    const { back, by } = await wayBack();
    provider().spoil('/token', async (body) => ({ ...body, id_token: await make(String(body.id_token)) }));
    const { url } = await by.go(back);
    expect((await me(by)).error).toBe(url.endsWith('/console') ? undefined : true);
    return url;
  }

  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = (text = ''): JWTPayload => JSON.parse(Buffer.from(text, 'base64url').toString());
  const claimsOf = (token: string): JWTPayload => read(token.split('.')[1]);

  /** Signed by the provider. */
  const claims =
    (own: JWTPayload): Make =>
    (token) =>
      provider().signed({ ...claimsOf(token), ...own });

  const without =
    (name: string): Make =>
    (token) =>
      provider().signed(Object.fromEntries(Object.entries(claimsOf(token)).filter(([each]) => each !== name)));

  test.each<[string, Make]>([
    ['it is as it should be', (token) => token],
    ['the provider signs it again', claims({})],
    [
      'it is also for others, and this service is the one that asked',
      claims({ aud: [CLIENT.clientId, 'x'], azp: CLIENT.clientId }),
    ],
  ])('signs in if %s', async (_name, make) => {
    expect(await withToken(make)).toBe(`${baseUrl()}/console`);
  });

  test('signs in with a key that the provider published since', async () => {
    provider().spoil('/jwks', ({ keys }) => ({ keys: [keys].flat().map((key) => ({ ...Object(key), kid: 'new' })) }));
    expect(await withToken((token) => provider().signed(claimsOf(token), { kid: 'new' }))).toBe(`${baseUrl()}/console`);
  });

  test('with a key that the provider no longer publishes signs nobody in', async () => {
    provider().spoil('/jwks', () => ({ keys: [] }));
    expect(await withToken((token) => token)).toContain('problem=provider');
  });

  test.each<[string, Make]>([
    [
      'another subject under the old signature',
      (token) => {
        const [head, , signature] = token.split('.');
        return [head, part({ ...claimsOf(token), sub: 'somebody' }), signature].join('.');
      },
    ],
    ['another audience', claims({ aud: 'other' })],
    ['several audiences, of which another asked', claims({ aud: [CLIENT.clientId, 'other'], azp: 'other' })],
    ['another issuer', claims({ iss: 'https://evil.example' })],
    ['another nonce', claims({ nonce: 'x' })],
    ['no nonce', without('nonce')],
    ['a time that has passed', claims({ exp: 1 })],
    ['no end', without('exp')],
    ['no time', without('iat')],
    ['no subject', without('sub')],
    ['no audience', without('aud')],
    ['no signature (alg none)', (token) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
    [
      'a signature with the client secret (HS256)',
      (token) =>
        new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(CLIENT.clientSecret)),
    ],
    ['a key that the provider does not have', (token) => provider().signed(claimsOf(token), { kid: 'late' })],
    ['no token', () => ''],
    ['something that is no token', () => 'a.b.c'],
  ])('with %s signs nobody in', async (_name, make) => {
    expect(await withToken(make)).toContain('problem=provider');
  });

  test('without an address signs in with the one that the provider says of the same subject, and of no other', async () => {
    for (const [sub, end] of [
      ['jo', '/console'],
      ['somebody', '/sign-in/organisation?problem=provider'],
    ] as const) {
      provider().spoil('/me', (body) => ({ ...body, sub }));
      expect(await withToken(without('email'))).toBe(`${baseUrl()}${end}`);
    }
  });
});
