import type { Fixtures } from '../../../testing/owned.js';
import { putAvatar } from '../repo.js';

const BYTES = Uint8Array.of(1, 2, 3);

export const fixtures: Fixtures = {
  rows: {
    avatars: async (service, ownerId) => {
      const squares = { 32: BYTES, 64: BYTES, 128: BYTES, 256: BYTES };
      return service.database.transaction((tx) => putAvatar(tx, ownerId, squares, service.now()));
    },
  },
  kept: { avatars: 'erased with the organisation' },
};
