// DELETE /user/passkeys/{id}: removes a passkey.
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { removePasskey } from './repo.js';

export const deletePasskey = change({
  name: 'remove_passkey',
  summary: 'Remove a passkey',
  description: 'It can no longer sign in. Sessions that it began stay: end them separately.',
  http: { method: 'DELETE', path: '/user/passkeys/{id}', tag: accountTag, status: 204 },
  access: { session: 'recent' },
  effect: 'destructive',
  action: 'passkey.remove',
  refusals: ['resource.not_found'],
  example: { id: 'passkey' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(40) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const { tx, note } = context;
    const row = await removePasskey(tx, ownerOf(context), id);
    if (row === undefined) return { refused: 'resource.not_found', message: 'No such passkey.' };
    note({ target: id, before: { name: row.name } });
    return { value: {} };
  },
});
