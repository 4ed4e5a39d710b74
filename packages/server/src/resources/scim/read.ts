// GET /orgs/{org}/scim: how provisioning is set up.

import { eq } from 'drizzle-orm';
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { orgField } from '../organisations/fields.js';
import { asGroup, groupFields } from './fields.js';
import { countedGroups } from './groups/repo.js';
import { protocolUrl } from './protocol/bodies.js';
import { scimUsers } from './tables.js';
import { scimTag } from './tag.js';
import { tokensOf } from './tokens.js';
import { countUsers } from './users/repo.js';

export const readScim = endpoint({
  name: 'get_scim',
  summary: 'Read the provisioning settings',
  description:
    'Returns the address for the identity provider, whether it has a token, and the groups that it sent with the role that each gives.',
  http: { method: 'GET', path: '/orgs/{org}/scim', tag: scimTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({
      baseUrl: z.string().describe('What the identity provider calls the tenant URL or the base URL.'),
      token: z
        .object({
          createdAt: z.iso.datetime(),
          createdBy: z.string().describe('Id of the account that made it.'),
          lastUsed: z.iso.date().nullable(),
        })
        .nullable()
        .describe('The token; null if there is none. It is shown only when it is made.'),
      earlierTokenUntil: z.iso
        .datetime()
        .nullable()
        .describe('Until when the token before it works; null if it does not.'),
      users: z.int().describe('Users that the provider sent.'),
      activeUsers: z.int().describe('Those of them that are active.'),
      groups: z.array(groupFields(z)),
    }),
  }),
  run: async ({ org }, context) => {
    const { service } = context;
    const { organisation } = memberOf(context, org);
    const db = tenantDb(context);
    const tokens = await tokensOf(db, organisation, service.now());
    const current = tokens.find(({ ends }) => ends === null);
    const earlier = tokens.find(({ ends }) => ends !== null);
    return {
      value: {
        baseUrl: protocolUrl(service.baseUrl),
        token: current
          ? { createdAt: current.made.toISOString(), createdBy: current.madeBy, lastUsed: current.lastUsed }
          : null,
        earlierTokenUntil: earlier?.ends?.toISOString() ?? null,
        users: await countUsers(db, organisation),
        activeUsers: await countUsers(db, organisation, eq(scimUsers.active, true)),
        groups: (await countedGroups(db, organisation)).map(({ row, members }) => asGroup(row, members)),
      },
    };
  },
});
