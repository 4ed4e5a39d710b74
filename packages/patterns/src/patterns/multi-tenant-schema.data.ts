// Multi-tenant database schema, as a pattern.
import type { Pattern } from '../pattern.js';

export const multiTenantSchema: Pattern = {
  id: 'multi-tenant-schema',
  title: 'Multi-tenant database schema',
  topic: 'data',
  description: 'Tenants, members and roles; every row carries its tenant, and the database isolates tenants.',
  tags: [
    'multi-tenant schema',
    'multi-tenant database',
    'multi tenant',
    'tenant tables',
    'row-level security',
    'row level isolation',
    'rls',
    'tenant_id',
    'organisations members roles',
    'organizations',
    'workspaces',
    'teams',
    'invitations',
    'b2b app tables',
    'saas database',
    'shared database',
    'permissions tables',
  ],
  asked:
    'tenant_id in every table, tables for organisations users roles, row level security postgres, workspace members, saas tables, company accounts database design, tenancy data model',
  use: 'One database for many companies.',
  avoid: 'Tenants whose contract requires their own database.',
  flavours: [],
  parameters: {
    invites: { type: 'switch', default: true, meaning: 'Invitations by email' },
    audit: { type: 'switch', default: true, meaning: 'An audit log' },
  },
  source: `
schema "{{title}}"
table tenants "Tenants" {
  id uuid pk
  slug "varchar(60)" unique
  name "varchar(200)"
  plan plan default=free
  created_at timestamptz
}
table users "Users" {
  id uuid pk
  email "varchar(255)" unique
  name "varchar(200)"
}
table memberships "Memberships" {
  tenant_id uuid pk fk=tenants.id
  user_id uuid pk fk=users.id
  role role default=member
  joined_at timestamptz
}
table projects "Projects, as every table of the product" {
  id uuid pk
  tenant_id uuid fk=tenants.id sub="row-level rule"
  name "varchar(200)"
  created_by uuid fk=users.id
}
table tasks "Tasks" {
  id uuid pk
  tenant_id uuid fk=tenants.id sub="row-level rule"
  project_id uuid fk=projects.id
  title "varchar(300)"
  done boolean default=false
}
@if invites
table invitations "Invitations" {
  id uuid pk
  tenant_id uuid fk=tenants.id
  email "varchar(255)"
  role role
  expires_at timestamptz
}
@end
@if audit
table audit_log "Audit log" {
  id bigint pk
  tenant_id uuid fk=tenants.id
  actor_id uuid nullable fk=users.id
  action "varchar(80)"
  at timestamptz
}
@end
enum plan {
  free
  team
  enterprise
}
enum role {
  owner
  admin
  member
}
index tasks tenant_id,project_id
note tasks : "tenant_id = current_setting('app.tenant')"
`,
};
