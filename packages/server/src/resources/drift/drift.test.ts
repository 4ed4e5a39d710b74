// Drift as the people of an organisation see it: what CI reports, what the dashboard shows of it, and that neither order nor repetition changes it.
import type { Role, TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../hosting/sweep.js';
import { limits } from '../../platform/limits/tables.js';
import { counted } from '../../testing/at-once.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { rowsOf } from '../../testing/tenant-tables.js';
import { addMember } from '../members/repo.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { resources } from '../registry.js';
import { addRepository } from './repo.js';
import { driftDays, driftDiagrams, driftRepositories, driftRuns } from './tables.js';

const { call, clock, service } = hosted();

const DAY = 86_400_000;

let ada: TenantId;
let cookie: string;
let org: TenantId;
let key: string;

beforeEach(async () => {
  clock.ahead = 0;
  await service().database.db.delete(limits);
  ada = await account(service());
  cookie = await session(service(), ada);
  org = await organisation(service(), ada);
  ({ key } = await organisationKey(service(), org, { role: 'editor', scopes: ['write'] }));
});

const commitOf = (name: string): string => Buffer.from(name.padEnd(20, '.')).toString('hex');

const CHANGE = {
  elements: { added: 1, removed: 0, changed: 2 },
  edges: { added: 0, removed: 1, changed: 0 },
  words: ['Added table parcels.'],
};

const current = (path: string) => ({ path, format: 'sql', state: 'current' });
const drifted = (path: string, more: object = {}) => ({
  path,
  format: 'sql',
  state: 'drifted',
  change: CHANGE,
  ...more,
});

interface Run {
  readonly commit: string;
  readonly minute: number;
  readonly diagrams: readonly object[];
}

const minutes = (minute: number): string => new Date(BEGIN + minute * 60_000).toISOString();

/** Noon of yesterday. */
const BEGIN = Date.parse(`${new Date(Date.now() - DAY).toISOString().slice(0, 10)}T12:00:00Z`);

/** A run that began as its commit was made. */
const body = ({ commit, minute, diagrams }: Run, more: object = {}) => ({
  repository: 'github.com/acme/shop',
  commit: commitOf(commit),
  branch: 'main',
  run: `${commit}.1`,
  at: minutes(minute),
  committedAt: minutes(minute),
  diagrams,
  ...more,
});

const send = (run: Run, more: object = {}, by: string = key): Promise<Answer> =>
  call(`/orgs/${org}/drift/runs`, { key: by, body: body(run, more) });

const dashboard = async (query = ''): Promise<Answer['body']> =>
  (await call(`/orgs/${org}/drift${query}`, { cookie })).body;

const onlyRepository = async (query = '') => (await dashboard(query)).repositories[0];

const outcome = ({ status, body: answer }: Answer): unknown => answer.errorCode ?? status;

describe('a run that CI reports', () => {
  test('shows what is out of date, since when and by what change', async () => {
    const one = { commit: 'one', minute: 0, diagrams: [current('a.diagram'), current('b.diagram')] };
    const two = {
      commit: 'two',
      minute: 5,
      diagrams: [drifted('a.diagram', { inputs: ['db/a.sql'] }), current('b.diagram')],
    };
    const three = {
      commit: 'three',
      minute: 9,
      diagrams: [drifted('a.diagram', { inputs: ['db/a.sql'] }), { ...current('b.diagram'), state: 'missing' }],
    };
    for (const each of [one, two]) expect((await send(each)).status).toBe(200);
    expect((await send(three)).body).toEqual({
      repository: 'github.com/acme/shop',
      folder: '',
      commit: commitOf('three'),
      run: 'three.1',
      isCounted: true,
      diagrams: 2,
      outOfDate: 2,
    });
    expect(await dashboard()).toEqual({
      total: { repositories: 1, diagrams: 2, outOfDate: 2 },
      repositories: [
        {
          repository: 'github.com/acme/shop',
          folder: '',
          branch: 'main',
          lastRun: { run: 'three.1', commit: commitOf('three'), at: minutes(9) },
          diagrams: 2,
          outOfDate: 2,
          drift: [
            {
              path: 'a.diagram',
              format: 'sql',
              inputs: ['db/a.sql'],
              state: 'drifted',
              since: { at: minutes(5), commit: commitOf('two') },
              change: CHANGE,
            },
            {
              path: 'b.diagram',
              format: 'sql',
              inputs: [],
              state: 'missing',
              since: { at: minutes(9), commit: commitOf('three') },
              change: null,
            },
          ],
          trend: expect.any(Array),
        },
      ],
      next: null,
    });
  });

  test('shows nothing out of date once it is generated, and a later drift begins then', async () => {
    await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] });
    await send({ commit: 'two', minute: 1, diagrams: [current('a')] });
    expect(await onlyRepository()).toMatchObject({ diagrams: 1, outOfDate: 0, drift: [] });
    await send({ commit: 'three', minute: 2, diagrams: [drifted('a')] });
    expect((await onlyRepository()).drift).toMatchObject([{ since: { commit: commitOf('three') } }]);
  });

  test('is the same when it is sent again, also with another time, and nothing is written', async () => {
    const run = { commit: 'one', minute: 0, diagrams: [drifted('a')] };
    const first = await send(run);
    const before = [await onlyRepository(), await rowsOf(service().database.db, driftRuns, org)];
    const again = await send(run, { at: minutes(7) });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([await onlyRepository(), await rowsOf(service().database.db, driftRuns, org)]).toEqual(before);
  });

  test('is refused with another content under the same commit and run, and nothing changes', async () => {
    await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] });
    const before = await dashboard();
    for (const more of [{ diagrams: [current('a')] }, { branch: 'other' }])
      expect(outcome(await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] }, more))).toBe(
        'drift.run_differs',
      );
    expect(await dashboard()).toEqual(before);
    expect((await send({ commit: 'one', minute: 1, diagrams: [current('a')] }, { run: 'one.2' })).status).toBe(200);
    expect((await onlyRepository()).outOfDate).toBe(0);
  });

  test('counts once, however often it is sent at the same moment', async () => {
    const run = { commit: 'one', minute: 0, diagrams: [drifted('a')] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(run)));
    expect(counted(answers)).toEqual({ 200: 6 });
    expect((await onlyRepository()).trend).toMatchObject([{ runs: 1, outOfDate: 1 }]);
  });

  test.each([
    ['of another branch', { branch: 'feature', defaultBranch: 'main' }],
    ['of a branch that the first run did not have', { branch: 'feature' }],
  ])('%s changes nothing that is shown', async (_what, more) => {
    await send({ commit: 'one', minute: 0, diagrams: [current('a')] });
    const before = await dashboard();
    expect((await send({ commit: 'two', minute: 1, diagrams: [drifted('a')] }, more)).body).toMatchObject({
      isCounted: false,
      outOfDate: 1,
    });
    expect(await dashboard()).toEqual(before);
  });

  test('names a repository before the default branch has a run, and another default branch from then on', async () => {
    await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] }, { branch: 'feature', defaultBranch: 'main' });
    expect(await onlyRepository()).toMatchObject({ branch: 'main', lastRun: null, outOfDate: 0, drift: [], trend: [] });
    await send({ commit: 'two', minute: 1, diagrams: [drifted('a')] }, { branch: 'trunk', defaultBranch: 'trunk' });
    expect(await onlyRepository()).toMatchObject({ branch: 'trunk', outOfDate: 1 });
    expect((await send({ commit: 'three', minute: 2, diagrams: [] }, { branch: 'trunk' })).body.isCounted).toBe(true);
  });

  test('of an older commit that is repeated or ends late does not undo a newer one', async () => {
    await send({ commit: 'two', minute: 5, diagrams: [current('a')] });
    await send({ commit: 'one', minute: 1, diagrams: [drifted('a')] });
    await send({ commit: 'one', minute: 1, diagrams: [drifted('a')] }, { run: 'repeated', at: minutes(60) });
    expect(await onlyRepository()).toMatchObject({ lastRun: { commit: commitOf('two') }, outOfDate: 0 });
  });

  test('with a clock that is ahead counts as now, so that later ones are shown', async () => {
    const future = new Date(Date.now() + 900 * DAY).toISOString();
    await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] }, { at: future, committedAt: future });
    clock.ahead = 60_000;
    const now = service().now().toISOString();
    await send({ commit: 'two', minute: 0, diagrams: [current('a')] }, { at: now, committedAt: now });
    expect(await onlyRepository()).toMatchObject({ lastRun: { commit: commitOf('two') }, outOfDate: 0 });
  });

  test('keeps the settings files of one repository apart', async () => {
    for (const folder of ['', 'packages/api'])
      expect((await send({ commit: 'one', minute: 0, diagrams: [drifted(`${folder}x`)] }, { folder })).status).toBe(
        200,
      );
    const { total, repositories } = await dashboard();
    expect(total).toEqual({ repositories: 2, diagrams: 2, outOfDate: 2 });
    expect(repositories.map(({ folder }: { folder: string }) => folder)).toEqual(['', 'packages/api']);
  });

  test.each<[string, object]>([
    ['a scheme', { repository: 'https://github.com/acme/shop' }],
    ['an account or a token', { repository: 'x:secret@github.com/acme/shop' }],
    ['the end of a clone address', { repository: 'github.com/acme/shop.git' }],
    ['a short hash', { commit: 'abc1234' }],
    ['a path twice', { diagrams: [current('a'), drifted('a')] }],
    ['a change of what is current', { diagrams: [{ ...current('a'), change: CHANGE }] }],
    ['lines in a word', { diagrams: [drifted('a', { change: { ...CHANGE, words: ['a\nb'] } })] }],
    ['a long source', { diagrams: [drifted('a', { before: 'x'.repeat(50_001) })] }],
  ])('with %s is refused', async (_what, more) => {
    const refused = await send({ commit: 'one', minute: 0, diagrams: [] }, more);
    expect(outcome(refused)).toBe('validation.failed');
    expect(refused.body.message).not.toContain('secret');
    expect((await dashboard()).repositories).toEqual([]);
  });
});

