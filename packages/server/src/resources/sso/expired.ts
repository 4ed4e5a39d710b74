// What of single sign-on expires: in, the time; out, sign-ins that never came back, used assertions and replaced keys are gone.
import { lt } from 'drizzle-orm';
import type { Sweep } from '../../platform/resource.js';
import { ssoAttempts, ssoKeys, ssoUsed } from './tables.js';

export const forgetExpired: Sweep = async (tx, now) => {
  await tx.delete(ssoAttempts).where(lt(ssoAttempts.expires, now));
  await tx.delete(ssoKeys).where(lt(ssoKeys.ends, now));
  await tx.delete(ssoUsed).where(lt(ssoUsed.expires, now));
};
