// PATCH /orgs/{org}: rename an organisation, change its slug, or restore it.

import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { roleOf } from '../members/held.js';
import { slugTaken } from './errors.js';
import { asOrganisation, nameField, organisationFields, orgField, slugField } from './fields.js';
import { changeOrganisation, giveUpSlug, heldOrganisation, takeSlug } from './repo.js';
import { organisationTag } from './tag.js';

export const changeOrganisationNames = change({
  name: 'change_organisation',
  summary: 'Rename an organisation',
  description:
    'Changes the name, the slug or both. The old slug leads to the organisation until another organisation takes it, which is possible after 90 days. deleted: false restores a deleted organisation; only an owner can do that.',
  http: { method: 'PATCH', path: '/orgs/{org}', tag: organisationTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org', evenDeleted: true } },
  effect: 'destructive',
  action: 'organisation.rename',
  refusals: ['resource.not_found', slugTaken],
  example: { org: 'acme', name: 'Acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      name: nameField(z).optional(),
      slug: slugField(z).optional(),
      deleted: z.literal(false).optional().describe('Restores a deleted organisation.'),
    }),
    output: organisationFields(z),
  }),
  run: async ({ org, name, slug, deleted }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const now = service.now();
    const row = await heldOrganisation(tx, organisation);
    const role = await roleOf(tx, as, callerOf(context), 'manage');
    const isRestored = deleted === false && role === 'owner';
    if (row === undefined || (row.deleted !== null && !isRestored))
      refuse('resource.not_found', 'No such organisation.');
    if (slug !== undefined && slug !== row.slug) {
      if (!(await takeSlug(tx, organisation, slug, now)))
        refuse(slugTaken, `Another organisation is called ${slug}. Choose another slug.`);
      await giveUpSlug(tx, organisation, row.slug, now);
    }
    const after = await changeOrganisation(tx, organisation, {
      name: name ?? row.name,
      slug: slug ?? row.slug,
      updated: now,
      deleted: null,
    });
    note({
      target: organisation,
      before: { name: row.name, slug: row.slug },
      after: { name: after.name, slug: after.slug },
    });
    return { value: asOrganisation(after, role) };
  },
});
