// POST /auth/code: email a sign-in code.
import { change } from '../../platform/endpoint.js';
import { addressField, demandAddress } from './address.js';
import { browserField, cookieOfBrowser, readBrowser, tokenOf } from './browsers.js';
import { newCode, sendCode } from './codes.js';
import { authTag } from './tag.js';

export const requestCode = change({
  name: 'request_sign_in_code',
  summary: 'Email a sign-in code',
  description:
    'Emails six digits that are valid for ten minutes. The response is the same whether or not the address has an account. Send its `request` with the code, or keep its cookie: then nobody else can use up the tries of the code.',
  http: { method: 'POST', path: '/auth/code', tag: authTag, status: 202, cookies: ['the browser that asked'] },
  access: 'public',
  limits: [{ name: 'sign-in-codes', by: 'address', most: 20, seconds: 900 }],
  effect: 'write',
  action: 'code.send',
  refusals: ['request.too_many'],
  example: { email: 'ada@example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({ email: addressField(z), request: browserField(z).optional() }),
    output: z.object({
      sent: z.boolean(),
      request: z.string().describe('Identifies this client. Send it to /auth/verify with the code.'),
    }),
  }),
  prepare: async ({ email, request }, { service, address, browser }) => {
    const asker = { address, browser: readBrowser(request ?? browser) };
    return { asker, code: await newCode(service, demandAddress(email), asker) };
  },
  run: async (_input, { service, tx }, { asker, code }) => {
    await sendCode(tx, service, code, asker);
    const { browser } = code;
    return {
      value: { sent: true, request: tokenOf(browser) },
      reply: { cookies: [cookieOfBrowser(service.baseUrl, browser)] },
    };
  },
});
