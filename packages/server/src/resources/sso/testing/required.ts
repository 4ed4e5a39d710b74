// Single sign-on that a domain requires, for tests: in, an organisation; out, its domain.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.js';
import { takeName } from '../../../platform/names/repo.js';
import type { Service } from '../../../platform/service.js';
import { domainName } from '../domains.js';
import { ssoConnections, ssoDomains, ssoSettings } from '../tables.js';
import { connection } from './fixtures.js';

/** Returns the domain, whose addresses sign in only through the organisation. */
export async function requiredDomain(service: Service, ownerId: TenantId): Promise<string> {
  const { db } = service.database;
  const [domain, now] = [`${newId()}.example.com`, service.now()];
  const id = await connection(service, ownerId);
  await db.update(ssoConnections).set({ state: 'on' }).where(eq(ssoConnections.id, id));
  await db.insert(ssoDomains).values({ ownerId, domain, token: newId(), made: now, verified: now });
  await takeName(db, domainName, domain, { ownerId, id: domain });
  const row = { ownerId, required: true, join: 'anyone', role: 'viewer', roleRules: [], hours: 720 } as const;
  await db.insert(ssoSettings).values({ ...row, updated: now });
  return domain;
}
