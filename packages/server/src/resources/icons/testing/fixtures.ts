import type { Fixtures } from '../../../testing/owned.js';
import { putIcon } from '../repo.js';

const ART = { width: 24, height: 24, shapes: [{ d: 'M2 2H22V22H2z', fill: 'ink' }] } as const;

export const fixtures: Fixtures = {
  rows: {
    own_icons: async ({ database, now }, ownerId) => {
      const icon = { name: 'acme', art: ART, words: ['billing'], products: ['Acme Pay'], updated: now() };
      await database.transaction((tx) => putIcon(tx, ownerId, icon));
      return ownerId;
    },
  },
  kept: { own_icons: 'erased with the organisation' },
};
