// What the tables of drift hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './repo.js';
import { driftDays, driftDiagrams, driftRepositories, driftRuns } from './tables.js';

export const stored: readonly Stored[] = [
  // A repository is erased after what belongs to it.
  {
    table: driftDiagrams,
    purpose: 'Drift',
    holds: 'Generated diagrams that are out of date',
    until: 'the next run of the default branch',
    wide: true,
    exported: { file: 'drift-diagrams' },
  },
  {
    table: driftDays,
    purpose: 'Drift',
    holds: 'The number of diagrams that are out of date, by day',
    until: `${DAYS} days`,
    exported: { file: 'drift-days' },
  },
  {
    table: driftRuns,
    purpose: 'Drift',
    holds: 'Runs that CI reported: commit, branch and time',
    until: `${DAYS} days`,
    exported: { file: 'drift-runs' },
  },
  {
    table: driftRepositories,
    purpose: 'Drift',
    holds: 'Repositories that report runs',
    until: `${DAYS} days after the last run`,
    exported: { file: 'drift-repositories' },
  },
];
