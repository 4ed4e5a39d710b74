// Generated diagrams that are out of date, as CI reports them.
import type { Resource } from '../../platform/resource.js';
import { differs } from './errors.js';
import { readDrift } from './read.js';
import { forgetOldDrift } from './repo.js';
import { reportDrift } from './report.js';
import { stored } from './stored.js';

export const drift: Resource = {
  endpoints: [reportDrift, readDrift],
  tables: stored,
  sweeps: [forgetOldDrift],
  errors: [differs],
};
