// POST /user/api-keys: create a key.
import { SCOPES } from '@linework/operations';
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { hasRoom, MOST_KEYS, makeKey } from './keys.js';
import { keyAsShown, shownKey } from './shown.js';

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
    input: z.strictObject({
      name: z.string().trim().min(1).max(100),
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
      expiresInDays: z.int().min(1).max(3_650).optional(),
    }),
    output: shownKey(z).extend({ key: z.string() }),
  }),
  run: async ({ name, scopes = [...SCOPES], expiresInDays }, context) => {
    const { service, tx } = context;
    const owner = ownerOf(context);
    const expires =
      expiresInDays === undefined ? undefined : new Date(service.now().getTime() + expiresInDays * 86_400_000);
    if (!(await hasRoom(tx, service, owner)))
      return { refused: 'resource.full', message: `An account has at most ${MOST_KEYS} keys. Revoke one first.` };
    const { row, key } = await makeKey(tx, service, owner, { name, scopes: [...new Set(scopes)], expires });
    return { value: { ...keyAsShown(row), key } };
  },
});
