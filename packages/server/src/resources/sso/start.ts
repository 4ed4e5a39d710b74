// POST /auth/sso/start: begin a sign-in through the identity provider of an organisation.
import { change, refuse } from '../../platform/endpoint.js';
import { addressField, demandAddress } from '../auth/address.js';
import { browserField, cookieOfBrowser, readBrowser } from '../auth/browsers.js';
import { ownPath } from '../sign-in/next.js';
import { begun, connectionForAddress } from './begin.js';
import { noConnection, providerFailed } from './errors.js';
import { ssoTag } from './tag.js';

export const startSso = change({
  name: 'start_sso',
  summary: "Start signing in through an organisation's identity provider",
  description:
    'Returns the address of the page of the identity provider. Open it in the browser that sent this request: its cookie binds the sign-in to it. The provider sends the browser back to /auth/sso/callback, which begins the session.',
  http: { method: 'POST', path: '/auth/sso/start', tag: ssoTag, cookies: ['the browser that asked'] },
  access: 'public',
  limits: [{ name: 'sso-starts', by: 'address', most: 60, seconds: 900 }],
  effect: 'write',
  action: 'sso.begin',
  refusals: [noConnection, providerFailed, 'request.too_many', 'validation.failed'],
  example: { email: 'ada@example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      email: addressField(z),
      next: z.string().max(2_000).optional().describe('The path of this service where the browser continues.'),
      request: browserField(z).optional(),
    }),
    output: z.object({ url: z.string() }),
  }),
  prepare: async ({ email, next, request }, { service, browser }) => {
    const address = demandAddress(email);
    const connection = await connectionForAddress(service, address);
    if (connection === undefined) refuse(noConnection, noConnection.meaning);
    return begun(service, {
      connection,
      browser: readBrowser(request ?? browser),
      purpose: 'sign-in',
      next: ownPath(next),
      email: address,
    });
  },
  run: async (_input, { service }, { url, browser }) => ({
    value: { url },
    reply: { cookies: [cookieOfBrowser(service.baseUrl, browser)] },
  }),
});