describe('the dashboard is the same in whatever order runs are reported', () => {
  const PATHS = ['a', 'b', 'c'];
  const runs = fc.uniqueArray(
    fc.record({ minute: fc.integer({ min: 0, max: 40 }), out: fc.subarray(PATHS), there: fc.subarray(PATHS) }),
    { minLength: 1, maxLength: 7, selector: ({ minute }) => minute },
  );
  const asRun = ({ minute, out, there }: { minute: number; out: string[]; there: string[] }): Run => ({
    commit: `c${minute}`,
    minute,
    diagrams: PATHS.filter((each) => there.includes(each) || out.includes(each)).map((each) =>
      out.includes(each) ? drifted(each) : current(each),
    ),
  });
  const shownAfter = async (all: readonly Run[], repository: string): Promise<unknown> => {
    for (const each of all) expect((await send(each, { repository })).status).toBe(200);
    await service().database.db.delete(limits);
    return { ...(await onlyRepository(`?repository=${repository}`)), repository: '' };
  };

  test('for every order', async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        runs.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        async ([all, shuffled]) => {
          number += 2;
          const inTurn = all.toSorted((one, other) => one.minute - other.minute).map(asRun);
          const expected = await shownAfter(inTurn, `github.com/acme/r${number}`);
          expect(await shownAfter(shuffled.map(asRun), `github.com/acme/r${number + 1}`)).toEqual(expected);
          expect(expected).toMatchObject({ drift: expectedDrift(inTurn) });
        },
      ),
      { numRuns: 25 },
    );
  });

  /** Stated independently of the code: of the last run, each with the first of the row of runs that ends with it. */
  function expectedDrift(inTurn: readonly Run[]): readonly object[] {
    const isOut = (run: Run, path: string) =>
      run.diagrams.some((each) => 'path' in each && each.path === path && 'state' in each && each.state !== 'current');
    return PATHS.filter((path) => isOut(inTurn.at(-1) as Run, path))
      .map((path) => {
        const before = inTurn.findLastIndex((run) => !isOut(run, path));
        return { path, commit: commitOf((inTurn[before + 1] as Run).commit), at: before };
      })
      .toSorted((one, other) => one.at - other.at || (one.path < other.path ? -1 : 1))
      .map(({ path, commit }) => ({ path, since: { commit } }));
  }
});

