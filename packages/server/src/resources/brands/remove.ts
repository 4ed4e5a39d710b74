// DELETE /orgs/{org}/brand: back to the default look.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asNoted } from './fields.js';
import { brandOf, removeBrand } from './repo.js';
import { brandTag } from './tag.js';

export const deleteBrand = change({
  name: 'delete_brand',
  summary: 'Remove the brand',
  description: 'Diagrams have the default look again from the next request on. Without a brand, nothing changes.',
  http: { method: 'DELETE', path: '/orgs/{org}/brand', tag: brandTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'brand.delete',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await brandOf(tx, organisation);
    await removeBrand(tx, organisation);
    note({ target: organisation, ...(before && { before: asNoted(before.brand) }) });
    return { value: {} };
  },
});
