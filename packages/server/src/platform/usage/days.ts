// Counts of usage in the database: in, owners and days; out, what was counted. A count belongs to a day, a key or a member, and an act.
import type { TenantId } from '@linework/operations';
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import type { Act } from './act.js';
import { usageDays } from './tables.js';

export type DayCount = typeof usageDays.$inferSelect;

/** All or none are added. */
export async function addToDays(db: Db, counts: readonly DayCount[]): Promise<void> {
  await db
    .insert(usageDays)
    .values([...counts])
    .onConflictDoUpdate({
      target: [usageDays.ownerId, usageDays.day, usageDays.keyId, usageDays.accountId, usageDays.act],
      set: { count: sql`${usageDays.count} + excluded.count` },
    });
}

export interface ActCount {
  readonly ownerId: TenantId;
  readonly act: Act;
  readonly count: number;
}

/** Of all keys and members together. */
export async function usedOn(db: Db, owners: readonly TenantId[], day: string): Promise<readonly ActCount[]> {
  const rows = await db
    .select({ ownerId: usageDays.ownerId, act: usageDays.act, count: sql<string>`sum(${usageDays.count})` })
    .from(usageDays)
    .where(and(inArray(usageDays.ownerId, [...owners]), eq(usageDays.day, day)))
    .groupBy(usageDays.ownerId, usageDays.act);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The same of one owner, with the acts that it did not do. */
export async function usedBy(db: Db, ownerId: TenantId, day: string): Promise<Readonly<Record<Act, number>>> {
  const rows = await usedOn(db, [ownerId], day);
  const countOf = (act: Act): number => rows.find((row) => row.act === act)?.count ?? 0;
  return { draw: countOf('draw'), check: countOf('check'), publish: countOf('publish') };
}

export interface Period {
  readonly from: string;
  /** The last row of the page before. */
  readonly after: Place | undefined;
  readonly most: number;
}

export type Place = Pick<DayCount, 'day' | 'keyId' | 'accountId' | 'act'>;

/** The latest day first. */
export async function daysOf(db: Db, ownerId: TenantId, { from, after, most }: Period): Promise<readonly DayCount[]> {
  return db
    .select()
    .from(usageDays)
    .where(and(eq(usageDays.ownerId, ownerId), gte(usageDays.day, from), after && follows(after)))
    .orderBy(desc(usageDays.day), asc(usageDays.keyId), asc(usageDays.accountId), asc(usageDays.act))
    .limit(most);
}

function follows({ day, keyId, accountId, act }: Place): SQL | undefined {
  const later = sql`(${usageDays.keyId}, ${usageDays.accountId}, ${usageDays.act}) > (${keyId}, ${accountId}, ${act})`;
  return or(lt(usageDays.day, day), and(eq(usageDays.day, day), later));
}
