// Background jobs: in, jobs written in a transaction; out, each run at least once, by whichever node takes it first. A failed job is
// retried with growing pauses, and kept as dead after the last attempt, for inspection.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.js';
import { newId } from '../ids.js';
import type { SendMail } from '../mail/mail.js';
import type { Payments } from '../payments/payments.js';
import type { Secrets } from '../secrets/secrets.js';
import { jobs } from './tables.js';

/** What a job works with. */
export interface JobContext {
  readonly secrets: Secrets;
  readonly sendMail: SendMail;
  readonly database: Database;
  readonly now: () => Date;
  /** Undefined without a payment provider. */
  readonly payments: Payments | undefined;
}

/** A kind of job; the manifest of the resource that adds such jobs lists it. */
export interface Job<Payload = unknown> {
  /** What the database calls it. */
  readonly kind: string;
  // As a method, so that a job with a payload of its own is one of a list.
  run(payload: Payload, context: JobContext): Promise<void>;
}

export interface JobLog {
  readonly failed: (kind: string, error: unknown, isDead: boolean) => void;
}

/** Seconds until each next attempt; after the last one the job is dead. */
const PAUSES = [5, 30, 120, 600, 3_600, 14_400];

/** Seconds in which a node has to finish a job before another node can take it. */
const HELD = 120;

export async function addJob<Payload>(
  db: Db,
  { kind }: Pick<Job<Payload>, 'kind'>,
  payload: Payload,
  now: Date,
): Promise<void> {
  await db.insert(jobs).values({ id: newId(), kind, payload, due: now, made: now });
}

export interface Worker {
  /** Checks for jobs at once. */
  readonly wake: () => void;
  /** Resolves once no job is running. */
  readonly stop: () => Promise<void>;
}

export function jobWorker(
  { db }: Pick<Database, 'db'>,
  kinds: readonly Job[],
  context: JobContext,
  now: () => Date,
  log: JobLog,
  every = 2_000,
): Worker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      while (!stopped && (await doOne(db, kinds, context, now, log)));
    } catch (error) {
      log.failed('', error, false);
    }
  };
  const next = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      under = under.then(round).then(() => {
        if (!stopped) next(every);
      });
    }, wait);
    timer.unref();
  };
  next(0);
  return {
    wake: () => {
      if (!stopped) next(0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}

/** Resolves to whether there was a job. A job is held by moving its due time, so that no transaction waits for a network. */
async function doOne(
  db: Db,
  kinds: readonly Job[],
  context: JobContext,
  now: () => Date,
  log: JobLog,
): Promise<boolean> {
  const moment = now();
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.dead, false), lte(jobs.due, moment)))
    .orderBy(asc(jobs.due))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({ due: new Date(moment.getTime() + HELD * 1_000), tries: sql`${jobs.tries} + 1` })
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  if (!job) return false;
  try {
    const own = kinds.find(({ kind }) => kind === job.kind);
    if (own === undefined) throw new Error(`There is no handler for ${job.kind}.`);
    await own.run(job.payload, context);
    await db.delete(jobs).where(eq(jobs.id, job.id));
  } catch (error) {
    const pause = PAUSES[job.tries - 1];
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db
      .update(jobs)
      .set(
        pause === undefined ? { dead: true, lastError } : { due: new Date(now().getTime() + pause * 1_000), lastError },
      )
      .where(eq(jobs.id, job.id));
    log.failed(job.kind, error, pause === undefined);
  }
  return true;
}
