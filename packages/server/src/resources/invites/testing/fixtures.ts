import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { newLink, putInvite } from '../repo.js';

async function invitation(service: Service, ownerId: TenantId): Promise<string> {
  const now = service.now();
  const id = newId();
  const times = { made: now, expires: new Date(now.getTime() + 86_400_000), closed: null };
  const row = { ownerId, id, invited: `${id}@example.com`, role: 'viewer', by: ownerId, ...times } as const;
  await service.database.transaction((tx) => putInvite(tx, row, newLink()));
  return id;
}

export const fixtures: Fixtures = {
  rows: { invites: (service, ownerId) => invitation(service, ownerId) },
  things: { '/orgs/{org}/invites/{id}': (service, _ownerId, input) => invitation(service, orgIn(input)) },
  alwaysRefused: { accept_invite: 'nobody was invited: organisations.test.ts' },
};
