// GET /user/me: the account of a key or a session.
import { PLANS } from '@linework/operations';
import { callerOf, endpoint, refuse } from '../../platform/endpoint.js';
import { roleField } from '../organisations/fields.js';
import { organisationsOf } from '../organisations/repo.js';
import { accountOf } from './repo.js';
import { accountTag } from './tag.js';

export const me = endpoint({
  name: 'get_account',
  summary: 'Read the account of the caller',
  description: 'Returns the account of the key or session in the request, and what it is allowed to do.',
  http: { method: 'GET', path: '/user/me', tag: accountTag },
  access: {},
  effect: 'read',
  refusals: ['resource.not_found'],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      id: z.string(),
      email: z.string(),
      plan: z.enum(PLANS),
      createdAt: z.iso.datetime(),
      by: z.enum(['key', 'session']),
      scopes: z.array(z.string()).optional().describe('Scopes of the key; all of them if omitted.'),
      organizations: z
        .array(z.object({ id: z.string(), slug: z.string(), name: z.string(), role: roleField(z) }))
        .describe('The organisations that the account belongs to, by name.'),
    }),
  }),
  run: async (_input, context) => {
    const { id, plan, by, scopes } = callerOf(context);
    const { db } = context.service.database;
    const account = await accountOf(db, id);
    if (account === undefined) refuse('resource.not_found', 'The account no longer exists.');
    const { email, made: createdAt } = account;
    const own = (await organisationsOf(db, id)).filter(({ row }) => row.deleted === null);
    return {
      value: {
        id,
        email,
        plan,
        createdAt: createdAt.toISOString(),
        by,
        ...(scopes ? { scopes: [...scopes] } : {}),
        organizations: own.map(({ row: { ownerId, slug, name }, role }) => ({ id: ownerId, slug, name, role })),
      },
    };
  },
});
