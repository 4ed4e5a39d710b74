// GET /orgs/{org}/brand: the look of an organisation's diagrams.
import { callerOf, endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { orgField } from '../organisations/fields.js';
import { adjustmentsIn, asShown, shownBrand } from './fields.js';
import { brandOf } from './repo.js';
import { brandTag } from './tag.js';

export const readBrand = endpoint({
  name: 'get_brand',
  summary: 'Read the brand',
  description:
    'Returns the brand as it was saved, and which of its colours pictures use in another shade; null without a brand, when diagrams have the default look.',
  http: { method: 'GET', path: '/orgs/{org}/brand', tag: brandTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found', 'service.busy'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      files: z.enum(['true', 'false']).optional().describe('true adds the files of the font.'),
    }),
    output: z.object({ brand: shownBrand(z).nullable() }),
  }),
  run: async ({ org, files }, context) => {
    const { service, address, left: signal } = context;
    const { organisation } = memberOf(context, org);
    const stored = await brandOf(tenantDb(context), organisation);
    if (stored === undefined) return { value: { brand: null } };
    const { fontFiles: _, ...brand } = stored.brand;
    const result = await service.brand(brand, { taker: takerOf(callerOf(context), address), signal });
    return { value: { brand: asShown(stored, adjustmentsIn(result), files === 'true') } };
  },
});
