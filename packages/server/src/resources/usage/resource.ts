// What an account has used of its plan.
import type { Resource } from '../../platform/resource.js';
import { forgetOldNotices } from './notices.js';
import { readUsage } from './read.js';
import { stored } from './stored.js';

export const usage: Resource = {
  endpoints: [readUsage],
  tables: stored,
  sweeps: [forgetOldNotices],
};
