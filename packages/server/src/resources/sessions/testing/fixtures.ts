import { type Fixtures, session } from '../../../testing/owned.js';
import { hashOf } from '../../auth/sessions.js';
import { idOf } from '../repo.js';

export const fixtures: Fixtures = {
  things: {
    '/user/sessions/{id}': async (service, ownerId) => {
      const cookie = await session(service, ownerId);
      return idOf({ hash: hashOf(cookie.slice(cookie.indexOf('=') + 1)) });
    },
  },
};
