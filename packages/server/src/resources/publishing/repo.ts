// Policies and choices in the database: in, an organisation or an account; out, what it chose.
import type { Role, TenantId } from '@linework/operations';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { members } from '../members/tables.js';
import { organisations } from '../organisations/tables.js';
import { publishingDefaults, publishingPolicies } from './tables.js';

export type Policy = Pick<typeof publishingPolicies.$inferSelect, 'destination' | 'unlisted' | 'editable'>;

export const NO_POLICY: Policy = { destination: 'anywhere', unlisted: 'allowed', editable: false };

/** An account has no policy of its own. */
export async function policyOf(db: Db, ownerId: TenantId): Promise<Policy> {
  const { destination, unlisted, editable } = publishingPolicies;
  const [row] = await db
    .select({ destination, unlisted, editable })
    .from(publishingPolicies)
    .where(eq(publishingPolicies.ownerId, ownerId));
  return row ?? NO_POLICY;
}

/** Changes what is named; the rest stays. */
export async function changePolicy(tx: Db, ownerId: TenantId, change: Partial<Policy>, now: Date): Promise<Policy> {
  const [row] = await tx
    .insert(publishingPolicies)
    .values({ ownerId, ...NO_POLICY, ...change, updated: now })
    .onConflictDoUpdate({ target: publishingPolicies.ownerId, set: { ...change, updated: now } })
    .returning();
  if (row === undefined) throw new Error('A policy was not saved.');
  return row;
}

/** An organisation of an account, and what it is for the account's publishes. */
export interface OwnLibrary {
  readonly id: TenantId;
  readonly slug: string;
  readonly name: string;
  readonly role: Role;
  readonly isDefault: boolean;
  readonly isRequired: boolean;
}

/** Those that are the account's default or that require its publishes, by slug. An account belongs to few organisations. */
export async function librariesOf(db: Db, accountId: TenantId): Promise<readonly OwnLibrary[]> {
  const rows = await db
    .select({
      id: organisations.ownerId,
      slug: organisations.slug,
      name: organisations.name,
      role: members.role,
      chosen: publishingDefaults.organisation,
      destination: publishingPolicies.destination,
    })
    .from(members)
    .innerJoin(organisations, and(eq(organisations.ownerId, members.ownerId), isNull(organisations.deleted)))
    .leftJoin(publishingPolicies, eq(publishingPolicies.ownerId, members.ownerId))
    .leftJoin(
      publishingDefaults,
      and(eq(publishingDefaults.ownerId, accountId), eq(publishingDefaults.organisation, members.ownerId)),
    )
    .where(eq(members.accountId, accountId))
    .orderBy(asc(organisations.slug));
  return rows
    .map(({ chosen, destination, ...row }) => ({
      ...row,
      isDefault: chosen !== null,
      isRequired: destination === 'organisation',
    }))
    .filter(({ isDefault, isRequired }) => isDefault || isRequired);
}

/** Undefined: its own library. */
export async function saveDefault(tx: Db, ownerId: TenantId, organisation: TenantId | undefined): Promise<void> {
  if (organisation === undefined) {
    await tx.delete(publishingDefaults).where(eq(publishingDefaults.ownerId, ownerId));
    return;
  }
  await tx
    .insert(publishingDefaults)
    .values({ ownerId, organisation })
    .onConflictDoUpdate({ target: publishingDefaults.ownerId, set: { organisation } });
}
