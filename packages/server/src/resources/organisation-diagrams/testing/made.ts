import type { Made } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/made.js';
import { orgIn } from '../../organisations/testing/made.js';

export const made: Made = {
  things: {
    '/orgs/{org}/diagrams/{id}': (service, _ownerId, input) => diagram(service, orgIn(input)),
    '/orgs/{org}/diagrams/{id}/versions/{versionId}': async () => '1',
  },
};
