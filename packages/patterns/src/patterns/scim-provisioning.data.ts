// User provisioning with SCIM, as a pattern.
import type { Pattern } from '../pattern.js';

export const scimProvisioning: Pattern = {
  id: 'scim-provisioning',
  title: 'User provisioning with SCIM',
  topic: 'security',
  description: 'The identity provider creates, changes and removes users and groups in an application over SCIM.',
  tags: [
    'scim',
    'provisioning',
    'user provisioning',
    'deprovisioning',
    'joiner mover leaver',
    'automatic user accounts',
    'entra provisioning',
    'okta provisioning',
    'directory sync',
    'group push',
    'lifecycle of accounts',
    'offboarding',
    'hr driven identity',
  ],
  asked:
    'create and remove accounts automatically, okta creates users in our app, sync users and groups from directory, deactivate leavers, account lifecycle from hr, automatic deprovisioning',
  use: 'Applications whose accounts must follow a company directory.',
  avoid: 'Accounts created at the first sign-in, if late removal does no harm.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { groups: { type: 'switch', default: true, meaning: 'Groups are also provisioned' } },
  source: `
sequence "{{title}}"
actor hr service "HR system"
actor idp identity "Identity provider" {{workforce}}
actor scim gateway "SCIM endpoint"
actor app service "Application"
actor db database "Accounts" {{sql}}
divider "Joins"
hr ..> idp : "new employee" role=async
idp -> scim : "GET /Users?filter=userName eq ..."
scim --> idp : "none"
idp -> scim : "POST /Users"
scim -> db : "create account" role=data
scim --> idp : "201, id"
@if groups
idp -> scim : "PATCH /Groups, add member"
scim -> db : "add role" role=data
@end
divider "Moves"
hr ..> idp : "new department" role=async
idp -> scim : "PATCH /Users/id"
scim -> db : "change" role=data
divider "Leaves"
hr ..> idp : "last day" role=async
idp -> scim : "PATCH /Users/id, active false"
scim -> db : "disable" role=data
scim ..> app : "end every session" role=async
scim --> idp : "200"
`,
};
