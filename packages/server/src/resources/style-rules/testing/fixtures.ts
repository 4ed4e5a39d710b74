import type { Fixtures } from '../../../testing/owned.js';
import { putRules } from '../repo.js';

export const fixtures: Fixtures = {
  rows: {
    style_rules: async ({ database, now }, ownerId) => {
      const stored = { rules: { requireTitle: true }, updated: now() };
      await database.transaction((tx) => putRules(tx, ownerId, stored));
      return ownerId;
    },
  },
  kept: { style_rules: 'erased with the organisation' },
};
