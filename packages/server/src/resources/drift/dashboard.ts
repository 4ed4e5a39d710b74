// What the dashboard shows, from the database: in, an organisation and a page; out, its repositories, their days and what is out of date.
import type { TenantId } from '@linework/operations';
import { and, asc, count, eq, getTableColumns, gte, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { DriftRow, RepositoryName, RepositoryRow } from './repo.js';
import { driftDays, driftDiagrams, driftRepositories } from './tables.js';

export interface Totals {
  readonly repositories: number;
  readonly diagrams: number;
  readonly outOfDate: number;
}

export async function totalsOf(db: Db, ownerId: TenantId): Promise<Totals> {
  const [row] = await db
    .select({
      repositories: count(),
      diagrams: sum(driftRepositories.diagrams).mapWith(Number),
      outOfDate: sum(driftRepositories.outOfDate).mapWith(Number),
    })
    .from(driftRepositories)
    .where(eq(driftRepositories.ownerId, ownerId));
  return { repositories: row?.repositories ?? 0, diagrams: row?.diagrams ?? 0, outOfDate: row?.outOfDate ?? 0 };
}

export interface RepositoryPage {
  /** Only the repository with this name, in all of its folders. */
  readonly name: string | undefined;
  readonly after: RepositoryName | undefined;
  readonly limit: number;
}

/** By name and folder. */
export async function repositoriesOf(
  db: Db,
  ownerId: TenantId,
  { name, after, limit }: RepositoryPage,
): Promise<readonly RepositoryRow[]> {
  const { name: ownName, folder } = driftRepositories;
  return db
    .select()
    .from(driftRepositories)
    .where(
      and(
        eq(driftRepositories.ownerId, ownerId),
        name === undefined ? undefined : eq(ownName, name),
        after === undefined ? undefined : sql`(${ownName}, ${folder}) > (${after.name}, ${after.folder})`,
      ),
    )
    .orderBy(asc(ownName), asc(folder))
    .limit(limit);
}

/** Days of several repositories from a day on, oldest first. */
export async function daysOf(
  db: Db,
  ownerId: TenantId,
  repositoryIds: readonly string[],
  from: string,
): Promise<readonly (typeof driftDays.$inferSelect)[]> {
  return db
    .select()
    .from(driftDays)
    .where(
      and(
        eq(driftDays.ownerId, ownerId),
        inArray(driftDays.repositoryId, [...repositoryIds]),
        gte(driftDays.day, from),
      ),
    )
    .orderBy(asc(driftDays.day));
}

export type ShownDrift = Omit<DriftRow, 'before' | 'after'> &
  Partial<Pick<DriftRow, 'before' | 'after'>> & {
    /** Whether there is a source to draw. */ readonly isDrawable: boolean;
  };

/** What is out of date in several repositories, the longest first, and at most so many of each. */
export async function driftOf(
  db: Db,
  ownerId: TenantId,
  repositoryIds: readonly string[],
  { most, hasSources }: { readonly most: number; readonly hasSources: boolean },
): Promise<readonly ShownDrift[]> {
  const { before, after, ...columns } = getTableColumns(driftDiagrams);
  const { repositoryId, since, path } = driftDiagrams;
  const place = sql<number>`row_number() over (partition by ${repositoryId} order by ${since}, ${path})`.as('place');
  const isDrawable = sql<boolean>`${after} is not null`.as('is_drawable');
  const ranked = db
    .select({ ...columns, isDrawable, ...(hasSources ? { before, after } : {}), place })
    .from(driftDiagrams)
    .where(and(eq(driftDiagrams.ownerId, ownerId), inArray(repositoryId, [...repositoryIds])))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.since), asc(ranked.path));
}

/** One that is out of date. */
export async function driftAt(
  db: Db,
  ownerId: TenantId,
  { name, folder, path }: RepositoryName & Pick<DriftRow, 'path'>,
): Promise<Pick<DriftRow, 'before' | 'after'> | undefined> {
  const { before, after } = driftDiagrams;
  const [row] = await db
    .select({ before, after })
    .from(driftDiagrams)
    .innerJoin(
      driftRepositories,
      and(eq(driftRepositories.ownerId, driftDiagrams.ownerId), eq(driftRepositories.id, driftDiagrams.repositoryId)),
    )
    .where(
      and(
        eq(driftDiagrams.ownerId, ownerId),
        eq(driftDiagrams.path, path),
        eq(driftRepositories.name, name),
        eq(driftRepositories.folder, folder),
      ),
    );
  return row;
}
