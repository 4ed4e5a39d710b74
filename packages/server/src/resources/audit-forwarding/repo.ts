// Forwarding in the database: in, an organisation; out, its settings, the entries that wait, and who delivers them. Turns of several nodes deliver one
// log in order, because a turn holds its row and can move the position only while it does.
import type { TenantId } from '@linework/operations';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type EntryRow, type Seal, sealedEntry } from '../../platform/audit/seal.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import { newId } from '../../platform/ids.js';
import { auditForwarding } from './tables.js';

export type ForwardingRow = typeof auditForwarding.$inferSelect;

export interface HeldRow extends ForwardingRow {
  readonly heldBy: string;
}

/** Seconds for which a turn holds its row: longer than any turn takes (turn.ts). */
const HELD = 60;

export async function forwardingOf(db: Db, ownerId: TenantId): Promise<ForwardingRow | undefined> {
  const [row] = await db.select().from(auditForwarding).where(eq(auditForwarding.ownerId, ownerId));
  return row;
}

export async function putForwarding(tx: Db, row: ForwardingRow): Promise<void> {
  await tx.insert(auditForwarding).values(row).onConflictDoUpdate({ target: auditForwarding.ownerId, set: row });
}

export async function removeForwarding(tx: Db, ownerId: TenantId): Promise<void> {
  await tx.delete(auditForwarding).where(eq(auditForwarding.ownerId, ownerId));
}

/** Those with entries that wait, the one that has waited longest first. Held by the clock of the database, which is one for all nodes. */
export async function holdDue(db: Db, now: Date, most: number): Promise<readonly HeldRow[]> {
  const heldBy = newId();
  const { ownerId, seq, hash, due, heldUntil, paused } = auditForwarding;
  const next = db.$with('next').as(
    db
      .select({ ownerId })
      .from(auditForwarding)
      .where(
        sql`${paused} is null and ${due} <= ${now.toISOString()}::timestamptz
        and (${heldUntil} is null or ${heldUntil} <= now())
        and exists (
          select 1 from ${auditEntries} w
          where w.owner_id = ${ownerId} and w.seq > ${positionOf(sql`${ownerId}`, sql`${seq}`, sql`${hash}`)})`,
      )
      .orderBy(asc(due))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const rows = await db
    .with(next)
    .update(auditForwarding)
    .set({ heldBy, heldUntil: sql`now() + make_interval(secs => ${HELD})` })
    .where(inArray(ownerId, db.select({ ownerId: next.ownerId }).from(next)))
    .returning();
  return rows.map((row) => ({ ...row, heldBy }));
}

/** In the order of the chain. */
export async function waitingEntries(
  db: Db,
  { ownerId, seq, hash }: Pick<ForwardingRow, 'ownerId' | 'seq' | 'hash'>,
  most: number,
): Promise<readonly SealedEntry[]> {
  const position = positionOf(sql`${ownerId}`, sql`${seq}::bigint`, sql`${hash}`);
  const rows: readonly EntryRow[] = await db
    .select(getTableColumns(auditEntries))
    .from(auditEntries)
    .where(and(eq(auditEntries.ownerId, ownerId), sql`${auditEntries.seq} > ${position}`))
    .orderBy(asc(auditEntries.seq))
    .limit(most);
  return rows.flatMap((row) => sealedEntry(row) ?? []);
}

/** By the ends of the chain, which has no gaps, and with the entries that have no place in it yet. */
export async function countWaiting(
  db: Db,
  { ownerId, seq, hash }: Pick<ForwardingRow, 'ownerId' | 'seq' | 'hash'>,
): Promise<number> {
  const position = positionOf(sql`${ownerId}`, sql`${seq}::bigint`, sql`${hash}`);
  const [row] = await rowsFrom<{ readonly waiting: number }>(
    db,
    sql`
      select (
        (select count(*) from ${auditEntries} where owner_id = ${ownerId} and hash is null)
        + coalesce((
          select greatest(0, max(seq) - greatest(${position}, min(seq) - 1))
          from ${auditEntries} where owner_id = ${ownerId} and seq is not null), 0))::int as waiting`,
  );
  return row?.waiting ?? 0;
}

/** Whether the turn still holds the row. What follows belongs to another turn if not, or to nobody. */
export async function moveTo(db: Db, { ownerId, heldBy }: HeldRow, { seq, hash }: Seal): Promise<boolean> {
  return changeHeld(db, { ownerId, heldBy }, { seq, hash, failures: 0, failingSince: null });
}

/** Behind the others that wait. */
export async function release(db: Db, row: HeldRow, due: Date): Promise<void> {
  await changeHeld(db, row, { heldBy: null, heldUntil: null, due });
}

export async function changeHeld(
  db: Db,
  { ownerId, heldBy }: Pick<HeldRow, 'ownerId' | 'heldBy'>,
  change: Partial<Omit<ForwardingRow, 'ownerId'>>,
): Promise<boolean> {
  const rows = await db
    .update(auditForwarding)
    .set(change)
    .where(and(eq(auditForwarding.ownerId, ownerId), eq(auditForwarding.heldBy, heldBy)))
    .returning({ ownerId: auditForwarding.ownerId });
  return rows.length > 0;
}

/**
 * The number after which entries wait. A log whose entries have all ended counts from 1 again: then the entry with the number is another one, or a
 * lower number is there without it.
 */
function positionOf(ownerId: SQL, seq: SQL, hash: SQL): SQL {
  return sql`case
    when exists (select 1 from ${auditEntries} p where p.owner_id = ${ownerId} and p.seq = ${seq} and p.hash = ${hash})
      or not exists (select 1 from ${auditEntries} p where p.owner_id = ${ownerId} and p.seq <= ${seq})
    then ${seq} else 0 end`;
}
