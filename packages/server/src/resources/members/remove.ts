// DELETE /orgs/{org}/members/{userId}: remove a member, or leave.

import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { lastOwner } from '../organisations/errors.js';
import { orgField } from '../organisations/fields.js';
import { userField } from './fields.js';
import { demandMember, heldStanding, roleOf } from './held.js';
import { leftBy } from './leaving.js';
import { countOf } from './repo.js';
import { LAST_OWNER, leavesNoOwner, refusedRoleChange } from './rules.js';
import { memberTag } from './tag.js';

export const removeFromOrganisation = change({
  name: 'remove_member',
  summary: 'Remove a member, or leave',
  description:
    'The member loses every right in the organisation at once; what they made stays with it. Only the keys of the organisation that they made or revealed are revoked, because they know them. Every member can leave, except the last owner.',
  http: { method: 'DELETE', path: '/orgs/{org}/members/{userId}', tag: memberTag, status: 204 },
  access: { scope: 'write', role: { permits: 'read', in: 'org' } },
  effect: 'destructive',
  action: 'member.remove',
  refusals: ['resource.not_found', lastOwner, 'auth.role_required'],
  example: { org: 'acme', userId: 'a' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z), userId: userField(z) }), output: z.object({}) }),
  run: async ({ org, userId }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    await heldStanding(tx, organisation);
    const by = await roleOf(tx, as, caller, 'read');
    const member = await demandMember(tx, organisation, userId === 'me' ? caller.id : userId);
    if (member.accountId !== caller.id) {
      const refused = refusedRoleChange(by, member.role, undefined);
      if (refused !== undefined) refuse('auth.role_required', refused);
    }
    if (leavesNoOwner(member.role, undefined, await countOf(tx, organisation, 'owner'))) refuse(lastOwner, LAST_OWNER);
    note(await leftBy(tx, service, member));
    return { value: {} };
  },
});
