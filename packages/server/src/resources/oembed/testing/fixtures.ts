import type { Fixtures } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/fixtures.js';

export const fixtures: Fixtures = {
  things: {
    /** The address of a diagram that anyone with the link can open. */
    '/oembed url': async (service, ownerId) =>
      `${service.baseUrl}/d/${await diagram(service, ownerId, { visibility: 'unlisted' })}`,
  },
};
