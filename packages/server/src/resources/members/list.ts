// GET /orgs/{org}/members: who belongs to an organisation.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { cursorOf, cutPage, placeOf } from '../../platform/http/cursor.js';
import { orgField, roleField } from '../organisations/fields.js';
import { asMember, memberFields } from './fields.js';
import { countOf, peopleOf } from './repo.js';
import { memberTag } from './tag.js';

export const listMembers = endpoint({
  name: 'list_members',
  summary: 'List the members of an organisation',
  description:
    'Lists the members in the order in which they joined, in pages: next is the cursor of the following page.',
  http: { method: 'GET', path: '/orgs/{org}/members', tag: memberTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme', limit: 20 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      search: z.string().min(1).max(100).optional().describe('Only members with this text in the address.'),
      role: roleField(z).optional().describe('Only members with this role.'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({
      members: z.array(memberFields(z)),
      count: z.int().describe('All members of the organisation.'),
      next: z.string().nullable(),
    }),
  }),
  run: async ({ org, search, role, cursor, limit = 20 }, context) => {
    const { organisation } = memberOf(context, org);
    const db = tenantDb(context);
    const people = await peopleOf(db, organisation, { search, role, after: placeOf(cursor), limit: limit + 1 });
    const { shown, last } = cutPage(people, limit);
    return {
      value: {
        members: shown.map(asMember),
        count: await countOf(db, organisation),
        next: last === undefined ? null : cursorOf({ at: last.joined, id: last.accountId }),
      },
    };
  },
});
