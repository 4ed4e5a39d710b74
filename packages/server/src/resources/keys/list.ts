// GET /user/api-keys: the valid keys.
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { keysOf } from './repo.js';
import { keyAsShown, shownKey } from './shown.js';

export const listKeys = endpoint({
  name: 'list_api_keys',
  summary: 'List API keys',
  description: 'Lists the keys that are neither revoked nor expired, newest first.',
  http: { method: 'GET', path: '/user/api-keys', tag: accountTag },
  access: { session: 'any' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({ keys: z.array(shownKey(z)) }) }),
  run: async (_input, context) => {
    const { service } = context;
    const rows = await keysOf(tenantDb(context), ownerOf(context), 'personal', service.now());
    return { value: { keys: rows.map(keyAsShown) } };
  },
});
