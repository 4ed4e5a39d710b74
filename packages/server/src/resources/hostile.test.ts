// Attacks on a stateful service: in email addresses, headers, paths, hosts and origins, with bodies that are too large or never
// end; and what the log and the refusals must not reveal.
import { connect } from 'node:net';
import { sharedSchemas } from '@linework/operations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isDeep } from '../../../core/src/testing/depth.js';
import { limits } from '../platform/limits/tables.js';
import { goodInput } from '../testing/fixtures.js';
import { generated } from '../testing/generated.js';
import { hosted, TEST_SECRET } from '../testing/hosted.js';
import { mailServer } from '../testing/mail-server.js';
import { account, key, SOURCE, session } from '../testing/owned.js';
import { firstAnswer, type RawAnswer } from '../testing/served.js';
import { endpoints } from './registry.js';

const { delivered, send } = mailServer();

const { baseUrl, call, logged, mails, service, signedIn } = hosted({
  log: 'info',
  sendMail: send,
});

const forgetLimits = () => service().database.db.delete(limits);

/** Sends raw bytes; returns the first response. */
async function raw(...parts: readonly string[]): Promise<RawAnswer> {
  const socket = connect(Number(new URL(baseUrl()).port), '127.0.0.1');
  const answer = firstAnswer(socket);
  for (const part of parts) socket.write(part);
  return answer.finally(() => socket.destroy());
}

const host = () => new URL(baseUrl()).host;

describe('mail', () => {
  test.each([
    'a@example.com\r\nBcc: evil@example.org',
    'a@example.com\nRCPT TO:<evil@example.org>',
    'a@example.com, evil@example.org',
    'a@example.com;evil@example.org',
    'a@example.com evil@example.org',
    'a@example.com> SIZE=1 <evil@example.org',
    '"a@example.com" <evil@example.org>',
    'group: evil@example.org;',
    '<a@example.com>',
    'a@example.com\u2028evil@example.org',
    'a@example.com\u0000',
    'a(evil)@example.com',
    'a@[127.0.0.1]',
    'a@example.com%0d%0aBcc:evil@example.org',
    'a\t@example.com',
    '@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('no email goes to %j', async (email) => {
    await forgetLimits();
    const before = mails.length;
    const answer = await call('/auth/code', { body: { email } });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'validation.failed']);
    expect(mails).toHaveLength(before);
  });

  test('a code goes only to one address, in an email with exactly the intended text', async () => {
    await forgetLimits();
    await call('/auth/code', { body: { email: ' Ada@Example.com\r\n' } });
    await expect.poll(() => delivered.length).toBe(1);
    const [{ to, mail } = { to: [], mail: undefined }] = delivered;
    expect(to).toEqual(['ada@example.com']);
    expect(mail?.to).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.from).toEqual({ name: 'Linework', address: 'linework@example.com' });
    expect([mail?.cc, mail?.bcc, mail?.replyTo, mail?.attachments]).toEqual([undefined, undefined, undefined, []]);
    expect(mail?.subject).toMatch(/^\d{6} is your Linework sign-in code$/);
    expect(mail?.text).toContain('valid for 10 minutes and can be used once');
  });

  test.each([
    ['a@example.com\r\nRCPT TO:<evil@example.org>', 'Hello', 'Text'],
    ['a@example.com, evil@example.org', 'Hello', 'Text'],
    ['a@example.com', 'Hello\r\nBcc: evil@example.org\r\n\r\nOther text', 'Text'],
    ['a@example.com', 'Hello', 'Text\r\n.\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<evil@example.org>\r\nDATA\r\n'],
  ])('an address, a subject and a text stay unchanged: %j, %j, %j', async (to, subject, text) => {
    const before = delivered.length;
    await send({ to, subject, text }).catch(() => undefined);
    for (const { to: sentTo, mail } of delivered.slice(before)) {
      expect(sentTo.filter((each) => each.includes('evil') && each !== to)).toEqual([]);
      expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
      expect(mail.text?.trimEnd().replaceAll('\r\n', '\n')).toBe(text.trimEnd().replaceAll('\r\n', '\n'));
    }
    expect(delivered.length - before).toBeLessThan(2);
  });
});

