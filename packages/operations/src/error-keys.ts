// How operations can fail: by the keys that all of them share, each with its HTTP status and meaning, or by an error that one of them has.

export const errorKeys = {
  'validation.failed': {
    status: 400,
    meaning: 'The request does not match the schema; details lists each location.',
  },
  'auth.key_missing': { status: 401, meaning: 'The API key is missing. Send it as Authorization: Bearer lw_….' },
  'auth.key_invalid': { status: 401, meaning: 'The API key is unknown or revoked.' },
  'auth.session_required': { status: 401, meaning: 'Sign-in required.' },
  'auth.key_required': {
    status: 403,
    meaning: 'Requires an API key that can be revoked. A session and the local key are not enough.',
  },
  'auth.account_required': {
    status: 403,
    meaning:
      'Requires an account: its key, or a sign-in. A key of an organisation works on the paths of the organisation and for drawing.',
  },
  'account.suspended': {
    status: 403,
    meaning:
      'The operator of the service has suspended the account, or the organisation. Nothing was deleted. The message says whom to ask.',
  },
  'auth.role_required': { status: 403, meaning: 'Requires a role in the organisation that allows this.' },
  'plan.pro_required': {
    status: 403,
    meaning: 'The plan does not include drawing. The message says which plans do, and where to change it.',
  },
  'resource.not_found': { status: 404, meaning: 'Not found, or owned by another account.' },
  'response.too_large': {
    status: 413,
    meaning: 'The response would exceed the size limit. Split the input, or narrow it with the options of the call.',
  },
  'diagram.invalid': { status: 422, meaning: 'The diagram has errors; details contains its diagnostics.' },
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

/** A way to fail that one operation or resource has. As a value it has its status and its meaning with it, so that no table has to list it. */
export interface OwnError {
  /** Stable. */
  readonly key: string;
  readonly status: number;
  /** For the description and the reference. */
  readonly meaning: string;
}

export type Refused = ErrorKey | OwnError;

export function errorOf(refused: Refused): OwnError {
  return typeof refused === 'string' ? { key: refused, ...errorKeys[refused] } : refused;
}
