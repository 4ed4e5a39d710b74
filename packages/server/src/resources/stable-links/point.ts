// POST /user/stable-links: creates a permanent address, whatever diagram it shows.
import { change, ownerOf, refuse } from '../../platform/endpoint.js';
import { aliasField, idField } from '../diagrams/fields.js';
import { isStaying } from '../diagrams/repo.js';
import { hostingTag } from '../diagrams/tag.js';
import { aliasTaken } from './errors.js';
import { asLink, linkFields } from './fields.js';
import { holdAlias, linkTo } from './links.js';

export const pointLink = change({
  name: 'point_stable_link',
  summary: 'Point a stable link at one of your diagrams',
  description: 'Creates the link, or points it to another diagram. It always shows the latest version.',
  http: { method: 'POST', path: '/user/stable-links', tag: hostingTag, status: 201 },
  access: { scope: 'write' },
  once: true,
  effect: 'write',
  action: 'link.point',
  refusals: ['resource.not_found', aliasTaken, 'resource.full', 'once.reused'],
  example: { alias: 'checkout', diagramId: 'd' },
  schemas: ({ z }) => ({
    input: z.strictObject({ alias: aliasField(z), diagramId: idField(z) }),
    output: linkFields(z),
  }),
  run: async ({ alias, diagramId }, context) => {
    const { service, tx } = context;
    const owner = ownerOf(context);
    await holdAlias(tx, owner, alias);
    if (!(await isStaying(tx, owner, diagramId))) refuse('resource.not_found', 'No such diagram.');
    return { value: asLink(service.baseUrl, await linkTo(tx, service, owner, alias, diagramId)) };
  },
});
