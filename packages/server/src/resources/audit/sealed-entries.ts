// A part of an audit log for an export: in, a period or an entry that the reader has already; out, its entries in the order of the chain, read in
// batches as fast as the reader takes them.
import type { TenantId } from '@linework/operations';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { and, eq, gte, isNotNull, lt, max, min, sql } from 'drizzle-orm';
import { type EntryRow, sealedEntry } from '../../platform/audit/seal.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Db, rowsFrom } from '../../platform/db/db.js';

/** Entries that one statement reads. Twice as many are in memory at once. */
const BATCH = 1_000;

/** Of the numbers of entries: `after` is not part of it, `last` is. */
export interface Part {
  readonly after: number;
  readonly last: number;
}

export async function seqOf(db: Db, ownerId: TenantId, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(and(eq(auditEntries.ownerId, ownerId), eq(auditEntries.id, id)));
  return row?.seq ?? undefined;
}

/** Without a gap: from the first entry of the period in the chain to the last one. */
export async function partOf(
  db: Db,
  ownerId: TenantId,
  { from, to }: { readonly from: Date | undefined; readonly to: Date | undefined },
): Promise<Part> {
  const [row] = await db
    .select({ first: min(auditEntries.seq), last: max(auditEntries.seq) })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.ownerId, ownerId),
        isNotNull(auditEntries.seq),
        from && gte(auditEntries.at, from),
        to && lt(auditEntries.at, to),
      ),
    );
  return { after: (row?.first ?? 1) - 1, last: row?.last ?? 0 };
}

export async function* sealedEntries(db: Db, ownerId: TenantId, part: Part): AsyncGenerator<readonly SealedEntry[]> {
  let next = batchOf(db, ownerId, part);
  for (let { after } = part; after < part.last; ) {
    const entries = await next;
    after += BATCH;
    // The database reads the next ones while these are sent.
    next = batchOf(db, ownerId, { after, last: part.last });
    next.catch(() => undefined);
    if (entries.length > 0) yield entries;
  }
}

/** A row as both engines return it without drizzle, whose mapping of each column would take most of the time of an export. */
interface BatchRow extends Omit<EntryRow, 'at'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Those with the next numbers, as numbers have no gaps: whatever way the planner takes, it reads no others. */
async function batchOf(db: Db, ownerId: TenantId, { after, last }: Part): Promise<readonly SealedEntry[]> {
  if (after >= last) return [];
  const rows = await rowsFrom<BatchRow>(
    db,
    sql`
      select owner_id as "ownerId", id, (extract(epoch from at) * 1000)::float8 as at, action, by, key_id as "keyId", target, before, after, address,
        user_agent as "userAgent", request_id as "requestId", seq::float8 as seq, previous, hash
      from ${auditEntries} e
      where owner_id = ${ownerId} and e.seq > ${after} and e.seq <= ${Math.min(after + BATCH, last)}
      order by e.seq`,
  );
  return rows.flatMap((row) => sealedEntry({ ...row, at: new Date(row.at) }) ?? []);
}
