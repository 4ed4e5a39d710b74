// GET /orgs/{org}/sso: how an organisation signs its members in.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { orgField } from '../organisations/fields.js';
import { logoutUrisOf, redirectUriOf } from './begin.js';
import { countBreakGlass } from './break-glass-codes.js';
import { domainsOf } from './domains.js';
import { ownCertificateOf } from './encryption-keys.js';
import { asConnection, asDomain, asSettings, settingsFields, shownConnection, shownDomain } from './fields.js';
import { checksOf } from './provider-checks.js';
import { connectionsOf, settingsOf, testsOf } from './repo.js';
import { ssoTag } from './tag.js';

export const readSso = endpoint({
  name: 'get_sso',
  summary: 'Read the single sign-on settings',
  description:
    'Returns the connections to identity providers with the result of their last test, the domains with the records that verify them, and who joins.',
  http: { method: 'GET', path: '/orgs/{org}/sso', tag: ssoTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({
      ...settingsFields(z),
      connections: z.array(shownConnection(z)),
      domains: z.array(shownDomain(z)),
      encryptionCertificate: z
        .string()
        .nullable()
        .describe('That a SAML provider can encrypt assertions to, as in the metadata of this service: PEM.'),
      breakGlassCodes: z.int().describe('Codes that are left, with which an owner signs in when the provider is down.'),
    }),
  }),
  run: async ({ org }, context) => {
    const { organisation } = memberOf(context, org);
    const { service } = context;
    const db = tenantDb(context);
    const settings = await settingsOf(db, organisation, service.now());
    const tests = await testsOf(db, organisation);
    const checks = await checksOf(db, organisation);
    const connections = (await connectionsOf(db, organisation)).map((row) =>
      asConnection(row, {
        check: checks.find(({ connectionId }) => connectionId === row.id),
        test: tests.find(({ connectionId }) => connectionId === row.id),
        redirectUri: redirectUriOf(service, row),
        ...logoutUrisOf(service, row),
        now: service.now(),
      }),
    );
    const domains = (await domainsOf(db, organisation)).map(asDomain);
    const breakGlassCodes = await countBreakGlass(db, organisation);
    const encryptionCertificate = (await ownCertificateOf(db, organisation, service.now())) ?? null;
    return { value: { ...asSettings(settings), connections, domains, encryptionCertificate, breakGlassCodes } };
  },
});
