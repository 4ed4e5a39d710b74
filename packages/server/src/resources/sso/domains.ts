// Domains of organisations: in, an address or a domain; out, whose it is. A verified domain belongs to one organisation.
import type { TenantId } from '@linework/operations';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { named, nameKind } from '../../platform/names/repo.js';
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
