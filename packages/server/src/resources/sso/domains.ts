// Domains of organisations: in, an address or a domain; out, whose it is. A verified domain belongs to one organisation.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { named, nameKind, releaseNamesOf } from '../../platform/names/repo.js';
import { ssoDomains } from './tables.js';

export const domainName = nameKind('domain');

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** The organisation whose verified domain an address is in. */
export async function organisationOfAddress(db: Db, email: string): Promise<TenantId | undefined> {
  return (await named(db, domainName, domainOf(email)))?.ownerId;
}

export async function verifiedDomainsOf(db: Db, ownerId: TenantId): Promise<readonly string[]> {
  const rows = await db
    .select({ domain: ssoDomains.domain })
    .from(ssoDomains)
    .where(and(eq(ssoDomains.ownerId, ownerId), isNotNull(ssoDomains.verified)));
  return rows.map(({ domain }) => domain);
}

export type DomainRow = typeof ssoDomains.$inferSelect;

/** Domains of an organisation, at most. */
export const MOST_DOMAINS = 100;

/** By name. */
export async function domainsOf(db: Db, ownerId: TenantId): Promise<readonly DomainRow[]> {
  return db.select().from(ssoDomains).where(eq(ssoDomains.ownerId, ownerId)).orderBy(asc(ssoDomains.domain));
}

export async function domainIn(db: Db, ownerId: TenantId, domain: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(ssoDomains).where(ownRow(ownerId, domain));
  return row;
}

export async function putDomain(tx: Db, row: DomainRow): Promise<void> {
  await tx
    .insert(ssoDomains)
    .values(row)
    .onConflictDoUpdate({ target: [ssoDomains.ownerId, ssoDomains.domain], set: row });
}

export async function removeDomainRow(tx: Db, ownerId: TenantId, domain: string): Promise<void> {
  await tx.delete(ssoDomains).where(ownRow(ownerId, domain));
  await releaseNamesOf(tx, domainName, { ownerId, id: domain });
}

/** Those that were verified and not looked for since. */
export async function domainsToCheck(db: Db, before: Date, most: number): Promise<readonly DomainRow[]> {
  return db
    .select()
    .from(ssoDomains)
    .where(and(isNotNull(ssoDomains.verified), lt(ssoDomains.checked, before)))
    .orderBy(asc(ssoDomains.checked))
    .limit(most);
}

function ownRow(ownerId: TenantId, domain: string) {
  return and(eq(ssoDomains.ownerId, ownerId), eq(ssoDomains.domain, domain));
}
