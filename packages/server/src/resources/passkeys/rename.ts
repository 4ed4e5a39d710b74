// PATCH /user/passkeys/{id}: renames a passkey.
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { nameField, passkeyAsShown, shownPasskey } from './fields.js';
import { renamePasskey } from './repo.js';

export const nameOfPasskey = change({
  name: 'rename_passkey',
  summary: 'Rename a passkey',
  description: 'The name is for the list of passkeys. Signing in stays the same.',
  http: { method: 'PATCH', path: '/user/passkeys/{id}', tag: accountTag },
  access: { session: 'any' },
  effect: 'write',
  action: 'passkey.rename',
  refusals: ['resource.not_found'],
  example: { id: 'passkey', name: 'Laptop' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: z.string().max(40), name: nameField(z) }),
    output: shownPasskey(z),
  }),
  run: async ({ id, name }, context) => {
    const { tx, note } = context;
    const row = await renamePasskey(tx, ownerOf(context), id, name);
    if (row === undefined) return { refused: 'resource.not_found', message: 'No such passkey.' };
    note({ target: id, after: { name } });
    return { value: passkeyAsShown(row) };
  },
});
