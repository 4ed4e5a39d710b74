import type { Fixtures } from '../../../testing/owned.js';
import { usageNotices } from '../tables.js';

export const fixtures: Fixtures = {
  rows: {
    usage_notices: async ({ database, now }, ownerId) => {
      await database.db.insert(usageNotices).values({ ownerId, act: 'draw', percent: 80, sent: now() });
      return '';
    },
  },
};
