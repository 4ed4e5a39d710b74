// Roles in words.
import type { Role } from '@linework/operations/roles';
import type { Option } from '../../parts/form.js';

const CAN: Readonly<Record<Role, string>> = {
  viewer: 'reads',
  editor: 'also publishes and changes diagrams',
  admin: 'also manages members and settings',
  owner: 'also appoints owners, pays, exports and deletes',
};

const LEAST_FIRST: readonly Role[] = ['viewer', 'editor', 'admin', 'owner'];

/** Those that somebody can give: only an owner can make another one. */
export function roleOptions(canMakeOwners: boolean): readonly Option[] {
  return LEAST_FIRST.filter((role) => canMakeOwners || role !== 'owner').map((role) => ({
    value: role,
    words: `${role[0]?.toUpperCase()}${role.slice(1)}: ${CAN[role]}`,
  }));
}

export function roleNamed(text: string): Role {
  return LEAST_FIRST.find((role) => role === text) ?? 'viewer';
}

/** `an editor`, `a viewer`. */
export function withArticle(role: Role): string {
  return role === 'viewer' ? 'a viewer' : `an ${role}`;
}
