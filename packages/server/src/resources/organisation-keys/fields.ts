// Fields of an organisation's keys, in requests and responses.
import type { z as Zod } from 'zod';
import type { KeyRow } from '../keys/repo.js';
import { keyAsShown, shownKey } from '../keys/shown.js';
import { KEY_ROLES } from '../keys/tables.js';

export function keyRoleField(z: typeof Zod) {
  return z
    .enum(KEY_ROLES)
    .describe('What the key can do in the organisation, as far as its scopes allow. No key is an owner.');
}

export function organisationKeyFields(z: typeof Zod) {
  return shownKey(z).extend({
    role: keyRoleField(z),
    madeBy: z.string().describe('Id of the account that made it.'),
  });
}

export function asOrganisationKey(row: KeyRow) {
  const { role, madeBy } = row;
  if (role === null || madeBy === null)
    throw new Error('A key of an organisation has a role, and someone who made it.');
  return { ...keyAsShown(row), role, madeBy };
}
