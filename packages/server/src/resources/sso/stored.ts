// What the tables of single sign-on hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { MINUTES } from './attempts.js';
import { DAYS } from './encryption-keys.js';
import {
  ssoAttempts,
  ssoBreakGlass,
  ssoChecks,
  ssoConnections,
  ssoDomains,
  ssoKeys,
  ssoSettings,
  ssoTests,
  ssoUsed,
} from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: ssoSettings,
    purpose: 'Single sign-on',
    holds: 'Whether single sign-on is required, and who joins with which role',
    until: 'the organisation is erased',
    exported: { file: 'sso-settings' },
  },
  {
    table: ssoConnections,
    purpose: 'Single sign-on',
    holds: 'Identity providers: their addresses, certificates, and the client secret, encrypted',
    until: 'the identity provider is removed',
    exported: { file: 'sso-connections', secret: [ssoConnections.secret] },
  },
  {
    table: ssoKeys,
    purpose: 'Single sign-on',
    holds: 'Certificates that assertions are encrypted to, and their private keys, encrypted',
    until: `${DAYS} days after the next one`,
    exported: { file: 'sso-keys', secret: [ssoKeys.sealed] },
  },
  {
    table: ssoChecks,
    purpose: 'Single sign-on',
    holds: 'When the metadata of an identity provider is read again',
    until: 'the identity provider is removed',
    exported: { file: 'sso-checks' },
  },
  {
    table: ssoDomains,
    purpose: 'Single sign-on',
    holds: 'Email domains, and the DNS records that prove them',
    until: 'the domain is removed',
    exported: { file: 'sso-domains' },
  },
  {
    table: ssoAttempts,
    purpose: 'Single sign-on',
    holds: 'Sign-ins under way, encrypted',
    until: `${MINUTES} minutes after they began`,
    notExported: 'they are secrets of a sign-in, and end soon',
  },
  {
    table: ssoUsed,
    purpose: 'Single sign-on',
    holds: 'Hashes of assertions and logout tokens that were used',
    until: 'they expire',
    notExported: 'they are hashes that name nobody',
  },
  {
    table: ssoTests,
    purpose: 'Single sign-on',
    holds: 'The last test of an identity provider: what it said about the admin who tried it',
    until: 'the next test, or the identity provider is removed',
    exported: { file: 'sso-tests' },
  },
  {
    table: ssoBreakGlass,
    purpose: 'Single sign-on',
    holds: 'Hashes of the codes with which an owner signs in when the provider is down',
    until: 'the code is used or replaced',
    exported: { file: 'sso-codes', secret: [ssoBreakGlass.hash] },
  },
];
