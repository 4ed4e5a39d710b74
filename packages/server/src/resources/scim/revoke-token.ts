// DELETE /orgs/{org}/scim/token: revoke the token of the identity provider.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { scimTag } from './tag.js';
import { dropToken, tokensOf } from './tokens.js';

export const revokeScimToken = change({
  name: 'revoke_scim_token',
  summary: 'Revoke the provisioning token',
  description:
    'The token, and one before it that still works, are refused from now on. What was provisioned stays as it is. Without a token, nothing changes.',
  http: { method: 'DELETE', path: '/orgs/{org}/scim/token', tag: scimTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'scim_token.revoke',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'manage');
    const tokens = await tokensOf(tx, organisation, service.now());
    for (const { id } of tokens) await dropToken(tx, organisation, id);
    note({ before: { tokens: tokens.map(({ id }) => id) } });
    return { value: {} };
  },
});
