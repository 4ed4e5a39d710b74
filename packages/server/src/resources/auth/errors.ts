// How only signing in fails.
import type { OwnError } from '@linework/operations';

/** Only for someone who has proved to have the address: others would learn from it which organisations require it. */
export const ssoRequired: OwnError = {
  key: 'auth.sso_required',
  status: 403,
  meaning: 'An organisation requires its single sign-on for this address. Sign in through your organisation.',
};

export const codeWrong: OwnError = {
  key: 'auth.code_wrong',
  status: 401,
  meaning:
    'The code is wrong or has expired. A code expires after ten minutes or five wrong attempts. Request a new one.',
};
