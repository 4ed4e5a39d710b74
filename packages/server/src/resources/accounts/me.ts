// GET /user/me: the account behind a key or a session.
import { callerOf, endpoint, refuse } from '../../platform/endpoint.js';
import { accountOf } from './repo.js';
import { accountTag } from './tag.js';

export const me = endpoint({
  name: 'get_account',
  summary: 'The account that calls',
  description: 'Whose key or session the request comes with, and what it may.',
  http: { method: 'GET', path: '/user/me', tag: accountTag },
  access: 'key',
  effect: 'read',
  refusals: ['resource.not_found'],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      id: z.string(),
      email: z.string(),
      plan: z.enum(['free', 'pro']),
      createdAt: z.iso.datetime(),
      by: z.enum(['key', 'session']),
      scopes: z.array(z.string()).optional().describe('Rights of the key; every one where left out.'),
    }),
  }),
  run: async (_input, context) => {
    const { id, plan, by, scopes } = callerOf(context);
    const account = await accountOf(context.service.database.db, id);
    if (account === undefined) refuse('resource.not_found', 'The account is gone.');
    const { email, made } = account;
    return {
      value: { id, email, plan, createdAt: made.toISOString(), by, ...(scopes ? { scopes: [...scopes] } : {}) },
    };
  },
});
