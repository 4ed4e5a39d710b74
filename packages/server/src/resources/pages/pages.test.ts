import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { MARKUP_NAMES } from '../../../../../scripts/browser/hostile-names.mjs';
import { hosted } from '../../testing/hosted.js';
import { diagrams } from '../diagrams/tables.js';

const { baseUrl, call, keyOf, signedIn, service } = hosted();

const HELLO = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';
const OTHER = HELLO.replace('draws', 'writes');
const PICTURES = ['.svg', '.dark.svg', '.png', '.dark.png', '.pdf', '.dark.pdf'];

async function published(email: string, more: object = {}) {
  const cookie = await signedIn(email);
  const key = await newKey(cookie);
  const { body } = await call('/v1/diagrams/publish', { key, body: { source: HELLO, ...more } });
  return { cookie, key, id: body.id as string };
}

async function newKey(cookie: string, scopes: readonly string[] = ['draw', 'read', 'write']): Promise<string> {
  return (await call('/user/api-keys', { cookie, body: { name: 'Test', scopes } })).body.key;
}

const open = (path: string, more: { headers?: Record<string, string>; method?: string } = {}) =>
  fetch(new URL(path, baseUrl()), { redirect: 'manual', ...more });

const save = (id: string, key: string, source: string) =>
  call(`/user/diagrams/${id}/source`, { method: 'PUT', key, headers: { 'if-match': '*' }, body: { source } });

test('a private diagram exists only for its owner; for everyone else it is not found', async () => {
  const { id, cookie, key } = await published('ada@example.com', { alias: 'ada-private' });
  const others = {
    nobody: {},
    'another account': { cookie: await signedIn('bob@example.com') },
    "another account's key": { key: await keyOf('cai@example.com') },
    'a key without the right to read': { key: await newKey(cookie, ['draw']) },
    'a key that is no key': { key: 'lw_wrong' },
    'a session that is none': { cookie: `linework=${'x'.repeat(43)}` },
  };
  const unknown = 'z'.repeat(26);
  for (const [link, none] of [
    [`/d/${id}`, `/d/${unknown}`],
    ['/s/ada-private', '/s/ada-nothing'],
  ] as const) {
    for (const ending of ['', ...PICTURES]) {
      for (const own of [{ cookie }, { key }])
        expect([ending, own, (await call(link + ending, own)).status]).toEqual([ending, own, 200]);
      for (const [who, credential] of Object.entries(others)) {
        const answer = await call(link + ending, credential);
        const untold = await call(none + ending, credential);
        const seen = ({ status, headers, body }: typeof answer) => [
          status,
          headers.get('content-type'),
          headers.get('cache-control'),
          headers.get('vary'),
          typeof body === 'string'
            ? body.replaceAll(encodeURIComponent(link), encodeURIComponent(none))
            : { ...body, requestId: '' },
        ];
        expect([who, ...seen(answer)]).toEqual([who, ...seen(untold)]);
        expect([who, answer.status, answer.headers.get('cache-control')]).toEqual([who, 404, 'no-store']);
        if (ending === '') expect(answer.body).toContain('href="/sign-in?next=');
        else expect(answer.body).toMatchObject({ error: true, errorCode: 'resource.not_found' });
      }
    }
  }
});

test('an unlisted diagram is visible to anyone with the link, until it is private or deleted', async () => {
  const { id, key } = await published('dee@example.com', { visibility: 'unlisted', alias: 'dee-shown' });
  const seen = async () =>
    Promise.all(
      [`/d/${id}`, `/d/${id}.svg`, '/s/dee-shown', '/s/dee-shown.png'].map(async (each) => (await open(each)).status),
    );
  expect(await seen()).toEqual([200, 200, 200, 200]);
  await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { visibility: 'private' } });
  expect(await seen()).toEqual([404, 404, 404, 404]);
  await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { visibility: 'unlisted' } });
  await call(`/user/diagrams/${id}`, { method: 'DELETE', key });
  expect(await seen()).toEqual([404, 404, 404, 404]);
});

test("a page shows the diagram's folder to its owner, and to nobody else", async () => {
  const { id, cookie, key } = await published('eve@example.com', {
    visibility: 'unlisted',
    folder: 'team/payments',
    alias: 'eve-checkout',
  });
  await call(`/user/diagrams/${id}/lock`, { method: 'PUT', key, body: {} });
  const own = await call(`/d/${id}`, { cookie });
  for (const each of ['team/payments', 'Unlisted', 'Locked on', 'href="/s/eve-checkout"'])
    expect(own.body).toContain(each);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const shown = await call(`/d/${id}`);
  for (const each of ['team/payments', 'Locked on', 'eve-checkout']) expect(shown.body).not.toContain(each);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
  expect(shown.headers.get('vary')).toBe('cookie, authorization');
});

