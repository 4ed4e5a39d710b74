// How only invitations fail.
import type { OwnError } from '@linework/operations';

export const ended: OwnError = {
  key: 'invite.ended',
  status: 410,
  meaning: 'The invitation was accepted, revoked or has expired. Ask for a new one.',
};

export const otherAddress: OwnError = {
  key: 'invite.other_address',
  status: 403,
  meaning: 'The invitation is for another address. The message says which one.',
};
