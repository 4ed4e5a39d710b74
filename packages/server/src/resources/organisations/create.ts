// POST /orgs: create an organisation, owned by the caller.

import type { TenantId } from '@linework/operations';
import { callerOf, change, type Db, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { holdAccount } from '../accounts/repo.js';
import { addMember } from '../members/repo.js';
import { slugTaken } from './errors.js';
import { asOrganisation, nameField, organisationFields, slugField } from './fields.js';
import { addOrganisation, organisationsOf, takeSlug } from './repo.js';
import { slugOf } from './slug.js';
import { organisationTag } from './tag.js';

/** Organisations that an account can belong to when it creates another one. */
const MOST = 100;

export const createOrganisation = change({
  name: 'create_organisation',
  summary: 'Create an organisation',
  description: 'Creates an organisation of which you are the owner. Without a slug, one is made of the name.',
  http: { method: 'POST', path: '/orgs', tag: organisationTag, status: 201 },
  access: { session: 'any' },
  limits: [{ name: 'organisations', by: 'account', most: 20, seconds: 3_600 }],
  once: true,
  effect: 'write',
  action: 'organisation.create',
  refusals: [slugTaken, 'resource.full', 'once.reused', 'request.too_many'],
  example: { name: 'Acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ name: nameField(z), slug: slugField(z).optional() }),
    output: organisationFields(z),
  }),
  run: async ({ name, slug }, context) => {
    const { service, tx, note } = context;
    const actor = callerOf(context);
    const now = service.now();
    // The organisation is another tenant.
    await service.database.leave(tx);
    await holdAccount(tx, actor.id);
    if ((await organisationsOf(tx, actor.id)).length >= MOST)
      refuse('resource.full', `You belong to ${MOST} organisations. Leave or delete one first.`);
    const ownerId = newId() as TenantId;
    const row = {
      ownerId,
      slug: await freeSlug(tx, ownerId, slug, slugOf(name), now),
      name,
      made: now,
      updated: now,
      deleted: null,
    };
    await addOrganisation(tx, row);
    await addMember(tx, { ownerId, accountId: actor.id, role: 'owner', joined: now });
    note({ owner: ownerId, target: ownerId, after: { name, slug: row.slug } });
    return { value: asOrganisation(row, 'owner') };
  },
});

/** A slug that was asked for is taken as it is; one made of the name gets letters behind it if it is in use. */
async function freeSlug(
  tx: Db,
  ownerId: TenantId,
  choice: string | undefined,
  proposal: string,
  now: Date,
): Promise<string> {
  const slug = choice ?? proposal;
  if (await takeSlug(tx, ownerId, slug, now)) return slug;
  if (choice !== undefined) refuse(slugTaken, `Another organisation is called ${slug}. Choose another slug.`);
  return freeSlug(tx, ownerId, undefined, `${proposal}-${newId().slice(0, 6)}`, now);
}
