import type { Fixtures } from '../../../testing/owned.js';
import { organisation } from '../../organisations/testing/fixtures.js';
import { saveChoice } from '../choices.js';
import { putBrand } from '../repo.js';

export const fixtures: Fixtures = {
  rows: {
    brands: async ({ database, now }, ownerId) => {
      const stored = { brand: { colours: { primary: '#0b6bcb' } }, updated: now() };
      await database.transaction((tx) => putBrand(tx, ownerId, stored));
      return ownerId;
    },
    brand_choices: async (service, ownerId) => {
      const chosen = await organisation(service, ownerId);
      await service.database.transaction((tx) => saveChoice(tx, ownerId, chosen));
      return ownerId;
    },
  },
  kept: { brands: 'erased with the organisation', brand_choices: 'ends with the membership, or with the account' },
};
