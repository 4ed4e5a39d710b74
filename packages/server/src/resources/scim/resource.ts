// Provisioning of organisations by their identity providers (SCIM 2.0).
import type { Resource } from '../../platform/resource.js';
import { changeGroupRole } from './group-role.js';
import { makeScimToken } from './make-token.js';
import { otherActions } from './other-actions.js';
import { readScim } from './read.js';
import { revokeScimToken } from './revoke-token.js';
import { stored } from './stored.js';
import { forgetEndedTokens, hashedTokens, scimTokenName, scimTokenUse } from './tokens.js';

export const scim: Resource = {
  endpoints: [readScim, makeScimToken, revokeScimToken, changeGroupRole],
  otherActions,
  tables: stored,
  names: [scimTokenName],
  secrets: [scimTokenUse],
  hashed: [hashedTokens],
  sweeps: [forgetEndedTokens],
};
