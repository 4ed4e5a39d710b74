// GET /orgs/{org}/export: everything that an organisation has, as one archive, for its owners.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { organisationTag } from '../organisations/tag.js';
import { archiveReply, EXPORTS, ZIP } from './archive.js';

export const exportOrganisation = change({
  name: 'export_organisation',
  summary: 'Export everything of the organisation',
  description:
    'Sends a ZIP with everything that the organisation has, for its owners: README.md says what each file is. Diagrams are sources in their folders, also those in folders that a rule restricts; all else is NDJSON. No secret is in it. Needs a sign-in of the last ten minutes. The audit log gets an entry when an export is begun. A transfer that breaks off leaves an archive that no program opens; begin again.',
  http: {
    method: 'GET',
    path: '/orgs/{org}/export',
    tag: organisationTag,
    answer: { as: 'stream', mediaTypes: [ZIP] },
    headers: { 'content-disposition': 'The name of the file.' },
  },
  access: { session: 'recent', scope: 'read', role: { permits: 'own', in: 'org' } },
  limits: [{ name: 'organisation-exports', ...EXPORTS }],
  effect: 'write',
  action: 'organisation.export',
  refusals: ['resource.not_found', 'request.too_many'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { service, tx } = context;
    const as = memberOf(context, org);
    await permittedRole(tx, as, callerOf(context), 'own');
    return { value: {}, reply: archiveReply(service, { id: as.organisation, kind: 'organisation' }) };
  },
});
