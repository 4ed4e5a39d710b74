// Who has a hosted diagram open.
import type { Resource } from '../../platform/resource.js';
import { organisationDiagramTag } from '../organisation-diagrams/tag.js';
import { ofOrganisation } from '../organisations/of-organisation.js';
import { openPresence } from './open.js';
import { forgetAbsent } from './repo.js';
import { stored } from './stored.js';

export const presence: Resource = {
  endpoints: [
    openPresence,
    ofOrganisation(organisationDiagramTag)(openPresence, {
      name: 'open_organisation_presence',
      summary: "See who has an organisation's diagram open",
      permits: 'read',
    }),
  ],
  tables: stored,
  sweeps: [forgetAbsent],
};
