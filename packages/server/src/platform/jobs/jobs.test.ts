import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPlace, openPlace } from '../../testing/hosted.js';
import type { Database } from '../db/database.js';
import { forgetDeadJobs } from './forget.js';
import { addJob, type Job, type JobContext, jobWorker, type Worker } from './jobs.js';
import { jobs } from './tables.js';

let database: Database;
let forget: () => Promise<void>;
const workers: Worker[] = [];
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  const place = await freshPlace();
  forget = place.forget;
  database = await openPlace(place.place);
});
afterAll(async () => {
  for (const each of workers) await each.stop();
  await database.close();
  await forget();
});

const WORK: Pick<Job, 'kind'> = { kind: 'work' };

/** The jobs of this file use neither secrets nor mail. */
const CONTEXT = {} as JobContext;

interface Failed {
  readonly kind: string;
  readonly isDead: boolean;
}

function worker(handler: (payload: unknown) => Promise<void>, failed: Failed[] = []): Worker {
  const log = { failed: (kind: string, _error: unknown, isDead: boolean) => failed.push({ kind, isDead }) };
  const newWorker = jobWorker(database, [{ ...WORK, run: handler }], CONTEXT, now, log, 10);
  workers.push(newWorker);
  return newWorker;
}

test('two workers run each job once', async () => {
  const done: unknown[] = [];
  const all = [0, 1].map(() =>
    worker(async (payload) => {
      done.push(payload);
    }),
  );
  await database.transaction(async (tx) => {
    for (let at = 0; at < 40; at++) await addJob(tx, WORK, at, now());
  });
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(40);
  for (const each of all) await each.stop();
  expect(new Set(done).size).toBe(40);
  expect(await database.db.$count(jobs)).toBe(0);
});

test('a job of a failed transaction never runs', async () => {
  const done: unknown[] = [];
  const one = worker(async (payload) => {
    done.push(payload);
  });
  const failing = database.transaction(async (tx) => {
    await addJob(tx, WORK, 'lost', now());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await addJob(database.db, WORK, 'kept', now());
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['kept']);
  await one.stop();
});

test('a failed job is retried with growing pauses, and then kept as dead with its reason for thirty days', async () => {
  const failed: Failed[] = [];
  const one = worker(async () => {
    throw new Error('the mail server is away');
  }, failed);
  await addJob(database.db, WORK, 'x', now());
  for (let tries = 1; tries <= 7; tries++) {
    await expect.poll(() => failed.length, { timeout: 20_000 }).toBe(tries);
    ahead += 5 * 3_600_000;
    one.wake();
  }
  await one.stop();
  expect(failed.map(({ isDead }) => isDead)).toEqual([false, false, false, false, false, false, true]);
  const [row] = await database.db.select().from(jobs);
  expect(row).toMatchObject({ dead: true, tries: 7, lastError: 'the mail server is away' });
  const left = async (days: number) => {
    await forgetDeadJobs(database.db, new Date(now().getTime() + days * 86_400_000));
    return (await database.db.select().from(jobs)).length;
  };
  expect([await left(29), await left(31)]).toEqual([1, 0]);
});
