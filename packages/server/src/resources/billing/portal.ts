// POST /user/billing/portal: the page of the payment provider for cards, addresses, tax ids and other plans.
import { change, ownerOf } from '../../platform/endpoint.js';
import { notBilled, notSubscribed } from './errors.js';
import { demandCustomer, paymentsOf, reaching } from './provider.js';
import { billingTag } from './tag.js';

export const openPortal = change({
  name: 'open_billing_portal',
  summary: "Open the payment provider's billing portal",
  description:
    'Returns the address of a page of the payment provider, valid for some minutes: payment methods, invoice address, tax ids, other plans.',
  http: { method: 'POST', path: '/user/billing/portal', tag: billingTag, status: 201 },
  access: { session: 'any' },
  limits: [{ name: 'billing-portals', by: 'account', most: 30, seconds: 3_600 }],
  effect: 'write',
  action: 'billing.portal',
  refusals: [notBilled, notSubscribed, 'service.unavailable', 'request.too_many'],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({ url: z.string().describe('Open it in a browser.') }),
  }),
  prepare: async (_input, context) => {
    const { service } = context;
    const payments = paymentsOf(service);
    const { customerId } = await demandCustomer(service, ownerOf(context));
    return reaching(payments.portal(customerId, `${service.baseUrl}/`));
  },
  run: async (_input, _context, url) => ({ value: { url } }),
});
