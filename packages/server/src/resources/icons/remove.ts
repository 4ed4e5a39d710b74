// DELETE /orgs/{org}/icons/{name}: versions of diagrams that name the icon keep their copy.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asNoted, iconField } from './fields.js';
import { iconOf, removeIcon } from './repo.js';
import { iconTag } from './tag.js';

export const deleteIcon = change({
  name: 'delete_icon',
  summary: 'Delete an icon',
  description:
    'New sources no longer find the icon. Saved versions of diagrams that name it are still drawn with it. Without an icon of that name, nothing changes.',
  http: { method: 'DELETE', path: '/orgs/{org}/icons/{name}', tag: iconTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'icon.delete',
  refusals: ['resource.not_found'],
  example: { org: 'acme', name: 'pay' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z), name: iconField(z) }), output: z.object({}) }),
  run: async ({ org, name }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await iconOf(tx, organisation, name);
    await removeIcon(tx, organisation, name);
    note({ target: organisation, ...(before && { before: asNoted(before) }) });
    return { value: {} };
  },
});
