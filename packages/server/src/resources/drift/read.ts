// GET /orgs/{org}/drift: which repositories' generated diagrams are out of date, since when, by what change, and how that developed.
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { cutPage } from '../../platform/http/cursor.js';
import { orgField } from '../organisations/fields.js';
import { daysOf, driftOf, repositoriesOf, type ShownDrift, totalsOf } from './dashboard.js';
import { repositoryField, shownDrift } from './fields.js';
import { DAYS, type RepositoryName, type RepositoryRow } from './repo.js';
import { driftTag } from './tag.js';

/** Listed of each repository, unless only one is requested. */
const MOST_LISTED = 20;

const DAY = 86_400_000;

export const readDrift = endpoint({
  name: 'get_drift',
  summary: 'Read the drift dashboard',
  description:
    'Lists the repositories by name, in pages: next is the cursor of the following page. Each has its last run on the default branch, what was out of date in it and since when, and a trend by day. Of each repository at most 20 diagrams are listed, the longest out of date first; repository lists all of one, and sources adds what a picture of each change is drawn from.',
  http: { method: 'GET', path: '/orgs/{org}/drift', tag: driftTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found', 'validation.failed'],
  example: { org: 'acme', days: 30 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      repository: repositoryField(z).optional(),
      sources: z
        .enum(['true', 'false'])
        .optional()
        .describe('true adds both sources of each change; requires repository.'),
      days: z.coerce.number().int().min(1).max(DAYS).optional().describe('Days of the trend. Default: 30.'),
      cursor: z.string().max(2_000).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional().describe('Default: 20.'),
    }),
    output: z.object({
      total: z
        .object({ repositories: z.int(), diagrams: z.int(), outOfDate: z.int() })
        .describe('Of all repositories of the organisation.'),
      repositories: z.array(
        z.object({
          repository: z.string(),
          folder: z.string().describe('Folder of the settings file; empty for the root.'),
          branch: z.string().describe('The default branch.'),
          lastRun: z
            .object({ run: z.string(), commit: z.string(), at: z.iso.datetime() })
            .nullable()
            .describe('On the default branch; null before the first one.'),
          diagrams: z.int().describe('Generated diagrams in the last run.'),
          outOfDate: z.int().describe('How many of them are out of date.'),
          drift: z.array(shownDrift(z)),
          trend: z.array(
            z.object({
              day: z.string().describe('UTC. Days without a run are omitted.'),
              runs: z.int(),
              diagrams: z.int().describe('In the newest run of the day.'),
              outOfDate: z.int(),
            }),
          ),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  run: async ({ repository, sources, days = 30, cursor, limit = 20 }, context) => {
    if (sources === 'true' && repository === undefined)
      refuse('validation.failed', 'sources: name the repository whose sources you need.');
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const page = { name: repository, after: placeIn(cursor), limit: limit + 1 };
    const { shown, last } = cutPage(await repositoriesOf(db, owner, page), limit);
    const ids = shown.map(({ id }) => id);
    const from = new Date(context.service.now().getTime() - (days - 1) * DAY).toISOString().slice(0, 10);
    const most = repository === undefined ? MOST_LISTED : Number.MAX_SAFE_INTEGER;
    const drift = await driftOf(db, owner, ids, { most, hasSources: sources === 'true' });
    const trend = await daysOf(db, owner, ids, from);
    return {
      value: {
        total: await totalsOf(db, owner),
        repositories: shown.map((row) => ({
          ...asRepository(row),
          drift: drift.filter(({ repositoryId }) => repositoryId === row.id).map(asDrift),
          trend: trend
            .filter(({ repositoryId }) => repositoryId === row.id)
            .map(({ day, runs, diagrams, outOfDate }) => ({ day, runs, diagrams, outOfDate })),
        })),
        next: last === undefined ? null : Buffer.from(`${last.name}\n${last.folder}`).toString('base64url'),
      },
    };
  },
});

/** Refuses what no page returned. */
function placeIn(cursor: string | undefined): RepositoryName | undefined {
  if (cursor === undefined) return undefined;
  const [, name, folder] = /^([^\p{C}\s]+)\n(\P{C}*)$/u.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (name === undefined || folder === undefined)
    refuse('validation.failed', 'cursor: send the next of the previous page, unchanged.');
  return { name, folder };
}

function asRepository({ name, folder, branch, run, commit, at, diagrams, outOfDate }: RepositoryRow) {
  const lastRun = run === null || commit === null || at === null ? null : { run, commit, at: at.toISOString() };
  return { repository: name, folder, branch, lastRun, diagrams, outOfDate };
}

function asDrift({ path, format, inputs, state, sinceAt, sinceCommit, change, ...sources }: ShownDrift) {
  const { before, after } = sources;
  return {
    path,
    format,
    inputs,
    state,
    since: { at: sinceAt.toISOString(), commit: sinceCommit },
    change,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
