// PATCH /orgs/{org}/scim/groups/{group}: choose the role that a group gives.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { ID } from '../../platform/ids.js';
import { heldStanding, roleOf } from '../members/held.js';
import { refusedRoleChange } from '../members/rules.js';
import { orgField } from '../organisations/fields.js';
import { asGroup, groupFields, groupRoleField } from './fields.js';
import { groupIn, memberCount, putGroup } from './groups/repo.js';
import { settleRoles, usersInGroup } from './roles.js';
import { scimTag } from './tag.js';

export const changeGroupRole = change({
  name: 'change_scim_group',
  summary: 'Choose the role that a provisioned group gives',
  description:
    'The roles of its members change at once; an owner stays one. Who becomes a viewer or editor loses the keys of the organisation that they made or revealed.',
  http: { method: 'PATCH', path: '/orgs/{org}/scim/groups/{group}', tag: scimTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'scim_group.role',
  refusals: ['resource.not_found', 'auth.role_required'],
  example: { org: 'acme', group: 'g', role: 'editor' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      group: z.string().max(40).describe('Id of the group.'),
      role: groupRoleField(z),
    }),
    output: groupFields(z),
  }),
  needs: { feature: 'single-sign-on', unless: ({ role }) => role === null },
  run: async ({ org, group, role }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    const by = await roleOf(tx, as, callerOf(context), 'manage');
    const row = ID.test(group) ? await groupIn(tx, organisation, group) : undefined;
    if (row === undefined) refuse('resource.not_found', 'No such group.');
    const refused = refusedRoleChange(by, row.role ?? 'viewer', role ?? 'viewer');
    if (refused !== undefined) refuse('auth.role_required', refused);
    const after = { ...row, role };
    await putGroup(tx, after);
    const changed =
      role === row.role ? [] : await settleRoles(tx, service, organisation, usersInGroup(organisation, group));
    note({
      target: group,
      before: { role: row.role },
      after: { role, ...(changed.length > 0 && { membersChanged: changed.length }) },
    });
    return { value: asGroup(after, await memberCount(tx, organisation, group)) };
  },
});
