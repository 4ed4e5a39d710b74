import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import { takeName } from '../../../platform/names/repo.js';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { domainName } from '../../sso/domains.js';
import { ssoDomains } from '../../sso/tables.js';
import { scimGroupMembers, scimGroups, scimUsers } from '../tables.js';
import { makeToken } from '../tokens.js';

/** The token itself. */
export async function scimToken(service: Service, ownerId: TenantId): Promise<string> {
  return (await service.database.transaction((tx) => makeToken(tx, service, ownerId, 'someone', false))).token;
}

/** Makes a domain the organisation's. */
export async function verifiedDomain(service: Service, ownerId: TenantId, domain: string): Promise<void> {
  const now = service.now();
  await service.database.db.insert(ssoDomains).values({ ownerId, domain, token: newId(), made: now, verified: now });
  await takeName(service.database.db, domainName, domain, { ownerId, id: domain });
}

async function scimUser(service: Service, ownerId: TenantId): Promise<string> {
  const id = newId();
  const now = service.now();
  await service.database.db.insert(scimUsers).values({
    ownerId,
    id,
    resource: { userName: id, active: false },
    userName: id,
    email: `${id}@example.com`,
    active: false,
    folded: { emails: [] },
    madeAccount: false,
    version: 1,
    made: now,
    updated: now,
  });
  return id;
}

async function scimGroup(service: Service, ownerId: TenantId): Promise<string> {
  const id = newId();
  const now = service.now();
  const row = { ownerId, id, displayName: id, folded: id, version: 1, made: now, updated: now };
  await service.database.db.insert(scimGroups).values(row);
  return id;
}

export const fixtures: Fixtures = {
  rows: {
    scim_tokens: scimToken,
    scim_users: scimUser,
    scim_groups: scimGroup,
    scim_group_members: async (service, ownerId) => {
      const userId = newId();
      await service.database.db.insert(scimGroupMembers).values({ ownerId, groupId: newId(), userId });
      return userId;
    },
  },
  kept: {
    scim_tokens: 'the newest, until it is replaced or revoked',
    scim_users: 'until the provider deletes them, or the organisation is erased',
    scim_groups: 'until the provider deletes them, or the organisation is erased',
    scim_group_members: 'until the provider removes them, or the organisation is erased',
  },
  things: {
    '/orgs/{org}/scim/groups/{group}': (service, _ownerId, input) => scimGroup(service, orgIn(input)),
  },
};
