import type { Fixtures } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/fixtures.js';
import { orgIn } from '../../organisations/testing/fixtures.js';

export const fixtures: Fixtures = {
  things: {
    '/orgs/{org}/diagrams/{id}': (service, _ownerId, input) => diagram(service, orgIn(input)),
    '/orgs/{org}/diagrams/{id}/versions/{versionId}': async () => '1',
  },
};
