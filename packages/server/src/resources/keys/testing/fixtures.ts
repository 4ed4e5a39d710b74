import { type Fixtures, key, type Make } from '../../../testing/owned.js';

const keyId: Make = async (service, ownerId) => (await key(service, ownerId)).id;

export const fixtures: Fixtures = {
  rows: { api_keys: keyId },
  kept: { api_keys: 'versions name the key that they were saved with' },
  things: { '/user/api-keys/{id}': keyId },
};
