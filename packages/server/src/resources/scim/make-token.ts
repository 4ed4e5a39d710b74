// POST /orgs/{org}/scim/token: make or rotate the token of the identity provider.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { protocolUrl } from './protocol/bodies.js';
import { scimTag } from './tag.js';
import { makeToken, OVERLAP, tokensOf } from './tokens.js';

export const makeScimToken = change({
  name: 'make_scim_token',
  summary: 'Make or rotate the provisioning token',
  description: `Returns a token for the identity provider, which is not shown again. The one before it works for ${OVERLAP} more hours, unless endEarlierNow is true. Requires a sign-in within the last ten minutes.`,
  http: { method: 'POST', path: '/orgs/{org}/scim/token', tag: scimTag, status: 201 },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'write',
  action: 'scim_token.create',
  needs: { feature: 'single-sign-on' },
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      endEarlierNow: z.boolean().optional().describe('Whether the token before it is refused from now on.'),
    }),
    output: z.object({
      token: z.string(),
      baseUrl: z.string(),
      createdAt: z.iso.datetime(),
      earlierTokenUntil: z.iso.datetime().nullable(),
    }),
  }),
  run: async ({ org, endEarlierNow = false }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    await heldStanding(tx, organisation);
    await roleOf(tx, as, caller, 'manage');
    const { row, token } = await makeToken(tx, service, organisation, caller.id, endEarlierNow);
    const earlier = (await tokensOf(tx, organisation, service.now())).find(({ ends }) => ends !== null);
    const earlierTokenUntil = earlier?.ends?.toISOString() ?? null;
    note({ target: row.id, after: { earlierTokenUntil } });
    const baseUrl = protocolUrl(service.baseUrl);
    return { value: { token, baseUrl, createdAt: row.made.toISOString(), earlierTokenUntil } };
  },
});
