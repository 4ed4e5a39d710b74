// POST /user/api-keys/{id}/reveal: shows a key again.
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { unreadable } from './errors.js';
import { revealed } from './keys.js';

export const revealKey = endpoint({
  name: 'reveal_api_key',
  summary: 'Show an API key again',
  description: 'Requires a sign-in within the last ten minutes.',
  http: { method: 'POST', path: '/user/api-keys/{id}/reveal', tag: accountTag },
  access: { session: 'recent' },
  limits: [{ name: 'key-reveals', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'read',
  refusals: ['resource.not_found', unreadable, 'request.too_many'],
  example: { id: 'key' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: z.string().max(40) }),
    output: z.object({ id: z.string(), key: z.string() }),
  }),
  run: async ({ id }, context) => {
    const { service } = context;
    return { value: { id, key: keyIn(await revealed(tenantDb(context), service, ownerOf(context), id)) } };
  },
});

/** Refuses, if the key cannot be shown. */
export function keyIn(shown: Awaited<ReturnType<typeof revealed>>): string {
  if (shown === 'none') refuse('resource.not_found', 'No such key.');
  if (shown === 'unreadable')
    refuse(
      unreadable,
      'The key was created with a secret that the service no longer has, and is refused too. Revoke it and create a new one.',
    );
  return shown.key;
}
