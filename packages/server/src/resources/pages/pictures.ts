// The pictures of a hosted diagram: in, what is shown and as what; out, the bytes and the headers. Its key says what it is before it is drawn,
// so that who has it already is told so at once.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Look } from '../../platform/drawing/drawing.js';
import { RequestError } from '../../platform/http/envelope.js';
import type { Service } from '../../platform/service.js';
import type { DiagramRow } from '../diagrams/repo.js';
import type { Shown } from './find.js';
import type { Ending } from './place.js';
import { rasterOf } from './raster.js';
import { type Seen, seenIn } from './seen.js';

/** Opened by itself it is a document, which gets nothing and runs nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Of a version that stays as it is; a day, so that what is made private or deleted is gone from every cache tomorrow. */
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
  // What a stable link leads to may change, its first version too.
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
  if (raster === undefined) throw new RequestError('resource.not_found', 'No picture of that width can be made.');
  return drawing.picture(source, { ...look, scale: raster.scale });
}

/** Size and words of a diagram, as its own SVG has them. */
export async function seenOf(
  drawing: Service['drawing'],
  source: string,
  row: Pick<DiagramRow, 'theme' | 'embedSource'>,
): Promise<Seen> {
  const { content } = await drawing.picture(source, lookOf(row, { format: 'svg', dark: false }));
  return seenIn(Buffer.from(content).toString('utf8'));
}

/** An SVG alone can follow its reader. */
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
