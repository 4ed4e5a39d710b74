// API keys of an account.
import type { Resource } from '../../platform/resource.js';
import { createKey } from './create.js';
import { unreadable } from './errors.js';
import { keyUse, revealUse } from './keys.js';
import { listKeys } from './list.js';
import { keyName } from './repo.js';
import { revealKey } from './reveal.js';
import { revokeApiKey } from './revoke.js';
import { hashedKeys, sealedKeys } from './rotation.js';
import { stored } from './stored.js';

export const keys: Resource = {
  endpoints: [listKeys, createKey, revealKey, revokeApiKey],
  tables: stored,
  names: [keyName],
  secrets: [keyUse, revealUse],
  sealed: [sealedKeys],
  hashed: [hashedKeys],
  errors: [unreadable],
};
