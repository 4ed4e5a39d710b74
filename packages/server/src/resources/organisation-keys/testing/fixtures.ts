import { SCOPES, type TenantId } from '@linework/operations';
import type { Service } from '../../../platform/service.js';
import type { Fixtures, KeyState } from '../../../testing/owned.js';
import { makeKey } from '../../keys/keys.js';
import type { KEY_ROLES } from '../../keys/tables.js';
import { orgIn } from '../../organisations/testing/fixtures.js';

interface OrganisationKey extends Pick<KeyState, 'scopes'> {
  readonly role?: (typeof KEY_ROLES)[number];
  /** Account that made it. */
  readonly madeBy?: string;
}

/** The key itself, and its id. */
export async function organisationKey(
  service: Service,
  ownerId: TenantId,
  { role = 'admin', scopes = SCOPES, madeBy = 'someone' }: OrganisationKey = {},
): Promise<{ readonly id: string; readonly key: string }> {
  const request = { name: 'Test', scopes, expires: undefined, organisation: { role, madeBy } };
  const { row, key } = await service.database.transaction((tx) => makeKey(tx, service, ownerId, request));
  return { id: row.id, key };
}

export const fixtures: Fixtures = {
  things: {
    '/orgs/{org}/keys/{id}': async (service, madeBy, input) =>
      (await organisationKey(service, orgIn(input), { madeBy })).id,
  },
};
