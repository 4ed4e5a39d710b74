// GET /orgs/{org}: an organisation and the caller's role in it.
import { endpoint, memberOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { asOrganisation, organisationFields, orgField } from './fields.js';
import { organisationOf } from './repo.js';
import { organisationTag } from './tag.js';

export const readOrganisation = endpoint({
  name: 'get_organisation',
  summary: 'Read an organisation',
  description: 'Returns the organisation and your role in it. A slug that it had before leads to it too.',
  http: { method: 'GET', path: '/orgs/{org}', tag: organisationTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: organisationFields(z) }),
  run: async ({ org }, context) => {
    const { organisation, role } = memberOf(context, org);
    const row = await organisationOf(tenantDb(context), organisation);
    if (row === undefined) refuse('resource.not_found', 'No such organisation.');
    return { value: asOrganisation(row, role) };
  },
});
