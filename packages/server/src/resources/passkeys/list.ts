// GET /user/passkeys: the passkeys of the account.
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { passkeyAsShown, shownPasskey } from './fields.js';
import { passkeysOf } from './repo.js';

export const listPasskeys = endpoint({
  name: 'list_passkeys',
  summary: 'List passkeys',
  description: 'Lists the passkeys that can sign in to the account, oldest first.',
  http: { method: 'GET', path: '/user/passkeys', tag: accountTag },
  access: { session: 'any' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({ passkeys: z.array(shownPasskey(z)) }) }),
  run: async (_input, context) => {
    const rows = await passkeysOf(tenantDb(context), ownerOf(context));
    return { value: { passkeys: rows.map(passkeyAsShown) } };
  },
});
