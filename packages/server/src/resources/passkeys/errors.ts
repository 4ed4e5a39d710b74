// How only passkeys fail.
import type { OwnError } from '@linework/operations';

export const passkeyRefused: OwnError = {
  key: 'auth.passkey_refused',
  status: 401,
  meaning:
    'The passkey was not accepted: the service does not know it, or the answer was not made for this browser, within five minutes and for the first time.',
};

export const passkeyUnproven: OwnError = {
  key: 'passkey.unproven',
  status: 400,
  meaning:
    'The answer of the authenticator was not accepted. Request new options and send its answer within five minutes, once, in the same session.',
};

export const passkeyKnown: OwnError = {
  key: 'passkey.known',
  status: 409,
  meaning: 'This passkey was added before.',
};
