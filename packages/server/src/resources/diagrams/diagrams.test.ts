import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';

const service = hosted();
const { call, keyOf, signedIn, clock } = service;

const HELLO = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';
const OTHER = HELLO.replace('draws', 'writes');

async function published(email: string, more: object = {}) {
  const key = await keyOf(email);
  const { body } = await call('/v1/diagrams/publish', { key, body: { source: HELLO, ...more } });
  return { key, id: body.id as string, body };
}

test('a diagram is published, found in the list, edited, and an earlier version restored', async () => {
  const { key, id, body } = await published('ada@example.com', { folder: 'team/payments' });
  expect(body).toMatchObject({ title: 'Hello', kind: 'flow', visibility: 'private', version: 1, locked: false });
  const list = await call('/user/diagrams?folder=team/payments&folders=true', { key });
  expect(list.body.diagrams.map((each: { id: string }) => each.id)).toEqual([id]);
  expect(list.body.folders).toEqual([{ folder: 'team/payments', count: 1 }]);

  const saved = await call(`/user/diagrams/${id}/source`, {
    method: 'PUT',
    key,
    headers: { 'if-match': '"1"' },
    body: { source: OTHER },
  });
  expect([saved.status, saved.headers.get('etag'), saved.body.version]).toEqual([200, '"2"', 2]);
  const restored = await call(`/user/diagrams/${id}/versions/1/restore`, { key, body: {} });
  expect([restored.status, restored.body.version]).toEqual([201, 3]);
  const { versions } = (await call(`/user/diagrams/${id}/versions`, { key })).body;
  expect(
    versions.map((each: { number: number; restoredFrom: number | null }) => [each.number, each.restoredFrom]),
  ).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
  for (const [at, source] of [HELLO, OTHER, HELLO].entries())
    for (const versionId of [String(at + 1), versions[2 - at].id]) {
      const version = await call(`/user/diagrams/${id}/versions/${versionId}`, { key });
      expect([version.status, version.body]).toEqual([200, { ...versions[2 - at], source }]);
    }
  expect((await call(`/user/diagrams/${id}/versions/4`, { key })).status).toBe(404);
});

test('a list of folders says when it has not all of them', async () => {
  const { key, id } = await published('many@example.com');
  const listed = async () => (await call('/user/diagrams?folders=true', { key })).body;
  expect(await listed()).toMatchObject({ folders: [{ folder: '', count: 1 }], moreFolders: false });
  await service.service().database.db.execute(sql`
    insert into diagrams (owner_id, id, title, kind, folder, theme, embed_source, visibility, source, version, made, updated)
    select owner_id, 'f' || n, title, kind, 'f' || n, theme, embed_source, visibility, source, version, made, updated
    from diagrams, generate_series(1, 1000) n where id = ${id}`);
  const { folders, moreFolders } = await listed();
  expect([folders.length, moreFolders]).toEqual([1_000, true]);
});

test('a stable link finds its diagram in the list, also a deleted one, and only for its owner', async () => {
  const { key, id } = await published('lou@example.com', { alias: 'lou-shop' });
  await published('lou@example.com');
  const listed = async (query: string, as = key) =>
    (await call(`/user/diagrams?${query}`, { key: as })).body.diagrams.map((each: { id: string }) => each.id);
  expect(await listed('alias=lou-shop')).toEqual([id]);
  expect(await listed('alias=lou-other')).toEqual([]);
  expect(await listed('alias=lou-shop', await keyOf('mia@example.com'))).toEqual([]);
  await call(`/user/diagrams/${id}`, { method: 'DELETE', key });
  expect(await listed('alias=lou-shop')).toEqual([]);
  expect(await listed('alias=lou-shop&deleted=true')).toEqual([id]);
});

test('an edit of an outdated version is refused, and so is one that names no version', async () => {
  const { key, id } = await published('bob@example.com');
  const save = (headers: Record<string, string>, source: string) =>
    call(`/user/diagrams/${id}/source`, { method: 'PUT', key, headers, body: { source } });
  expect((await save({ 'if-match': '"1"' }, OTHER)).status).toBe(200);
  expect((await save({ 'if-match': '"1"' }, HELLO)).body.errorCode).toBe('resource.changed');
  expect((await save({}, HELLO)).body.errorCode).toBe('resource.version_required');
  expect((await save({ 'if-match': '*' }, HELLO)).body.version).toBe(3);
  expect((await save({ 'if-match': '*' }, 'flow "A"\nnode')).body).toMatchObject({ errorCode: 'diagram.invalid' });
});

test('a locked diagram refuses every change except unlocking', async () => {
  const { key, id } = await published('cai@example.com', { alias: 'cai-locked' });
  expect((await call(`/user/diagrams/${id}/lock`, { method: 'PUT', key, body: {} })).body.locked).toBe(true);
  const changes: readonly (readonly [string, object])[] = [
    [`/user/diagrams/${id}/source`, { method: 'PUT', headers: { 'if-match': '*' }, body: { source: OTHER } }],
    [`/user/diagrams/${id}`, { method: 'PATCH', body: { folder: 'a' } }],
    [`/user/diagrams/${id}`, { method: 'DELETE' }],
    [`/user/diagrams/${id}/lock`, { method: 'PUT', body: {} }],
    [`/user/diagrams/${id}/versions/1/restore`, { body: {} }],
    ['/v1/diagrams/publish', { body: { source: OTHER, alias: 'cai-locked' } }],
  ];
  for (const [path, change] of changes)
    expect([path, (await call(path, { key, ...change })).status]).toEqual([path, 423]);
  expect((await call(`/user/diagrams/${id}/lock`, { method: 'DELETE', key })).body.locked).toBe(false);
  expect((await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { folder: 'a' } })).body.folder).toBe('a');
});

