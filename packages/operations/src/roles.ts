// What the members of an organisation can do: a table of roles and actions, not an order, so that a new role needs no place between others.

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** What each permission is for; docs/organisations.md shows it. */
export const PERMISSION_MEANINGS = {
  read: 'See the organisation, its members, its diagrams and what is out of date',
  change: 'Publish, change, lock, restore and delete diagrams, report drift runs, ask for priority support',
  manage:
    'Invite and remove members, change their roles, set folder rules and style rules, change the name, avatar, brand and icons of the organisation, decide where members publish, see, export and forward the audit log, see the usage',
  own: 'Make, change or remove owners, export everything that the organisation has, delete it',
} as const;

export type Permission = keyof typeof PERMISSION_MEANINGS;

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'change'],
  admin: ['read', 'change', 'manage'],
  owner: ['read', 'change', 'manage', 'own'],
};

export function isPermitted(role: Role, permission: Permission): boolean {
  return PERMISSIONS[role].includes(permission);
}

/** Why a role is not enough. */
export function roleRefusal(permission: Permission, role: Role | undefined): string {
  return `Only an ${rolesThat(permission)} can do this. Your role is ${role}.`;
}

/** The roles that permit it, for a message: `owner, admin or editor`. */
export function rolesThat(permission: Permission): string {
  const roles = ROLES.filter((role) => isPermitted(role, permission));
  return roles.length === 1 ? roles.join('') : `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`;
}
