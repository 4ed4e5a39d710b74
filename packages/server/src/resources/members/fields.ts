// Fields of members, in requests and responses.
import type { z as Zod } from 'zod';
import { roleField } from '../organisations/fields.js';
import type { Person } from './repo.js';

export function userField(z: typeof Zod) {
  return z.string().max(40).describe('Id of the account of the member, or me.');
}

export function memberFields(z: typeof Zod) {
  return z.object({ userId: z.string(), email: z.string(), role: roleField(z), joinedAt: z.iso.datetime() });
}

export function asMember({ accountId, email, role, joined }: Person) {
  return { userId: accountId, email, role, joinedAt: joined.toISOString() };
}
