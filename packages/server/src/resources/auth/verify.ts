// POST /auth/verify: sign in with a code.
import { endpoint } from '../../platform/endpoint.js';
import { addressField, demandAddress } from './address.js';
import { cookieOf } from './sessions.js';
import { signIn } from './sign-in.js';
import { authTag } from './tag.js';

export const verifyCode = endpoint({
  name: 'sign_in',
  summary: 'Sign in with a code',
  description: 'Begins a session of thirty days, stored in a cookie. The first sign-in creates the account.',
  http: { method: 'POST', path: '/auth/verify', tag: authTag, cookies: ['the session'] },
  access: 'public',
  limits: [{ name: 'sign-ins', by: 'address', most: 60, seconds: 900 }],
  effect: 'write',
  refusals: ['auth.code_wrong', 'request.too_many'],
  example: { email: 'ada@example.com', code: '123456' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      email: addressField(z),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .describe('The six digits from the email.'),
    }),
    output: z.object({ account: z.object({ id: z.string(), email: z.string() }) }),
  }),
  run: async ({ email, code }, { service, session }) => {
    const done = await signIn(service, demandAddress(email), code, session);
    if (done === undefined)
      return { refused: 'auth.code_wrong', message: 'The code is wrong or has expired. Request a new one.' };
    const { account, token } = done;
    return {
      value: { account: { id: account.id, email: account.email } },
      reply: { cookies: [cookieOf(service.baseUrl, token)] },
    };
  },
});
