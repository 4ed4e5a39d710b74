// POST /orgs/{org}/drift/runs: CI reports which generated diagrams of a repository are out of date. The newest run of the default branch decides what the
// dashboard shows, in whatever order runs are reported.
import type { TenantId } from '@linework/operations';
import { callerOf, change, type Db, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { heldStanding, permittedRole, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { differs } from './errors.js';
import { branchField, commitField, folderInRepository, reportedDiagrams, repositoryField, runField } from './fields.js';
import {
  addRepository,
  heldRepository,
  isForgotten,
  type RepositoryName,
  type RepositoryRow,
  repositoryCalled,
  repositoryCount,
  runOf,
} from './repo.js';
import { hashOf, positionOf, runId } from './run.js';
import { keepRun, type ReportedRun } from './saving.js';
import { driftTag } from './tag.js';

const MOST_REPOSITORIES = 300;

export const reportDrift = change({
  name: 'report_drift_run',
  summary: 'Report a drift run from CI',
  description:
    'Says which generated diagrams of a repository are out of date in one run of your CI; linework ci --report sends it. The same run of the same commit again changes nothing. A run of the default branch counts, and the newest one decides what the dashboard shows: of the latest commit, and of one commit the latest run. The default branch is the one in defaultBranch or, without it, that of the first run. What is older than 90 days is not kept.',
  http: { method: 'POST', path: '/orgs/{org}/drift/runs', tag: driftTag, bodyLimit: 1_000_000 },
  access: { scope: 'write', role: { permits: 'change', in: 'org' } },
  limits: [{ name: 'drift-runs', by: 'account', most: 600, seconds: 3_600 }],
  effect: 'write',
  action: 'drift.report',
  refusals: ['resource.not_found', 'resource.full', 'request.too_many', differs],
  example: {
    org: 'acme',
    repository: 'github.com/acme/shop',
    commit: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    branch: 'main',
    defaultBranch: 'main',
    run: '1658821493.1',
    at: '2026-11-22T09:30:00Z',
    committedAt: '2026-11-22T09:28:11Z',
    diagrams: [
      { path: 'docs/api.diagram', format: 'openapi', inputs: ['api/openapi.yaml'], state: 'current' },
      {
        path: 'docs/database.diagram',
        format: 'sql',
        inputs: ['db/schema.sql'],
        state: 'drifted',
        change: {
          elements: { added: 1, removed: 0, changed: 0 },
          edges: { added: 1, removed: 0, changed: 0 },
          words: ['Added table parcels.', 'Added orders -> parcels.'],
        },
      },
    ],
  },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      repository: repositoryField(z),
      folder: folderInRepository(z).optional(),
      commit: commitField(z),
      branch: branchField(z),
      defaultBranch: branchField(z).optional(),
      run: runField(z),
      at: z.iso.datetime().describe('When the run began. A time in the future counts as now.'),
      committedAt: z.iso.datetime().optional().describe('When the commit was made.'),
      diagrams: reportedDiagrams(z),
    }),
    output: z.object({
      repository: z.string(),
      folder: z.string(),
      commit: z.string(),
      run: z.string(),
      isCounted: z.boolean().describe('Whether it is of the default branch, so that the dashboard shows it.'),
      diagrams: z.int(),
      outOfDate: z.int().describe('How many of the diagrams are out of date.'),
    }),
  }),
  run: async ({ org, ...input }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    const run = reportedRun(input, service.now());
    const { name } = run;
    const isNew = (await repositoryCalled(tx, organisation, name)) === undefined;
    if (isNew) {
      await heldStanding(tx, organisation);
      await roleOf(tx, as, caller, 'change');
    } else await permittedRole(tx, as, caller, 'change');
    const repository = await repositoryFor(tx, organisation, run, service.now());
    const before = repository && (await runOf(tx, organisation, repository.id, run.id));
    if (before !== undefined && before.content !== run.content)
      refuse(
        differs,
        `Run ${run.run} of commit ${run.commit} was reported with another content. Report it once, or under another run.`,
      );
    const isCounted = before?.isCounted ?? isOfDefault(run, repository);
    if (repository !== undefined && before === undefined) await keepRun(tx, repository, run, isCounted, service.now());
    const { commit, diagrams } = run;
    const value = {
      repository: name.name,
      folder: name.folder,
      commit,
      run: run.run,
      isCounted,
      diagrams: diagrams.length,
      outOfDate: run.outOfDate.length,
    };
    note({ target: repository?.id ?? '', after: value });
    return { value };
  },
});

type Input = Omit<Parameters<typeof reportDrift.run>[0], 'org'>;

function reportedRun({ repository, folder = '', at, committedAt, diagrams, ...input }: Input, now: Date): ReportedRun {
  refuseContradictions(diagrams);
  const { commit, run, branch, defaultBranch } = input;
  const id = runId(commit, run);
  const began = new Date(Math.min(Date.parse(at), now.getTime()));
  const committed = committedAt === undefined ? null : new Date(committedAt);
  return {
    id,
    name: { name: repository, folder },
    commit,
    run,
    branch,
    defaultBranch,
    at: began,
    position: positionOf({ at: began, committed }, id),
    // A repeated run has another time.
    content: hashOf([branch, defaultBranch ?? null, diagrams]),
    diagrams,
    outOfDate: diagrams.filter(({ state }) => state !== 'current'),
  };
}

function refuseContradictions(diagrams: Input['diagrams']): void {
  const paths = new Set<string>();
  for (const { path, state, change: changes, before, after } of diagrams) {
    if (paths.has(path)) refuse('validation.failed', `diagrams: ${path} is there twice.`);
    paths.add(path);
    if (state === 'current' && [changes, before, after].some((each) => each !== undefined))
      refuse(
        'validation.failed',
        `diagrams: ${path} is current, so nothing of it changed. Omit change, before and after.`,
      );
  }
}

function isOfDefault({ branch, defaultBranch }: ReportedRun, repository: RepositoryRow | undefined): boolean {
  return branch === (defaultBranch ?? repository?.branch ?? branch);
}

/** Locked; one that nobody reported before is added, unless the run is too old to be kept. */
async function repositoryFor(
  tx: Db,
  ownerId: TenantId,
  { name, branch, defaultBranch, at }: ReportedRun,
  now: Date,
): Promise<RepositoryRow | undefined> {
  if (isForgotten(at, now)) return undefined;
  const known = await heldRepository(tx, ownerId, name);
  if (known !== undefined) return known;
  await demandRoom(tx, ownerId);
  const row = newRepository(ownerId, name, defaultBranch ?? branch, now);
  await addRepository(tx, row);
  return row;
}

async function demandRoom(tx: Db, ownerId: TenantId): Promise<void> {
  if ((await repositoryCount(tx, ownerId)) < MOST_REPOSITORIES) return;
  refuse(
    'resource.full',
    `An organisation has at most ${MOST_REPOSITORIES} repositories here. One that reports nothing for 90 days is forgotten.`,
  );
}

function newRepository(ownerId: TenantId, { name, folder }: RepositoryName, branch: string, now: Date): RepositoryRow {
  return {
    ownerId,
    id: newId(),
    name,
    folder,
    branch,
    position: null,
    commit: null,
    run: null,
    at: null,
    diagrams: 0,
    outOfDate: 0,
    updated: now,
  };
}
