// GET /orgs/{org}/icons: an organisation's own icons.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { orgField } from '../organisations/fields.js';
import { asShown, shownIcon } from './fields.js';
import { iconsOf } from './repo.js';
import { iconTag } from './tag.js';

export const listIcons = endpoint({
  name: 'list_icons',
  summary: 'List the icons',
  description:
    "Lists the organisation's own icons by name. outlines=true adds the outlines of each, so that a tool can keep a copy.",
  http: { method: 'GET', path: '/orgs/{org}/icons', tag: iconTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  limits: [{ name: 'icon-lists', by: 'account', most: 300, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      outlines: z.enum(['true', 'false']).optional().describe('true adds the outlines. Default: false.'),
    }),
    output: z.object({ icons: z.array(shownIcon(z)) }),
  }),
  run: async ({ org, outlines }, context) => {
    const { organisation } = memberOf(context, org);
    const icons = await iconsOf(tenantDb(context), organisation, outlines === 'true');
    return { value: { icons: icons.map(asShown) } };
  },
});
