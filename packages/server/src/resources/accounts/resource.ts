// Accounts.
import type { Resource } from '../../platform/resource.js';
import { me } from './me.js';
import { emailName } from './repo.js';
import { accounts as rows } from './tables.js';

export const accounts: Resource = { endpoints: [me], tables: [rows], names: [emailName] };
