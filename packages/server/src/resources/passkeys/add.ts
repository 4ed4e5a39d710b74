// POST /user/passkeys: adds the passkey that a browser made.

import { browserName } from '@linework/web/browser-name';
import { callerOf, change, ownerOf } from '../../platform/endpoint.js';
import { holdAccount } from '../accounts/repo.js';
import { accountTag } from '../accounts/tag.js';
import { sessionHolder, useChallenge } from './challenges.js';
import { passkeyKnown, passkeyUnproven } from './errors.js';
import { nameField, newCredentialField, passkeyAsShown, shownPasskey } from './fields.js';
import { addPasskey, MOST_PASSKEYS, passkeysOf } from './repo.js';
import { challengeIn, provenCredential } from './webauthn.js';

export const createPasskey = change({
  name: 'add_passkey',
  summary: 'Add a passkey',
  description:
    'Anyone who has the passkey can sign in to the account. Without a name it gets that of the browser. Requires a sign-in within the last ten minutes.',
  http: { method: 'POST', path: '/user/passkeys', tag: accountTag, status: 201 },
  access: { session: 'recent' },
  limits: [{ name: 'passkeys', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'passkey.add',
  refusals: [passkeyUnproven, passkeyKnown, 'resource.full', 'request.too_many'],
  example: {
    name: 'Laptop',
    credential: { id: 'AAAA', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  schemas: ({ z }) => ({
    input: z.strictObject({ name: nameField(z).optional(), credential: newCredentialField(z) }),
    output: shownPasskey(z),
  }),
  run: async ({ name, credential }, context) => {
    const { service, tx, origin, note } = context;
    const owner = ownerOf(context);
    const now = service.now();
    const challenge = challengeIn(credential);
    const holder = sessionHolder(callerOf(context).with);
    const isOwn = challenge !== undefined && (await useChallenge(tx, challenge, holder, now));
    const proven = isOwn ? await provenCredential(credential, challenge, service.baseUrl) : undefined;
    if (proven === undefined)
      return { refused: passkeyUnproven, message: 'The passkey was not accepted. Try again with new options.' };
    await holdAccount(tx, owner);
    if ((await passkeysOf(tx, owner)).length >= MOST_PASSKEYS)
      return {
        refused: 'resource.full',
        message: `An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`,
      };
    const { transports = [] } = credential.response;
    const row = await addPasskey(
      tx,
      owner,
      { ...proven, transports, name: name ?? browserName(origin.userAgent) },
      now,
    );
    if (row === undefined) return { refused: passkeyKnown, message: 'This passkey was added before.' };
    note({ target: row.id, after: { name: row.name } });
    return { value: passkeyAsShown(row) };
  },
});
