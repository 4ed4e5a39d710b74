// Role-based access control schema, as a pattern.
import type { Pattern } from '../pattern.js';

export const accessControlSchema: Pattern = {
  id: 'access-control-schema',
  title: 'Role-based access control schema',
  topic: 'security',
  description: 'Tables for users, groups, roles and permissions, with grants that expire.',
  tags: [
    'rbac',
    'role-based access control',
    'roles and permissions',
    'permission tables',
    'access control',
    'authorization schema',
    'user groups',
    'grants',
    'acl',
    'entitlements',
    'user management tables',
  ],
  use: 'An application that manages its own permissions.',
  avoid: 'Rules that depend on attributes or relations between objects. Use a policy engine.',
  flavours: [],
  parameters: { scopes: { type: 'switch', default: true, meaning: 'Grants for one resource only' } },
  source: `
schema "{{title}}"
table users "Users" {
  id uuid pk
  email "varchar(255)" unique
  disabled_at timestamptz nullable
}
table groups "Groups" {
  id uuid pk
  name "varchar(100)" unique
}
table group_members "Group members" {
  group_id uuid pk fk=groups.id
  user_id uuid pk fk=users.id
}
table roles "Roles" {
  id uuid pk
  name "varchar(60)" unique
}
table permissions "Permissions" {
  code "varchar(80)" pk sub="orders.refund"
  meaning "varchar(200)"
}
table role_permissions "Permissions of a role" {
  role_id uuid pk fk=roles.id
  permission "varchar(80)" pk fk=permissions.code
}
table grants "Grants" {
  id uuid pk
  role_id uuid fk=roles.id
  user_id uuid nullable fk=users.id
  group_id uuid nullable fk=groups.id
  @if scopes
  resource_id uuid nullable fk=resources.id
  @end
  ends_at timestamptz nullable
  granted_by uuid fk=users.id
}
@if scopes
table resources "Resources" {
  id uuid pk
  kind "varchar(40)"
  parent_id uuid nullable fk=resources.id
}
@end
`,
};
