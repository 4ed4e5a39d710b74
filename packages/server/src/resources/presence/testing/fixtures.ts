import { newId } from '../../../platform/ids.js';
import type { Fixtures } from '../../../testing/owned.js';
import { presences } from '../tables.js';

export const fixtures: Fixtures = {
  rows: {
    presences: async ({ database, now }, ownerId) => {
      const id = newId();
      const row = { ownerId, diagramId: newId(), id, accountId: ownerId, doing: 'looking' } as const;
      await database.db.insert(presences).values({ ...row, since: now(), expires: now() });
      return id;
    },
  },
};
