// What a link shows besides the latest version: only what its owner chose.
import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { diagrams } from '../diagrams/tables.js';
import { addMember } from '../members/repo.js';

const { baseUrl, call, keyOf, service, signedIn } = hosted();

const FIRST = 'flow "Merger with Acme"\nnode a "Acme" # hush\nnode b "Us"\na -> b\n';
const SECOND = 'flow "Plan"\nnode a "Partner" # hushed\nnode b "Us"\na -> b\n';

async function published(email: string, settings: object = {}) {
  const key = await keyOf(email);
  const alias = `${email.split('@')[0]}-link`;
  const more = { alias, title: 'Merger', visibility: 'unlisted', ...settings };
  const { body } = await call('/v1/diagrams/publish', { key, body: { source: FIRST, ...more } });
  await call('/v1/diagrams/publish', { key, body: { source: SECOND, ...more, title: 'Plan' } });
  return { key, id: body.id as string, links: [`/d/${body.id}`, `/s/${alias}`] };
}

const ENDINGS = ['', '.svg', '.dark.svg', '.png', '.dark.png', '.pdf', '.dark.pdf'];

/** Everything readable in a response, compressed parts of a PDF or PNG included. */
async function textOf(path: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(new URL(path, baseUrl()))).arrayBuffer());
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('\x78', 0, 'latin1'); at !== -1; at = bytes.indexOf('\x78', at + 1, 'latin1')) {
    try {
      parts.push(inflateSync(bytes.subarray(at), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // Not the start of a compressed part.
    }
  }
  return parts.join('\n');
}

test('a link shows neither earlier versions nor the source, in any format', async () => {
  const { links } = await published('ada@example.com');
  for (const link of links)
    for (const ending of ENDINGS) {
      expect([ending, (await call(`${link}${ending}?version=1`)).status]).toEqual([ending, 404]);
      expect([ending, (await call(`${link}${ending}?version=2`)).status]).toEqual([ending, 200]);
      const text = await textOf(link + ending);
      for (const hidden of ['Acme', 'Merger', 'hush', 'version=1', 'node a', '>Source<', '>Versions<'])
        expect([ending, hidden, text.includes(hidden)]).toEqual([ending, hidden, false]);
    }
  for (const link of links) {
    const describe = (url: string) => call(`/oembed?${new URLSearchParams({ url: baseUrl() + url })}`);
    expect((await describe(`${link}?version=1`)).status).toBe(404);
    const { status, body } = await describe(link);
    expect([status, body.title, JSON.stringify(body).includes('Merger')]).toEqual([200, 'Plan', false]);
  }
});

test.each([
  ['embedSource', '.svg', ['hushed', '>Source<'], ['Acme', 'Merger', '>Versions<']],
  ['showVersions', '.svg?version=1', ['>Versions<', 'version=1'], ['hushed', '>Source<']],
])('%s shows more, as soon as it is chosen and until it is not', async (setting, path, shown, hidden) => {
  const { key, id } = await published(`${setting.toLowerCase()}@example.com`);
  const choose = (value: boolean) => call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { [setting]: value } });
  expect((await choose(true)).body[setting]).toBe(true);
  const page = (await call(`/d/${id}`)).body;
  for (const each of shown) expect([each, page.includes(each)]).toEqual([each, true]);
  for (const each of hidden) expect([each, page.includes(each)]).toEqual([each, false]);
  const picture = await call(`/d/${id}${path}`);
  expect([picture.status, picture.body.includes(setting === 'embedSource' ? 'hushed' : 'Acme')]).toEqual([200, true]);
  await choose(false);
  const after = (await call(`/d/${id}`)).body;
  for (const each of shown) expect([each, after.includes(each)]).toEqual([each, false]);
});

test('the owner sees everything, and who else does', async () => {
  const { key, id } = await published('bob@example.com');
  const { body } = await call(`/d/${id}`, { key });
  for (const each of [
    '>Source<',
    'hushed',
    '>Versions<',
    'version=1',
    '<dt>Earlier versions</dt><dd dir="auto">Only you',
  ])
    expect([each, body.includes(each)]).toEqual([each, true]);
  expect((await call(`/d/${id}?version=1`, { key })).body).toContain('Acme');
  const picture = await call(`/d/${id}.svg?version=1`, { key });
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const other = await keyOf('cai@example.com');
  expect((await call(`/d/${id}.svg?version=1`, { key: other })).status).toBe(404);
});

test('a picture that can no longer be drawn quotes no part of its source', async () => {
  const { id } = await published('dee@example.com');
  const source = 'flow "Old"\nnode a "Acme"\nnode\nacme -> a';
  await service().database.db.update(diagrams).set({ source }).where(eq(diagrams.id, id));
  const { status, body } = await call(`/d/${id}.svg`);
  expect([status, body.errorCode, 'details' in body]).toEqual([422, 'diagram.invalid', false]);
  const page = await call(`/d/${id}`);
  expect([page.status, /acme|Its source/i.test(page.body)]).toEqual([200, false]);
});

const WAYS = (path: string, query: string) => [`href="/console${path}"`, `href="/?${query}"`];
const TO_WORK = ['href="/console', 'href="/?diagram'];

test('the owner has links to the console and the editor, and a lock takes the second away', async () => {
  const { key, id, links } = await published('fay@example.com');
  const [inConsole = '', inEditor = ''] = WAYS(`/diagrams/${id}`, `diagram=${id}`);
  for (const link of links) {
    const own = (await call(link, { key })).body;
    expect([own.includes(inConsole), own.includes(inEditor)]).toEqual([true, true]);
    const { headers, body } = await call(link);
    expect([...TO_WORK.map((each) => body.includes(each)), headers.get('cache-control')]).toEqual([
      false,
      false,
      'public, max-age=60, must-revalidate',
    ]);
  }
  await call(`/user/diagrams/${id}/lock`, { method: 'PUT', key, body: {} });
  const locked = (await call(`/d/${id}`, { key })).body;
  expect([locked.includes(inConsole), locked.includes(inEditor)]).toEqual([true, false]);
});

test.each([
  ['editor', true],
  ['viewer', false],
] as const)('a member who is %s has the links of that role', async (role, edits) => {
  const cookie = await signedIn(`owner-of-${role}@example.com`);
  const slug = `links-${role}`;
  const { id: org } = (await call('/orgs', { cookie, body: { name: 'Acme', slug } })).body;
  const { id } = (await call(`/orgs/${org}/diagrams`, { cookie, body: { source: FIRST } })).body;
  const member = await signedIn(`${role}@example.com`);
  const accountId = (await call('/user/me', { cookie: member })).body.id;
  await addMember(service().database.db, { ownerId: org, accountId, role, joined: new Date() });
  const { body } = await call(`/d/${id}`, { cookie: member });
  const ways = WAYS(`/orgs/${slug}/diagrams/${id}`, `diagram=${id}&amp;organization=${slug}`);
  expect(ways.map((each) => body.includes(each))).toEqual([true, edits]);
});
