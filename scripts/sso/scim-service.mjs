// A service with one organisation that an identity provider provisions, for measurements and counterparts. In: nothing; out, the service of provider labs,
// with the token of the organisation. Needs a build.

import { madeAccount } from '../../packages/server/dist/resources/accounts/repo.js';
import { addMember } from '../../packages/server/dist/resources/members/repo.js';
import { addOrganisation } from '../../packages/server/dist/resources/organisations/repo.js';
import { makeToken } from '../../packages/server/dist/resources/scim/tokens.js';
import { ssoDomains } from '../../packages/server/dist/resources/sso/tables.js';
import { labService } from './lab-service.mjs';

const ORG = 'acme';

/** Of the organisation, verified. */
export const DOMAIN = 'acme.example';

export async function startScim() {
  const lab = await labService([]);
  return { ...lab, token: await organisationToken(lab.service) };
}

/** Makes the organisation with an owner and a verified domain. */
function organisationToken(service) {
  const now = new Date();
  return service.database.transaction(async (tx) => {
    const owner = await madeAccount(tx, 'owner', 'owner@example.org', now);
    await addOrganisation(tx, { ownerId: ORG, slug: ORG, name: 'Acme', made: now, updated: now, deleted: null });
    await addMember(tx, { ownerId: ORG, accountId: owner.id, role: 'owner', joined: now });
    await tx.insert(ssoDomains).values({ ownerId: ORG, domain: DOMAIN, token: 't', made: now, verified: now });
    return (await makeToken(tx, service, ORG, owner.id, false)).token;
  });
}
