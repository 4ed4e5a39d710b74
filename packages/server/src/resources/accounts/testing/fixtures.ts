import type { Fixtures } from '../../../testing/owned.js';

export const fixtures: Fixtures = {
  alwaysRefused: { erase_account: "asks for the account's own address: erasure.test.ts" },
};
