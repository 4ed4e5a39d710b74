// Presence with people in real sessions over real connections: they see each other and what is saved, and nobody sees what they may not.
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { hosted } from '../../testing/hosted.js';
import { account, SOURCE, session } from '../../testing/owned.js';
import { addMember } from '../members/repo.js';
import { MOST_STREAMS } from './open.js';
import { MOST_OF_ACCOUNT, MOST_OF_DIAGRAM } from './repo.js';
import { LIFE } from './stream.js';
import { presences } from './tables.js';
import { type Listening, listening } from './testing/listening.js';

const { baseUrl, call, service, draining, clock } = hosted();

const open: Listening[] = [];

async function at(path: string, cookie: string): Promise<Listening> {
  const stream = await listening(new URL(path, baseUrl()), cookie);
  open.push(stream);
  return stream;
}

/** A reader who leaves leaves nothing behind. */
afterEach(async () => {
  for (const { leave } of open.splice(0)) leave();
  const { wakes, database } = service();
  await expect.poll(() => wakes.size()).toBe(0);
  await expect.poll(() => database.db.$count(presences)).toBe(0);
});

async function person(name: string) {
  const email = `${name}.${newId()}@example.com`;
  const id = await account(service(), email);
  return { email, id, cookie: await session(service(), id) };
}

/** Ada owns the organisation and its diagram, Bob is an editor, Cai a viewer. */
async function scene() {
  const [ada, bob, cai] = [await person('ada'), await person('bob'), await person('cai')];
  const { body } = await call('/orgs', {
    cookie: ada.cookie,
    body: { name: 'Acme', slug: `s-${newId().slice(0, 12)}` },
  });
  const org = body.id;
  for (const [{ id: accountId }, role] of [
    [bob, 'editor'],
    [cai, 'viewer'],
  ] as const)
    await addMember(service().database.db, { ownerId: org, accountId, role, joined: new Date() });
  const path = `/orgs/${org}/diagrams`;
  const { id } = (await call(path, { cookie: ada.cookie, body: { source: SOURCE } })).body;
  return { ada, bob, cai, org, id, diagram: `${path}/${id}`, presence: `${path}/${id}/presence` };
}