describe('who reports and who reads', () => {
  test.each<[Role, number]>([
    ['viewer', 403],
    ['editor', 200],
    ['admin', 200],
  ])('a member who is %s reads, and gets %i for a report', async (role, status) => {
    const member = await account(service());
    await addMember(service().database.db, { ownerId: org, accountId: member, role, joined: service().now() });
    const by = { cookie: await session(service(), member) };
    const report = body({ commit: 'one', minute: 0, diagrams: [] });
    expect((await call(`/orgs/${org}/drift/runs`, { ...by, body: report })).status).toBe(status);
    expect((await call(`/orgs/${org}/drift`, by)).status).toBe(200);
  });

  test('a key of the organisation reports with the scope write as an editor, and reads with the scope read', async () => {
    const run = { commit: 'one', minute: 0, diagrams: [] };
    const { key: viewer } = await organisationKey(service(), org, { role: 'viewer' });
    const { key: reads } = await organisationKey(service(), org, { role: 'editor', scopes: ['read'] });
    expect(outcome(await send(run, {}, viewer))).toBe('auth.role_required');
    expect(outcome(await send(run, {}, reads))).toBe('auth.scope_required');
    expect((await call(`/orgs/${org}/drift`, { key: reads })).status).toBe(200);
    expect(outcome(await call(`/orgs/${org}/drift`, { key }))).toBe('auth.scope_required');
  });
});

