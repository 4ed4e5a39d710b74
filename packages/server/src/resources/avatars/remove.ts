// DELETE /orgs/{org}/avatar: back to the initials.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { organisationTag } from '../organisations/tag.js';
import { hashOf, removeAvatar } from './repo.js';

export const deleteAvatar = change({
  name: 'delete_avatar',
  summary: "Remove the organisation's avatar",
  description:
    'Removes the uploaded picture, so that the initials of the name are shown. Without a picture, nothing changes.',
  http: { method: 'DELETE', path: '/orgs/{org}/avatar', tag: organisationTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'avatar.delete',
  refusals: ['resource.not_found', 'auth.role_required'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'manage');
    const before = await hashOf(tx, organisation);
    await removeAvatar(tx, organisation);
    note({ target: organisation, before: { avatar: before ?? null } });
    return { value: {} };
  },
});
