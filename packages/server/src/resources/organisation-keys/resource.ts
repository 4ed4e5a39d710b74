// Keys of organisations: their rows, names and secrets are those of all keys.
import type { Resource } from '../../platform/resource.js';
import { revokeApiKey } from '../keys/revoke.js';
import { ofOrganisation } from '../organisations/of-organisation.js';
import { createOrganisationKey } from './create.js';
import { listOrganisationKeys } from './list.js';
import { revealOrganisationKey } from './reveal.js';
import { organisationKeyTag } from './tag.js';

export const organisationKeys: Resource = {
  endpoints: [
    listOrganisationKeys,
    createOrganisationKey,
    revealOrganisationKey,
    ofOrganisation(organisationKeyTag)(revokeApiKey, {
      name: 'revoke_organisation_key',
      summary: 'Revoke a key of the organisation',
      permits: 'manage',
      path: '/orgs/{org}/keys/{id}',
    }),
  ],
};
