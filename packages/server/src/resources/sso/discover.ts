// POST /auth/sso/discover: whether an address signs in through its organisation. The answer depends only on the domain, so it never shows who has an
// account.
import { endpoint } from '../../platform/endpoint.js';
import { addressField, demandAddress } from '../auth/address.js';
import { connectionForAddress } from './begin.js';
import { ssoRequiredFor } from './required.js';
import { ssoTag } from './tag.js';

export const discoverSso = endpoint({
  name: 'discover_sso',
  summary: 'Ask whether an address signs in through its organisation',
  description:
    'Says whether the domain of the address belongs to an organisation whose identity provider signs people in, and whether it is the only way. The answer is the same for every address of a domain.',
  http: { method: 'POST', path: '/auth/sso/discover', tag: ssoTag },
  access: 'public',
  limits: [{ name: 'sso-discoveries', by: 'address', most: 60, seconds: 900 }],
  effect: 'read',
  refusals: ['request.too_many', 'validation.failed'],
  example: { email: 'ada@example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({ email: addressField(z) }),
    output: z.object({
      singleSignOn: z.boolean().describe('POST /auth/sso/start begins the sign-in.'),
      required: z.boolean().describe('A code by email does not sign in.'),
    }),
  }),
  run: async ({ email }, { service }) => {
    const address = demandAddress(email);
    const [connection, required] = await Promise.all([
      connectionForAddress(service, address),
      ssoRequiredFor(service.database.db, address),
    ]);
    return { value: { singleSignOn: connection !== undefined, required: required !== undefined } };
  },
});
