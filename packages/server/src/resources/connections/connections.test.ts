import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { agents, hidden, program, REDIRECT, SOURCE } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';

const DOCUMENT = 'https://agent.example.com/oauth/client.json';

const service = hosted({
  fetchDocument: async (address) =>
    String(address) === DOCUMENT
      ? Response.json({
          client_id: DOCUMENT,
          client_name: 'Sketcher',
          redirect_uris: ['http://127.0.0.1/callback'],
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
        })
      : new Response('', { status: 404 }),
});

const { baseUrl, call, signedIn, clock, mails } = service;
const { browser, codeTo, connectedByHand, registered, authorizeUrl, refreshed, toolsWith } = agents(service);

describe.each([
  ['a document that describes it', DOCUMENT, 'Described at agent.example.com'],
  ['registering itself', undefined, 'The agent chose this name'],
])('the official client, known by %s', (_how, document, words) => {
  test('connects, draws a picture, draws again with a new token, and is refused once disconnected', async () => {
    const email = `ada-${document === undefined ? 'registers' : 'describes'}@example.com`;
    const cookie = await signedIn(email);
    const page = browser(cookie);
    const oauth = program(document);
    const url = new URL('/mcp', baseUrl());
    const transport = new StreamableHTTPClientTransport(url, { authProvider: oauth });
    const first = new Client({ name: 'test', version: '1' });
    await expect(first.connect(transport)).rejects.toThrow(/nauthorized/);
    const [address] = oauth.opened;

    const redirect = await page.go(String(address));
    const consent = await page.go(redirect.to);
    expect(consent.text).toContain('Sketcher');
    expect(consent.text).toContain(words);
    expect(consent.text).toContain('this computer (127.0.0.1:43210)');
    expect(consent.text).toContain(email);
    expect(consent.text).not.toContain('<script');
    const sent = await page.go('/connect', { request: hidden(consent.text, 'request'), allow: 'yes' });
    const back = new URL((await page.go(sent.to)).to);
    expect(back.origin).toBe(new URL(REDIRECT).origin);
    expect(back.searchParams.get('iss')).toBe(baseUrl());
    await transport.finishAuth(back.searchParams);

    const draws = async () => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(url, { authProvider: oauth }));
      const result = await client.callTool({ name: 'draw_diagram', arguments: { source: SOURCE, answer: 'svg' } });
      await client.close();
      return JSON.stringify(result.content);
    };
    expect(await draws()).toContain('<svg');
    const before = oauth.saved.tokens as { access_token: string; refresh_token: string };

    clock.ahead += 61 * 60_000;
    expect(await toolsWith(before.access_token)).toBe(401);
    expect(await draws()).toContain('<svg');
    const after = oauth.saved.tokens as { access_token: string; refresh_token: string };
    expect(after.access_token).not.toBe(before.access_token);
    expect(after.refresh_token).not.toBe(before.refresh_token);

    const { body } = await call('/user/mcp/connections', { cookie });
    expect(body.connections).toMatchObject([{ name: 'Sketcher', scopes: ['draw'], lastUsedOn: expect.any(String) }]);
    const gone = await call(`/user/mcp/connections/${body.connections[0].keyId}`, { method: 'DELETE', cookie });
    expect(gone.status).toBe(204);
    expect(await toolsWith(after.access_token)).toBe(401);
    const client = (oauth.saved.client as { client_id: string }).client_id;
    expect(await refreshed(client, after.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect((await call('/user/mcp/connections', { cookie })).body.connections).toEqual([]);
  });
});

