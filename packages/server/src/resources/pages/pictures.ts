// The pictures of a hosted diagram: in, what is shown and in which format; out, the bytes and the headers. The ETag is known before drawing,
// so that a client with a current picture gets 304 at once.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX } from '../../pages/policy.js';
import type { Look, Picture } from '../../platform/drawing/drawing.js';
import { RequestError } from '../../platform/http/envelope.js';
import { hasCurrent } from '../../platform/http/etag.js';
import { sendBytes } from '../../platform/http/pieces.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import type { Service } from '../../platform/service.js';
import type { DiagramRow } from '../diagrams/repo.js';
import { styleOfVersion } from '../diagrams/version-style.js';
import { drawnFor, lookOf, seenOf, type Viewer } from './drawn.js';
import type { Shown } from './find.js';
import type { Ending } from './place.js';
import { rasterOf } from './raster.js';

/** A minute, after which a cache asks again with the ETag: so soon a diagram that was made private or deleted is gone from every cache. */
export const BRIEFLY = 'public, max-age=60, must-revalidate';

export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  service: Service,
  { row, version, isOwner }: Shown,
  ending: Ending,
  viewer: Viewer,
): Promise<FastifyReply> {
  const look = lookOf(row, ending);
  const style = await styleOfVersion(service, row, version);
  const etag = `"${service.drawing.keyOf(version.source, look, style)}${ending.width === undefined ? '' : `-${ending.width}`}"`;
  reply.headers({
    etag,
    'cache-control': isOwner ? 'private, no-store' : BRIEFLY,
    'cross-origin-resource-policy': isOwner ? 'same-origin' : 'cross-origin',
    'content-security-policy': SANDBOX,
    'x-robots-tag': 'noindex',
  });
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { content, mediaType } = await pictureOf(service, { source: version.source, look, row, style }, ending, viewer);
  return sendBytes(reply.type(mediaType), content);
}

interface Wanted {
  readonly source: string;
  readonly look: Look;
  readonly row: DiagramRow;
  readonly style: StyleBytes | undefined;
}

async function pictureOf(
  service: Service,
  { source, look, row, style }: Wanted,
  { width }: Ending,
  viewer: Viewer,
): Promise<Picture> {
  if (look.format !== 'png') return drawnFor(service, source, look, row, style, viewer);
  const raster = rasterOf(await seenOf(service, source, row, style, viewer), width);
  if (raster === undefined) throw new RequestError('resource.not_found', 'A picture of that width cannot be drawn.');
  return drawnFor(service, source, { ...look, scale: raster.scale }, row, style, viewer);
}
