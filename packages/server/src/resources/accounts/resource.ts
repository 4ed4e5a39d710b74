// Accounts.
import type { Resource } from '../../platform/resource.js';
import { me } from './me.js';
import { stored } from './stored.js';

export const accounts: Resource = { endpoints: [me], tables: stored };
