// Accounts.
import type { Resource } from '../../platform/resource.js';
import { eraseAccounts } from './erase.js';
import { eraseAccount } from './erase-account.js';
import { addressDiffers } from './errors.js';
import { me } from './me.js';
import { stored } from './stored.js';

export const accounts: Resource = {
  endpoints: [me, eraseAccount],
  tables: stored,
  sweeps: [eraseAccounts],
  errors: [addressDiffers],
};
