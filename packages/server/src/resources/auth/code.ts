// POST /auth/code: mail a sign-in code.
import { endpoint } from '../../platform/endpoint.js';
import { addressField, demandAddress } from './address.js';
import { sendCode } from './codes.js';
import { authTag } from './tag.js';

export const requestCode = endpoint({
  name: 'request_sign_in_code',
  summary: 'Mail a sign-in code',
  description:
    'Mails six digits that are good for ten minutes. The answer is the same whether the address has an account or not.',
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
