// Members of organisations.
import type { Resource } from '../../platform/resource.js';
import { changeMemberRole } from './change-role.js';
import { listMembers } from './list.js';
import { removeFromOrganisation } from './remove.js';
import { stored } from './stored.js';

export const members: Resource = {
  endpoints: [listMembers, changeMemberRole, removeFromOrganisation],
  tables: stored,
};
