// Members of organisations.
import type { Resource } from '../../platform/resource.js';
import { changeMemberRole } from './change-role.js';
import { listMembers } from './list.js';
import { removeFromOrganisation } from './remove.js';
import { members as rows } from './tables.js';

export const members: Resource = {
  endpoints: [listMembers, changeMemberRole, removeFromOrganisation],
  tables: [rows],
};
