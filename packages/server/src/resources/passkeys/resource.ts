// Passkeys of an account, and signing in with them.
import type { Resource } from '../../platform/resource.js';
import { createPasskey } from './add.js';
import { askForPasskey } from './ask.js';
import { forgetOldChallenges } from './challenges.js';
import { passkeyKnown, passkeyRefused, passkeyUnproven } from './errors.js';
import { listPasskeys } from './list.js';
import { offerPasskey } from './offer.js';
import { otherActions } from './other-actions.js';
import { deletePasskey } from './remove.js';
import { nameOfPasskey } from './rename.js';
import { passkeyName } from './repo.js';
import { stored } from './stored.js';
import { verifyPasskey } from './verify.js';

export const passkeys: Resource = {
  endpoints: [askForPasskey, verifyPasskey, listPasskeys, offerPasskey, createPasskey, nameOfPasskey, deletePasskey],
  otherActions,
  tables: stored,
  names: [passkeyName],
  sweeps: [forgetOldChallenges],
  errors: [passkeyRefused, passkeyUnproven, passkeyKnown],
};
