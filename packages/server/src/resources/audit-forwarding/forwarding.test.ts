// Forwarding of an audit log: what an owner or admin sets and sees, and what arrives.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forgetOldEntries } from '../../platform/audit/entries.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { hosted } from '../../testing/hosted.js';
import { fillLog } from '../audit/testing/filled.js';
import { waitAfter } from './failures.js';
import { forwarder } from './forwarder.js';
import { auditForwarding } from './tables.js';
import { type Forwarded, forwardedOrganisations } from './testing/forwarded.js';
import { receiver } from './testing/receiver.js';

const place = hosted({ log: 'info' });
const { clock, logged, mails, service } = place;
const at = receiver();
const { open, round, until } = forwardedOrganisations(place, at);

const HOUR = 3_600_000;

const actionsAt = ({ path }: Forwarded) => at.entriesAt(path).map(({ action }) => action);

/** Until nothing waits. */
const drained = (of: Forwarded) => until(async () => (await of.shown()).waiting === 0);

/** Until a delivery has failed. */
const failed = (of: Forwarded) => until(async () => (await of.shown()).lastFailure !== null);

const add = ({ org }: Forwarded, count: number, begin = service().now()) =>
  fillLog(service(), org, { count, begin: begin.toISOString() });

describe('settings', () => {
  test('without them nothing is forwarded', async () => {
    expect(await (await open()).shown()).toBe(null);
  });

  test('entries from then on are forwarded, beginning with the one of the change', async () => {
    const of = await open();
    await add(of, 3, new Date(Date.now() - HOUR));
    const { status, body } = await of.save();
    expect([status, body.secret]).toEqual([200, expect.stringMatching(/^whsec_.{44}$/)]);
    await add(of, 2);
    await drained(of);
    expect(actionsAt(of)).toEqual(['audit_forwarding.save', 'key.create', 'key.create']);
    expect(at.entriesAt(of.path)).toEqual((await of.log()).slice(3));
    expect(await of.shown()).toEqual({
      ...{ kind: 'webhook', url: at.at(of.path), headers: [], since: expect.any(String) },
      ...{ delivered: 6, waiting: 0, state: 'on', lastFailure: null, nextTry: null },
    });
  });

  test('a secret is shown once, stays when they are saved again, and a new one replaces it', async () => {
    const of = await open();
    const first = (await of.save()).body.secret;
    expect((await of.save()).body.secret).toBe(null);
    const second = (await of.save({ newSecret: true })).body.secret;
    expect(second).not.toBe(first);
    expect((await of.save({ newSecret: false })).body.secret).toBe(null);
  });

  test('another receiver continues where the one before it was', async () => {
    const of = await open();
    await of.save();
    await drained(of);
    await of.save({ kind: 'otlp', url: at.at(`${of.path}/v1/logs`) });
    await drained(of);
    const both = [of.path, `${of.path}/v1/logs`].map((path) => at.entriesAt(path).map(({ seq }) => seq));
    expect(both).toEqual([[1], [2]]);
  });

  test('headers stay for the same host, and go to no other one', async () => {
    const of = await open();
    const headers = { Authorization: 'Bearer top-secret' };
    expect((await of.save({ kind: 'otlp', headers })).body.forwarding.headers).toEqual(['authorization']);
    const again = await of.save({ kind: 'otlp', url: at.at(`${of.path}/v1/logs`) });
    expect(again.body.forwarding.headers).toEqual(['authorization']);
    await drained(of);
    expect(at.receiptsAt(`${of.path}/v1/logs`)[0]?.headers.authorization).toBe('Bearer top-secret');
    const other = await of.save({ kind: 'otlp', url: 'https://logs.example.com/v1/logs' });
    expect(other.body.forwarding.headers).toEqual([]);
  });

  test('without them again nothing is sent, and the log has an entry', async () => {
    const of = await open();
    await of.save();
    await drained(of);
    expect((await of.remove()).status).toBe(204);
    await round();
    expect([await of.shown(), actionsAt(of)]).toEqual([null, ['audit_forwarding.save']]);
    await until(async () => (await of.log()).length === 2);
    const { host } = new URL(at.at(of.path));
    expect((await of.log())[1]).toMatchObject({ action: 'audit_forwarding.delete', before: { kind: 'webhook', host } });
  });

  test.each([
    [{ url: 'http://logs.example.com/' }, 'not on the public web'],
    [{ url: 'https://127.0.0.1/' }, 'not on the public web'],
    [{ url: 'https://10.0.0.7:8443/' }, 'not on the public web'],
    [{ url: 'https://169.254.169.254/latest' }, 'not on the public web'],
    [{ url: 'https://[::1]/' }, 'not on the public web'],
    [{ url: 'https://[::ffff:10.0.0.7]/' }, 'not on the public web'],
    [{ url: 'https://localhost/' }, 'not on the public web'],
    [{ url: 'https://ada:word@logs.example.com/' }, 'not on the public web'],
    [{ url: 'ftp://logs.example.com/' }, 'url'],
    [{ headers: { authorization: 'x' } }, 'a webhook is signed'],
    [{ kind: 'otlp', newSecret: true }, 'only webhooks are signed'],
    [{ kind: 'otlp', headers: { 'Content-Type': 'text/plain' } }, 'sets these headers itself'],
    [{ kind: 'otlp', headers: { 'x-key': 'a\r\nhost: b' } }, 'headers'],
    [{ kind: 'otlp', headers: Object.fromEntries([...'abcdefghijk'].map((each) => [each, each])) }, 'At most 10'],
  ])('%j are refused', async (body, message) => {
    const { status, body: answer } = await (await open()).save(body);
    expect([status, answer.errorCode, JSON.stringify(answer)]).toEqual([
      400,
      'validation.failed',
      expect.stringContaining(message),
    ]);
  });
});

