// How only signing in fails.
import type { OwnError } from '@linework/operations';

export const codeWrong: OwnError = {
  key: 'auth.code_wrong',
  status: 401,
  meaning:
    'The code is wrong or has expired. A code expires after ten minutes or five wrong attempts. Request a new one.',
};
