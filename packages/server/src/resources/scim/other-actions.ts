// What an identity provider enters in the audit log of an organisation, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  { action: 'scim_user.create', summary: 'Provision a user', by: 'POST /scim/v2/Users' },
  { action: 'scim_user.change', summary: 'Change a user, or deactivate it', by: 'PUT and PATCH /scim/v2/Users/{id}' },
  { action: 'scim_user.delete', summary: 'Delete a user', by: 'DELETE /scim/v2/Users/{id}' },
  { action: 'scim_group.create', summary: 'Provision a group', by: 'POST /scim/v2/Groups' },
  { action: 'scim_group.change', summary: 'Change a group or its members', by: 'PUT and PATCH /scim/v2/Groups/{id}' },
  { action: 'scim_group.delete', summary: 'Delete a group', by: 'DELETE /scim/v2/Groups/{id}' },
];
