// GET /orgs: the organisations of the caller.
import { callerOf, endpoint } from '../../platform/endpoint.js';
import { asOrganisation, organisationFields } from './fields.js';
import { organisationsOf } from './repo.js';
import { organisationTag } from './tag.js';

export const listOrganisations = endpoint({
  name: 'list_organisations',
  summary: 'List your organisations',
  description: 'Lists the organisations that you belong to, by name, with your role in each.',
  http: { method: 'GET', path: '/orgs', tag: organisationTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({ organizations: z.array(organisationFields(z)) }),
  }),
  run: async (_input, context) => {
    const own = await organisationsOf(context.service.database.db, callerOf(context).id);
    return { value: { organizations: own.map(({ row, role }) => asOrganisation(row, role)) } };
  },
});