test('two people see each other come, what they do, and go', async () => {
  const { ada, bob, cai, presence } = await scene();
  const first = await at(`${presence}?doing=editing`, ada.cookie);
  expect(first.answer.status).toBe(200);
  expect(Object.fromEntries(first.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(first.answer.headers.get('content-encoding')).toBe(null);
  expect(await first.next('people')).toEqual({ people: [] });
  const second = await at(presence, bob.cookie);
  const since = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await second.next('people')).toEqual({
    people: [{ id: ada.id, email: ada.email, doing: 'editing', since, isYou: false }],
  });
  const seen = { id: bob.id, email: bob.email, doing: 'looking', since, isYou: false };
  expect(await first.next('people')).toEqual({ people: [seen] });
  // A viewer cannot save, whatever the request says.
  const third = await at(`${presence}?doing=editing`, cai.cookie);
  expect((await third.next('people')).people).toHaveLength(2);
  expect((await first.next('people')).people.map((each: { doing: string }) => each.doing)).toEqual([
    'looking',
    'looking',
  ]);
  third.leave();
  expect(await first.next('people')).toEqual({ people: [seen] });
});

test('a save is seen with its number and who saved it, and another window of the same person is that person', async () => {
  const { ada, bob, presence, diagram } = await scene();
  const [first, second] = [await at(presence, ada.cookie), await at(presence, bob.cookie)];
  const own = await at(`${presence}?doing=editing`, bob.cookie);
  expect((await own.next('people')).people).toContainEqual(expect.objectContaining({ id: bob.id, isYou: true }));
  for (const each of [first, second]) expect(await each.next('version')).toMatchObject({ number: 1 });
  await call(`${diagram}/source`, {
    method: 'PUT',
    cookie: bob.cookie,
    headers: { 'if-match': '"1"' },
    body: { source: SOURCE.replace('You', 'We') },
  });
  const by = { id: bob.id, email: bob.email, isKey: false, isYou: false };
  expect(await first.next('version')).toEqual({ number: 2, by, savedAt: expect.any(String) });
  expect(await second.next('version')).toMatchObject({ number: 2, by: { ...by, isYou: true } });
});

test.each([
  ['is removed from the organisation', 'resource.not_found'],
  ['signs out', 'auth.session_required'],
  ['has the diagram deleted', 'resource.not_found'],
  ['has the diagram moved away', 'resource.not_found'],
  ['may no longer see its folder', 'resource.not_found'],
])('the stream of someone who %s says so and ends', async (what, errorCode) => {
  const { ada, bob, org, diagram, presence } = await scene();
  const stream = await at(presence, bob.cookie);
  await stream.next('people');
  const asAda = (method: string, path: string, body?: object) => call(path, { method, cookie: ada.cookie, body });
  const acts: Readonly<Record<string, () => ReturnType<typeof call>>> = {
    'is removed from the organisation': () => asAda('DELETE', `/orgs/${org}/members/${bob.id}`),
    'signs out': () => call('/auth/logout', { cookie: bob.cookie, body: {} }),
    'has the diagram deleted': () => asAda('DELETE', diagram),
    'has the diagram moved away': () => asAda('PATCH', diagram, { personal: true }),
    'may no longer see its folder': () =>
      asAda('PUT', `/orgs/${org}/folder-rules`, { folder: '', see: { roles: [], people: [] } }),
  };
  const done = await acts[what]?.();
  expect([done?.status, done?.body]).toEqual([expect.toBeOneOf([200, 201, 204]), done?.body]);
  expect(await stream.next('ended')).toMatchObject({ errorCode });
  expect(await stream.rest()).toBe('');
});

test('people that other processes entered are seen until they expire, and never someone from elsewhere', async () => {
  const { ada, bob, org, id, presence } = await scene();
  const stranger = await person('eve');
  const { database, now, wakes } = service();
  const row = { ownerId: org, diagramId: id, doing: 'editing', since: now() } as const;
  const entered = (accountId: string, seconds: number) => ({
    ...row,
    id: newId(),
    accountId,
    expires: new Date(now().getTime() + seconds * 1_000),
  });
  const rows = [entered(bob.id, 60), entered(stranger.id, 60), entered(ada.id, -1)];
  await database.db.insert(presences).values(rows);
  const stream = await at(presence, ada.cookie);
  expect((await stream.next('people')).people.map((each: { id: string }) => each.id)).toEqual([bob.id]);
  await database.db.delete(presences);
  wakes.wake(org);
  expect(await stream.next('people')).toEqual({ people: [] });
});

test('an account has a limited number of streams, and a place that it leaves is free', async () => {
  const { ada, bob, presence } = await scene();
  for (let count = 0; count < MOST_OF_ACCOUNT; count++)
    expect((await at(presence, ada.cookie)).answer.status).toBe(200);
  const { status, body } = await call(presence, { cookie: ada.cookie });
  expect([status, body.errorCode]).toEqual([409, 'resource.full']);
  expect((await at(presence, bob.cookie)).answer.status).toBe(200);
  open[0]?.leave();
  await expect.poll(async () => (await call(presence, { cookie: ada.cookie })).status).toBe(200);
});

test('a diagram shows a limited number of people, and those who have expired do not count', async () => {
  const { ada, org, id, presence } = await scene();
  const { database, now } = service();
  const entered = (seconds: number) => ({
    ownerId: org,
    diagramId: id,
    id: newId(),
    accountId: newId(),
    doing: 'looking' as const,
    since: now(),
    expires: new Date(now().getTime() + seconds * 1_000),
  });
  const others = Array.from({ length: MOST_OF_DIAGRAM }, () => entered(60));
  await database.db.insert(presences).values([...others, entered(-1)]);
  const { status, body } = await call(presence, { cookie: ada.cookie });
  expect([status, body.errorCode]).toEqual([409, 'resource.full']);
  await database.db.delete(presences).where(eq(presences.id, others[0]?.id ?? ''));
  expect((await at(presence, ada.cookie)).answer.status).toBe(200);
  await database.db.delete(presences);
});

test('a process has a limited number of streams, and a place in it that is free is given', async () => {
  const { ada, presence } = await scene();
  const watches = Array.from({ length: MOST_STREAMS }, () => service().wakes.watch(['elsewhere']));
  const { status, body, headers } = await call(presence, { cookie: ada.cookie });
  expect([status, body.errorCode, headers.has('retry-after')]).toEqual([503, 'service.busy', true]);
  watches.pop()?.end();
  expect((await at(presence, ada.cookie)).answer.status).toBe(200);
  for (const each of watches) each.end();
});

test('a stream ends after half an hour without a reason, so that its reader connects again', async () => {
  const { ada, bob, org, presence } = await scene();
  const stream = await at(presence, ada.cookie);
  await stream.next('version');
  try {
    clock.ahead = LIFE - 60_000;
    const later = await at(presence, bob.cookie);
    expect((await stream.next('people')).people).toMatchObject([{ id: bob.id }]);
    clock.ahead = LIFE;
    service().wakes.wake(org);
    expect(await stream.rest()).not.toContain('event: ended');
    expect(await later.next('people')).toEqual({ people: [] });
  } finally {
    clock.ahead = 0;
  }
});

test('a HEAD request shows nobody, and what it refuses is refused', async () => {
  const { ada, bob, presence } = await scene();
  const head = ({ cookie }: { readonly cookie: string }) =>
    fetch(new URL(presence, baseUrl()), { method: 'HEAD', headers: { cookie } });
  const { status, headers } = await head(ada);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(await (await at(presence, bob.cookie)).next('people')).toEqual({ people: [] });
  expect((await head(await person('eve'))).status).toBe(404);
});

test('someone who leaves before the first event is not there', async () => {
  const { ada, presence } = await scene();
  const leaving = Array.from({ length: MOST_OF_ACCOUNT }, async (_, i) => {
    const left = new AbortController();
    setTimeout(() => left.abort(), 3 * i);
    await fetch(new URL(presence, baseUrl()), { headers: { cookie: ada.cookie }, signal: left.signal }).catch(() => 0);
  });
  await Promise.all(leaving);
});

test("a stranger's diagram and one that does not exist have the same answer", async () => {
  const { ada, presence } = await scene();
  const own = (await call('/v1/diagrams/publish', { cookie: ada.cookie, body: { source: SOURCE } })).body.id;
  const other = await person('eve');
  for (const path of [presence, `/user/diagrams/${own}/presence`, `/user/diagrams/${newId()}/presence`]) {
    const { status, body } = await call(path, { cookie: other.cookie });
    expect([status, body.errorCode]).toEqual([404, 'resource.not_found']);
  }
});

test('when the service stops, streams end at once and say why', async () => {
  const { ada, bob, presence } = await scene();
  const streams = [await at(presence, ada.cookie), await at(presence, bob.cookie)];
  for (const each of streams) await each.next('people');
  await draining().stop();
  for (const each of streams) expect(await each.next('ended')).toMatchObject({ errorCode: 'service.unavailable' });
});
