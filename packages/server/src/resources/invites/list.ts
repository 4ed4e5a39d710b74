// GET /orgs/{org}/invites: the invitations that can still be accepted.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { memberTag } from '../members/tag.js';
import { orgField } from '../organisations/fields.js';
import { asInvite, inviteFields } from './fields.js';
import { pendingInvites } from './repo.js';

export const listInvites = endpoint({
  name: 'list_invites',
  summary: 'List pending invitations',
  description: 'Lists the invitations that are neither accepted nor revoked nor expired, the latest first.',
  http: { method: 'GET', path: '/orgs/{org}/invites', tag: memberTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({ invites: z.array(inviteFields(z)) }),
  }),
  run: async ({ org }, context) => {
    const { service } = context;
    const { organisation } = memberOf(context, org);
    return {
      value: { invites: (await pendingInvites(tenantDb(context), organisation, service.now())).map(asInvite) },
    };
  },
});
