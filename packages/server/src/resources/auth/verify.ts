// POST /auth/verify: sign in with a code.
import { change } from '../../platform/endpoint.js';
import { addressField, demandAddress } from './address.js';
import { browserField, cookieOfBrowser, readBrowser, tokenOf } from './browsers.js';
import { codeWrong, ssoRequired } from './errors.js';
import { cookieOf } from './sessions.js';
import { signIn, THROUGH_ORGANISATION } from './sign-in.js';
import { authTag } from './tag.js';

export const verifyCode = change({
  name: 'sign_in',
  summary: 'Sign in with a code',
  description:
    'Begins a session of thirty days, stored in a cookie. The first sign-in creates the account. Without a `request` or its cookie, the newest code that your network requested counts, and tries count per network.',
  http: { method: 'POST', path: '/auth/verify', tag: authTag, cookies: ['the session', 'the browser that signed in'] },
  access: 'public',
  limits: [{ name: 'sign-ins', by: 'address', most: 60, seconds: 900 }],
  effect: 'write',
  action: 'session.begin',
  refusals: [codeWrong, ssoRequired, 'account.suspended', 'request.too_many'],
  example: { email: 'ada@example.com', code: '123456' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      email: addressField(z),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .describe('The six digits from the email.'),
      request: browserField(z).optional(),
    }),
    output: z.object({
      account: z.object({ id: z.string(), email: z.string() }),
      request: z.string().describe('Identifies this client. Send it to /auth/code at the next sign-in.'),
    }),
  }),
  run: async ({ email, code, request }, { service, tx, session: before, address, browser: sent, origin }) => {
    const asker = { address, browser: readBrowser(request ?? sent) };
    const { userAgent } = origin;
    const done = await signIn(tx, service, demandAddress(email), code, { asker, before, userAgent });
    if (done === 'sso') return { refused: ssoRequired, message: THROUGH_ORGANISATION };
    if (done === undefined)
      return { refused: codeWrong, message: 'The code is wrong or has expired. Request a new one.' };
    const { account, token, browser } = done;
    return {
      value: { account: { id: account.id, email: account.email }, request: tokenOf(browser) },
      reply: { cookies: [cookieOf(service.baseUrl, token), cookieOfBrowser(service.baseUrl, browser)] },
    };
  },
});
