// POST /user/api-keys: create a key.
import { change, ownerOf } from '../../platform/endpoint.js';
import { holdAccount } from '../accounts/repo.js';
import { accountTag } from '../accounts/tag.js';
import { hasRoom, MOST_KEYS, makeKey } from './keys.js';
import { keyAsShown, newKeyFields, newKeyOf, shownKey } from './shown.js';

export const createKey = change({
  name: 'create_api_key',
  summary: 'Create an API key',
  description:
    'Creates a key with the requested scopes, or with all scopes if none is named. It can be shown again after a recent sign-in.',
  http: { method: 'POST', path: '/user/api-keys', tag: accountTag, status: 201 },
  access: { session: 'any' },
  once: true,
  effect: 'write',
  action: 'key.create',
  refusals: ['resource.full', 'once.reused'],
  example: { name: 'Laptop', scopes: ['draw'] },
  schemas: ({ z }) => ({
    input: z.strictObject(newKeyFields(z)),
    output: shownKey(z).extend({ key: z.string() }),
  }),
  run: async (input, context) => {
    const { service, tx } = context;
    const owner = ownerOf(context);
    await holdAccount(tx, owner);
    if (!(await hasRoom(tx, service, owner, 'personal')))
      return { refused: 'resource.full', message: `An account has at most ${MOST_KEYS} keys. Revoke one first.` };
    const { row, key } = await makeKey(tx, service, owner, newKeyOf(input, service.now()));
    return { value: { ...keyAsShown(row), key } };
  },
});
