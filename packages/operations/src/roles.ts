// What the members of an organisation can do: a table of roles and actions, not an order, so that a new role needs no place between others.

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Reading what the organisation has; changing its content; managing its members and settings; its plan, and the organisation itself. */
export type Permission = 'read' | 'change' | 'manage' | 'own';

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'change'],
  admin: ['read', 'change', 'manage'],
  owner: ['read', 'change', 'manage', 'own'],
};

export function isPermitted(role: Role, permission: Permission): boolean {
  return PERMISSIONS[role].includes(permission);
}

/** Who can do it, for a message: `owner or admin`. */
export function rolesThat(permission: Permission): string {
  return ROLES.filter((role) => isPermitted(role, permission)).join(' or ');
}
