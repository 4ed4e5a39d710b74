// Fields of provisioned groups, in requests and responses.
import type { z as Zod } from 'zod';
import { KEY_ROLES } from '../keys/tables.js';
import type { GroupRow } from './groups/repo.js';

export function groupRoleField(z: typeof Zod) {
  return z
    .enum(KEY_ROLES)
    .nullable()
    .describe(
      'What its members are in the organisation; null for the role of those who join. The highest role of a member counts. No group makes an owner.',
    );
}

export function groupFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    name: z.string(),
    members: z.int().describe('Users in the group.'),
    role: groupRoleField(z),
  });
}

export function asGroup({ id, displayName: name, role }: GroupRow, members: number) {
  return { id, name, members, role };
}
