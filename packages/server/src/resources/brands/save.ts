// PUT /orgs/{org}/brand: save the look of an organisation's diagrams. Its theme is computed and its font read in the pool before the transaction begins.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { adjustmentsIn, asNoted, asShown, brandFields, fontFilesField, shownBrand } from './fields.js';
import { readFont } from './font.js';
import { brandOf, putBrand } from './repo.js';
import { brandTag } from './tag.js';

export const saveBrand = change({
  name: 'save_brand',
  summary: 'Save the brand',
  description:
    'Replaces the brand of the organisation. A colour that could not be read or distinguished on every ground is used in the nearest shade that can; the answer lists each one with the reason.',
  http: { method: 'PUT', path: '/orgs/{org}/brand', tag: brandTag, bodyLimit: 2_100_000 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'brands', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'brand.save',
  needs: { feature: 'brand-themes' },
  refusals: ['resource.not_found', 'validation.failed', 'request.too_heavy', 'request.too_many', 'service.busy'],
  example: { org: 'acme', colours: { primary: '#0b6bcb', secondary: '#6d28d9' } },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...brandFields(z), fontFiles: fontFilesField(z) }),
    output: z.object({ brand: shownBrand(z) }),
  }),
  prepare: async ({ org: _, fontFiles, ...brand }, context) => {
    const { service, address, left: signal } = context;
    const result = await service.brand(brand, { taker: takerOf(callerOf(context), address), signal });
    const adjustments = adjustmentsIn(result);
    const font = fontFiles && (await readFont(fontFiles, context));
    return { brand: { ...brand, ...(font && { fontFiles: font }) }, adjustments };
  },
  run: async ({ org }, context, { brand, adjustments }) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await brandOf(tx, organisation);
    const stored = { brand, updated: service.now() };
    await putBrand(tx, organisation, stored);
    note({
      target: organisation,
      ...(before && { before: asNoted(before.brand) }),
      after: asNoted(brand),
    });
    return { value: { brand: asShown(stored, adjustments) } };
  },
});
