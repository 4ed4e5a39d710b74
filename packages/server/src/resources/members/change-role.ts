// PATCH /orgs/{org}/members/{userId}: give a member another role.

import { isPermitted } from '@linework/operations';
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { accountOf } from '../accounts/repo.js';
import { revokedAsKnown } from '../keys/keys.js';
import { lastOwner } from '../organisations/errors.js';
import { orgField, roleField } from '../organisations/fields.js';
import { asMember, memberFields, userField } from './fields.js';
import { demandMember, heldStanding, roleOf } from './held.js';
import { changeRole, countOf } from './repo.js';
import { LAST_OWNER, leavesNoOwner, refusedRoleChange } from './rules.js';
import { memberTag } from './tag.js';

export const changeMemberRole = change({
  name: 'change_member_role',
  summary: "Change a member's role",
  description:
    'The new role counts from the next request on. Only an owner can make someone an owner or change an owner; the last owner stays one. Making someone a viewer or editor revokes the keys of the organisation that they made or revealed.',
  http: { method: 'PATCH', path: '/orgs/{org}/members/{userId}', tag: memberTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'member.change',
  refusals: ['resource.not_found', lastOwner, 'auth.role_required'],
  example: { org: 'acme', userId: 'a', role: 'editor' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), userId: userField(z), role: roleField(z) }),
    output: memberFields(z),
  }),
  run: async ({ org, userId, role }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    await heldStanding(tx, organisation);
    const by = await roleOf(tx, as, caller, 'manage');
    const member = await demandMember(tx, organisation, userId === 'me' ? caller.id : userId);
    const refused = refusedRoleChange(by, member.role, role);
    if (refused !== undefined) refuse('auth.role_required', refused);
    if (leavesNoOwner(member.role, role, await countOf(tx, organisation, 'owner'))) refuse(lastOwner, LAST_OWNER);
    await changeRole(tx, member, role);
    const keys = isPermitted(role, 'manage') ? [] : await revokedAsKnown(tx, service, organisation, member.accountId);
    note({
      target: member.accountId,
      before: { role: member.role },
      after: { role, ...(keys.length > 0 && { revokedKeys: keys }) },
    });
    const email = (await accountOf(tx, member.accountId))?.email ?? '';
    return { value: asMember({ ...member, email, role }) };
  },
});
