// Signing in and out.
import type { Resource } from '../../platform/resource.js';
import { addressUse } from './browsers.js';
import { requestCode } from './code.js';
import { codeUse, forgetOldCodes, hashedCodes, noMail } from './codes.js';
import { codeWrong, ssoRequired } from './errors.js';
import { logOut } from './logout.js';
import { forgetOldSessions, sessionName } from './sessions.js';
import { stored } from './stored.js';
import { verifyCode } from './verify.js';

export const auth: Resource = {
  endpoints: [requestCode, verifyCode, logOut],
  tables: stored,
  sweeps: [forgetOldCodes, forgetOldSessions],
  names: [sessionName],
  secrets: [addressUse, codeUse],
  hashed: hashedCodes,
  errors: [codeWrong, ssoRequired],
  jobs: [noMail],
};
