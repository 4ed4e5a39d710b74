// What the members of an organisation can do: a table of roles and actions, not an order, so that a new role needs no place between others.

const PERMISSIONS = {
  viewer: ['read'],
  editor: ['read', 'change'],
  admin: ['read', 'change', 'manage'],
  owner: ['read', 'change', 'manage', 'own'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Role = keyof typeof PERMISSIONS;

/** Reading what the organisation has; changing its content; managing its members and settings; its plan, and the organisation itself. */
export type Permission = (typeof PERMISSIONS)['owner'][number];

export function isPermitted(role: Role, permission: Permission): boolean {
  const own: readonly Permission[] = PERMISSIONS[role];
  return own.includes(permission);
}
