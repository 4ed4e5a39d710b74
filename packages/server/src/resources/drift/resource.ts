// Generated diagrams that are out of date, as CI reports them.
import type { Resource } from '../../platform/resource.js';
import { differs } from './errors.js';
import { readDrift } from './read.js';
import { forgetOldDrift } from './repo.js';
import { reportDrift } from './report.js';
import { driftDays, driftDiagrams, driftRepositories, driftRuns } from './tables.js';

export const drift: Resource = {
  endpoints: [reportDrift, readDrift],
  // A repository is erased after what belongs to it.
  tables: [driftDiagrams, driftDays, driftRuns, driftRepositories],
  sweeps: [forgetOldDrift],
  errors: [differs],
};
