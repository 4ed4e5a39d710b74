// What an account has used of its plan.
import type { Resource } from '../../platform/resource.js';
import { forgetOldNotices } from './notices.js';
import { readUsage } from './read.js';
import { usageNotices } from './tables.js';

export const usage: Resource = {
  endpoints: [readUsage],
  tables: [usageNotices],
  sweeps: [forgetOldNotices],
};
