// POST /orgs/{org}/sso/test: try a connection out before anyone else can use it.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { cookieOfBrowser, readBrowser } from '../auth/browsers.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { begun } from './begin.js';
import { demandConnection } from './choose.js';
import { providerFailed } from './errors.js';
import { connectionField } from './fields.js';
import { ssoTag } from './tag.js';

export const testSso = change({
  name: 'test_sso',
  summary: 'Test a connection to an identity provider',
  description:
    'Returns an address to open in the same browser. After signing in at the provider, a page shows every claim that it sent and what is wrong, and nobody is signed in here.',
  http: { method: 'POST', path: '/orgs/{org}/sso/test', tag: ssoTag, cookies: ['the browser that asked'] },
  access: { session: 'any', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'sso-tests', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'sso.test',
  refusals: ['resource.not_found', providerFailed, 'request.too_many'],
  example: { org: 'acme', connection: 'c' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), connection: connectionField(z).optional() }),
    output: z.object({ url: z.string() }),
  }),
  prepare: async ({ org, connection: chosen }, context) => {
    const { service } = context;
    const { organisation } = memberOf(context, org);
    const connection = await demandConnection(service.database.of(organisation), organisation, chosen);
    return {
      connection,
      ...(await begun(service, { connection, browser: readBrowser(context.browser), purpose: 'test' })),
    };
  },
  run: async ({ org }, context, { connection, url, browser }) => {
    const { service, tx, note } = context;
    await permittedRole(tx, memberOf(context, org), callerOf(context), 'manage');
    note({ target: connection.id });
    return { value: { url }, reply: { cookies: [cookieOfBrowser(service.baseUrl, browser)] } };
  },
});
