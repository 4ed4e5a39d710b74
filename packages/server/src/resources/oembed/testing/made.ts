import type { Made } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/made.js';

export const made: Made = {
  things: {
    /** The address of a diagram that anyone with the link can open. */
    url: async (service, ownerId) =>
      `${service.baseUrl}/d/${await diagram(service, ownerId, { visibility: 'unlisted' })}`,
  },
};
