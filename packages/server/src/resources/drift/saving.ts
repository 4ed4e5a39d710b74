// Saves a run of a repository: in, the run and the locked repository; out, its row, and what the dashboard shows from then on. Whatever the order in
// which runs come, the result is the same.
import type { Db } from '../../platform/endpoint.js';
import {
  addRun,
  addToDay,
  changeRepository,
  changeSince,
  countedAfter,
  type DriftRow,
  forgetRunsUntil,
  positionOfNewest,
  type RepositoryName,
  type RepositoryRow,
  replaceDrift,
  sincesOf,
} from './repo.js';
import { type RunOrigin, sinceAfterLate } from './run.js';
import type { DiagramChange, STATES } from './tables.js';

/** Runs of a repository that are kept. */
export const MOST_RUNS = 2_000;

export interface ReportedDiagram {
  readonly path: string;
  readonly format: string;
  readonly inputs?: readonly string[] | undefined;
  readonly state: (typeof STATES)[number];
  readonly change?: DiagramChange | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface ReportedRun extends RunOrigin {
  readonly id: string;
  readonly name: RepositoryName;
  readonly run: string;
  readonly branch: string;
  readonly defaultBranch: string | undefined;
  readonly content: string;
  readonly diagrams: readonly ReportedDiagram[];
  readonly outOfDate: readonly ReportedDiagram[];
}

export async function keepRun(
  tx: Db,
  repository: RepositoryRow,
  run: ReportedRun,
  isCounted: boolean,
  now: Date,
): Promise<void> {
  const { ownerId, id: repositoryId } = repository;
  const oldest = await positionOfNewest(tx, ownerId, repositoryId, MOST_RUNS);
  // Whether it is already known cannot be seen any more.
  if (oldest !== undefined && run.position < oldest) return;
  const { id, commit, branch, content, position, at } = run;
  await addRun(tx, { ownerId, repositoryId, id, commit, branch, isCounted, content, position, at, received: now });
  if (oldest !== undefined) await forgetRunsUntil(tx, ownerId, repositoryId, oldest);
  await changeRepository(tx, repository, { updated: now });
  if (!isCounted) return;
  const counts = { diagrams: run.diagrams.length, outOfDate: run.outOfDate.length };
  await addToDay(tx, repository, at.toISOString().slice(0, 10), { position, ...counts });
  if (repository.position !== null && position < repository.position) return correctSince(tx, repository, run);
  const sinces = await sincesOf(tx, ownerId, repositoryId);
  const rows = run.outOfDate.map((each) => driftRow(repository, each, sinces.get(each.path) ?? run));
  await replaceDrift(tx, ownerId, repositoryId, rows);
  await changeRepository(tx, repository, { branch, position, commit, run: run.run, at, ...counts });
}

/** A run that comes late shows nothing new, but can have begun or interrupted what is out of date. */
async function correctSince(tx: Db, { ownerId, id }: RepositoryRow, late: ReportedRun): Promise<void> {
  const next = await countedAfter(tx, ownerId, id, late.position);
  if (next === undefined) return;
  const outOfDate = new Set(late.outOfDate.map(({ path }) => path));
  for (const [path, since] of await sincesOf(tx, ownerId, id)) {
    const corrected = sinceAfterLate(since, late, outOfDate.has(path), next);
    if (corrected !== since) await changeSince(tx, ownerId, id, path, corrected);
  }
}

function driftRow(
  { ownerId, id: repositoryId }: RepositoryRow,
  { path, format, inputs = [], state, change, before, after }: ReportedDiagram,
  since: RunOrigin,
): DriftRow {
  return {
    ownerId,
    repositoryId,
    path,
    format,
    inputs: [...inputs],
    state,
    since: since.position,
    sinceAt: since.at,
    sinceCommit: since.commit,
    change: change ?? null,
    before: before ?? null,
    after: after ?? null,
  };
}
