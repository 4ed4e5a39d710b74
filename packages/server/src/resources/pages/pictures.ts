// The pictures of a hosted diagram: in, what is shown and in which format; out, the bytes and the headers. The ETag is known before drawing,
// so that a client with a current picture gets 304 at once.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Look } from '../../platform/drawing/drawing.js';
import { RequestError } from '../../platform/http/envelope.js';
import type { Service } from '../../platform/service.js';
import type { DiagramRow } from '../diagrams/repo.js';
import type { Shown } from './find.js';
import type { Ending } from './place.js';
import { rasterOf } from './raster.js';
import { type Seen, seenIn } from './seen.js';

/** Opened directly, a picture is a document, which loads nothing and runs nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For a version, which never changes. One day, so that a diagram made private or deleted is gone from every cache tomorrow. */
const FIXED = 'public, max-age=86400';

export const FRESH = 'public, max-age=60, stale-while-revalidate=86400';

export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { drawing }: Service,
  { place, row, version }: Shown,
  ending: Ending,
): Promise<FastifyReply> {
  const look = lookOf(row, ending);
  const etag = `"${drawing.keyOf(version.source, look)}${ending.width === undefined ? '' : `-${ending.width}`}"`;
  const isPrivate = row.visibility === 'private';
  // The target of a stable link can change, and with it its first version.
  const isFixed = place.by === 'diagram' && place.version !== undefined;
  reply.headers({
    etag,
    'cache-control': isPrivate ? 'private, no-store' : isFixed ? FIXED : FRESH,
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
    'content-security-policy': SANDBOX,
    'x-robots-tag': 'noindex',
  });
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { content, mediaType } = await pictureOf(drawing, version.source, look, row, ending);
  return reply.type(mediaType).send(content);
}

async function pictureOf(
  drawing: Service['drawing'],
  source: string,
  look: Look,
  row: DiagramRow,
  { width }: Ending,
): ReturnType<Service['drawing']['picture']> {
  if (look.format !== 'png') return drawing.picture(source, look);
  const raster = rasterOf(await seenOf(drawing, source, row), width);
  if (raster === undefined) throw new RequestError('resource.not_found', 'A picture of that width cannot be drawn.');
  return drawing.picture(source, { ...look, scale: raster.scale });
}

/** Size and text description of a diagram, from its own SVG. */
export async function seenOf(
  drawing: Service['drawing'],
  source: string,
  row: Pick<DiagramRow, 'theme' | 'embedSource'>,
): Promise<Seen> {
  const { content } = await drawing.picture(source, lookOf(row, { format: 'svg', dark: false }));
  return seenIn(Buffer.from(content).toString('utf8'));
}

/** Only an SVG can follow its reader. */
function lookOf({ theme, embedSource }: Pick<DiagramRow, 'theme' | 'embedSource'>, { format, dark }: Ending): Look {
  if (format === 'svg') return { format, theme: dark ? 'dark' : theme, embedSource };
  return { format, theme: dark || theme === 'dark' ? 'dark' : 'light' };
}

/** RFC 9110, section 13.1.2: the weak comparison. */
function hasIt(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
