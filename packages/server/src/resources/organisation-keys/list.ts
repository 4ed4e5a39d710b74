// GET /orgs/{org}/keys: the valid keys of an organisation.
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { keysOf } from '../keys/repo.js';
import { orgField } from '../organisations/fields.js';
import { asOrganisationKey, organisationKeyFields } from './fields.js';
import { organisationKeyTag } from './tag.js';

export const listOrganisationKeys = endpoint({
  name: 'list_organisation_keys',
  summary: "List the organisation's keys",
  description: 'Lists the keys that are neither revoked nor expired, newest first.',
  http: { method: 'GET', path: '/orgs/{org}/keys', tag: organisationKeyTag },
  access: { session: 'any', scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({ keys: z.array(organisationKeyFields(z)) }),
  }),
  run: async (_input, context) => {
    const { service } = context;
    const rows = await keysOf(tenantDb(context), ownerOf(context), 'organisation', service.now());
    return { value: { keys: rows.map(asOrganisationKey) } };
  },
});
