// Seals the logs: in, a database; out, entries with their places in the chain of their log, numbered in the order of their moments. A moment after
// they were written, so that no change waits for another one of the same log.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { BEGINNING, type ChainEntry, hashedText, type SealedEntry } from '@linework/operations/audit/chain';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.js';
import { auditEntries } from './tables.js';

export type EntryRow = typeof auditEntries.$inferSelect;

/** Entries that one transaction seals. */
const BATCH = 500;

/** Of the lock of a log: an arbitrary number, the same in every version. */
const LOCK = 7_244_152;

type Transacting = Pick<Database, 'db' | 'transaction'>;

/** How often a round passes all logs: the entries of earlier releases, which have no place yet, get theirs within minutes. */
const PASSES = 20;

/** Seals what every log has now; a part of it, if there is very much. */
export async function sealLogs(database: Transacting): Promise<void> {
  for (let passes = 0; passes < PASSES && (await passLogs(database)); passes++);
}

/** Seals some entries of every log, so that a long log keeps no other one waiting. Returns whether more are left. */
async function passLogs(database: Transacting): Promise<boolean> {
  let isMore = false;
  for (let owner = await unsealedAfter(database.db, ''); owner !== undefined; ) {
    isMore = (await sealSome(database, owner)) === BATCH || isMore;
    owner = await unsealedAfter(database.db, owner);
  }
  return isMore;
}

/** Seals all that a log has now, unless nobody waits for it any more. */
export async function sealLog(database: Transacting, ownerId: TenantId, left: AbortSignal): Promise<void> {
  while (!left.aborted && (await sealSome(database, ownerId)) === BATCH);
}

async function unsealedAfter(db: Db, owner: string): Promise<TenantId | undefined> {
  const [row] = await db
    .select({ ownerId: auditEntries.ownerId })
    .from(auditEntries)
    .where(and(isNull(auditEntries.hash), gt(auditEntries.ownerId, owner as TenantId)))
    .orderBy(asc(auditEntries.ownerId))
    .limit(1);
  return row?.ownerId;
}

/** Returns how many. */
async function sealSome({ transaction }: Transacting, ownerId: TenantId): Promise<number> {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${ownerId}))`);
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.ownerId, ownerId), isNull(auditEntries.hash)))
      .orderBy(asc(auditEntries.at), asc(auditEntries.id))
      .limit(BATCH);
    if (rows.length > 0) await keepSeals(tx, ownerId, chained(rows, await lastSealed(tx, ownerId)));
    return rows.length;
  });
}

/** The place of an entry in its chain. */
export interface Seal {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first entry, the place of none. */
export async function lastSealed(tx: Db, ownerId: TenantId): Promise<Seal> {
  const [row] = await tx
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.ownerId, ownerId), isNotNull(auditEntries.seq)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return { seq: row?.seq ?? 0, hash: row?.hash ?? BEGINNING };
}

function chained(rows: readonly EntryRow[], last: Seal): readonly SealedEntry[] {
  const entries: SealedEntry[] = [];
  for (const row of rows) {
    const { seq, hash } = entries.at(-1) ?? last;
    const entry = chainEntry(row, seq + 1, hash);
    entries.push({ ...entry, hash: createHash('sha256').update(hashedText(entry)).digest('hex') });
  }
  return entries;
}

async function keepSeals(tx: Db, ownerId: TenantId, entries: readonly SealedEntry[]): Promise<void> {
  const seals = entries.map(({ id, seq, previous, hash }) => ({ id, seq, previous, hash }));
  await tx.execute(sql`
    update ${auditEntries} e set seq = s.seq, previous = s.previous, hash = s.hash
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id text, seq bigint, previous text, hash text)
    where e.owner_id = ${ownerId} and e.id = s.id`);
}

/** An entry with its place in the chain. */
function chainEntry(row: EntryRow, seq: number, previous: string): ChainEntry {
  const { ownerId: owner, id, action, by, before, after } = row;
  return {
    seq,
    previous,
    owner,
    id,
    at: row.at.toISOString(),
    action,
    actor: { id: by, keyId: row.keyId || null },
    target: row.target || null,
    before,
    after,
    address: row.address || null,
    userAgent: row.userAgent || null,
    requestId: row.requestId || null,
  };
}

/** A row as an export has it; undefined until it is sealed. */
export function sealedEntry(row: EntryRow): SealedEntry | undefined {
  const { seq, previous, hash } = row;
  return seq === null || previous === null || hash === null ? undefined : { ...chainEntry(row, seq, previous), hash };
}
