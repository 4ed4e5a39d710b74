// What accounts and organisations have used of their plans.
import type { Resource } from '../../platform/resource.js';
import { ofOrganisation } from '../organisations/of-organisation.js';
import { organisationTag } from '../organisations/tag.js';
import { forgetOldNotices } from './notices.js';
import { readUsage } from './read.js';
import { usageNotices } from './tables.js';

const inOrganisation = ofOrganisation(organisationTag);

export const usage: Resource = {
  endpoints: [
    readUsage,
    inOrganisation(readUsage, {
      name: 'get_organisation_usage',
      summary: 'Read the usage of the organisation',
      description:
        'Draws and checks with its keys, and what its members published into its library, by day (UTC), key and member, and the daily allowance of its plan.',
      permits: 'manage',
    }),
  ],
  tables: [usageNotices],
  sweeps: [forgetOldNotices],
};
