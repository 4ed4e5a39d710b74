// A part of an audit log for an export: in, a period or an entry that the reader has already; out, its entries in the order of the chain, read in
// batches as fast as the reader takes them.
import type { TenantId } from '@linework/operations';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { and, asc, eq, gt, gte, isNotNull, lt, lte, max, min } from 'drizzle-orm';
import { sealedEntry } from '../../platform/audit/seal.js';
import { auditEntries } from '../../platform/audit/tables.js';
import type { Db } from '../../platform/db/database.js';

/** Entries that are in memory at once. */
const BATCH = 500;

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

export async function* sealedEntries(
  db: Db,
  ownerId: TenantId,
  { after, last }: Part,
): AsyncGenerator<readonly SealedEntry[]> {
  for (let from = after; from < last; ) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.ownerId, ownerId), gt(auditEntries.seq, from), lte(auditEntries.seq, last)))
      .orderBy(asc(auditEntries.seq))
      .limit(BATCH);
    const entries = rows.flatMap((row) => sealedEntry(row) ?? []);
    if (entries.length > 0) yield entries;
    from = entries.length < BATCH ? last : (entries.at(-1)?.seq ?? last);
  }
}
