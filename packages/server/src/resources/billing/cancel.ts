// POST /user/billing/cancel and /user/billing/resume: a subscription ends with its period, or does not.
import type { EndpointContext } from '../../platform/endpoint.js';
import { change, ownerOf, refuse } from '../../platform/endpoint.js';
import type { CustomerRow } from './customers.js';
import { notBilled, notSubscribed } from './errors.js';
import { asSubscription, subscriptionFields } from './fields.js';
import { demandCustomer, paymentsOf, reaching } from './provider.js';
import { synchronised } from './synchronise.js';
import { billingTag } from './tag.js';

const REFUSALS = [notBilled, notSubscribed, 'service.unavailable', 'request.too_many'] as const;

export const cancelSubscription = change({
  name: 'cancel_subscription',
  summary: 'Cancel the subscription at the end of its period',
  description: 'The plan stays in force until the end of the period that is paid for. Nothing more is paid.',
  http: { method: 'POST', path: '/user/billing/cancel', tag: billingTag },
  access: { session: 'any' },
  limits: [{ name: 'cancellations', by: 'account', most: 20, seconds: 3_600 }],
  effect: 'write',
  action: 'billing.cancel',
  refusals: REFUSALS,
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({ subscription: subscriptionFields(z) }) }),
  prepare: (_input, context) => withCancelled(context, true),
  run: async (_input, { note }, row) => {
    note({ target: row?.subscriptionId ?? '' });
    return { value: { subscription: asSubscription(row) } };
  },
});

export const resumeSubscription = change({
  name: 'resume_subscription',
  summary: 'Take back a cancellation',
  description: 'The subscription is renewed at the end of its period. Possible until then.',
  http: { method: 'POST', path: '/user/billing/resume', tag: billingTag },
  access: { session: 'any' },
  limits: [{ name: 'resumptions', by: 'account', most: 20, seconds: 3_600 }],
  effect: 'write',
  action: 'billing.resume',
  refusals: REFUSALS,
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({ subscription: subscriptionFields(z) }) }),
  prepare: (_input, context) => withCancelled(context, false),
  run: async (_input, { note }, row) => {
    note({ target: row?.subscriptionId ?? '' });
    return { value: { subscription: asSubscription(row) } };
  },
});

/** What the provider has is read before and after, so that the answer is what is true there. */
async function withCancelled(context: EndpointContext, isCancelled: boolean): Promise<CustomerRow | undefined> {
  const { service } = context;
  const payments = paymentsOf(service);
  const { customerId } = await demandCustomer(service, ownerOf(context));
  const { subscriptionId } = (await reaching(synchronised(service, payments, customerId))) ?? {};
  if (!subscriptionId) refuse(notSubscribed, 'There is no subscription. Start a checkout first.');
  await reaching(payments.setCancelled(subscriptionId, isCancelled));
  return reaching(synchronised(service, payments, customerId));
}
