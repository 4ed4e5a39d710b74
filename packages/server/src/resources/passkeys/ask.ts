// POST /auth/passkeys/options: what a browser needs to sign in with a passkey.
import { change } from '../../platform/endpoint.js';
import { cookieOfBrowser, newBrowser, readBrowser } from '../auth/browsers.js';
import { authTag } from '../auth/tag.js';
import { browserHolder, CHALLENGE_LIFE, newChallenge } from './challenges.js';
import { relyingPartyOf } from './webauthn.js';

export const askForPasskey = change({
  name: 'begin_passkey_sign_in',
  summary: 'Begin to sign in with a passkey',
  description:
    'Returns the options for `navigator.credentials.get()`, the same for everyone. They are valid for five minutes, in the browser that keeps the cookie.',
  http: { method: 'POST', path: '/auth/passkeys/options', tag: authTag, cookies: ['the browser that asked'] },
  access: 'public',
  limits: [{ name: 'passkey-challenges', by: 'address', most: 60, seconds: 900 }],
  effect: 'write',
  action: 'passkey.challenge',
  refusals: ['request.too_many'],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      challenge: z.string().describe('Base64url.'),
      rpId: z.string(),
      timeout: z.int().describe('Milliseconds.'),
      userVerification: z.literal('required'),
    }),
  }),
  run: async (_input, { service, tx, browser: token }) => {
    const { baseUrl, now } = service;
    const browser = readBrowser(token) ?? newBrowser();
    return {
      value: {
        challenge: await newChallenge(tx, browserHolder(browser), now()),
        rpId: relyingPartyOf(baseUrl),
        timeout: CHALLENGE_LIFE,
        userVerification: 'required' as const,
      },
      reply: { cookies: [cookieOfBrowser(baseUrl, browser)] },
    };
  },
});
