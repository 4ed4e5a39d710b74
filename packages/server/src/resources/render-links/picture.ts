// The picture of a link: in, what is wanted and for whom; out, the bytes with the headers by which caches and other sites can use it. The ETag is known
// before drawing, so that a client with a current picture gets 304 at once.
import { createHash } from 'node:crypto';
import type { Reply } from '@linework/operations';
import { SANDBOX } from '../../pages/policy.js';
import type { Look } from '../../platform/drawing/drawing.js';
import { type EndpointContext, refuse } from '../../platform/endpoint.js';
import { warningHeaders } from '../../platform/http/bare-picture.js';
import { RequestError } from '../../platform/http/envelope.js';
import { hasCurrent } from '../../platform/http/etag.js';
import type { Drawer } from './drawer.js';
import type { Wanted } from './wanted.js';

export interface Answer {
  readonly value: { readonly picture: Uint8Array<ArrayBuffer> };
  readonly reply: Reply;
}

/** On every answer, failures included: pictures are shown on pages of other sites, whose scripts the route lets read them. */
export const SHOWN_ANYWHERE = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': SANDBOX,
  'x-robots-tag': 'noindex',
} as const;

/** Sentences in a header. */
const MOST_WARNINGS = 20;

export async function pictureOf(
  wanted: Wanted,
  drawer: Drawer,
  { service, left: signal }: EndpointContext,
  { match, ignored = [] }: { readonly match?: string | undefined; readonly ignored?: readonly string[] },
): Promise<Answer> {
  const etag = `"${tagOf(service.version, wanted, drawer)}"`;
  const { format, from, theme, scale } = wanted;
  const headers = {
    ...SHOWN_ANYWHERE,
    etag,
    'cache-control': drawer.caching,
    ...(drawer.vary === '' ? {} : { vary: drawer.vary }),
  };
  if (hasCurrent(match, etag)) return { value: { picture: new Uint8Array(0) }, reply: { headers, notModified: true } };
  await drawer.count();
  const caller = { ...drawer, signal };
  const converted =
    from === 'mermaid'
      ? await service.drawing.converted(wanted.source, caller)
      : { source: wanted.source, warnings: [] };
  // The registry names them; a format that the service cannot draw does not compile in Look.
  const look: Look = { format: format.name as Look['format'], theme, scale };
  const { content, mediaType } = await service.drawing
    .picture(converted.source, look, caller)
    .catch((error: unknown) => diagnosed(error, converted.source, drawer, { service, signal }));
  const warnings = [...ignored, ...converted.warnings].slice(0, MOST_WARNINGS);
  return {
    value: { picture: new Uint8Array(content) },
    reply: { headers: { ...headers, ...warningHeaders(warnings) }, mediaType },
  };
}

/** A drawing that fails does not say why, because others can see a hosted diagram but not its source. A link contains the source. */
async function diagnosed(
  error: unknown,
  source: string,
  { style, taker }: Drawer,
  { service, signal }: { readonly service: EndpointContext['service']; readonly signal: AbortSignal },
): Promise<never> {
  if (!(error instanceof RequestError) || error.key !== 'diagram.invalid') throw error;
  await service.drawing.check(source, { taker, signal }, style);
  return refuse('diagram.invalid', error.message);
}

function tagOf(
  version: string,
  { source, format, from = 'linework', theme, scale }: Wanted,
  { style }: Drawer,
): string {
  return createHash('sha256')
    .update(`${JSON.stringify(['link', version, format.name, from, theme ?? '', scale ?? '', style?.key ?? ''])}\n`)
    .update(source)
    .digest('base64url');
}
