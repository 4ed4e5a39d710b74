// GET /drift/{org} and, with ?repository=, one repository of it: the drift dashboard as pages for members who are signed in; with /picture, what changed
// in one diagram. A stranger gets the same response as for an organisation that does not exist.
import type { TenantId } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOn } from '../../../pages/form.js';
import { SANDBOX, SCRIPTLESS_POLICY } from '../../../pages/policy.js';
import { toFault } from '../../../platform/db/database.js';
import { failedWith, RequestError, sendFailure } from '../../../platform/http/envelope.js';
import { leaving, unlessLeft } from '../../../platform/http/leaving.js';
import { sendBytes } from '../../../platform/http/pieces.js';
import { takerOf } from '../../../platform/pool/taker.js';
import type { Service } from '../../../platform/service.js';
import { readerOf } from '../../auth/reader.js';
import { membershipIn } from '../../members/repo.js';
import { organisationOf } from '../../organisations/repo.js';
import { failurePage } from '../../pages/missing.js';
import { signInAt } from '../../sign-in/page.js';
import { daysOf, driftOf, repositoriesOf, totalsOf } from '../dashboard.js';
import { noDriftPage, overviewPage, repositoryPage } from './page.js';
import { pictureOf } from './picture.js';
import { DRIFT_STYLE, DRIFT_STYLE_PATH } from './style.js';
import { trendBegin, trendOf } from './trend.js';

interface Called {
  readonly Params: { readonly org: string };
  readonly Querystring: Readonly<Record<string, string | undefined>>;
}

/** Repositories on a page, and diagrams of one. */
const MOST_REPOSITORIES = 50;
const MOST_DIAGRAMS = 20;

export function addDriftPages(app: FastifyInstance, service: Service): void {
  const onPage = {
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const { key, message } = failedWith(request, reply, toFault(error));
      sendPage(reply, key === 'resource.not_found' ? noDriftPage() : failurePage(message, request.id));
    },
  };
  app.get<Called>('/drift/:org', onPage, async (request, reply) => {
    const reader = await readerOf(service, request);
    if (reader === undefined) return sendOn(reply, signInAt(request.url));
    const owner = await ownerFor(service, reader.id, request.params.org);
    const { repository } = request.query;
    return sendPage(
      reply,
      repository === undefined
        ? await overview(service, owner, request.query)
        : await oneRepository(service, owner, repository),
    );
  });
  app.get<Called>(
    '/drift/:org/picture',
    { errorHandler: (error, request, reply) => sendFailure(request, reply, toFault(error)) },
    (request, reply) => unlessLeft(reply, () => sendPicture(service, request, reply)),
  );
  app.get(DRIFT_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(DRIFT_STYLE));
}

/** Every member reads it. Throws `resource.not_found`, for a stranger as for a name that nobody has. */
async function ownerFor({ database: { db } }: Service, accountId: string, called: string): Promise<TenantId> {
  const membership = await membershipIn(db, accountId, called);
  if (membership === undefined || membership.isDeleted || membership.isSuspended)
    throw new RequestError('resource.not_found', 'No such organisation.');
  return membership.organisation;
}

async function overview(
  { database }: Service,
  owner: TenantId,
  { from, folder = '' }: Called['Querystring'],
): Promise<string> {
  const db = database.of(owner);
  const after = from === undefined ? undefined : { name: from, folder };
  const rows = await repositoriesOf(db, owner, { name: undefined, after, limit: MOST_REPOSITORIES + 1 });
  const shown = rows.slice(0, MOST_REPOSITORIES);
  const oldest = await driftOf(
    db,
    owner,
    shown.map(({ id }) => id),
    { most: 1, hasSources: false },
  );
  return overviewPage({
    organisation: await named(database.db, owner),
    total: await totalsOf(db, owner),
    repositories: shown.map((row) => ({ row, oldest: oldest.find(({ repositoryId }) => repositoryId === row.id) })),
    next: rows.length > shown.length ? shown.at(-1) : undefined,
  });
}

async function oneRepository({ database, now }: Service, owner: TenantId, name: string): Promise<string> {
  const db = database.of(owner);
  const rows = await repositoriesOf(db, owner, { name, after: undefined, limit: MOST_REPOSITORIES });
  if (rows.length === 0) throw new RequestError('resource.not_found', 'No such repository.');
  const ids = rows.map(({ id }) => id);
  const drift = await driftOf(db, owner, ids, { most: MOST_DIAGRAMS, hasSources: false });
  const days = await daysOf(db, owner, ids, trendBegin(now()));
  return repositoryPage({
    organisation: await named(database.db, owner),
    name,
    folders: rows.map((row) => ({
      row,
      drift: drift.filter(({ repositoryId }) => repositoryId === row.id),
      hasTrend: trendOf(days.filter(({ repositoryId }) => repositoryId === row.id)) !== undefined,
    })),
  });
}

async function named(db: Service['database']['db'], owner: TenantId) {
  const { slug = owner, name = owner } = (await organisationOf(db, owner)) ?? {};
  return { slug, name };
}

async function sendPicture(
  service: Service,
  request: FastifyRequest<Called>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reader = await readerOf(service, request);
  if (reader === undefined) throw new RequestError('resource.not_found', 'No such picture.');
  const owner = await ownerFor(service, reader.id, request.params.org);
  const asker = { taker: takerOf(reader, request.ip), signal: leaving(request, reply), address: request.ip };
  const { content, mediaType } = await pictureOf(service, owner, request.query, asker);
  reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': SANDBOX,
    'cross-origin-resource-policy': 'same-origin',
  });
  return sendBytes(reply.type(mediaType), content);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': SCRIPTLESS_POLICY,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(page);
}
