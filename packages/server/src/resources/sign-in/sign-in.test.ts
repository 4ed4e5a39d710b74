import { expect, test } from 'vitest';
import { agents, hidden } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';

const service = hosted();
const { baseUrl, call, mails, clock, keyOf } = service;
const { browser, codeTo } = agents(service);

async function byForms(email: string, next?: string) {
  const page = browser();
  const before = mails.length;
  const form = await page.go('/sign-in', { email, ...(next === undefined ? {} : { next }) });
  const code = await codeTo(email, before);
  const fields = { email: hidden(form.text, 'email'), code, next: hidden(form.text, 'next') };
  return { page, done: await page.go('/sign-in/code', fields) };
}

test('a user signs in with a code, sees the signed-in address, and signs out', async () => {
  const { page, done } = await byForms('ada@example.com');
  expect(done.status).toBe(303);
  expect(done.to).toBe('/console');
  expect((await page.go('/sign-in')).text).toContain('You are signed in as <strong>ada@example.com</strong>');
  const [cookie = ''] = done.headers.getSetCookie();
  expect(cookie).toMatch(/^linework=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = cookie.split(';')[0];
  expect((await call('/user/me', { cookie: session })).status).toBe(200);
  const { headers } = await page.go('/sign-out', {});
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect((await page.go('/sign-in')).text).toContain('Email me a code');
  expect((await call('/user/me', { cookie: session })).status).toBe(401);
});

test('continues to a page of this service, and nowhere else', async () => {
  expect((await byForms('bea@example.com', '/d/abc?theme=dark')).done.to).toBe('/d/abc?theme=dark');
  for (const [index, next] of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
  ].entries()) {
    const { page, done } = await byForms(`bea${index}@example.com`, next);
    expect(done.to).toBe('/console');
    expect((await page.go(`/sign-in?next=${encodeURIComponent(next)}`)).status).toBe(200);
  }
  const { page } = await byForms('bea9@example.com');
  expect((await page.go('/sign-in?next=%2Fconnections')).to).toBe('/connections');
});

test('the page after an address is the same whether or not it has an account', async () => {
  clock.ahead += 16 * 60_000;
  await keyOf('known@example.com');
  const known = await browser().go('/sign-in', { email: 'known@example.com' });
  const unknown = await browser().go('/sign-in', { email: 'other@example.com' });
  expect(unknown.text).toBe(known.text.replaceAll('known@', 'other@'));
  expect(unknown.status).toBe(known.status);
});

test('errors are shown on the page, with the input', async () => {
  const address = await browser().go('/sign-in', { email: '"><b>x', next: '/connections' });
  expect(address.status).toBe(400);
  expect(address.text).toContain('That is not an email address.');
  expect(address.text).toContain('value="&quot;&gt;&lt;b&gt;x"');
  expect(hidden(address.text, 'next')).toBe('/connections');
  for (const code of ['', '12345', '1234567', 'abcdef']) {
    const wrong = await browser().go('/sign-in/code', { email: 'cy@example.com', code });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('The code is wrong or has expired.');
  }
});

test('too many code requests show when to try again', async () => {
  clock.ahead += 16 * 60_000;
  let last = await browser().go('/sign-in', { email: 'dee@example.com' });
  for (let times = 0; times < 5; times++) last = await browser().go('/sign-in', { email: 'dee@example.com' });
  expect(last.status).toBe(429);
  expect(last.text).toMatch(/The limit is 5 in .+\. Try again in /);
});

test.each([
  ['/sign-in', undefined, ['/passkeys.js']],
  ['/sign-in', { email: 'eve@example.com' }, []],
  ['/sign-in/code', { email: 'eve@example.com', code: 'wrong' }, []],
])(
  '%s with %j has no script but its own, loads nothing from other sites, and sends forms only to this service',
  async (path, form, scripts) => {
    clock.ahead += 16 * 60_000;
    const { headers, text } = await browser().go(path, form);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(scripts.length === 0 ? [] : ["script-src 'self'", "connect-src 'self'"]),
    ]);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...text.matchAll(/<script src="([^"]+)"><\/script>/g)].map(([, source]) => source)).toEqual(scripts);
    expect(text.replaceAll(/<script src="[^"]+"><\/script>/g, '')).not.toMatch(/<script|style=|https?:\/\//);
    const style = await call('/form.css');
    expect(style.headers.get('content-type')).toContain('text/css');
  },
);

test('a form of another kind, or too long, is refused', async () => {
  const send = (type: string, body: string) =>
    fetch(new URL('/sign-in', baseUrl()), {
      method: 'POST',
      headers: { origin: baseUrl(), 'content-type': type },
      body,
    });
  expect((await send('application/json', '{}')).status).toBe(415);
  expect((await send('application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`)).status).toBe(413);
});
