// POST /auth/logout: end the session, here first. For a session that a provider began: also where that one ends its own.
import { change } from '../../platform/endpoint.js';
import { providerSignOut } from '../sso/provider-sign-out.js';
import { CLEARED, endSession, noCookie } from './sessions.js';
import { authTag } from './tag.js';

export const logOut = change({
  name: 'sign_out',
  summary: 'Sign out',
  description:
    'Ends the session of the request. If an identity provider began it and can end its own session, the header `sign-out-at` has the address to open.',
  http: {
    method: 'POST',
    path: '/auth/logout',
    tag: authTag,
    status: 204,
    headers: { 'sign-out-at': 'The page of the identity provider that ends its session too.' },
    cookies: ['the session, deleted'],
  },
  access: { session: 'any' },
  effect: 'write',
  action: 'session.end',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({}) }),
  run: async (_input, { service, session, tx }) => {
    const ended = session === undefined ? undefined : await endSession(tx, session);
    const at = ended && providerSignOut(service, ended);
    return {
      value: {},
      reply: {
        cookies: [noCookie(service.baseUrl)],
        headers: { ...CLEARED, ...(at === undefined ? {} : { 'sign-out-at': at }) },
      },
    };
  },
});