describe('a failure', () => {
  test.each([
    ['an error', 500, 'The receiver answers with status 500.', 90],
    ['a redirect, which is not followed', 302, 'The receiver answers with status 302. Redirects are not followed.', 90],
    ['a broken connection', 'broken', expect.stringMatching(/^127\.0\.0\.1:\d+ cannot be reached\.$/), 10],
  ] as const)('by %s is shown, and the entry is sent again after a while', async (_, fault, reason, seconds) => {
    const of = await open();
    at.faults.set(of.path, [fault]);
    await of.save();
    await failed(of);
    const { state, lastFailure, nextTry, waiting } = await of.shown();
    expect([state, lastFailure.reason, waiting]).toEqual(['retrying', reason, 1]);
    expect(Date.parse(nextTry) - Date.parse(lastFailure.at)).toBe(seconds * 1_000);
    await round();
    expect(at.receiptsAt(of.path)).toHaveLength(1);
    clock.ahead += seconds * 1_000;
    await drained(of);
    expect(await of.shown()).toMatchObject({ state: 'on', lastFailure: { reason }, nextTry: null });
    expect([actionsAt(of), at.receiptsAt('/elsewhere')]).toEqual([['audit_forwarding.save'], []]);
  });

  test('by rejected records counts them, and all are sent again', async () => {
    const of = await open();
    at.faults.set(of.path, ['partial']);
    await add(of, 1);
    await of.save({ kind: 'otlp' });
    await failed(of);
    expect((await of.shown()).lastFailure.reason).toMatch(/^The receiver rejects 1 of \d log records?\.$/);
    clock.ahead += 10_000;
    await drained(of);
    expect(at.entriesAt(of.path).at(-1)?.action).toBe('audit_forwarding.save');
  });

  test('by a name that leads nowhere is shown', async () => {
    const of = await open();
    await of.save({ url: 'https://logs.example.com/' });
    await failed(of);
    expect((await of.shown()).lastFailure.reason).toBe('logs.example.com cannot be reached.');
  });

  test.each([
    [0, 0, 10],
    [3, 0, 120],
    [8, 0, 3_600],
    [500, 0, 3_600],
    [0, 90, 90],
    [3, 90, 120],
    [0, 1e9, 3_600],
  ])('after %i others, with a receiver that asks for %i seconds, waits %i seconds', (before, retryAfter, seconds) => {
    expect(waitAfter(before, retryAfter)).toBe(seconds);
  });

  test('for three days pauses forwarding, with one email to each owner and admin, until the settings are saved', async () => {
    const of = await open();
    const faults = Array.from({ length: 100 }, () => 503);
    at.faults.set(of.path, faults);
    await of.save();
    const mailed = () =>
      mails.filter(({ subject, text }) => subject.includes('forwarded') && text.includes(of.org.slice(0, 12)));
    for (let tries = 0; tries < 100 && (await of.shown()).state !== 'paused'; tries++) {
      const known = at.receiptsAt(of.path).length;
      await until(() => at.receiptsAt(of.path).length > known);
      await until(async () => (await of.shown()).lastFailure !== null);
      clock.ahead += 12 * HOUR;
    }
    const tries = at.receiptsAt(of.path).length;
    expect(tries).toBe(7);
    await expect.poll(mailed, { timeout: 10_000 }).toHaveLength(1);
    expect(mailed()[0]?.text).toContain('status 503');
    clock.ahead += 12 * HOUR;
    await round();
    expect(at.receiptsAt(of.path)).toHaveLength(tries);
    expect(await of.shown()).toMatchObject({ state: 'paused', waiting: 2, nextTry: null });
    faults.length = 0;
    await of.save();
    await drained(of);
    expect(actionsAt(of)).toEqual(['audit_forwarding.save', 'audit_forwarding.pause', 'audit_forwarding.save']);
    expect(mailed()).toHaveLength(1);
  });
});

