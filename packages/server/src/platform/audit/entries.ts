// Entries of the audit log: in, a change; out, its entry in the transaction of the change.
import type { Actor, TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { newId } from '../ids.js';
import { auditEntries } from './tables.js';

/** What is changed, and how: `key.revoke`. */
export type Action = Lowercase<`${string}.${string}`>;

/** An action that no endpoint names: of a job, a protocol or the operator. For the list of all actions. */
export interface OtherAction {
  readonly action: Action;
  /** What is done: one line without a period. */
  readonly summary: string;
  /** Who does it, or where it is done: a noun phrase. */
  readonly by: string;
}

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** What a change was about. Never contains a secret. */
export interface EntryDetails {
  /** Whose log gets the entry, if not that of the tenant of the request: joining an organisation is for its log. */
  readonly owner?: TenantId;
  /** The id of what is changed. */
  readonly target?: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Who did it. */
export type Author = Pick<Actor, 'id' | 'by' | 'with'>;

export interface NewEntry extends Omit<EntryDetails, 'owner'> {
  readonly actor: Author;
  readonly action: Action;
  readonly at: Date;
  readonly origin?: Origin;
}

/**
 * Days for which an entry is kept: a year and a month, so that a year can be reviewed after it has ended. The database refuses to delete a younger one
 * (migrations/0020_append_only_audit.sql).
 */
export const DAYS = 396;

/** Characters of a header that are kept. */
const LONGEST = 300;

export async function addEntry(
  tx: Db,
  ownerId: TenantId,
  { actor, action, at, target = '', before, after, origin }: NewEntry,
): Promise<void> {
  const keyId = actor.by === 'key' ? (actor.with ?? 'local') : '';
  await tx.insert(auditEntries).values({
    ownerId,
    id: newId(),
    at,
    action,
    by: actor.id,
    keyId,
    target,
    before: before ?? null,
    after: after ?? null,
    address: origin?.address ?? '',
    userAgent: origin?.userAgent.replaceAll('\0', '').slice(0, LONGEST) ?? '',
    requestId: origin?.requestId ?? '',
  });
}

/**
 * By the clock of the database as well: a service whose clock is ahead forgets nothing early. Only from the beginning of a chain (seal.ts), so that
 * entries that were sealed in another order than that of their moments leave no gap.
 */
export async function forgetOldEntries(tx: Db, now: Date): Promise<void> {
  const end = sql`least(${now.toISOString()}::timestamptz, now()) - make_interval(hours => ${DAYS * 24}::int)`;
  await tx.execute(sql`
    with beginnings as (
      select o.owner_id, (
        select k.seq from ${auditEntries} k
        where k.owner_id = o.owner_id and k.seq is not null and k.at >= ${end}
        order by k.seq limit 1) as seq
      from (select distinct owner_id from ${auditEntries} where at < ${end}) o)
    delete from ${auditEntries} e using beginnings b
    where e.owner_id = b.owner_id and e.at < ${end} and (e.seq is null or b.seq is null or e.seq < b.seq)`);
}
