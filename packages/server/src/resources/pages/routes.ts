// GET /d/{id} and /s/{alias}: the page of a hosted diagram; with a file extension, its pictures. Rendered here, without a script. A caller who is not
// allowed to see a diagram gets the same response as if it did not exist.
import type { Actor } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCRIPTLESS_POLICY } from '../../pages/policy.js';
import { actorOf, type Door } from '../../platform/auth/actor.js';
import { toFault } from '../../platform/db/database.js';
import { failedWith, RequestError, sendFailure } from '../../platform/http/envelope.js';
import { leaving, unlessLeft } from '../../platform/http/leaving.js';
import type { Service } from '../../platform/service.js';
import { listedVersionsOf } from '../diagrams/repo.js';
import { styleOfVersion } from '../diagrams/version-style.js';
import { linksTo } from '../stable-links/links.js';
import { seenOf, type Viewer } from './drawn.js';
import { type AskActor, type Shown, shownAt } from './find.js';
import { failurePage, HOSTED_STYLE_PATH, missingPage } from './missing.js';
import { ownAddresses } from './own-addresses.js';
import { pageOf, VERSIONS } from './page.js';
import { BRIEFLY, sendPicture } from './pictures.js';
import { askedOf, numberIn, type Place } from './place.js';
import type { Seen } from './seen.js';
import { HOSTED_STYLE } from './style.js';

const ROUTES = [
  ['/d/:name', 'diagram'],
  ['/s/:name', 'alias'],
] as const;

const PICTURE = /\.(?:svg|png|pdf)$/;

export function addPages(app: FastifyInstance, service: Service, door: Door): void {
  for (const [url, by] of ROUTES)
    app.route({
      method: 'GET',
      url,
      handler: (request, reply) => unlessLeft(reply, () => answer(request, reply, by, service, door)),
      errorHandler: (error, request, reply) => sendPageFailure(request, reply, toFault(error)),
    });
  app.get(HOSTED_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(HOSTED_STYLE));
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  by: Place['by'],
  service: Service,
  door: Door,
): Promise<FastifyReply> {
  const { name } = request.params as { readonly name: string };
  const query = request.query as Readonly<Record<string, unknown>>;
  const target = askedOf(by, name, query);
  const isPage = target?.ending === undefined;
  const shown = target && (await shownAt(service.database.db, target.place, callerOf(request, door), isPage));
  if (shown === undefined) throw new RequestError('resource.not_found', 'No such diagram.');
  const viewer = { address: request.ip, left: leaving(request, reply) };
  if (target?.ending !== undefined) return sendPicture(request, reply, service, shown, target.ending, viewer);
  return sendPage(reply, service, shown, numberIn(query.before), viewer);
}

/** An invalid key or session counts as none: an error would reveal that something is here. */
function callerOf(request: FastifyRequest, door: Door): AskActor {
  return () =>
    actorOf(request, door).catch((error: unknown): Actor | undefined => {
      if (error instanceof RequestError && error.key === 'auth.key_invalid') return undefined;
      throw error;
    });
}

async function sendPage(
  reply: FastifyReply,
  service: Service,
  shown: Shown,
  before: number | 'none' | undefined,
  viewer: Viewer,
): Promise<FastifyReply> {
  const { db } = service.database;
  const { row, version, isOwner, sees } = shown;
  const from = before === 'none' ? undefined : before;
  const versions = sees.versions ? await listedVersionsOf(db, row.ownerId, row.id, from, VERSIONS + 1) : [];
  const links = isOwner ? await linksTo(db, row.ownerId, row.id) : [];
  const own = isOwner ? await ownAddresses(db, shown) : undefined;
  const style = await styleOfVersion(service, row, version);
  const seen = await seenOf(service, version.source, row, style, viewer).catch(unseen);
  return html(reply, isOwner ? 'private, no-store' : BRIEFLY)
    .header('vary', 'cookie, authorization')
    .send(
      pageOf({ ...shown, baseUrl: service.baseUrl, versions, aliases: links.map(({ alias }) => alias), own, seen }),
    );
}

/** A diagram that can no longer be drawn still has a page. */
function unseen(error: unknown): Seen | undefined {
  if (error instanceof RequestError && (error.key === 'diagram.invalid' || error.key === 'request.too_heavy'))
    return undefined;
  throw error;
}

/** Discards any response already begun. Not found is never cached, because a diagram can appear later. */
function sendPageFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  for (const each of ['etag', 'cross-origin-resource-policy', 'content-security-policy', 'vary'])
    reply.removeHeader(each);
  const { name = '' } = request.params as { readonly name?: string };
  reply.header('cache-control', 'no-store');
  if (PICTURE.test(name)) {
    sendFailure(request, reply, error);
    return;
  }
  const { key, message } = failedWith(request, reply, error);
  const page = key === 'resource.not_found' ? missingPage(request.url) : failurePage(message, request.id);
  html(reply, 'no-store').send(page);
}

function html(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': SCRIPTLESS_POLICY,
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
  });
}