describe('a user who has to decide', () => {
  test('signs in on the pages first, returns to the request, and can refuse it', async () => {
    const client = await registered();
    const page = browser();
    const redirect = await page.go(authorizeUrl(client, 'v'.repeat(43)).href);
    const signIn = await page.go(redirect.to);
    expect(signIn.status).toBe(303);
    expect(signIn.to).toBe(`/sign-in?next=${encodeURIComponent(redirect.to)}`);
    const form = await page.go(signIn.to);
    const before = mails.length;
    const codes = await page.go('/sign-in', { email: 'Bea@Example.com', next: hidden(form.text, 'next') });
    const code = await codeTo('bea@example.com', before);
    const wrong = await page.go('/sign-in/code', { email: 'bea@example.com', code: '1', next: redirect.to });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('The code is wrong');
    const done = await page.go('/sign-in/code', {
      email: hidden(codes.text, 'email'),
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      next: hidden(codes.text, 'next'),
    });
    expect(done.to).toBe(redirect.to);
    const question = await page.go(done.to);
    const back = await page.go('/connect', { request: hidden(question.text, 'request'), allow: 'no' });
    const last = new URL((await page.go(back.to)).to);
    expect(Object.fromEntries(last.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'as it was',
      iss: baseUrl(),
    });
    expect((await page.go('/connect', { request: hidden(question.text, 'request'), allow: 'yes' })).status).toBe(404);
    expect((await page.go('/connections')).text).toContain('No agent is connected.');
  });

  test('can also respond with JSON, once, and only in the session that opened the request', async () => {
    const cookie = await signedIn('cleo@example.com');
    const other = await signedIn('mallory@example.com');
    const page = browser(cookie);
    const redirect = await page.go(authorizeUrl(await registered(), 'v'.repeat(43)).href);
    const request = hidden((await page.go(redirect.to)).text, 'request');
    const body = { request, allow: true };
    expect((await call('/user/mcp/approve', { cookie: other, body })).status).toBe(404);
    expect((await call('/user/mcp/approve', { body })).status).toBe(401);
    const all = await Promise.all(Array.from({ length: 16 }, () => call('/user/mcp/approve', { cookie, body })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(404)]);
    const [won] = all.filter(({ status }) => status === 200);
    expect(won?.body).toMatchObject({ continue: redirect.to.replace('/connect/', '/oauth/authorize/') });
    const back = new URL((await page.go(won?.body.continue)).to);
    expect(back.searchParams.get('code')).toBeTruthy();
    const { connections } = (await call('/user/mcp/connections', { cookie })).body;
    expect(connections).toMatchObject([{ keyId: won?.body.keyId, name: 'By hand' }]);
    expect((await call('/user/mcp/connections', { cookie: other })).body.connections).toEqual([]);
    const foreign = await call(`/user/mcp/connections/${won?.body.keyId}`, { method: 'DELETE', cookie: other });
    expect(foreign.status).toBe(404);
  });

  test('cannot be sent a request that another browser began', async () => {
    const redirect = await browser().go(authorizeUrl(await registered(), 'v'.repeat(43)).href);
    const victim = browser(await signedIn('dora@example.com'));
    const question = await victim.go(redirect.to);
    expect(question.status).toBe(404);
    expect(hidden(question.text, 'request')).toBe('');
  });

  test('sees a name without characters that reverse or hide text', async () => {
    const client = await registered({ client_name: 'Good\u202e <b>\u200bagent\u0007</b>' });
    const page = browser(await signedIn('ede@example.com'));
    const question = await page.go((await page.go(authorizeUrl(client, 'v'.repeat(43)).href)).to);
    expect(question.text).toContain('Good &lt;b&gt;agent&lt;/b&gt;');
  });

  test.each([
    ['none', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['no page at all', { origin: 'null' }],
  ])('cannot be impersonated by a form from %s', async (_name, headers) => {
    const cookie = await signedIn('finn@example.com');
    for (const path of ['/connect', '/sign-in', '/sign-in/code', '/sign-out', '/connections/x/disconnect']) {
      const { status } = await fetch(new URL(path, baseUrl()), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'request=a&allow=yes',
      });
      expect(status).toBe(403);
    }
  });

  test('disconnects on a page', async () => {
    const cookie = await signedIn('gil@example.com');
    const { tokens } = await connectedByHand(cookie);
    const page = browser(cookie);
    const list = await page.go('/connections');
    const action = /action="([^"]+disconnect)"/.exec(list.text)?.[1] ?? '';
    expect(await toolsWith(tokens.access_token)).toBe(200);
    await page.go(action, {});
    expect(await toolsWith(tokens.access_token)).toBe(401);
  });
});
