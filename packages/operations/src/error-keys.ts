// Every error key of the service: its HTTP status and what it means. The one table behind the envelope and its documents.

export const errorKeys = {
  'validation.failed': {
    status: 400,
    meaning: 'The request does not have the described form; details name each place.',
  },
  'request.invalid_json': { status: 400, meaning: 'The body is not JSON.' },
  'request.malformed': { status: 400, meaning: 'The request line, a header or the URL cannot be read.' },
  'auth.key_missing': { status: 401, meaning: 'No API key was given: send Authorization: Bearer and the key.' },
  'auth.key_invalid': { status: 401, meaning: 'The API key is unknown or revoked.' },
  'auth.session_required': { status: 401, meaning: 'This is for people who are signed in.' },
  'auth.role_required': { status: 403, meaning: 'This is for members of the organisation with a role that allows it.' },
  'plan.pro_required': { status: 403, meaning: 'The account behind the key has no Pro plan.' },
  'request.host_refused': {
    status: 403,
    meaning: 'The Host header names no address of this service: pages and agent tools are not given to other names.',
  },
  'request.origin_refused': {
    status: 403,
    meaning: 'The Origin header names another site: pages and agent tools are for this service alone.',
  },
  'request.not_found': { status: 404, meaning: 'No such path.' },
  'vocabulary.kind_unknown': { status: 404, meaning: 'No such kind of diagram, or it cannot be drawn yet.' },
  'pattern.unknown': { status: 404, meaning: 'No pattern has this id.' },
  'request.method_not_allowed': {
    status: 405,
    meaning: 'The path exists, but not for this method; the Allow header lists those it has.',
  },
  'request.timeout': { status: 408, meaning: 'The request took too long to arrive.' },
  'request.too_large': { status: 413, meaning: 'The body is over the size limit.' },
  'request.unsupported_media_type': {
    status: 415,
    meaning: 'The body has another media type than the described ones.',
  },
  'request.expectation_failed': { status: 417, meaning: 'An Expect header asks for more than 100-continue.' },
  'pattern.flavour_unknown': {
    status: 422,
    meaning: 'The pattern has no such flavour; the message names those it has.',
  },
  'pattern.parameter_invalid': {
    status: 422,
    meaning: 'The pattern has no such parameter, or it takes no such value; the message says what it takes.',
  },
  'diagram.invalid': { status: 422, meaning: 'The diagram has mistakes; details are its diagnostics.' },
  'request.too_heavy': {
    status: 422,
    meaning: 'The work took more time or memory than one request may: split the diagram into smaller ones.',
  },
  'svg.source_missing': { status: 422, meaning: 'The SVG holds no source.' },
  'auth.scope_required': {
    status: 403,
    meaning: 'The API key was not given the right that this needs; the message names it.',
  },
  'auth.recent_sign_in_required': {
    status: 403,
    meaning: 'This is for people who signed in within the last ten minutes: sign in again.',
  },
  'auth.code_wrong': {
    status: 401,
    meaning: 'The code is wrong or no longer good; after five wrong ones, or ten minutes, a new one is needed.',
  },
  'resource.not_found': { status: 404, meaning: 'There is no such thing, or it belongs to someone else.' },
  'resource.changed': {
    status: 412,
    meaning: 'It was changed since the version that If-Match names: read it again, and decide with what it says now.',
  },
  'resource.version_required': {
    status: 428,
    meaning: 'Say with If-Match which version is changed: its ETag, or * for any.',
  },
  'resource.locked': { status: 423, meaning: 'The diagram is locked: unlock it first.' },
  'resource.full': { status: 409, meaning: 'There are as many of these as an account may have; delete some first.' },
  'resource.unreadable': {
    status: 410,
    meaning: 'It was made with a secret that the service no longer has, and cannot be shown again: make a new one.',
  },
  'alias.taken': { status: 409, meaning: 'Another account has this alias.' },
  'once.reused': {
    status: 422,
    meaning: 'The Idempotency-Key was sent before with another request: give each request a key of its own.',
  },
  'request.too_many': {
    status: 429,
    meaning:
      'That is more than may be asked in this time; the RateLimit headers say how much, and Retry-After how long to wait.',
  },
  'embed.format_unknown': { status: 501, meaning: 'The description of a link comes as json or xml alone.' },
  'request.headers_too_large': { status: 431, meaning: 'The headers are over the size limit.' },
  'internal.error': { status: 500, meaning: 'The service failed; the request id finds it in the logs.' },
  'service.unavailable': {
    status: 503,
    meaning:
      'The service cannot reach what it needs, such as its database; send the request again after the seconds of the Retry-After header.',
  },
  'service.busy': {
    status: 503,
    meaning: 'As much waits as may; send the request again after the seconds of the Retry-After header.',
  },
} as const;

export type ErrorKey = keyof typeof errorKeys;

/** The error envelope of SPEC.md. */
export interface ErrorEnvelope {
  readonly error: true;
  readonly errorCode: ErrorKey;
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string;
}
