// POST /user/billing/verify-checkout: what a finished checkout has led to. The plan does not wait for the provider's event.
import { change, ownerOf, refuse } from '../../platform/endpoint.js';
import { checkoutOpen, notBilled, notSubscribed } from './errors.js';
import { asSubscription, subscriptionFields } from './fields.js';
import { demandCustomer, paymentsOf, reaching } from './provider.js';
import { synchronised } from './synchronise.js';
import { billingTag } from './tag.js';

/** As the provider writes it. */
export const CHECKOUT_ID = /^\w{1,200}$/;

export const verifyCheckout = change({
  name: 'verify_checkout',
  summary: 'Read a finished checkout back',
  description: 'Reads the checkout and the subscription at the payment provider, and puts the plan in force.',
  http: { method: 'POST', path: '/user/billing/verify-checkout', tag: billingTag },
  access: { session: 'any' },
  limits: [{ name: 'checkout-reads', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'billing.verify_checkout',
  refusals: [notBilled, notSubscribed, checkoutOpen, 'resource.not_found', 'service.unavailable', 'request.too_many'],
  example: { checkout: 'cs_1' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      checkout: z.string().regex(CHECKOUT_ID).describe('The id that starting it returned.'),
    }),
    output: z.object({ subscription: subscriptionFields(z) }),
  }),
  prepare: async ({ checkout: id }, context) => {
    const { service } = context;
    const payments = paymentsOf(service);
    const { customerId } = await demandCustomer(service, ownerOf(context));
    const checkout = await reaching(payments.checkout(id));
    if (checkout?.customer !== customerId) refuse('resource.not_found', 'No such checkout.');
    if (checkout.state !== 'complete')
      refuse(
        checkoutOpen,
        checkout.state === 'open'
          ? 'The checkout is not paid yet. Finish it on the page of the payment provider.'
          : 'The checkout has expired. Nothing was paid. Start another one.',
      );
    return reaching(synchronised(service, payments, customerId));
  },
  run: async ({ checkout }, { note }, row) => {
    note({ target: checkout, after: { plan: row?.plan ?? null } });
    return { value: { subscription: asSubscription(row) } };
  },
});
