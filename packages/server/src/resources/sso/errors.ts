// How only single sign-on fails.
import type { OwnError } from '@linework/operations';

export const noConnection: OwnError = {
  key: 'sso.not_set_up',
  status: 404,
  meaning: 'The address does not sign in through an organisation. Use a code.',
};

export const providerFailed: OwnError = {
  key: 'sso.provider_failed',
  status: 422,
  meaning: 'The identity provider cannot be used as it is set up. The message says what to change.',
};

export const notTested: OwnError = {
  key: 'sso.not_tested',
  status: 409,
  meaning: 'A connection is turned on after a test of it succeeded.',
};

export const notVerified: OwnError = {
  key: 'sso.domain_not_verified',
  status: 409,
  meaning: 'The domain has no record with the text that proves whose it is.',
};

export const domainTaken: OwnError = {
  key: 'sso.domain_taken',
  status: 409,
  meaning: 'The domain belongs to another organisation.',
};

export const notReady: OwnError = {
  key: 'sso.not_ready',
  status: 409,
  meaning: 'Single sign-on cannot be required yet. The message says what is missing.',
};
