import type { Role, TenantId } from '@linework/operations';
import type { Service } from '../../../platform/service.js';
import { account, type Fixtures } from '../../../testing/owned.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { addMember } from '../repo.js';

/** Returns the account of a new member. */
export async function member(service: Service, ownerId: TenantId, role: Role = 'viewer'): Promise<TenantId> {
  const accountId = await account(service);
  await service.database.transaction((tx) => addMember(tx, { ownerId, accountId, role, joined: service.now() }));
  return accountId;
}

export const fixtures: Fixtures = {
  rows: { members: (service, ownerId) => member(service, ownerId) },
  kept: { members: 'erased with the organisation' },
  things: { '/orgs/{org}/members/{userId}': (service, _ownerId, input) => member(service, orgIn(input)) },
};
