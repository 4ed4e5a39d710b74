import type { Fixtures } from '../../../testing/owned.js';
import { changedStyle } from '../revision.js';

export const fixtures: Fixtures = {
  rows: {
    house_styles: async ({ database }, ownerId) => {
      await database.transaction((tx) => changedStyle(tx, ownerId));
      return ownerId;
    },
  },
  kept: { house_styles: 'erased with the organisation' },
};
