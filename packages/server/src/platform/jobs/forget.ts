// Jobs that failed for good go after some time: an email to somebody must not stay because no server took it.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { jobs } from './tables.js';

export const DEAD_DAYS = 30;

export async function forgetDeadJobs(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DEAD_DAYS * 86_400_000);
  await tx.delete(jobs).where(and(eq(jobs.dead, true), lt(jobs.due, before)));
}
