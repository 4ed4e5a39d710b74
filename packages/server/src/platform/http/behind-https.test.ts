// What browsers get from a service that people reach by https, through a proxy: they stay with https, and bind its cookies to it.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { firstAnswer } from '../../testing/served.js';

const service = hosted({ url: 'https://linework.example.com' });
const { baseUrl, call, signedIn } = service;

const HSTS = 'max-age=31536000; includeSubDomains';
const REDIRECT = 'http://127.0.0.1:43210/callback';

test.each([
  ['a page', '/', 200],
  ['a page with a form', '/sign-in', 200],
  ['data', '/v1/vocabulary', 200],
  ['a path that nothing has', '/nothing', 404],
  ['an address that is not one', '/%', 400],
  ['a refusal of the authorization server', '/oauth/authorize', 400],
])('%s makes browsers stay with https', async (_what, path, wanted) => {
  const { status, headers } = await call(path);
  expect([status, headers.get('strict-transport-security')]).toEqual([wanted, HSTS]);
});

test.each([
  ['bytes that are not a request', 'GARBAGE\r\n\r\n', 400],
  ['a request to send back its own headers', 'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: secret=1\r\n\r\n', 405],
])('so does the refusal of %s', async (_what, bytes, wanted) => {
  const { hostname, port } = new URL(baseUrl());
  const socket = connect(Number(port), hostname);
  const answer = firstAnswer(socket);
  socket.write(bytes);
  const { status, headers, body } = await answer;
  expect([status, headers['strict-transport-security']]).toEqual([wanted, HSTS]);
  expect(body).not.toContain('secret=1');
});

test('the cookies of a sign-in are bound to this host, and those of a request to connect to https', async () => {
  expect(await signedIn('ada@example.com')).toMatch(/^__Host-linework=/);
  const { body } = await call('/oauth/register', { body: { redirect_uris: [REDIRECT] } });
  const query = new URLSearchParams({
    client_id: body.client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { headers } = await call(`/oauth/authorize?${query}`);
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  for (const each of cookies) {
    expect(each).toMatch(/^__Secure-linework_\w+(?:\.sig)?=/);
    for (const attribute of ['secure', 'httponly', 'samesite=lax']) expect(each.toLowerCase()).toContain(attribute);
  }
});
