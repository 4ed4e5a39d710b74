import { randomBytes } from 'node:crypto';
import type { Fixtures, Make } from '../../../testing/owned.js';
import { addPasskey } from '../repo.js';

const passkeyId: Make = async (service, ownerId) => {
  const credentialId = randomBytes(16).toString('base64url');
  const passkey = { credentialId, publicKey: new Uint8Array(1), counter: 0, transports: [], name: 'Laptop' };
  const row = await service.database.transaction((tx) => addPasskey(tx, ownerId, passkey, service.now()));
  return row?.id ?? '';
};

export const fixtures: Fixtures = {
  rows: { passkeys: passkeyId },
  kept: { passkeys: 'a passkey stays as long as its account' },
  things: { '/user/passkeys/{id}': passkeyId },
  alwaysRefused: {
    add_passkey: 'an authenticator has to answer: passkeys.test.ts',
    sign_in_with_passkey: 'an authenticator has to answer: passkeys.test.ts',
  },
};
