// A link that cannot be drawn: in, an endpoint that draws; out, the same with its failures as every route sends them, and for a page that shows an image, a
// picture of each with the same status. No cache keeps either.
import { type DiagnosticRecord, type PictureFormat, pictureFormats, quote, short } from '@linework/core';
import { ZodError } from 'zod';
import type { AnyEndpoint, EndpointContext } from '../../platform/endpoint.js';
import { failureOf, RequestError } from '../../platform/http/envelope.js';
import { takerOf } from '../../platform/pool/taker.js';
import { admit } from '../pages/drawn.js';
import { SHOWN_ANYWHERE } from './picture.js';
import { type Options, THEMES } from './wanted.js';

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

/** What was sent, before anything checked it. */
export type Sent = Readonly<Record<string, unknown>>;

/** `requested` does not throw. */
export function showingFailures(
  endpoint: AnyEndpoint,
  requested: (sent: Sent, context: EndpointContext) => Requested,
): AnyEndpoint {
  return {
    ...endpoint,
    call: async (input, schemas, context) => {
      try {
        return await endpoint.call(input, schemas, context);
      } catch (failure) {
        const error = requestErrorOf(failure);
        if (error === undefined) throw failure;
        throw new RenderFailure(error, await pictureOfFailure(error, context, requested(input as Sent, context)));
      }
    },
  };
}

/** Undefined for a name that no format has. */
export function formatOf(name: unknown): PictureFormat | undefined {
  return pictureFormats.find(({ suffix }) => suffix === name);
}

export function themeOf(name: unknown): Options['theme'] {
  return THEMES.find((each) => each === name);
}

function requestErrorOf(failure: unknown): RequestError | undefined {
  if (failure instanceof RequestError) return failure;
  if (!(failure instanceof ZodError)) return undefined;
  const { message, details } = failureOf(failure);
  return new RequestError('validation.failed', message, details);
}

/** Undefined for a caller that reads JSON, and where nothing more can be drawn for its network. */
async function pictureOfFailure(
  error: RequestError,
  { service, address, left: signal, headers: { accept = '' } }: EndpointContext,
  { format, theme }: Requested,
): Promise<RequestError['picture']> {
  if (error.status >= 500 || error.status === 429 || !showsPictures(accept)) return undefined;
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
  const all: readonly unknown[] = Array.isArray(details) ? details : [];
  const errors = all.filter(isError);
  const reasons = errors.length > 0 ? errors.map(inSource) : all.filter(isIssue).map(inRequest);
  const shown = reasons.slice(0, MOST_ERRORS);
  const more = reasons.length - shown.length;
  const title =
    errors.length === 0 ? 'No picture' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the diagram`;
  return [
    `flow ${quote(title)} direction=down icons=off`,
    ...(shown.length === 0 ? [{ label: message }] : shown).map(node),
    ...(more > 0 ? [`node more step ${quote(`${more} more`)}`] : []),
    '',
  ].join('\n');
}

interface Reason {
  readonly label: string;
  readonly hint?: string | undefined;
}

function inSource({ line, message, hint }: DiagnosticRecord): Reason {
  return { label: `Line ${line}: ${message}`, hint };
}

/** A field that the request schema refuses. */
interface Issue {
  readonly path: readonly string[];
  readonly message: string;
}

function inRequest({ path, message }: Issue): Reason {
  return { label: path.length === 0 ? message : `${path.join('.')}: ${message}` };
}

function node({ label, hint = '' }: Reason, at: number): string {
  const sub = hint === '' ? '' : ` sub=${quote(short(hint, LONGEST))}`;
  return `node n${at} step ${quote(short(label, LONGEST))}${sub} tone=red`;
}

function isError(each: unknown): each is DiagnosticRecord {
  const { severity, line } = fieldsOf(each);
  return severity === 'error' && typeof line === 'number';
}

function isIssue(each: unknown): each is Issue {
  const { path, message } = fieldsOf(each);
  return Array.isArray(path) && typeof message === 'string';
}

function fieldsOf(value: unknown): Sent {
  return typeof value === 'object' && value !== null ? (value as Sent) : {};
}
