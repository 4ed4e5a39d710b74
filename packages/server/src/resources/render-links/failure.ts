// A link that cannot be drawn: in, the request and what went wrong; out, the failure as every route sends it, and for a page that shows an image, a picture of
// it with the same status. No cache keeps either.
import { type DiagnosticRecord, type PictureFormat, quote, short } from '@linework/core';
import type { EndpointContext } from '../../platform/endpoint.js';
import { RequestError } from '../../platform/http/envelope.js';
import { takerOf } from '../../platform/pool/taker.js';
import { admit } from '../pages/drawn.js';
import { SHOWN_ANYWHERE } from './picture.js';
import type { Options } from './wanted.js';

/** Media types of the pictures of failures. */
export const FAILURE_TYPES = ['image/svg+xml', 'image/png'] as const;

/** Errors that a picture lists. */
const MOST_ERRORS = 3;

/** Characters of a sentence in a picture. */
const LONGEST = 240;

/** What a request asks to see, as far as it can be known. */
export interface Requested extends Pick<Options, 'theme'> {
  readonly format: PictureFormat | undefined;
}

class RenderFailure extends RequestError {
  override readonly headers: Readonly<Record<string, string>>;
  override readonly picture: RequestError['picture'];

  constructor(error: RequestError, picture: RequestError['picture']) {
    super({ key: error.key, status: error.status, meaning: error.message }, error.message, error.details);
    const { 'content-security-policy': policy, ...anywhere } = SHOWN_ANYWHERE;
    this.headers = {
      ...error.headers,
      ...anywhere,
      'cache-control': 'no-store',
      vary: 'accept',
      ...(picture && { 'content-security-policy': policy }),
    };
    this.picture = picture;
  }
}

/** Runs the work of an endpoint that draws. */
export async function orFailure<Result>(
  context: EndpointContext,
  requested: () => Requested,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new RenderFailure(error, await pictureOfFailure(error, context, requested));
  }
}

/** Undefined for a caller that reads JSON, and where nothing more can be drawn for its network. */
async function pictureOfFailure(
  error: RequestError,
  { service, address, left: signal, headers: { accept = '' } }: EndpointContext,
  requested: () => Requested,
): Promise<RequestError['picture']> {
  if (error.status >= 500 || error.status === 429 || !showsPictures(accept)) return undefined;
  const { format, theme } = requested();
  if (format?.name !== 'svg' && format?.name !== 'png') return undefined;
  const look = { format: format.name, theme: theme === 'auto' && format.name === 'png' ? 'light' : theme } as const;
  try {
    return await service.drawing.picture(sourceOf(error), look, {
      owner: '',
      style: undefined,
      taker: takerOf(undefined, address),
      signal,
      admit: () => admit(service, address),
    });
  } catch (failure) {
    if (failure instanceof RequestError) return undefined;
    throw failure;
  }
}

/** A browser names images for an `<img>`, and for a link that it opens. */
function showsPictures(accept: string): boolean {
  return /\bimage\//i.test(accept) && !/\bapplication\/json\b/i.test(accept);
}

/** A diagram with a node for each error. */
function sourceOf({ message, details }: RequestError): string {
  const errors = Array.isArray(details) ? (details as readonly DiagnosticRecord[]).filter(isError) : [];
  const shown = errors.slice(0, MOST_ERRORS);
  const more = errors.length - shown.length;
  const title =
    errors.length === 0 ? 'No picture' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the diagram`;
  const nodes =
    shown.length === 0
      ? [node('n0', message)]
      : shown.map(({ line, message: text, hint }, i) => node(`n${i}`, `Line ${line}: ${text}`, hint));
  return [
    `flow ${quote(title)} direction=down icons=off`,
    ...nodes,
    ...(more > 0 ? [`node more step ${quote(`${more} more`)}`] : []),
    '',
  ].join('\n');
}

function node(id: string, label: string, hint = ''): string {
  const sub = hint === '' ? '' : ` sub=${quote(short(hint, LONGEST))}`;
  return `node ${id} step ${quote(short(label, LONGEST))}${sub} tone=red`;
}

function isError(each: DiagnosticRecord): boolean {
  return typeof each === 'object' && each !== null && each.severity === 'error' && typeof each.line === 'number';
}
