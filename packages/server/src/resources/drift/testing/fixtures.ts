import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { addRepository } from '../repo.js';
import { hashOf, positionOf, runId } from '../run.js';
import { keepRun, type ReportedRun } from '../saving.js';

/** A run with one diagram that is out of date. */
async function driftRun(service: Service, ownerId: TenantId): Promise<string> {
  const now = service.now();
  const name = { name: `github.com/acme/${newId()}`, folder: '' };
  const commit = 'a'.repeat(40);
  const id = runId(commit, '1');
  const diagram = { path: 'docs/db.diagram', format: 'sql', state: 'missing' } as const;
  const run: ReportedRun = {
    id,
    name,
    commit,
    run: '1',
    branch: 'main',
    defaultBranch: undefined,
    at: now,
    position: positionOf({ at: now, committed: null }, id),
    content: hashOf([]),
    diagrams: [diagram],
    outOfDate: [diagram],
  };
  const repository = {
    ownerId,
    id: newId(),
    ...name,
    branch: 'main',
    position: null,
    commit: null,
    run: null,
    at: null,
    diagrams: 0,
    outOfDate: 0,
    updated: now,
  };
  await service.database.transaction(async (tx) => {
    await addRepository(tx, repository);
    await keepRun(tx, repository, run, true, now);
  });
  return repository.id;
}

export const fixtures: Fixtures = {
  rows: { drift_repositories: driftRun, drift_runs: driftRun, drift_days: driftRun, drift_diagrams: driftRun },
};
