// POST /auth/logout: end the session.
import { change } from '../../platform/endpoint.js';
import { endSession, noCookie } from './sessions.js';
import { authTag } from './tag.js';

export const logOut = change({
  name: 'sign_out',
  summary: 'Sign out',
  description: 'Ends the session of the request.',
  http: { method: 'POST', path: '/auth/logout', tag: authTag, status: 204, cookies: ['the session, deleted'] },
  access: { session: 'any' },
  effect: 'write',
  action: 'session.end',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({}) }),
  run: async (_input, { service, session, tx }) => {
    if (session !== undefined) await endSession(tx, session);
    return { value: {}, reply: { cookies: [noCookie(service.baseUrl)] } };
  },
});
