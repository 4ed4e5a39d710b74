// The page behind the link of an invitation, as a browser without script uses it.
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { baseUrl, call, service } = hosted();

const signedIn = async (email: string) => session(service(), await account(service(), email));

async function invited(email: string, name = 'Acme') {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const cookie = await session(service(), owner);
  await call(`/orgs/${org}`, { method: 'PATCH', cookie, body: { name } });
  const { body } = await call(`/orgs/${org}/invites`, { cookie, body: { email, role: 'editor' } });
  return { org, path: new URL(body.url).pathname };
}

/** A form as a browser sends it. */
const submit = (path: string, cookie: string) =>
  fetch(new URL(path, baseUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin: baseUrl() },
    body: '',
  });

test('someone who is signed out signs in first, and comes back', async () => {
  const { path } = await invited('ada@example.com');
  const { status, headers } = await call(path);
  expect([status, headers.get('location')]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
});

test('the invited address reads who invites to what, joins with one button, and then sees the role', async () => {
  const { org, path } = await invited('bob@example.com', 'Söhne <b>& Co</b>');
  const cookie = await signedIn('bob@example.com');
  const page = await call(path, { cookie });
  expect(page.status).toBe(200);
  expect(page.body).toContain('Join Söhne &lt;b&gt;&amp; Co&lt;/b&gt;');
  expect(page.body).toContain('as editor: you can read and change its diagrams');
  expect(page.body).not.toContain('<b>');
  const joined = await submit(path, cookie);
  expect([joined.status, joined.headers.get('location')]).toEqual([303, path]);
  expect((await call(path, { cookie })).body).toContain('is editor');
  expect((await call(`/orgs/${org}`, { cookie })).body.role).toBe('editor');
});

test('another address reads whose invitation it is, and can sign out', async () => {
  const { org, path } = await invited('cai@example.com');
  const cookie = await signedIn('dee@example.com');
  for (const answer of [await call(path, { cookie }), await submit(path, cookie)]) expect(answer.status).toBe(403);
  const { body } = await call(path, { cookie });
  expect(body).toContain('This invitation is for c…@example.com');
  expect(body).toContain('action="/sign-out"');
  expect((await call(`/orgs/${org}`, { cookie })).status).toBe(404);
});

test('a form of another site does not join', async () => {
  const { path } = await invited('eve@example.com');
  const answer = await fetch(new URL(path, baseUrl()), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: await signedIn('eve@example.com'),
      origin: 'https://evil.example',
    },
    body: '',
  });
  expect(answer.status).toBe(403);
});

test.each(['none', 'x'.repeat(300), '%00', '..%2F'])('a link that nobody made leads nowhere: %s', async (code) => {
  const { status } = await call(`/join/${code}`, { cookie: await signedIn('fay@example.com') });
  expect([400, 404]).toContain(status);
});
