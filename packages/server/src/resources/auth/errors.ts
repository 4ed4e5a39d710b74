// How only signing in fails.
import type { OwnError } from '../../platform/errors/own-error.js';

export const codeWrong: OwnError = {
  key: 'auth.code_wrong',
  status: 401,
  meaning:
    'The code is wrong or has expired. A code expires after ten minutes or five wrong attempts. Request a new one.',
};