test('pictures have their format and the headers of pictures, and set no cookie', async () => {
  const { id } = await published('fay@example.com', { visibility: 'unlisted', theme: 'auto' });
  const starts = { svg: '<svg ', png: '\x89PNG', pdf: '%PDF' };
  for (const ending of PICTURES) {
    const answer = await open(`/d/${id}${ending}`);
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect([ending, bytes.slice(0, 5)]).toEqual([ending, expect.stringContaining(starts[ending.slice(-3) as 'svg'])]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-length': String(bytes.length),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const head = await open(`/d/${id}${ending}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  }
  expect(await (await open(`/d/${id}.svg`)).text()).toContain('prefers-color-scheme');
  expect(await (await open(`/d/${id}.dark.svg`)).text()).not.toContain('prefers-color-scheme');
  const head = await open(`/d/${id}`, { method: 'HEAD' });
  expect([head.status, head.headers.getSetCookie(), await head.text()]).toEqual([200, [], '']);
});

test('a client with a current picture gets 304, and a new picture once it has changed', async () => {
  const { id, key, cookie } = await published('gil@example.com', { visibility: 'unlisted' });
  for (const ending of PICTURES) {
    const etag = (await open(`/d/${id}${ending}`)).headers.get('etag') ?? '';
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await open(`/d/${id}${ending}`, { method, headers: { 'if-none-match': match } });
        expect([match, answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([match, 304, etag, '']);
      }
    expect((await open(`/d/${id}${ending}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  }
  const etag = (await open(`/d/${id}.svg`)).headers.get('etag') ?? '';
  await save(id, key, OTHER);
  expect((await open(`/d/${id}.svg`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { visibility: 'private' } });
  const own = await call(`/d/${id}.svg`, { cookie, headers: { 'if-none-match': '"other"' } });
  expect([own.headers.get('cache-control'), own.headers.get('cross-origin-resource-policy')]).toEqual([
    'private, no-store',
    'same-origin',
  ]);
  expect((await open(`/d/${id}.svg`, { headers: { 'if-none-match': '*' } })).status).toBe(404);
});

test('a version is shown by its number, and is not cached for longer than others', async () => {
  const { id, key } = await published('hal@example.com', {
    visibility: 'unlisted',
    alias: 'hal-versions',
    embedSource: true,
    showVersions: true,
  });
  await save(id, key, OTHER);
  const first = await call(`/d/${id}?version=1`);
  expect(first.body).toContain('draws');
  expect(first.body).toContain('This is version 1.');
  expect(first.body).toContain(`src="/d/${id}.svg?version=1"`);
  expect((await call(`/d/${id}`)).body).toContain('writes');
  const picture = await open(`/d/${id}.svg?version=1`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
  expect(await picture.text()).toContain('draws');
  const led = await open('/s/hal-versions.svg?version=1');
  expect([led.headers.get('cache-control'), (await led.text()).includes('draws')]).toEqual([
    'public, max-age=60, must-revalidate',
    true,
  ]);
  for (const none of ['3', '0', '01', '-1', '1.0', 'x', '', '9999999999', '1&version=1'])
    for (const ending of ['', '.svg'])
      expect([none, (await open(`/d/${id}${ending}?version=${none}`)).status]).toEqual([none, 404]);
});

test('a long history is listed in pages', async () => {
  const { id, key } = await published('ivy@example.com', { visibility: 'unlisted', showVersions: true });
  for (let at = 2; at <= 23; at++) await save(id, key, HELLO.replace('draws', `draws ${at}`));
  const numbers = (html: string) => [...html.matchAll(/>Version (\d+)</g)].map(([, number]) => Number(number));
  const { body } = await call(`/d/${id}`);
  expect(numbers(body)).toEqual(Array.from({ length: 20 }, (_, at) => 23 - at));
  const next = /href="([^"]+before=[^"]+)"/.exec(body)?.[1] ?? '';
  const earlier = (await call(next)).body;
  expect([numbers(earlier), earlier.includes('Earlier versions')]).toEqual([[3, 2, 1], false]);
});

test('titles, folders and sources stay text, whatever they contain', async () => {
  const key = await keyOf('jon@example.com');
  const cookie = await signedIn('jon@example.com');
  for (const title of MARKUP_NAMES) {
    const source = `flow ${JSON.stringify(title.replaceAll(/[\u2028\u2029]/g, ' '))}\nnode a ${JSON.stringify(title.replaceAll(/[\u2028\u2029]/g, ' '))}\n# ${title.replaceAll(/[\u2028\u2029]/g, ' ')}\n`;
    const answer = await call('/v1/diagrams/publish', {
      key,
      body: { source, title, folder: title.replaceAll(/[/\p{C}]/gu, ''), visibility: 'unlisted' },
    });
    expect([title, answer.status, answer.body]).toEqual([title, 201, expect.anything()]);
    const { body } = await call(`/d/${answer.body.id}`, { cookie });
    expect(body).not.toMatch(/<script|<img src=x|<svg|<b>/i);
    // Every tag and attribute comes from our own markup.
    for (const [, name, attributes = ''] of body.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/gi))
      expect([name, /\son[a-z]+/i.test(attributes.replace(/"[^"]*"/g, ''))]).toEqual([name, false]);
    const tags = [...body.matchAll(/</g)].length;
    const whole = [...body.matchAll(/<(?:!doctype html|\/?[a-z][a-z0-9]*(?:\s+[a-z-]+(?:="[^"<>]*")?)*)>/gi)].length;
    expect(whole).toBe(tags);
    expect(body).toContain(`<h1 dir="auto">${escaped(title.trim())}</h1>`);
  }
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

test('an invalid id or alias is not looked up, and is returned only in escaped form', async () => {
  const paths = [
    '/d/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/d/a%0d%0aset-cookie:%20x=1',
    '/s/a%0d%0aset-cookie:%20x=1.svg',
    '/s/%22%3E%3Cimg%20src=x%3E',
    '/s/UPPER',
    '/s/two--hyphens',
    `/s/${'a'.repeat(61)}`,
    `/d/${'a'.repeat(41)}`,
    '/d/a.gif',
    '/d/a.svg.svg',
    '/d/a.dark',
    '/d/..%2f..%2fetc',
    '/d/%00',
    '/s/__proto__',
    "/d/a'%20or%201=1",
  ];
  for (const path of paths) {
    const answer = await open(path);
    const text = await answer.text();
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 404, []]);
    expect(text).not.toMatch(/<script|<img/i);
  }
});

test('invalid bytes in a path do no harm', async () => {
  const { port } = new URL(baseUrl());
  for (const path of ['/d/\u2028', '/d/a"b<c>', '/s/a\tb', '/d/%ff%fe', '/d/%'])
    expect([path, await rawStatus(Number(port), path)]).toEqual([path, expect.stringMatching(/^4\d\d$/)]);
});

function rawStatus(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text.split(' ')[1] ?? ''));
    socket.on('error', reject);
  });
}

test('a page describes its content to services that link to it', async () => {
  const { id } = await published('kim@example.com', { visibility: 'unlisted', title: 'Our "Shop"' });
  const { body } = await call(`/d/${id}`);
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
  const page = `${baseUrl()}/d/${id}`;
  expect(meta('og:title')).toBe('Our &quot;Shop&quot;');
  expect(meta('og:url')).toBe(page);
  expect(meta('og:image')).toBe(`${page}.png`);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:image:alt')).toContain('Hello: flow, 2 nodes, 1 connection');
  const image = PNG.sync.read(Buffer.from(await (await open(`/d/${id}.png`)).arrayBuffer()));
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual([String(image.width), String(image.height)]);
  expect(/<img alt="([^"]*)"/.exec(body)?.[1]).toContain('You -&gt; Linework: draws');
  for (const [type, format] of [
    ['application/json+oembed', 'json'],
    ['text/xml+oembed', 'xml'],
  ]) {
    const href = new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}" href="([^"]*)"`).exec(body)?.[1];
    const answer = await open(href?.replaceAll('&amp;', '&') ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(format ?? '')]);
  }
});

test('the dark picture is offered to readers with a dark setting, unless the diagram is dark for everyone', async () => {
  for (const [theme, offered] of [
    ['light', true],
    ['auto', true],
    ['dark', false],
  ] as const) {
    const { id } = await published('lea@example.com', { visibility: 'unlisted', theme });
    const { body } = await call(`/d/${id}`);
    expect([theme, body.includes(`srcset="/d/${id}.dark.svg"`)]).toEqual([theme, offered]);
  }
});

test('a page and its failures run no script, and cannot be framed', async () => {
  const { id } = await published('max@example.com', { visibility: 'unlisted' });
  for (const path of [`/d/${id}`, '/d/nothing']) {
    const answer = await open(path);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self' data:;/,
    );
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).not.toMatch(/<script|style="|<iframe/);
  }
});

test('the page of a diagram that can no longer be drawn shows its source', async () => {
  const { id, key } = await published('ned@example.com', { visibility: 'unlisted' });
  const { db } = service().database;
  await db.update(diagrams).set({ source: 'flow "Old"\nnode' }).where(eq(diagrams.id, id));
  const page = await call(`/d/${id}`, { key });
  expect([
    page.status,
    page.body.includes('can no longer be drawn'),
    page.body.includes('flow &quot;Old&quot;'),
  ]).toEqual([200, true, true]);
  const picture = await call(`/d/${id}.svg`);
  expect([
    picture.status,
    picture.body.errorCode,
    picture.headers.get('etag'),
    picture.headers.get('cache-control'),
  ]).toEqual([422, 'diagram.invalid', null, 'no-store']);
});
