// The error keys that operations and their access refuse with, each with its HTTP status and meaning. The service adds its own.

export const errorKeys = {
  'validation.failed': {
    status: 400,
    meaning: 'The request does not match the schema; details lists each location.',
  },
  'auth.key_missing': { status: 401, meaning: 'The API key is missing. Send it as Authorization: Bearer lw_….' },
  'auth.key_invalid': { status: 401, meaning: 'The API key is unknown or revoked.' },
  'auth.session_required': { status: 401, meaning: 'Sign-in required.' },
  'auth.role_required': { status: 403, meaning: 'Requires a role in the organisation that allows this.' },
  'plan.pro_required': { status: 403, meaning: 'The account of the key is not on the Pro plan.' },
  'resource.not_found': { status: 404, meaning: 'Not found, or owned by another account.' },
  'vocabulary.kind_unknown': { status: 404, meaning: 'No such kind of diagram, or a kind that cannot be drawn yet.' },
  'pattern.unknown': { status: 404, meaning: 'No pattern has this id.' },
  'response.too_large': {
    status: 413,
    meaning: 'The response would exceed the size limit. Split the input, or narrow it with the options of the call.',
  },
  'pattern.flavour_unknown': {
    status: 422,
    meaning: 'The pattern does not have this flavour. The message lists its flavours.',
  },
  'pattern.parameter_invalid': {
    status: 422,
    meaning: 'The pattern does not have this parameter, or the value is not allowed. The message states what is.',
  },
  'diagram.invalid': { status: 422, meaning: 'The diagram has errors; details contains its diagnostics.' },
  'svg.source_missing': { status: 422, meaning: 'The SVG contains no source.' },
  'auth.scope_required': {
    status: 403,
    meaning: 'The API key lacks the required scope. The message names it.',
  },
  'auth.recent_sign_in_required': {
    status: 403,
    meaning: 'Requires a sign-in within the last ten minutes. Sign in again.',
  },
} as const;

export type ErrorKey = keyof typeof errorKeys;
