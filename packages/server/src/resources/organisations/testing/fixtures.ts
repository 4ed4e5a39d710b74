import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { addMember } from '../../members/repo.js';
import { addOrganisation, giveUpSlug, takeSlug } from '../repo.js';

/** An organisation that the account owns. */
export async function organisation(
  service: Service,
  accountId: string,
  ownerId: TenantId = newId() as TenantId,
): Promise<TenantId> {
  const now = service.now();
  const row = { ownerId, slug: slugOfId(ownerId), name: 'Acme', made: now, updated: now, deleted: null };
  await service.database.transaction(async (tx) => {
    await addOrganisation(tx, row);
    await takeSlug(tx, ownerId, row.slug, now);
    await addMember(tx, { ownerId, accountId, role: 'owner', joined: now });
  });
  return ownerId;
}

const slugOfId = (ownerId: string): string => `org-${ownerId.slice(0, 12)}`;

/** The organisation in what was made for a request. */
export function orgIn(input: Readonly<Record<string, unknown>> = {}): TenantId {
  return String(input.org) as TenantId;
}

export const fixtures: Fixtures = {
  rows: {
    former_slugs: async (service, ownerId) => {
      await service.database.transaction((tx) => giveUpSlug(tx, ownerId, newId(), service.now()));
      return '';
    },
    organisations: (service, ownerId) => organisation(service, ownerId, ownerId),
  },
  kept: {
    former_slugs: 'still leads to its organisation, as long as nobody takes it',
    organisations: 'erased thirty days after it was deleted: organisations.test.ts',
  },
  things: {
    '/orgs/{org}': (service, ownerId) => organisation(service, ownerId),
    confirm: async (_service, _ownerId, input) => slugOfId(orgIn(input)),
  },
};
