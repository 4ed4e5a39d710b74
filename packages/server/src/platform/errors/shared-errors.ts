// The ways to fail that every part of the service shares: those of the operations, of HTTP, and of what any resource can be: missing, full.
import { errorKeys } from '@linework/operations';

export const sharedErrors = {
  ...errorKeys,
  'request.invalid_json': { status: 400, meaning: 'The body is not valid JSON.' },
  'request.malformed': { status: 400, meaning: 'The request line, a header or the URL cannot be parsed.' },
  'request.host_refused': {
    status: 403,
    meaning:
      'The Host header is not a name of this service. Pages and agent tools are served only under its own names.',
  },
  'request.origin_refused': {
    status: 403,
    meaning: 'The Origin header names another site. Pages and agent tools accept only requests from this service.',
  },
  'plan.required': {
    status: 403,
    meaning:
      'The plan of the organisation does not include this. The message says which plans do, and where to change it.',
  },
  'request.not_found': { status: 404, meaning: 'No such path.' },
  'request.method_not_allowed': {
    status: 405,
    meaning: 'The path does not support this method. The Allow header lists the methods it supports.',
  },
  'request.timeout': { status: 408, meaning: 'The request took too long to arrive.' },
  'resource.full': { status: 409, meaning: 'Account limit reached. Delete one of these resources first.' },
  'request.too_large': { status: 413, meaning: 'The body exceeds the size limit.' },
  'request.unsupported_media_type': {
    status: 415,
    meaning: 'The media type of the body is not supported.',
  },
  'request.expectation_failed': { status: 417, meaning: 'The Expect header is not 100-continue.' },
  'once.reused': {
    status: 422,
    meaning: 'The Idempotency-Key was already used for a different request. Use a new key for each request.',
  },
  'request.too_heavy': {
    status: 422,
    meaning: 'The request needs too much time or memory. Split the diagram into smaller ones.',
  },
  'request.too_many': {
    status: 429,
    meaning: 'Rate limit exceeded. The RateLimit headers state the limit, and Retry-After how long to wait.',
  },
  'request.headers_too_large': { status: 431, meaning: 'The headers exceed the size limit.' },
  'internal.error': { status: 500, meaning: 'The service failed. Search the logs for the request id.' },
  'service.unavailable': {
    status: 503,
    meaning:
      'The service cannot reach a dependency, such as its database. Retry after the seconds in the Retry-After header.',
  },
  'service.busy': {
    status: 503,
    meaning: 'The service is busy. Retry after the seconds in the Retry-After header.',
  },
} as const;

export type SharedError = keyof typeof sharedErrors;
