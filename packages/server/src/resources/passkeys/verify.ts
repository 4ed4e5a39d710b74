// POST /auth/passkeys/verify: sign in with a passkey.
import { change } from '../../platform/endpoint.js';
import { cookieOfBrowser, readBrowser } from '../auth/browsers.js';
import { ssoRequired } from '../auth/errors.js';
import { cookieOf } from '../auth/sessions.js';
import { THROUGH_ORGANISATION } from '../auth/sign-in.js';
import { authTag } from '../auth/tag.js';
import { passkeyRefused } from './errors.js';
import { assertionField } from './fields.js';
import { signInWith } from './sign-in.js';

export const verifyPasskey = change({
  name: 'sign_in_with_passkey',
  summary: 'Sign in with a passkey',
  description: 'Begins a session of thirty days, stored in a cookie. Needs the cookie that came with the options.',
  http: {
    method: 'POST',
    path: '/auth/passkeys/verify',
    tag: authTag,
    cookies: ['the session', 'the browser that signed in'],
  },
  access: 'public',
  limits: [{ name: 'passkey-sign-ins', by: 'address', most: 60, seconds: 900 }],
  effect: 'write',
  action: 'session.begin',
  refusals: [passkeyRefused, ssoRequired, 'account.suspended', 'request.too_many'],
  example: {
    credential: { id: 'AAAA', response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' } },
  },
  schemas: ({ z }) => ({
    input: z.strictObject({ credential: assertionField(z) }),
    output: z.object({ account: z.object({ id: z.string(), email: z.string() }) }),
  }),
  run: async ({ credential }, { service, tx, session: before, address, browser, origin }) => {
    const asker = { address, browser: readBrowser(browser) };
    const signingIn = { asker, before, userAgent: origin.userAgent };
    const done = await signInWith(tx, service, credential, signingIn, origin);
    if (done === 'sso') return { refused: ssoRequired, message: THROUGH_ORGANISATION };
    if (done === undefined)
      return { refused: passkeyRefused, message: 'The passkey was not accepted. Try again, or sign in with a code.' };
    const { id, email } = done.account;
    return {
      value: { account: { id, email } },
      reply: { cookies: [cookieOf(service.baseUrl, done.token), cookieOfBrowser(service.baseUrl, done.browser)] },
    };
  },
});
