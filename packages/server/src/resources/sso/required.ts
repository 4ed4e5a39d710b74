// Whether an address has to sign in through its organisation: in, the address; out, the organisation, or undefined.
import type { TenantId } from '@linework/operations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { names } from '../../platform/names/tables.js';
import { domainName, domainOf } from './domains.js';
import { ssoConnections, ssoSettings } from './tables.js';

/** A single statement, which does the same work for every address. */
export async function ssoRequiredFor(db: Db, email: string): Promise<TenantId | undefined> {
  const [row] = await db
    .select({ ownerId: names.ownerId })
    .from(names)
    .innerJoin(ssoSettings, and(eq(ssoSettings.ownerId, names.ownerId), eq(ssoSettings.required, true)))
    .innerJoin(ssoConnections, and(eq(ssoConnections.ownerId, names.ownerId), eq(ssoConnections.state, 'on')))
    .where(and(eq(names.kind, domainName), eq(names.name, domainOf(email))))
    .limit(1);
  return row?.ownerId;
}
