// DELETE /orgs/{org}: an organisation is gone for everyone; for thirty days an owner can restore it, then everything it owns is erased.

import { callerOf, change, memberOf, ownerOf, refuse } from '../../platform/endpoint.js';
import { demandNotPaying, endCheckouts } from '../billing/end-paying.js';
import { stillPaying } from '../billing/errors.js';
import { heldStanding, roleOf } from '../members/held.js';
import { notConfirmed } from './errors.js';
import { orgField } from './fields.js';
import { changeOrganisation } from './repo.js';
import { organisationTag } from './tag.js';

export const deleteOrganisation = change({
  name: 'delete_organisation',
  summary: 'Delete an organisation',
  description:
    'Deletes the organisation for all of its members, with everything it owns. Send its slug again as confirm. Within thirty days an owner can restore it with deleted: false; after that everything it owns is erased, except the audit log until its own end. Refused while a subscription is in force that is not cancelled.',
  http: { method: 'DELETE', path: '/orgs/{org}', tag: organisationTag, status: 204 },
  access: { session: 'recent', scope: 'write', role: { permits: 'own', in: 'org' } },
  effect: 'destructive',
  action: 'organisation.delete',
  refusals: ['resource.not_found', 'service.unavailable', notConfirmed, stillPaying],
  example: { org: 'acme', confirm: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      confirm: z.string().max(64).describe('The slug of the organisation, again.'),
    }),
    output: z.object({}),
  }),
  prepare: (_input, context) => endCheckouts(context.service, ownerOf(context)),
  run: async ({ org, confirm }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const row = await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'own');
    if (confirm !== row.slug)
      refuse(notConfirmed, `Send confirm=${row.slug} to delete ${row.name} with everything it owns.`);
    await demandNotPaying(tx, organisation, `/orgs/${row.slug}/billing`);
    await changeOrganisation(tx, organisation, { deleted: service.now() });
    note({ target: organisation, before: { name: row.name, slug: row.slug } });
    return { value: {} };
  },
});
