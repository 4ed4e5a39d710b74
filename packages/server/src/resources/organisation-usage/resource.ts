// What organisations have used of their plans.
import type { Resource } from '../../platform/resource.js';
import { ofOrganisation } from '../organisations/of-organisation.js';
import { organisationTag } from '../organisations/tag.js';
import { readUsage } from '../usage/read.js';

const inOrganisation = ofOrganisation(organisationTag);

export const organisationUsage: Resource = {
  endpoints: [
    inOrganisation(readUsage, {
      name: 'get_organisation_usage',
      summary: 'Read the usage of the organisation',
      description:
        'Draws and checks with its keys, and what its members published into its library, by day (UTC), key and member, the daily allowance of its plan, and how much of it is used today.',
      permits: 'manage',
    }),
  ],
};
