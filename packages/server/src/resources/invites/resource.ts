// Invitations to organisations.
import type { Resource } from '../../platform/resource.js';
import { acceptInvite } from './accept.js';
import { ended, otherAddress } from './errors.js';
import { invite } from './invite.js';
import { listInvites } from './list.js';
import { forgetOldInvites, inviteName } from './repo.js';
import { revokeInvite } from './revoke.js';
import { stored } from './stored.js';

export const invites: Resource = {
  endpoints: [listInvites, invite, revokeInvite, acceptInvite],
  tables: stored,
  sweeps: [forgetOldInvites],
  names: [inviteName],
  errors: [ended, otherAddress],
};
