// Whether an owner is suspended: in, the owner; out, since when. A query that finds a caller joins the suspension, so that it costs no query of its own.
import type { TenantId } from '@linework/operations';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { suspensions } from './tables.js';

export type Suspension = typeof suspensions.$inferSelect;

/** The condition of a left join. */
export function isSuspended(ownerId: PgColumn): SQL {
  return eq(suspensions.ownerId, ownerId);
}

/** For a caller or a membership: in, the moment that the join found. */
export function suspendedSince(moment: Date | null): { readonly isSuspended?: true } {
  return moment === null ? {} : { isSuspended: true };
}

export async function suspensionOf(db: Db, ownerId: TenantId): Promise<Suspension | undefined> {
  const [row] = await db.select().from(suspensions).where(eq(suspensions.ownerId, ownerId));
  return row;
}

/** What a suspended caller reads. `contact`: the address that answers for the service. */
export function suspendedWords(what: 'account' | 'organisation', contact: string | undefined): string {
  return `The ${what} is suspended. Nothing was deleted. Ask ${contact ?? 'the operator of this service'}.`;
}
