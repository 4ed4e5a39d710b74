// What the tables of provisioning hold, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { scimGroupMembers, scimGroups, scimTokens, scimUsers } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: scimTokens,
    purpose: 'Single sign-on',
    holds: 'When provisioning tokens were made and used; the tokens themselves are only hashes among the names',
    until: 'the token is replaced or revoked',
    exported: { file: 'scim-tokens' },
  },
  {
    table: scimUsers,
    purpose: 'Single sign-on',
    holds: 'People as the identity provider sent them, with all attributes that it sent',
    until: 'the provider deletes them',
    exported: { file: 'scim-users' },
  },
  {
    table: scimGroups,
    purpose: 'Single sign-on',
    holds: 'Groups of the identity provider, and the roles that they give',
    until: 'the provider deletes them',
    exported: { file: 'scim-groups' },
  },
  {
    table: scimGroupMembers,
    purpose: 'Single sign-on',
    holds: 'Who is in which group',
    until: 'the provider removes them',
    exported: { file: 'scim-group-members' },
  },
];
