// DELETE /orgs/{org}: an organisation is gone for everyone; for thirty days an owner can restore it, then everything it owns is erased.

import { change, memberOf, refuse } from '../../platform/endpoint.js';
import { notConfirmed } from './errors.js';
import { orgField } from './fields.js';
import { changeOrganisation, heldOrganisation } from './repo.js';
import { organisationTag } from './tag.js';

export const deleteOrganisation = change({
  name: 'delete_organisation',
  summary: 'Delete an organisation',
  description:
    'Deletes the organisation for all of its members, with everything it owns. Send its slug again as confirm. Within thirty days an owner can restore it with deleted: false; after that everything it owns is erased, except the audit log until its own end.',
  http: { method: 'DELETE', path: '/orgs/{org}', tag: organisationTag, status: 204 },
  access: { session: 'recent', scope: 'write', role: { permits: 'own', in: 'org' } },
  effect: 'destructive',
  action: 'organisation.delete',
  refusals: ['resource.not_found', notConfirmed],
  example: { org: 'acme', confirm: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      confirm: z.string().max(64).describe('The slug of the organisation, again.'),
    }),
    output: z.object({}),
  }),
  run: async ({ org, confirm }, context) => {
    const { service, tx, note } = context;
    const { organisation } = memberOf(context, org);
    const row = await heldOrganisation(tx, organisation);
    if (row === undefined) refuse('resource.not_found', 'No such organisation.');
    if (confirm !== row.slug)
      refuse(notConfirmed, `Send confirm=${row.slug} to delete ${row.name} with everything it owns.`);
    await changeOrganisation(tx, organisation, { deleted: service.now() });
    note({ target: organisation, before: { name: row.name, slug: row.slug } });
    return { value: {} };
  },
});
