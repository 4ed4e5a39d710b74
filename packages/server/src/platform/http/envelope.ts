// Failures: in, an error key or whatever a route or the framework threw; out, the error envelope with its status.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { errorOf, type Refused } from '../errors/refused.js';
import type { SharedError } from '../errors/shared-errors.js';
import { loggable } from './loggable.js';

/** A failure with a stable key; thrown by routes and services. */
export class RequestError extends Error {
  readonly key: string;
  readonly status: number;
  readonly details: unknown;
  /** For the response, besides those of its key. */
  readonly headers: Readonly<Record<string, string>> = {};
  /** Sent instead of the envelope, to a caller that shows pictures. */
  readonly picture: { readonly mediaType: string; readonly content: Uint8Array } | undefined = undefined;

  constructor(refused: Refused, message: string, details?: unknown) {
    super(message);
    const { key, status } = errorOf(refused);
    this.key = key;
    this.status = status;
    this.details = details;
  }
}

export interface Failure {
  readonly key: string;
  readonly status: number;
  readonly message: string;
  readonly details?: unknown;
}

/** The body of every failure (docs/limits.md, Errors). */
export interface ErrorEnvelope {
  readonly error: true;
  readonly errorCode: string;
  readonly message: string;
  readonly details?: unknown;
  readonly requestId: string;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Set on every response, refusals included. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** The same; with https, browsers also call this host, and hosts below it, only by https for a year (RFC 6797). */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  const isSafe = baseUrl.startsWith('https:');
  return { ...SECURITY_HEADERS, ...(isSafe && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }) };
}

/** Seconds after which a caller can retry after `service.busy` or `service.unavailable`. */
export const RETRY_AFTER = 2;

/** Framework error codes, and the key of each. */
const BY_CODE: Readonly<Record<string, SharedError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'request.malformed',
  // The client closed its connection, or was disconnected, before the body had arrived.
  ECONNRESET: 'request.malformed',
};

const MESSAGES: Partial<Record<SharedError, string>> = {
  'auth.key_missing': 'The API key is missing. Send Authorization: Bearer lw_…',
  'auth.key_invalid': 'The API key is unknown or revoked.',
  'request.unsupported_media_type': 'Send the body as application/json.',
  'request.malformed': 'The request cannot be parsed.',
  'request.timeout': 'The request took too long to arrive.',
  'internal.error': 'The service failed. Search the logs for the request id.',
};

export function failureOfKey(shared: SharedError): Failure {
  const { key, status, meaning } = errorOf(shared);
  return { key, status, message: MESSAGES[shared] ?? meaning };
}

export function envelope({ key, message, details }: Failure, requestId: string): ErrorEnvelope {
  return { error: true, errorCode: key, message, ...(details === undefined ? {} : { details }), requestId };
}

export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) {
    const { key, status, message, details } = error;
    return { key, status, message, details };
  }
  if (error instanceof ZodError) {
    return {
      ...failureOfKey('validation.failed'),
      message: 'The request does not match the schema.',
      details: error.issues.map(({ path, message, code }) => ({ path: path.map(String), message, code })),
    };
  }
  return failureOfKey(BY_CODE[errorCode(error)] ?? 'internal.error');
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const failure = failedWith(request, reply, error);
  const picture = error instanceof RequestError ? error.picture : undefined;
  if (picture === undefined) reply.header('content-type', JSON_TYPE).send(envelope(failure, request.id));
  else reply.header('content-type', picture.mediaType).send(Buffer.from(picture.content));
}

/** Writes the log entry and the status; the caller writes the body. */
export function failedWith(request: FastifyRequest, reply: FastifyReply, error: unknown): Failure {
  const failure = failureOf(error);
  if (failure.key === 'internal.error') request.log.error({ error: loggable(error) }, 'request failed');
  if (failure.key === 'service.busy' || failure.key === 'service.unavailable') reply.header('retry-after', RETRY_AFTER);
  if (error instanceof RequestError) reply.headers(error.headers);
  reply.code(failure.status);
  return failure;
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
