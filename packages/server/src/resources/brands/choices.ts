// Whose house style an account draws with: in, the account; out, what it chose, and between which organisations it can choose.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { houseStyles } from '../house-styles/tables.js';
import { members } from '../members/tables.js';
import { organisations } from '../organisations/tables.js';
import { brandChoices } from './tables.js';

export interface Choice {
  readonly id: TenantId;
  readonly slug: string;
  readonly name: string;
}

/** Undefined if it has chosen nothing; null if it chose the default look. */
export async function choiceOf(db: Db, ownerId: TenantId): Promise<TenantId | null | undefined> {
  const [row] = await db.select().from(brandChoices).where(eq(brandChoices.ownerId, ownerId));
  return row?.organisation;
}

/** The organisations of an account that have a house style, by slug. */
export async function styledOrganisations(db: Db, accountId: TenantId): Promise<readonly Choice[]> {
  const { ownerId: id, slug, name } = organisations;
  return db
    .select({ id, slug, name })
    .from(members)
    .innerJoin(organisations, eq(organisations.ownerId, members.ownerId))
    .innerJoin(houseStyles, eq(houseStyles.ownerId, members.ownerId))
    .where(and(eq(members.accountId, accountId), isNull(organisations.deleted)))
    .orderBy(asc(slug));
}

export async function saveChoice(tx: Db, ownerId: TenantId, organisation: TenantId | null): Promise<void> {
  await tx
    .insert(brandChoices)
    .values({ ownerId, organisation })
    .onConflictDoUpdate({ target: brandChoices.ownerId, set: { organisation } });
}