describe('headers', () => {
  const INJECTED = '\r\nSet-Cookie: evil=1\r\nX-Evil: 1\r\n\r\n<script>';

  test('request data never appears in a response header', async () => {
    const owner = await account(service());
    const { key: by } = await key(service(), owner);
    const coded = encodeURIComponent(INJECTED);
    const answers = await Promise.all([
      call(`/user/diagrams/${coded}/versions`, { key: by }),
      call(`/user/diagrams?folder=${coded}&search=${coded}&cursor=${coded}`, { key: by }),
      call(`/${coded}`),
      call('/v1/diagrams/publish', { key: by, body: { source: SOURCE, title: `Title ${INJECTED}` } }),
      call('/v1/diagrams/publish', { key: by, body: { source: SOURCE, alias: INJECTED } }),
      call(`/user/diagrams/${coded}`, { method: 'PATCH', key: by, body: { folder: INJECTED } }),
    ]);
    for (const { status, headers } of answers) {
      expect(status).toBeLessThan(500);
      expect([headers.get('x-evil'), headers.getSetCookie()]).toEqual([null, []]);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a log entry is one line, and contains the route rather than request data', async () => {
    logged.length = 0;
    await call(`/user/diagrams/${encodeURIComponent('x"}\n{"level":50,"msg":"forged"}')}`, {
      method: 'DELETE',
      headers: { 'user-agent': 'evil-agent', 'x-request-id': 'evil-id', 'x-forwarded-for': 'evil-address' },
    });
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    for (const line of logged) {
      expect(Object.keys(JSON.parse(line))).not.toContain('msg');
      expect(line).not.toMatch(/forged|evil/);
    }
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      method: 'DELETE',
      route: '/user/diagrams/:id',
      status: 401,
    });
  });
});

