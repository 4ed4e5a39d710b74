// DELETE /orgs/{org}/invites/{id}: revoke an invitation.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { memberTag } from '../members/tag.js';
import { orgField } from '../organisations/fields.js';
import { closeInvite, heldInvite } from './repo.js';

export const revokeInvite = change({
  name: 'revoke_invite',
  summary: 'Revoke an invitation',
  description: 'Its link cannot be accepted from now on. Members who accepted it before stay members.',
  http: { method: 'DELETE', path: '/orgs/{org}/invites/{id}', tag: memberTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'invite.revoke',
  refusals: ['resource.not_found'],
  example: { org: 'acme', id: 'i' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), id: z.string().max(40).describe('Id of the invitation.') }),
    output: z.object({}),
  }),
  run: async ({ org, id }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const row = await heldInvite(tx, organisation, id);
    if (row === undefined || row.closed !== null) refuse('resource.not_found', 'No such invitation.');
    await closeInvite(tx, row, service.now());
    note({ target: id, before: { invited: row.invited, role: row.role } });
    return { value: {} };
  },
});
