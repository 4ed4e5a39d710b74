// Reported runs in the database: in, an organisation and a repository; out, its runs and what is out of date. The owner comes first in every query.
import type { TenantId } from '@linework/operations';
import { and, asc, count, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { RunOrigin } from './run.js';
import { driftDays, driftDiagrams, driftRepositories, driftRuns } from './tables.js';

export type RepositoryRow = typeof driftRepositories.$inferSelect;

export type RunRow = typeof driftRuns.$inferSelect;

export type DriftRow = typeof driftDiagrams.$inferSelect;

export interface RepositoryName {
  readonly name: string;
  readonly folder: string;
}

/** Days for which runs are kept, and a repository that reports nothing. */
export const DAYS = 90;

const DAY = 86_400_000;

export function isForgotten(at: Date, now: Date): boolean {
  return at.getTime() < now.getTime() - DAYS * DAY;
}

const called = (ownerId: TenantId, { name, folder }: RepositoryName) =>
  and(eq(driftRepositories.ownerId, ownerId), eq(driftRepositories.name, name), eq(driftRepositories.folder, folder));

const runsIn = (ownerId: TenantId, repositoryId: string) =>
  and(eq(driftRuns.ownerId, ownerId), eq(driftRuns.repositoryId, repositoryId));

const driftIn = (ownerId: TenantId, repositoryId: string) =>
  and(eq(driftDiagrams.ownerId, ownerId), eq(driftDiagrams.repositoryId, repositoryId));

export async function repositoryCalled(
  db: Db,
  ownerId: TenantId,
  name: RepositoryName,
): Promise<RepositoryRow | undefined> {
  const [row] = await db.select().from(driftRepositories).where(called(ownerId, name));
  return row;
}

/** Locked until the transaction ends, so that its runs follow each other. */
export async function heldRepository(
  tx: Db,
  ownerId: TenantId,
  name: RepositoryName,
): Promise<RepositoryRow | undefined> {
  const [row] = await tx.select().from(driftRepositories).where(called(ownerId, name)).for('update');
  return row;
}

export async function repositoryCount(db: Db, ownerId: TenantId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(driftRepositories)
    .where(eq(driftRepositories.ownerId, ownerId));
  return row?.count ?? 0;
}

export async function addRepository(tx: Db, row: RepositoryRow): Promise<void> {
  await tx.insert(driftRepositories).values(row);
}

export async function changeRepository(
  tx: Db,
  { ownerId, id }: RepositoryRow,
  set: Partial<typeof driftRepositories.$inferInsert>,
): Promise<void> {
  await tx
    .update(driftRepositories)
    .set(set)
    .where(and(eq(driftRepositories.ownerId, ownerId), eq(driftRepositories.id, id)));
}

export async function runOf(db: Db, ownerId: TenantId, repositoryId: string, id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(driftRuns)
    .where(and(runsIn(ownerId, repositoryId), eq(driftRuns.id, id)));
  return row;
}

/** The position of the run that is this many runs before the newest one, if there are so many. */
export async function positionOfNewest(
  db: Db,
  ownerId: TenantId,
  repositoryId: string,
  nth: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ position: driftRuns.position })
    .from(driftRuns)
    .where(runsIn(ownerId, repositoryId))
    .orderBy(desc(driftRuns.position))
    .offset(nth - 1)
    .limit(1);
  return row?.position;
}

export async function addRun(tx: Db, row: RunRow): Promise<void> {
  await tx.insert(driftRuns).values(row);
}

export async function forgetRunsUntil(
  tx: Db,
  ownerId: TenantId,
  repositoryId: string,
  position: string,
): Promise<void> {
  await tx.delete(driftRuns).where(and(runsIn(ownerId, repositoryId), lte(driftRuns.position, position)));
}

/** The run of the default branch that follows a position. */
export async function countedAfter(
  db: Db,
  ownerId: TenantId,
  repositoryId: string,
  position: string,
): Promise<RunOrigin | undefined> {
  const { position: place, at, commit } = driftRuns;
  const [row] = await db
    .select({ position: place, at, commit })
    .from(driftRuns)
    .where(and(runsIn(ownerId, repositoryId), eq(driftRuns.isCounted, true), gt(place, position)))
    .orderBy(asc(place))
    .limit(1);
  return row;
}

interface CountedRun {
  readonly position: string;
  readonly diagrams: number;
  readonly outOfDate: number;
}

/** Counts a run; the counts of diagrams are those of the newest run of the day. */
export async function addToDay(
  tx: Db,
  { ownerId, id: repositoryId }: RepositoryRow,
  day: string,
  { position, diagrams, outOfDate }: CountedRun,
): Promise<void> {
  const ofNewer = (old: SQL, now: SQL) =>
    sql`case when excluded.position > ${driftDays.position} then ${now} else ${old} end`;
  await tx
    .insert(driftDays)
    .values({ ownerId, repositoryId, day, runs: 1, position, diagrams, outOfDate })
    .onConflictDoUpdate({
      target: [driftDays.ownerId, driftDays.repositoryId, driftDays.day],
      set: {
        runs: sql`${driftDays.runs} + 1`,
        position: sql`greatest(${driftDays.position}, excluded.position)`,
        diagrams: ofNewer(sql`${driftDays.diagrams}`, sql`excluded.diagrams`),
        outOfDate: ofNewer(sql`${driftDays.outOfDate}`, sql`excluded.out_of_date`),
      },
    });
}

/** Since when each diagram is out of date, by path. */
export async function sincesOf(
  db: Db,
  ownerId: TenantId,
  repositoryId: string,
): Promise<ReadonlyMap<string, RunOrigin>> {
  const { path, since, sinceAt, sinceCommit } = driftDiagrams;
  const rows = await db
    .select({ path, since, sinceAt, sinceCommit })
    .from(driftDiagrams)
    .where(driftIn(ownerId, repositoryId));
  return new Map(rows.map((each) => [each.path, { position: each.since, at: each.sinceAt, commit: each.sinceCommit }]));
}

export async function changeSince(
  tx: Db,
  ownerId: TenantId,
  repositoryId: string,
  path: string,
  { position: since, at: sinceAt, commit: sinceCommit }: RunOrigin,
): Promise<void> {
  await tx
    .update(driftDiagrams)
    .set({ since, sinceAt, sinceCommit })
    .where(and(driftIn(ownerId, repositoryId), eq(driftDiagrams.path, path)));
}

export async function replaceDrift(
  tx: Db,
  ownerId: TenantId,
  repositoryId: string,
  rows: readonly DriftRow[],
): Promise<void> {
  await tx.delete(driftDiagrams).where(driftIn(ownerId, repositoryId));
  if (rows.length > 0) await tx.insert(driftDiagrams).values([...rows]);
}

/** With the runs, days and diagrams of repositories that report nothing any more. */
export async function forgetOldDrift(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * DAY);
  await tx.delete(driftRepositories).where(lt(driftRepositories.updated, before));
  await tx.delete(driftRuns).where(lt(driftRuns.received, before));
  await tx.delete(driftDays).where(lt(driftDays.day, before.toISOString().slice(0, 10)));
}
