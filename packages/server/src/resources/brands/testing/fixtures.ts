import type { Fixtures } from '../../../testing/owned.js';
import { putBrand } from '../repo.js';

export const fixtures: Fixtures = {
  rows: {
    brands: async ({ database, now }, ownerId) => {
      const stored = { brand: { colours: { primary: '#0b6bcb' } }, updated: now() };
      await database.transaction((tx) => putBrand(tx, ownerId, stored));
      return ownerId;
    },
  },
  kept: { brands: 'erased with the organisation' },
};
