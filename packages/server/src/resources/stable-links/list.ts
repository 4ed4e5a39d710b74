// GET /user/diagrams/{id}/stable-links: the stable links to a diagram.
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { cutPage } from '../../platform/http/cursor.js';
import { aliasField, idField } from '../diagrams/fields.js';
import { readable } from '../diagrams/readable.js';
import { hostingTag } from '../diagrams/tag.js';
import { asLink, linkFields } from './fields.js';
import { linksTo } from './links.js';

export const listLinks = endpoint({
  name: 'list_stable_links',
  summary: 'List the stable links to a hosted diagram',
  description: 'Lists them by alias, in pages: next is the cursor of the following page.',
  http: { method: 'GET', path: '/user/diagrams/{id}/stable-links', tag: hostingTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { id: 'd' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: idField(z),
      cursor: aliasField(z).optional().describe('The alias after which the page begins.'),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({ links: z.array(linkFields(z)), next: z.string().nullable() }),
  }),
  run: async ({ id, cursor, limit = 20 }, context) => {
    const row = await readable(context, id);
    if (row === undefined) refuse('resource.not_found', 'No such diagram.');
    const page = { after: cursor, limit: limit + 1 };
    const { shown, last } = cutPage(await linksTo(tenantDb(context), ownerOf(context), id, page), limit);
    return {
      value: {
        links: shown.map((each) => asLink(context.service.baseUrl, each)),
        next: last?.alias ?? null,
      },
    };
  },
});
