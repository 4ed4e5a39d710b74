// POST /auth/code: email a sign-in code.
import { endpoint } from '../../platform/endpoint.js';
import { addressField, demandAddress } from './address.js';
import { sendCode } from './codes.js';
import { authTag } from './tag.js';

export const requestCode = endpoint({
  name: 'request_sign_in_code',
  summary: 'Email a sign-in code',
  description:
    'Emails six digits that are valid for ten minutes. The response is the same whether or not the address has an account.',
  http: { method: 'POST', path: '/auth/code', tag: authTag, status: 202 },
  access: 'public',
  limits: [{ name: 'sign-in-codes', by: 'address', most: 20, seconds: 900 }],
  effect: 'write',
  refusals: ['request.too_many'],
  example: { email: 'ada@example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({ email: addressField(z) }),
    output: z.object({ sent: z.boolean() }),
  }),
  run: async ({ email }, { service }) => {
    await sendCode(service, demandAddress(email));
    return { value: { sent: true } };
  },
});
