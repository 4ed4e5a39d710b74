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

/** The roles that permit it, for a message: `owner, admin or editor`. */
export function rolesThat(permission: Permission): string {
  const roles = ROLES.filter((role) => isPermitted(role, permission));
  return roles.length === 1 ? roles.join('') : `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`;
}