test('a deleted diagram can be restored within thirty days', async () => {
  const { key, id } = await published('dee@example.com');
  expect((await call(`/user/diagrams/${id}`, { method: 'DELETE', key })).status).toBe(204);
  expect((await call('/user/diagrams', { key })).body.diagrams).toEqual([]);
  expect((await call('/user/diagrams?deleted=true', { key })).body.diagrams[0].id).toBe(id);
  const back = await call(`/user/diagrams/${id}`, { method: 'PATCH', key, body: { deleted: false } });
  expect([back.status, back.body.deletedAt]).toEqual([200, null]);
});

test('publishing to an alias again creates a new version of the same diagram, unless nothing changed', async () => {
  const { key, id } = await published('eve@example.com', { alias: 'eve-checkout' });
  const again = (source: string) => call('/v1/diagrams/publish', { key, body: { source, alias: 'eve-checkout' } });
  expect((await again(HELLO)).body).toMatchObject({ id, version: 1, changed: false });
  expect((await again(OTHER)).body).toMatchObject({ id, version: 2, changed: true });
  const other = await keyOf('fay@example.com');
  const taken = await call('/v1/diagrams/publish', { key: other, body: { source: HELLO, alias: 'eve-checkout' } });
  expect([taken.status, taken.body.errorCode]).toEqual([409, 'alias.taken']);
});

test('publishing to an alias whose diagram was deleted creates a new one', async () => {
  const { key, id } = await published('lea@example.com', { alias: 'lea-checkout' });
  await call(`/user/diagrams/${id}`, { method: 'DELETE', key });
  const again = await call('/v1/diagrams/publish', { key, body: { source: HELLO, alias: 'lea-checkout' } });
  expect([again.status, again.body.version, again.body.changed]).toEqual([201, 1, true]);
  expect(again.body.id).not.toBe(id);
});

test('the same request with one Idempotency-Key runs once', async () => {
  const key = await keyOf('gil@example.com');
  const send = (body: object) => call('/v1/diagrams/publish', { key, headers: { 'idempotency-key': 'one' }, body });
  const all = await Promise.all(Array.from({ length: 8 }, () => send({ source: HELLO })));
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  expect((await call('/user/diagrams', { key })).body.diagrams).toHaveLength(1);
  expect((await send({ source: OTHER })).body.errorCode).toBe('once.reused');
});

test('a list has pages without gaps or repetitions', async () => {
  const key = await keyOf('hal@example.com');
  const ids = new Set<string>();
  for (let at = 0; at < 7; at++)
    ids.add((await call('/v1/diagrams/publish', { key, body: { source: HELLO, title: `Number ${at}` } })).body.id);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { diagrams, next } = (await call(`/user/diagrams?limit=3${cursor}`, { key })).body;
    seen.push(...diagrams.map((each: { id: string }) => each.id));
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  expect([seen.length, new Set(seen)]).toEqual([7, ids]);
});

test("other users' diagrams are not found", async () => {
  const { id } = await published('ivy@example.com');
  const key = await keyOf('jon@example.com');
  for (const [path, method, body] of [
    [`/user/diagrams/${id}`, 'PATCH', { folder: 'a' }],
    [`/user/diagrams/${id}`, 'DELETE', undefined],
    [`/user/diagrams/${id}/lock`, 'PUT', {}],
    [`/user/diagrams/${id}/lock`, 'DELETE', undefined],
    [`/user/diagrams/${id}/versions`, 'GET', undefined],
    [`/user/diagrams/${id}/versions/1`, 'GET', undefined],
    [`/user/diagrams/${id}/versions/1/restore`, 'POST', {}],
    ['/user/stable-links', 'POST', { alias: 'jon-link', diagramId: id }],
  ] as const)
    expect([path, (await call(path, { method, key, body })).status]).toEqual([path, 404]);
});

test('a key is shown again after a recent sign-in, and refused once it is revoked', async () => {
  const cookie = await signedIn('kim@example.com');
  const laptop = (await call('/user/api-keys', { cookie, body: { name: 'Laptop', scopes: ['draw'] } })).body;
  const reveal = () => call(`/user/api-keys/${laptop.id}/reveal`, { cookie, body: {} });
  expect((await reveal()).body.key).toBe(laptop.key);
  clock.ahead += 11 * 60_000;
  expect((await reveal()).body.errorCode).toBe('auth.recent_sign_in_required');
  const list = await call('/user/diagrams', { key: laptop.key });
  expect([list.status, list.body.errorCode]).toEqual([403, 'auth.scope_required']);
  expect((await call(`/user/api-keys/${laptop.id}`, { method: 'DELETE', cookie })).status).toBe(204);
  expect((await call('/user/me', { key: laptop.key })).status).toBe(401);
});