describe('the dashboard', () => {
  test('is read in pages by name, of which each has only its own', async () => {
    const names = ['github.com/acme/a', 'github.com/acme/b', 'gitlab.example.com/x/y'];
    for (const repository of names)
      await send({ commit: 'one', minute: 0, diagrams: [drifted(repository)] }, { repository });
    const first = await dashboard('?limit=2');
    const second = await dashboard(`?limit=2&cursor=${first.next}`);
    expect(second.next).toBeNull();
    const all = [...first.repositories, ...second.repositories];
    expect(all.map(({ repository, drift }) => [repository, drift.map(({ path }: { path: string }) => path)])).toEqual(
      names.map((each) => [each, [each]]),
    );
    expect((await dashboard(`?repository=${names[1]}`)).repositories).toEqual([all[1]]);
    expect(first.total).toEqual({ repositories: 3, diagrams: 3, outOfDate: 3 });
    expect(outcome(await call(`/orgs/${org}/drift?cursor=none`, { cookie }))).toBe('validation.failed');
  });

  test('lists twenty diagrams of a repository, and all of the requested one with their sources', async () => {
    const diagrams = Array.from({ length: 30 }, (_, at) =>
      drifted(`d${at}`, { before: 'flow\n', after: `flow\nnode n${at}\n` }),
    );
    await send({ commit: 'one', minute: 0, diagrams });
    const listed = await onlyRepository();
    expect([listed.outOfDate, listed.drift.length, 'before' in listed.drift[0]]).toEqual([30, 20, false]);
    const whole = await onlyRepository('?repository=github.com/acme/shop&sources=true');
    expect(whole.drift).toHaveLength(30);
    expect(whole.drift).toContainEqual(
      expect.objectContaining({ path: 'd7', before: 'flow\n', after: 'flow\nnode n7\n' }),
    );
    expect(outcome(await call(`/orgs/${org}/drift?sources=true`, { cookie }))).toBe('validation.failed');
  });

  test('has a trend by day: its runs, and what was out of date in the newest of them', async () => {
    const day = (days: number, hour = 12) => {
      const at = new Date(Date.now() - days * DAY);
      return new Date(`${at.toISOString().slice(0, 10)}T${hour}:00:00Z`).toISOString();
    };
    const report = (commit: string, at: string, diagrams: readonly object[]) =>
      send({ commit, minute: 0, diagrams }, { at, committedAt: at });
    await report('old', day(40), [drifted('a')]);
    await report('late', day(3, 20), [drifted('a'), current('b')]);
    await report('early', day(3, 10), [current('a')]);
    await report('next', day(2), [current('a'), current('b')]);
    const { trend } = await onlyRepository();
    expect(trend).toEqual([
      { day: day(3).slice(0, 10), runs: 2, diagrams: 2, outOfDate: 1 },
      { day: day(2).slice(0, 10), runs: 1, diagrams: 2, outOfDate: 0 },
    ]);
    expect((await onlyRepository('?days=90')).trend).toHaveLength(3);
    expect((await onlyRepository('?days=3')).trend).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('a run older than 90 days is answered and not kept; a repository that reports nothing for as long is forgotten', async () => {
    const { db, transaction } = service().database;
    const old = new Date(Date.now() - 91 * DAY).toISOString();
    expect((await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] }, { at: old })).body).toMatchObject({
      isCounted: true,
    });
    expect((await dashboard()).repositories).toEqual([]);

    await send({ commit: 'two', minute: 0, diagrams: [drifted('a')] });
    const at = (days: number) => new Date(Date.now() + days * DAY);
    await sweep({ transaction }, resources, at(88));
    cookie = await session(service(), ada);
    expect((await dashboard('?days=90')).repositories[0].trend).toHaveLength(1);
    await sweep({ transaction }, resources, at(91));
    for (const table of [driftRepositories, driftRuns, driftDays, driftDiagrams])
      expect(await rowsOf(db, table, org)).toEqual([]);
  });

  test('what is out of date for longer than runs are kept keeps its beginning', async () => {
    const { transaction } = service().database;
    const began = minutes(0);
    await send({ commit: 'one', minute: 0, diagrams: [drifted('a')] });
    clock.ahead = 60 * DAY;
    const now = () => service().now().toISOString();
    await send({ commit: 'two', minute: 0, diagrams: [drifted('a')] }, { at: now(), committedAt: now() });
    clock.ahead = 120 * DAY;
    await sweep({ transaction }, resources, service().now());
    await send({ commit: 'three', minute: 0, diagrams: [drifted('a')] }, { at: now(), committedAt: now() });
    cookie = await session(service(), ada);
    expect((await onlyRepository()).drift).toMatchObject([{ since: { at: began, commit: commitOf('one') } }]);
  });

  test('a repository more than fits is refused, and the known ones report on', async () => {
    const { db } = service().database;
    await send({ commit: 'one', minute: 0, diagrams: [] });
    const [row] = await db.select().from(driftRepositories).where(eq(driftRepositories.ownerId, org));
    for (let at = 1; at < 300; at++)
      await addRepository(db, {
        ...(row as typeof driftRepositories.$inferSelect),
        ownerId: org,
        id: `r${at}`,
        name: `github.com/acme/r${at}`,
      });
    expect(
      outcome(await send({ commit: 'one', minute: 0, diagrams: [] }, { repository: 'github.com/acme/more' })),
    ).toBe('resource.full');
    expect((await send({ commit: 'two', minute: 1, diagrams: [] })).status).toBe(200);
  });

  test('of many runs the newest stay, and an older one that is sent again counts no second time', async () => {
    const { db } = service().database;
    await send({ commit: 'one', minute: 0, diagrams: [current('a')] });
    const [own] = await db.select().from(driftRuns).where(eq(driftRuns.ownerId, org));
    await db.insert(driftRuns).values(
      Array.from({ length: 2_000 }, (_, at) => ({
        ...(own as typeof driftRuns.$inferSelect),
        id: `r${at}`,
        position: `${minutes(1)} ${minutes(1)} r${String(at).padStart(4, '0')}`,
      })),
    );
    const { trend } = await onlyRepository();
    await send({ commit: 'two', minute: 2, diagrams: [drifted('a')] });
    expect(await rowsOf(db, driftRuns, org)).toHaveLength(2_000);
    await send({ commit: 'one', minute: 0, diagrams: [current('a')] });
    expect(await onlyRepository()).toMatchObject({
      outOfDate: 1,
      trend: [{ runs: trend[0].runs + 1 }],
    });
  });
});
