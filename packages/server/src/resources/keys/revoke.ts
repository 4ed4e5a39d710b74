// DELETE /user/api-keys/{id}: invalidates a key.
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { kindFor, revoked } from './keys.js';

export const revokeApiKey = change({
  name: 'revoke_api_key',
  summary: 'Revoke an API key',
  description: 'The key is refused from now on. This cannot be undone.',
  http: { method: 'DELETE', path: '/user/api-keys/{id}', tag: accountTag, status: 204 },
  access: { session: 'any' },
  effect: 'destructive',
  action: 'key.revoke',
  refusals: ['resource.not_found'],
  example: { id: 'key' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(40) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const { tx, service, tenant } = context;
    const was = await revoked(tx, service, ownerOf(context), id, kindFor(tenant));
    return was ? { value: {} } : { refused: 'resource.not_found', message: 'No such key.' };
  },
});