test('a receiver that does not answer keeps no other organisation waiting', async () => {
  const [slow, other] = [await open(), await open()];
  at.faults.set(slow.path, ['hang']);
  await slow.save();
  await until(() => at.receiptsAt(slow.path).length === 1);
  await other.save();
  await drained(other);
  expect(await slow.shown()).toMatchObject({ state: 'on', waiting: 1 });
  expect(at.hangUp()).toBe(1);
  await failed(slow);
});

test('several nodes send each entry once, in order', async () => {
  const of = await open();
  await of.save();
  await add(of, 20);
  const nodes = Array.from({ length: 4 }, () => forwarder(service(), () => undefined));
  await until(async () => {
    await Promise.all(nodes.map(({ begin }) => begin()));
    return at.entriesAt(of.path).length === 21;
  });
  expect(at.receiptsAt(of.path).map(({ headers }) => headers['webhook-id'])).toEqual(
    (await of.log()).map(({ id }) => id),
  );
});

test('a node that stopped in the middle is replaced, and moves nothing when it continues', async () => {
  const of = await open();
  at.faults.set(of.path, ['hang']);
  await of.save();
  await until(() => at.receiptsAt(of.path).length === 1);
  await service()
    .database.db.update(auditForwarding)
    .set({ heldUntil: new Date(0) });
  await drained(of);
  expect(at.hangUp()).toBe(1);
  for (let rest = 10; rest > 0; rest--) await round();
  expect(await of.shown()).toMatchObject({ state: 'on', delivered: 1, lastFailure: null });
});

test('an entry that ended before it was delivered is not sent, and the next one is', async () => {
  const of = await open();
  at.faults.set(of.path, [500]);
  await of.save();
  await failed(of);
  // An entry ends only if all before it have ended.
  await service().database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('linework.erasing', ${of.org}, true)`);
    await tx.execute(sql`delete from ${auditEntries} where owner_id = ${of.org}`);
  });
  await add(of, 2, new Date(Date.now() - 397 * 24 * HOUR));
  await add(of, 1);
  await round();
  await forgetOldEntries(service().database.db, service().now());
  expect((await of.shown()).waiting).toBe(1);
  clock.ahead += 90_000;
  await drained(of);
  expect(at.entriesAt(of.path).map(({ seq }) => seq)).toEqual([3]);
});

test('a log that counts from 1 again after all of its entries have ended is forwarded from 1', async () => {
  const of = await open();
  await of.save();
  await add(of, 3);
  await drained(of);
  await service().database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('linework.erasing', ${of.org}, true)`);
    await tx.execute(sql`delete from ${auditEntries} where owner_id = ${of.org}`);
  });
  await add(of, 6);
  await drained(of);
  expect(at.entriesAt(of.path).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 5, 6]);
});

test('no secret is in an answer that does not make it, in the log of the service or in an audit log', async () => {
  const of = await open();
  const { secret } = (await of.save()).body;
  const url = at.at(`${of.path}?token=in-the-address`);
  const answers = [await of.save(), await of.save({ kind: 'otlp', url, headers: { 'x-key': 'in-a-header' } })];
  at.faults.set(`${of.path}?token=in-the-address`, [500]);
  await failed(of);
  clock.ahead += 90_000;
  await drained(of);
  const shown = [...answers.map(({ body }) => body), await of.shown()];
  const entries = await service().database.db.select().from(auditEntries);
  const places = { answers: JSON.stringify(shown), log: logged.join('\n'), entries: JSON.stringify(entries) };
  const rows = await service().database.db.execute(sql`select * from audit_forwarding where owner_id = ${of.org}`);
  for (const each of [secret, 'in-a-header', 'not a word of this'])
    for (const [name, text] of Object.entries({ ...places, rows: JSON.stringify(rows) }))
      expect([each, name, text.includes(each)]).toEqual([each, name, false]);
  for (const name of ['log', 'entries'] as const) expect(places[name]).not.toContain('in-the-address');
  expect(logged.length).toBeGreaterThan(10);
});
