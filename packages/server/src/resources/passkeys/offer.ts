// POST /user/passkeys/options: what a browser needs to make a passkey for the account.
import { callerOf, change, ownerOf, refuse } from '../../platform/endpoint.js';
import { accountOf } from '../accounts/repo.js';
import { accountTag } from '../accounts/tag.js';
import { CHALLENGE_LIFE, newChallenge, sessionHolder } from './challenges.js';
import { passkeysOf } from './repo.js';
import { ALGORITHMS, relyingPartyOf } from './webauthn.js';

export const offerPasskey = change({
  name: 'offer_passkey',
  summary: 'Begin to add a passkey',
  description:
    'Returns the options for `navigator.credentials.create()`. They are valid for five minutes, in this session. Requires a sign-in within the last ten minutes.',
  http: { method: 'POST', path: '/user/passkeys/options', tag: accountTag },
  access: { session: 'recent' },
  limits: [{ name: 'passkey-offers', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'passkey.offer',
  refusals: ['resource.not_found', 'request.too_many'],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string().describe('Base64url.'), name: z.string(), displayName: z.string() }),
      challenge: z.string().describe('Base64url.'),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int().describe('Milliseconds.'),
      excludeCredentials: z.array(
        z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
  run: async (_input, context) => {
    const { service, tx } = context;
    const { id, with: session } = callerOf(context);
    const account = (await accountOf(tx, id)) ?? refuse('resource.not_found', 'The account no longer exists.');
    const known = await passkeysOf(tx, ownerOf(context));
    const type = 'public-key' as const;
    return {
      value: {
        rp: { id: relyingPartyOf(service.baseUrl), name: 'Linework' },
        user: { id: Buffer.from(id).toString('base64url'), name: account.email, displayName: account.email },
        challenge: await newChallenge(tx, sessionHolder(session), service.now()),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
        timeout: CHALLENGE_LIFE,
        excludeCredentials: known.map(({ credentialId, transports }) => ({ type, id: credentialId, transports })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      },
    };
  },
});
