// Failures: in, an error key or whatever a route or the framework threw; out, the error envelope with its status.
import { type ErrorEnvelope, type ErrorKey, errorKeys } from '@linework/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';

/** A failure with a stable key; thrown by routes and services. */
export class RequestError extends Error {
  readonly key: ErrorKey;
  readonly details: unknown;

  constructor(key: ErrorKey, message: string, details?: unknown) {
    super(message);
    this.key = key;
    this.details = details;
  }
}

/** Framework error codes and statuses, and the key each becomes. */
const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'request.malformed',
};

const MESSAGES: Partial<Record<ErrorKey, string>> = {
  'request.invalid_json': 'The body is not valid JSON.',
  'request.too_large': 'The body is too large.',
  'request.unsupported_media_type': 'Send the body as application/json.',
  'request.malformed': 'The request cannot be read.',
  'request.timeout': 'The request took too long to arrive.',
  'internal.error': 'The service failed. The request id finds the cause in the logs.',
};

export function envelope(
  key: ErrorKey,
  message: string,
  details: unknown,
  requestId: string | undefined,
): ErrorEnvelope {
  return {
    error: true,
    errorCode: key,
    message,
    ...(details === undefined ? {} : { details }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

export interface Failure {
  readonly key: ErrorKey;
  readonly message: string;
  readonly details?: unknown;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return { key: error.key, message: error.message, details: error.details };
  if (error instanceof ZodError) {
    return {
      key: 'validation.failed',
      message: 'The request does not have the described form.',
      details: error.issues.map(({ path, message, code }) => ({ path: path.map(String), message, code })),
    };
  }
  const code = errorCode(error);
  const invalidJson = error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400;
  const key = invalidJson ? 'request.invalid_json' : (BY_CODE[code] ?? 'internal.error');
  return { key, message: MESSAGES[key] ?? errorKeys[key].meaning };
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const failure = failureOf(error);
  if (failure.key === 'internal.error') request.log.error({ err: error }, 'request failed');
  reply
    .code(errorKeys[failure.key].status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(envelope(failure.key, failure.message, failure.details, request.id));
}

/** The answer to bytes that are not HTTP, or came too slowly: written straight to the socket. */
export function rawFailure(code: string | undefined): string {
  const key: ErrorKey =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'request.timeout'
      : code === 'HPE_HEADER_OVERFLOW'
        ? 'request.headers_too_large'
        : 'request.malformed';
  const { status, meaning } = errorKeys[key];
  const body = JSON.stringify(envelope(key, MESSAGES[key] ?? meaning, undefined, undefined));
  const reason =
    status === 408 ? 'Request Timeout' : status === 431 ? 'Request Header Fields Too Large' : 'Bad Request';
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