describe('bodies', () => {
  test('an oversized one is refused, whether declared or discovered', async () => {
    const { key: by } = await key(service(), await account(service()));
    const large = await call('/auth/code', { body: { email: 'a'.repeat(70_000) } });
    expect([large.status, large.body.errorCode]).toEqual([413, 'request.too_large']);
    const source = await call('/v1/diagrams/publish', { key: by, body: { source: 'x'.repeat(4_100_000) } });
    expect([source.status, source.body.errorCode]).toEqual([413, 'request.too_large']);
    const lines = ['POST /auth/code HTTP/1.1', `Host: ${host()}`, 'Content-Type: application/json'];
    const chunked = await raw(
      `${[...lines, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`,
      `fa00\r\n${' '.repeat(64_000)}\r\n`,
      `fa00\r\n${' '.repeat(64_000)}\r\n`,
      '0\r\n\r\n',
    );
    expect(chunked.status).toBe(413);
  });

  test('a deeply nested one is refused, and one with prototype names changes no object', async () => {
    const { key: by } = await key(service(), await account(service()));
    const post = async (body: string) => {
      const answer = await fetch(new URL('/user/stable-links', baseUrl()), {
        method: 'POST',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        body,
      });
      return answer.status;
    };
    expect(await post(`{"alias":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toBe(400);
    expect(await post('{"__proto__":{"alias":"x","diagramId":"y"}}')).toBe(400);
    expect(await post('{"constructor":{"prototype":{"alias":"x"}},"alias":"x","diagramId":"y"}')).toBe(400);
  });

  test('endless ones keep nobody else waiting, and change nothing', async () => {
    const { key: by } = await key(service(), await account(service()));
    const head = (length: number) =>
      `POST /v1/diagrams/publish HTTP/1.1\r\nHost: ${host()}\r\nAuthorization: Bearer ${by}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const body = JSON.stringify({ source: SOURCE });
    const slow = Array.from({ length: 40 }, () => {
      const socket = connect(Number(new URL(baseUrl()).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`${head(body.length)}${body.slice(0, -1)}`);
      return socket;
    });
    expect((await call('/user/diagrams', { key: by })).body.diagrams).toEqual([]);
    expect((await call('/v1/diagrams/publish', { key: by, body: { source: SOURCE } })).status).toBe(201);
    for (const socket of slow) socket.destroy();
    expect((await call('/user/diagrams', { key: by })).body.diagrams).toHaveLength(1);
  });
});

test.each([
  '/user/../user/diagrams',
  '/./user/diagrams',
  '//user/diagrams',
  '/user//diagrams',
  '/user/diagrams/',
  '/USER/diagrams',
  '/user%2fdiagrams',
  '/user/diagrams;x=1',
  '/user/diagrams%00',
  '/user/diagrams/%2e%2e/%2e%2e/etc/passwd/versions',
  '/user/diagrams/..%2f..%2fetc%2fpasswd/versions',
  '/user/diagrams/%ff/versions',
  '/user/diagrams/%/versions',
  `/user/diagrams/${'x'.repeat(501)}/versions`,
  '/user/diagrams?limit=1&limit=2',
  '/user/diagrams?__proto__=1',
  '/v1/../user/diagrams',
  '/user/diagrams/*',
])('%s returns nothing to anyone, without a failure of the service', async (path) => {
  const { key: by } = await key(service(), await account(service()));
  const get = (lines: readonly string[]) =>
    raw(`${[`GET ${path} HTTP/1.1`, `Host: ${host()}`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`);
  const nobody = await get([]);
  expect([nobody.status, JSON.parse(nobody.body).error]).toEqual([expect.toBeOneOf([400, 401, 403, 404]), true]);
  const someone = await get([`Authorization: Bearer ${by}`]);
  expect([someone.status, JSON.parse(someone.body).error]).toEqual([expect.toBeOneOf([400, 403, 404]), true]);
});

describe('a session used from elsewhere', () => {
  const FROM: readonly (readonly [string, (own: string) => Readonly<Record<string, string>>])[] = [
    ['no Origin', () => ({})],
    ['a null Origin', () => ({ Origin: 'null' })],
    ['an empty Origin', () => ({ Origin: '' })],
    ['another site', () => ({ Origin: 'https://evil.example' })],
    ['a site whose name begins with ours', (own) => ({ Origin: `http://${own}.evil.example` })],
    ['our name with a user', (own) => ({ Origin: `http://${own}@evil.example` })],
    ['another port', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['a file', () => ({ Origin: 'file://' })],
    ['Sec-Fetch-Site: cross-site', (own) => ({ Origin: `http://${own}`, 'Sec-Fetch-Site': 'cross-site' })],
    ['Sec-Fetch-Site: same-site', (own) => ({ Origin: `http://${own}`, 'Sec-Fetch-Site': 'same-site' })],
    ['Sec-Fetch-Site: none, without Origin', () => ({ 'Sec-Fetch-Site': 'none' })],
    ['another name in both', () => ({ Host: 'evil.example', Origin: 'http://evil.example' })],
    ['a forwarded name', () => ({ 'X-Forwarded-Host': 'evil.example', Origin: 'http://evil.example' })],
  ];
  const WRITES = [
    ['POST', '/v1/diagrams/publish', { source: SOURCE }],
    ['POST', '/user/api-keys', { name: 'Evil' }],
    ['POST', '/auth/logout', {}],
  ] as const;

  const write = async (
    [method, path, body]: (typeof WRITES)[number],
    cookie: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<RawAnswer> => {
    const content = JSON.stringify(body);
    const all = {
      Host: host(),
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Content-Length': String(content.length),
      Connection: 'close',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return raw(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${content}`);
  };

  test.each(FROM)('%s: changes nothing', async (_name, headers) => {
    const owner = await account(service());
    const cookie = await session(service(), owner);
    for (const each of WRITES) {
      const { status, body } = await write(each, cookie, headers(host()));
      expect([each[1], status, JSON.parse(body).errorCode]).toEqual([
        each[1],
        403,
        expect.toBeOneOf(['request.origin_refused', 'request.host_refused']),
      ]);
    }
    expect((await call('/user/api-keys', { cookie })).body).toEqual({ keys: [] });
    expect((await call('/user/diagrams', { cookie })).body.diagrams).toEqual([]);
  });

  test('our own pages are allowed', async () => {
    const owner = await account(service());
    for (const headers of [
      { Origin: baseUrl() },
      { Origin: baseUrl(), 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ] as Readonly<Record<string, string>>[])
      for (const each of WRITES) {
        const { status } = await write(each, await session(service(), owner), headers);
        expect(status).toBeLessThan(300);
      }
  });
});

describe('secrets', () => {
  test('no key, code, token or source appears in the log or in a refusal, whatever is sent', async () => {
    await forgetLimits();
    logged.length = 0;
    const word = 'zebrafinch';
    const owner = await account(service(), `${word}@example.com`);
    const cookie = await signedIn(`${word}@example.com`);
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
    const { key: by } = await key(service(), owner);
    const token = cookie.slice(cookie.indexOf('=') + 1);
    const source = SOURCE.replace('You', word);
    const secret = [by, by.slice(3), token, word, TEST_SECRET];
    const refusals: string[] = [];
    for (const endpoint of endpoints) {
      if (endpoint.http === undefined) continue;
      const good = await goodInput(service(), endpoint, owner);
      const { shape } = endpoint.schemas(sharedSchemas(z)).input;
      const marked = {
        ...good,
        ...('source' in shape ? { source } : {}),
        ...('email' in shape ? { email: `${word}@example.com`, code } : {}),
      };
      for (const request of fc.sample(generated(endpoint, marked), isDeep ? 25 : 3)) {
        await forgetLimits();
        const answers = await Promise.all(
          [{ cookie, origin: baseUrl() }, { authorization: `Bearer ${by}` }, { cookie }].map((more) =>
            fetch(new URL(request.path, baseUrl()), {
              method: request.method,
              redirect: 'manual',
              headers: { ...request.headers, ...(more as Record<string, string>) },
              ...(request.body === undefined ? {} : { body: request.body }),
            }),
          ),
        );
        for (const answer of answers) if (answer.status >= 400) refusals.push(await answer.text());
      }
    }
    expect(refusals.length).toBeGreaterThan(100);
    expect(logged.length).toBeGreaterThan(100);
    const texts = [...refusals, ...logged];
    expect(texts.filter((each) => secret.some((one) => each.includes(one)))).toEqual([]);
    expect(logged.filter((each) => code !== '' && each.includes(`"${code}"`))).toEqual([]);
  });

  test('nor when the database fails', async () => {
    const { key: by } = await key(service(), await account(service()));
    const { db } = service().database;
    logged.length = 0;
    await db.execute(sql`alter table diagrams rename to diagrams_away`);
    try {
      const { status, body } = await call('/v1/diagrams/publish', {
        key: by,
        body: { source: SOURCE.replace('You', 'zebrafinch'), title: 'zebrafinch' },
      });
      expect([status, Object.keys(body), body.errorCode]).toEqual([
        500,
        ['error', 'errorCode', 'message', 'requestId'],
        'internal.error',
      ]);
      await expect.poll(() => logged.length).toBeGreaterThan(1);
      const text = [JSON.stringify(body), ...logged].join('\n');
      expect(text).not.toMatch(/zebrafinch|insert into|lw_/);
      expect(logged.join('\n')).toContain(body.requestId);
    } finally {
      await db.execute(sql`alter table diagrams_away rename to diagrams`);
    }
  });
});
