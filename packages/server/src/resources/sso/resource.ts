// Single sign-on of organisations.
import type { Resource } from '../../platform/resource.js';
import { domainName } from './domains.js';
import { forgetExpired } from './expired.js';
import { ssoAttempts, ssoBreakGlass, ssoConnections, ssoDomains, ssoSettings, ssoTests, ssoUsed } from './tables.js';

export const sso: Resource = {
  tables: [ssoSettings, ssoConnections, ssoDomains, ssoAttempts, ssoUsed, ssoTests, ssoBreakGlass],
  names: [domainName],
  sweeps: [forgetExpired],
};
