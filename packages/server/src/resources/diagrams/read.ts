// GET /user/diagrams/{id}: one hosted diagram, as lists have it.
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { visibleTo } from '../folder-rules/access.js';
import { asHosted, etagOf, hostedFields, idField } from './fields.js';
import { pageOf } from './repo.js';
import { hostingTag } from './tag.js';

export const readDiagram = endpoint({
  name: 'read_diagram',
  summary: 'Read a hosted diagram',
  description: 'Returns the diagram as lists have it, without its source, which its versions have.',
  http: {
    method: 'GET',
    path: '/user/diagrams/{id}',
    tag: hostingTag,
    headers: { etag: 'The version.' },
  },
  access: { scope: 'read' },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { id: 'd' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: idField(z),
      deleted: z.enum(['true', 'false']).optional().describe('true reads a diagram deleted in the last thirty days.'),
    }),
    output: hostedFields(z),
  }),
  run: async ({ id, deleted }, context) => {
    const visible = await visibleTo(context);
    const only = { visible, folder: undefined, id, deleted: deleted === 'true', after: undefined, limit: 1 };
    const [row] = await pageOf(tenantDb(context), ownerOf(context), only);
    if (row === undefined) refuse('resource.not_found', 'No such diagram.');
    return { value: asHosted(context.service.baseUrl, row), reply: { headers: { etag: etagOf(row) } } };
  },
});
