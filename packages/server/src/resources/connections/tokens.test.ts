import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsFrom } from '../../platform/db/db.js';
import { agents, REDIRECT, SOURCE } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';

const service = hosted();
const { baseUrl, call, signedIn, clock } = service;
const { browser, answered, connectedByHand, registered, authorizeUrl, token, refreshed, toolsWith } = agents(service);

describe('a refresh token', () => {
  test('is good once: within the grace a repeat gets the same response, after it a repeat ends the connection', async () => {
    const cookie = await signedIn('hana@example.com');
    const { client, tokens } = await connectedByHand(cookie);
    const second = await refreshed(client, tokens.refresh_token);
    expect(second.status).toBe(200);
    expect(await toolsWith(second.access_token)).toBe(200);
    clock.ahead += 20_000;
    const { expires_in: _, ...repeated } = await refreshed(client, tokens.refresh_token);
    expect(second).toMatchObject(repeated);
    expect(await toolsWith(second.access_token)).toBe(200);
    clock.ahead += 11_000;
    expect(await refreshed(client, tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await toolsWith(second.access_token)).toBe(401);
    expect((await refreshed(client, second.refresh_token)).status).toBe(400);
    expect((await call('/user/mcp/connections', { cookie })).body.connections).toEqual([]);
  });

  test('used 64 times at once gets one response, whose tokens still work later', { timeout: 60_000 }, async () => {
    const { client, tokens } = await connectedByHand(await signedIn('ivo@example.com'));
    const all = await Promise.all(Array.from({ length: 64 }, () => refreshed(client, tokens.refresh_token)));
    expect(all.map(({ status }) => status)).toEqual(Array(64).fill(200));
    expect(new Set(all.map(({ refresh_token: next }) => next)).size).toBe(1);
    clock.ahead += 60_000;
    const [won] = all;
    expect(await toolsWith(won?.access_token)).toBe(200);
    expect((await refreshed(client, won?.refresh_token)).status).toBe(200);
  });

  test('whose first use broke off without a response can be used again', { timeout: 60_000 }, async () => {
    const { client, tokens } = await connectedByHand(await signedIn('ida@example.com'));
    await refreshed(client, tokens.refresh_token);
    await service.service().database.db.execute(sql`delete from oauth_records where model = 'RefreshAnswer'`);
    clock.ahead += 10_000;
    const again = await refreshed(client, tokens.refresh_token);
    expect(again.status).toBe(200);
    expect(await toolsWith(again.access_token)).toBe(200);
    clock.ahead += 60_000;
    expect((await refreshed(client, again.refresh_token)).status).toBe(200);
  });

  test.each([
    ['resource', { resource: 'https://other.example.com/mcp' }, 'invalid_target'],
    ['scope', { scope: 'draw everything' }, 'invalid_scope'],
  ])('is not used up by a request with a wrong %s', async (_field, wrong, error) => {
    const { client, tokens } = await connectedByHand(await signedIn('iris@example.com'));
    const fields = { grant_type: 'refresh_token', client_id: client, refresh_token: tokens.refresh_token ?? '' };
    expect(await token({ ...fields, ...wrong })).toMatchObject({ status: 400, error });
    clock.ahead += 60_000;
    expect((await refreshed(client, tokens.refresh_token)).status).toBe(200);
  });

  test('within the grace is useless to another client', async () => {
    const { client, tokens } = await connectedByHand(await signedIn('jim@example.com'));
    const second = await refreshed(client, tokens.refresh_token);
    expect((await refreshed(await registered(), tokens.refresh_token)).status).toBe(400);
    expect(await toolsWith(second.access_token)).toBe(200);
  });

  test('is useless to another client', async () => {
    const { tokens } = await connectedByHand(await signedIn('jo@example.com'));
    expect((await refreshed(await registered(), tokens.refresh_token)).status).toBe(400);
  });

  test('that is unused for thirty days expires, and so does the connection', async () => {
    const cookie = await signedIn('kai@example.com');
    const { client, tokens } = await connectedByHand(cookie);
    clock.ahead += 29 * 86_400_000;
    const again = await signedIn('kai@example.com');
    expect((await call('/user/mcp/connections', { cookie: again })).body.connections).toHaveLength(1);
    clock.ahead += 1.5 * 86_400_000;
    const later = await signedIn('kai@example.com');
    expect((await call('/user/mcp/connections', { cookie: later })).body.connections).toEqual([]);
    expect((await refreshed(client, tokens.refresh_token)).status).toBe(400);
  });
});

describe('what an agent can request', () => {
  const outcome = async (more: Record<string, string>, change: (url: URL) => void = () => undefined) => {
    const url = authorizeUrl(await registered(), 'v'.repeat(43), more);
    change(url);
    const { status, to, text } = await browser().go(url.href);
    expect([status, to]).toEqual([400, '']);
    expect(text).toContain('Something went wrong');
    return text;
  };

  test.each([
    ['a request without a page', { prompt: 'none' }],
    ['an unknown response type', { response_type: 'token' }],
    ['another audience', { resource: 'https://other.example.com/mcp' }],
  ])('%s is refused on a page, unless the user has approved the client', async (_name, more) => {
    const cookie = await signedIn('kim@example.com');
    const { client } = await connectedByHand(cookie);
    const url = authorizeUrl(client, 'v'.repeat(43), more as Record<string, string>).href;
    expect((await browser(cookie).go(url)).to).toMatch(/^http:\/\/127\.0\.0\.1:43210\/callback[?#]error=/);
    for (const other of [browser(), browser(await signedIn('lou@example.com'))]) {
      const { status, to, text, headers } = await other.go(url);
      expect([status, to]).toEqual([400, '']);
      expect(text).toContain('Something went wrong');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    clock.ahead += 3_601_000;
  });

  test('another audience is refused', async () => {
    expect(await outcome({ resource: 'https://other.example.com/mcp' })).toContain('Resource indicator');
    expect(await outcome({ resource: baseUrl() })).toContain('Resource indicator');
  });

  test('PKCE is S256: plain, none and an empty one are refused', async () => {
    expect(await outcome({ code_challenge_method: 'plain' })).toContain('ode_challenge_method');
    expect(
      await outcome({}, ({ searchParams }) => {
        searchParams.delete('code_challenge');
        searchParams.delete('code_challenge_method');
      }),
    ).toContain('PKCE');
    expect(await outcome({}, (url) => url.searchParams.delete('code_challenge_method'))).toContain(
      'ode_challenge_method',
    );
  });

  test('a code is bound to its verifier, and a second use ends everything issued for it', async () => {
    const cookie = await signedIn('lena@example.com');
    const client = await registered();
    const verifier = randomBytes(32).toString('base64url');
    const back = await answered(browser(cookie), authorizeUrl(client, verifier), 'yes');
    const fields = {
      grant_type: 'authorization_code',
      client_id: client,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
    };
    expect(await token({ ...fields, code_verifier: 'w'.repeat(43) })).toMatchObject({ error: 'invalid_grant' });
    const good = await token({ ...fields, code_verifier: verifier });
    expect(good).toMatchObject({ status: 200, scope: 'draw', token_type: 'Bearer' });
    expect(await toolsWith(good.access_token)).toBe(200);
    expect((await token({ ...fields, code_verifier: verifier })).status).toBe(400);
    expect(await toolsWith(good.access_token)).toBe(401);
  });

  test('a token is valid for /mcp and nothing else', async () => {
    const { tokens } = await connectedByHand(await signedIn('mo@example.com'));
    expect(await toolsWith(tokens.access_token)).toBe(200);
    for (const path of ['/user/me', '/user/usage', '/user/api-keys', '/user/diagrams'])
      expect((await call(path, { key: tokens.access_token })).status).toBe(401);
    const draws = await call('/v1/diagrams/draw', { key: tokens.access_token, body: { source: SOURCE } });
    expect(draws.status).toBe(401);
    expect((await call('/user/api-keys', { key: tokens.refresh_token })).status).toBe(401);
    expect(await toolsWith(tokens.refresh_token)).toBe(401);
  });

  test('a code that is used 16 times at once has one winner', async () => {
    const client = await registered();
    const verifier = randomBytes(32).toString('base64url');
    const back = await answered(browser(await signedIn('pia@example.com')), authorizeUrl(client, verifier), 'yes');
    const fields = {
      grant_type: 'authorization_code',
      client_id: client,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    };
    const all = await Promise.all(Array.from({ length: 16 }, () => token(fields)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(400)]);
  });

  test('there is one scope, whatever a request names', async () => {
    const cookie = await signedIn('odo@example.com');
    for (const scope of ['', 'openid offline_access everything']) {
      const client = await registered();
      const verifier = randomBytes(32).toString('base64url');
      const back = await answered(browser(cookie), authorizeUrl(client, verifier, { scope }), 'yes');
      const grant = await token({
        grant_type: 'authorization_code',
        client_id: client,
        code: back.searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: REDIRECT,
      });
      expect(grant).toMatchObject({ status: 200, scope: 'draw' });
    }
  });

  test('the result is in the query of an address: no page with script, no fragment', async () => {
    for (const mode of ['form_post', 'fragment']) {
      const { status } = await call(authorizeUrl(await registered(), 'v'.repeat(43), { response_mode: mode }).href);
      expect(status).toBe(400);
    }
  });

  test('an agent that sends only its redirect address is registered, without a secret', async () => {
    const { status, body } = await call('/oauth/register', { body: { redirect_uris: [REDIRECT] } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    expect(body).not.toHaveProperty('client_secret');
    const redirect = await browser().go(authorizeUrl(body.client_id, 'v'.repeat(43)).href);
    expect(redirect.to).toMatch(/^\/connect\//);
  });

  test('a result goes only to a registered address, and never over plain http', async () => {
    const client = await registered();
    const elsewhere = await browser().go(
      authorizeUrl(client, 'v'.repeat(43), { redirect_uri: 'https://evil.example/cb' }).href,
    );
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.to).toBe('');
    expect(elsewhere.text).toContain('Something went wrong');
    for (const redirect of ['http://evil.example/cb', 'javascript:alert(1)', 'data:text/html,x']) {
      for (const type of ['web', 'native']) {
        const { status } = await call('/oauth/register', {
          body: { redirect_uris: [redirect], application_type: type, token_endpoint_auth_method: 'none' },
        });
        expect(status).toBe(400);
      }
    }
    const long = await call('/oauth/register', { body: { redirect_uris: [REDIRECT], client_name: 'x'.repeat(9_000) } });
    expect(long.status).toBe(400);
  });

  test('a client without a token is shown where to get one, and finds it', async () => {
    const { status, headers } = await call('/mcp', { body: {} });
    expect(status).toBe(401);
    const challenge = headers.get('www-authenticate') ?? '';
    const [, at = ''] = /^Bearer resource_metadata="([^"]+)"/.exec(challenge) ?? [];
    expect(challenge).not.toContain('error=');
    expect((await call('/mcp', { key: 'wrong', body: {} })).headers.get('www-authenticate')).toContain(
      'error="invalid_token"',
    );
    for (const address of [at, '/.well-known/oauth-protected-resource']) {
      const { body } = await call(address);
      expect(body).toMatchObject({ resource: `${baseUrl()}/mcp`, authorization_servers: [baseUrl()] });
    }
    const { body } = await call('/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({ issuer: baseUrl(), code_challenge_methods_supported: ['S256'] });
  });
});

test('the database contains no token, and nothing that reveals their owners', async () => {
  const { client, tokens } = await connectedByHand(await signedIn('nina@example.com'));
  const rows = await rowsFrom(service.service().database.db, sql`select * from oauth_records`);
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(3);
  for (const secret of [tokens.access_token, tokens.refresh_token, client, REDIRECT, 'By hand'])
    expect(text).not.toContain(secret);
});
