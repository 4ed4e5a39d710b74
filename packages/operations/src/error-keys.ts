// Every error key of the service with its HTTP status and meaning. Single source for the error envelope and its documentation.

export const errorKeys = {
  'validation.failed': {
    status: 400,
    meaning: 'The request does not match the schema; details lists each location.',
  },
  'request.invalid_json': { status: 400, meaning: 'The body is not valid JSON.' },
  'request.malformed': { status: 400, meaning: 'The request line, a header or the URL cannot be parsed.' },
  'auth.key_missing': { status: 401, meaning: 'The API key is missing. Send it as Authorization: Bearer lw_….' },
  'auth.key_invalid': { status: 401, meaning: 'The API key is unknown or revoked.' },
  'auth.session_required': { status: 401, meaning: 'Sign-in required.' },
  'auth.role_required': { status: 403, meaning: 'Requires a role in the organisation that allows this.' },
  'plan.pro_required': { status: 403, meaning: 'The account of the key is not on the Pro plan.' },
  'request.host_refused': {
    status: 403,
    meaning:
      'The Host header is not a name of this service. Pages and agent tools are served only under its own names.',
  },
  'request.origin_refused': {
    status: 403,
    meaning: 'The Origin header names another site. Pages and agent tools accept only requests from this service.',
  },
  'request.not_found': { status: 404, meaning: 'No such path.' },
  'vocabulary.kind_unknown': { status: 404, meaning: 'No such kind of diagram, or a kind that cannot be drawn yet.' },
  'pattern.unknown': { status: 404, meaning: 'No pattern has this id.' },
  'request.method_not_allowed': {
    status: 405,
    meaning: 'The path does not support this method. The Allow header lists the methods it supports.',
  },
  'request.timeout': { status: 408, meaning: 'The request took too long to arrive.' },
  'request.too_large': { status: 413, meaning: 'The body exceeds the size limit.' },
  'response.too_large': {
    status: 413,
    meaning: 'The response would exceed the size limit. Split the input, or narrow it with the options of the call.',
  },
  'request.unsupported_media_type': {
    status: 415,
    meaning: 'The media type of the body is not supported.',
  },
  'request.expectation_failed': { status: 417, meaning: 'The Expect header is not 100-continue.' },
  'pattern.flavour_unknown': {
    status: 422,
    meaning: 'The pattern does not have this flavour. The message lists its flavours.',
  },
  'pattern.parameter_invalid': {
    status: 422,
    meaning: 'The pattern does not have this parameter, or the value is not allowed. The message states what is.',
  },
  'diagram.invalid': { status: 422, meaning: 'The diagram has errors; details contains its diagnostics.' },
  'request.too_heavy': {
    status: 422,
    meaning: 'The request needs too much time or memory. Split the diagram into smaller ones.',
  },
  'svg.source_missing': { status: 422, meaning: 'The SVG contains no source.' },
  'auth.scope_required': {
    status: 403,
    meaning: 'The API key lacks the required scope. The message names it.',
  },
  'auth.recent_sign_in_required': {
    status: 403,
    meaning: 'Requires a sign-in within the last ten minutes. Sign in again.',
  },
  'auth.code_wrong': {
    status: 401,
    meaning:
      'The code is wrong or has expired. A code expires after ten minutes or five wrong attempts. Request a new one.',
  },
  'resource.not_found': { status: 404, meaning: 'Not found, or owned by another account.' },
  'resource.changed': {
    status: 412,
    meaning: 'The resource has changed since the version in If-Match. Read it again before you change it.',
  },
  'resource.version_required': {
    status: 428,
    meaning: 'If-Match is missing. Send the ETag of the version to change, or * for any version.',
  },
  'resource.locked': { status: 423, meaning: 'The diagram is locked. Unlock it first.' },
  'resource.full': { status: 409, meaning: 'Account limit reached. Delete one of these resources first.' },
  'resource.unreadable': {
    status: 410,
    meaning:
      'The resource was created with a secret that the service no longer has, and cannot be shown again. Create a new one.',
  },
  'alias.taken': { status: 409, meaning: 'Another account has this alias.' },
  'organisation.slug_taken': { status: 409, meaning: 'Another organisation has this slug. Choose another one.' },
  'organisation.last_owner': {
    status: 409,
    meaning: 'An organisation always has an owner. Make another member an owner first.',
  },
  'organisation.not_confirmed': {
    status: 422,
    meaning: 'Deleting an organisation asks for its slug again. The message says how to send it.',
  },
  'invite.ended': {
    status: 410,
    meaning: 'The invitation was accepted, revoked or has expired. Ask for a new one.',
  },
  'invite.other_address': {
    status: 403,
    meaning: 'The invitation is for another address. The message says which one.',
  },
  'once.reused': {
    status: 422,
    meaning: 'The Idempotency-Key was already used for a different request. Use a new key for each request.',
  },
  'request.too_many': {
    status: 429,
    meaning: 'Rate limit exceeded. The RateLimit headers state the limit, and Retry-After how long to wait.',
  },
  'embed.format_unknown': { status: 501, meaning: 'The description of a link is available only as json or xml.' },
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

export type ErrorKey = keyof typeof errorKeys;

/** The error envelope (docs/limits.md, Errors). */
export interface ErrorEnvelope {
  readonly error: true;
  readonly errorCode: ErrorKey;
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string;
}
