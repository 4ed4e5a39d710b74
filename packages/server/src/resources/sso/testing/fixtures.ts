import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import { discoverableIssuer, txtOf } from '../../../testing/outside.js';
import type { Fixtures } from '../../../testing/owned.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { recordName, recordValue } from '../fields.js';
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
} from '../tables.js';

export const OIDC = {
  issuer: 'https://login.example.com',
  clientId: 'linework',
  scopes: ['openid', 'email'],
  trustsAddress: false,
};

const inAnHour = ({ now }: Service): Date => new Date(now().getTime() + 3_600_000);

/** Returns its id. */
export async function connection(service: Service, ownerId: TenantId): Promise<string> {
  const id = newId();
  const now = service.now();
  await service.database.db.insert(ssoConnections).values({
    ownerId,
    id,
    name: 'Example',
    state: 'test',
    protocol: 'oidc',
    oidc: { ...OIDC, issuer: await discoverableIssuer() },
    made: now,
    updated: now,
  });
  return id;
}

/** Returns the domain, which is not verified. */
export async function domain(service: Service, ownerId: TenantId): Promise<string> {
  const name = `${newId()}.example.com`;
  const token = newId();
  await service.database.db.insert(ssoDomains).values({ ownerId, domain: name, token, made: service.now() });
  txtOf.set(recordName(name), [recordValue(token)]);
  return name;
}

export const fixtures: Fixtures = {
  rows: {
    sso_settings: async (service, ownerId) => {
      const row = { ownerId, required: false, join: 'invited', role: 'viewer', roleRules: [], hours: 720 } as const;
      await service.database.db.insert(ssoSettings).values({ ...row, updated: service.now() });
      return ownerId;
    },
    sso_connections: connection,
    sso_keys: async (service, ownerId) => {
      const [id, now] = [newId(), service.now()];
      const row = { ownerId, id, certificate: '', sealed: new Uint8Array(1), made: now, ends: now };
      await service.database.db.insert(ssoKeys).values(row);
      return id;
    },
    sso_checks: async (service, ownerId) => {
      const connectionId = newId();
      await service.database.db.insert(ssoChecks).values({ ownerId, connectionId, due: inAnHour(service) });
      return connectionId;
    },
    sso_domains: domain,
    sso_attempts: async (service, ownerId) => {
      const hash = newId();
      const row = { ownerId, hash, connectionId: newId(), sealed: new Uint8Array(1), browser: '' };
      await service.database.db.insert(ssoAttempts).values({ ...row, expires: inAnHour(service) });
      return hash;
    },
    sso_used: async (service, ownerId) => {
      const hash = newId();
      await service.database.db.insert(ssoUsed).values({ ownerId, hash, expires: inAnHour(service) });
      return hash;
    },
    sso_tests: async (service, ownerId) => {
      const connectionId = newId();
      const row = { ownerId, connectionId, at: service.now(), ok: true, claims: [], problems: [] };
      await service.database.db.insert(ssoTests).values(row);
      return connectionId;
    },
    sso_break_glass: async (service, ownerId) => {
      const hash = newId();
      await service.database.db.insert(ssoBreakGlass).values({ ownerId, hash, made: service.now() });
      return hash;
    },
  },
  things: {
    issuer: discoverableIssuer,
    connection: (service, _ownerId, input) => connection(service, orgIn(input)),
    '/auth/sso/saml/{org}': async () => newId(),
    '/orgs/{org}/sso/domains/{domain}': (service, _ownerId, input) => domain(service, orgIn(input)),
  },
  alwaysRefused: {
    start_sso: 'example.com belongs to no organisation: sso.test.ts',
    use_break_glass_code: 'nobody has such a code: sso.test.ts',
  },
  kept: {
    sso_settings: 'erased with the organisation',
    sso_connections: 'erased with the organisation',
    sso_checks: 'one for each connection',
    sso_domains: 'erased with the organisation',
    sso_tests: 'one for each connection',
    sso_break_glass: 'a few for each organisation',
  },
};
