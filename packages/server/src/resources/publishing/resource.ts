// Where members of organisations publish, and what of it can be reached without an account.
import type { Resource } from '../../platform/resource.js';
import { libraryRequired, unlistedForbidden } from './errors.js';
import { chooseOwnPublishing, readOwnPublishing } from './own.js';
import { choosePolicy, readPolicy } from './policy.js';
import { publishingDefaults, publishingPolicies } from './tables.js';

export const publishing: Resource = {
  endpoints: [readPolicy, choosePolicy, readOwnPublishing, chooseOwnPublishing],
  tables: [publishingPolicies, publishingDefaults],
  errors: [unlistedForbidden, libraryRequired],
};
