import { newId } from '../../../platform/ids.js';
import type { Fixtures } from '../../../testing/owned.js';
import { addConnection } from '../connections.js';

export const fixtures: Fixtures = {
  things: {
    '/user/mcp/connections/{keyId}': async (service, ownerId) => {
      const id = newId();
      await service.database.transaction((tx) =>
        addConnection(tx, service, { id, ownerId, name: 'Agent', client: 'client' }),
      );
      return id;
    },
  },
  alwaysRefused: { approve_agent: 'an agent has to ask first: connections.test.ts' },
};
