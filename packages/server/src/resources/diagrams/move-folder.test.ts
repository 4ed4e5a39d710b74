// Moving folders, as people use it: in the library of an account and in that of an organisation.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { atOnce, counted } from '../../testing/at-once.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, SOURCE } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { call, service } = hosted();

interface Library {
  readonly by: string;
  readonly owner: string;
  readonly publishes: string;
  readonly root: string;
}

async function own(): Promise<Library> {
  const owner = await account(service());
  const { key: by } = await key(service(), owner);
  return { by, owner, publishes: '/v1/diagrams/publish', root: '/user' };
}

async function ofOrganisation(): Promise<Library> {
  const { by, owner: member } = await own();
  const owner = await organisation(service(), member);
  return { by, owner, publishes: `/orgs/${owner}/diagrams`, root: `/orgs/${owner}` };
}

async function publish({ by, publishes }: Library, folder: string, more: object = {}): Promise<string> {
  const answer = await call(publishes, { key: by, body: { source: SOURCE, folder, ...more } });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const move = ({ by, root }: Library, from: string, to: string) =>
  call(`${root}/folders`, { method: 'PATCH', key: by, body: { from, to } });

async function folders({ by, root }: Library): Promise<Readonly<Record<string, number>>> {
  const { body } = await call(`${root}/diagrams?folders=true`, { key: by });
  return Object.fromEntries(
    body.folders.map(({ folder, count }: { folder: string; count: number }) => [folder, count]),
  );
}

describe.each([
  ['an account', own],
  ['an organisation', ofOrganisation],
] as const)('in the library of %s', (_whose, make) => {
  test('a folder moves with everything below it, and nothing else does', async () => {
    const library = await make();
    for (const folder of ['team', 'team/a', 'team/a/b', 'teams', 'other/team', '']) await publish(library, folder);
    const { status, body } = await move(library, 'team', 'product/core');
    expect([status, body]).toEqual([200, { moved: 3, merged: 0, more: false }]);
    expect(await folders(library)).toEqual({
      '': 1,
      'other/team': 1,
      'product/core': 1,
      'product/core/a': 1,
      'product/core/a/b': 1,
      teams: 1,
    });
  });

  test('a move to where diagrams are merges the folders, and says how many were there', async () => {
    const library = await make();
    for (const folder of ['a', 'a/x', 'b', 'b/x', 'b/y']) await publish(library, folder);
    expect((await move(library, 'a', 'b')).body).toEqual({ moved: 2, merged: 3, more: false });
    expect(await folders(library)).toEqual({ b: 2, 'b/x': 2, 'b/y': 1 });
    expect((await move(library, 'b/x', '')).body).toEqual({ moved: 2, merged: 0, more: false });
    expect(await folders(library)).toEqual({ '': 2, b: 2, 'b/y': 1 });
  });

  test('a folder moves out of itself, and not into itself', async () => {
    const library = await make();
    await publish(library, 'a/b/c');
    for (const [from, to] of [
      ['a', 'a'],
      ['a', 'a/b'],
      ['', 'a'],
      ['a', 'b//c'],
      ['a/b', 'x'.repeat(299)],
    ] as const)
      expect([from, to, (await move(library, from, to)).body.errorCode]).toEqual([from, to, 'validation.failed']);
    expect((await move(library, 'a/b', 'a')).status).toBe(200);
    expect(await folders(library)).toEqual({ 'a/c': 1 });
    expect((await move(library, 'a/b', 'c')).body.errorCode).toBe('resource.not_found');
  });

  test('a locked diagram keeps the whole folder where it is, and the refusal lists it', async () => {
    const library = await make();
    await publish(library, 'team');
    const id = await publish(library, 'team/a', { title: 'Locked' });
    const lock = `${library.root}/diagrams/${id}/lock`;
    await call(lock, { method: 'PUT', key: library.by, body: {} });
    const { status, body } = await move(library, 'team', 'b');
    expect([status, body.errorCode, body.details]).toEqual([
      423,
      'resource.locked',
      { locked: [{ id, title: 'Locked' }] },
    ]);
    expect(await folders(library)).toEqual({ team: 1, 'team/a': 1 });
    await call(lock, { method: 'DELETE', key: library.by });
    expect((await move(library, 'team', 'b')).body.moved).toBe(2);
  });

  test('what moved is found by its new folder, and keeps its place in the list', async () => {
    const library = await make();
    const ids = [await publish(library, 'alpha/x'), await publish(library, 'z')];
    await move(library, 'alpha', '日本');
    const listed = async (query: string) =>
      (await call(`${library.root}/diagrams?${query}`, { key: library.by })).body.diagrams.map(
        (each: { id: string }) => each.id,
      );
    expect(await listed('')).toEqual([...ids].reverse());
    expect(await listed('search=alpha')).toEqual([]);
    expect(await listed(`search=${encodeURIComponent('日本 linework')}`)).toEqual([ids[0]]);
  });

  test('the audit log has one entry with the counts', async () => {
    const library = await make();
    await publish(library, 'team');
    await move(library, 'team', 'b');
    const { db } = service().database;
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.ownerId, library.owner as never));
    expect(entries.filter(({ action }) => action === 'folder.move')).toMatchObject([
      { target: 'team', before: { folder: 'team' }, after: { folder: 'b', moved: 1, merged: 0, more: false } },
    ]);
  });
});

test("other libraries' folders are not found", async () => {
  const library = await own();
  await publish(library, 'team');
  expect((await move(await own(), 'team', 'b')).body.errorCode).toBe('resource.not_found');
  expect(await folders(library)).toEqual({ team: 1 });
});

test('publishing with replace during a move updates the diagram before it, or creates one after it', async () => {
  const library = await own();
  await publish(library, 'team', { title: 'Shop' });
  const answers = await atOnce((at) =>
    at % 8 === 0
      ? move(library, 'team', 'b')
      : call(library.publishes, {
          key: library.by,
          body: { source: SOURCE.replace('draws', `number ${at}`), folder: 'team', title: 'Shop', replace: true },
        }),
  );
  const { 201: publishes, 200: moves = 0, ...others } = counted(answers);
  expect([publishes, others['404 resource.not_found'] ?? 0]).toEqual([56, 8 - moves]);
  const counts = await folders(library);
  expect(counts.b).toBe(moves);
  expect(counts.team ?? 0).toBeLessThanOrEqual(1);
});
