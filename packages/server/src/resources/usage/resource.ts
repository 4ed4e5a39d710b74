// What an account has used of its plan.
import type { Resource } from '../../platform/resource.js';
import { readUsage } from './read.js';

export const usage: Resource = { endpoints: [readUsage] };
