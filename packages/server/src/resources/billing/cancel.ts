// POST /user/billing/cancel and /user/billing/resume: a subscription ends with its period, or does not.
import type { Action } from '../../platform/audit/entries.js';
import { change, type EndpointContext, ownerOf, refuse } from '../../platform/endpoint.js';
import type { CustomerRow } from './customers.js';
import { notBilled, notSubscribed } from './errors.js';
import { asSubscription, subscriptionFields } from './fields.js';
import { demandCustomer, paymentsOf, reaching } from './provider.js';
import { synchronised } from './synchronise.js';
import { billingTag } from './tag.js';

interface Ending {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly path: string;
  readonly limit: string;
  readonly action: Action;
  readonly isCancelled: boolean;
}

const ending = ({ name, summary, description, path, limit, action, isCancelled }: Ending) =>
  change({
    name,
    summary,
    description,
    http: { method: 'POST', path, tag: billingTag },
    access: { session: 'any' },
    limits: [{ name: limit, by: 'account', most: 20, seconds: 3_600 }],
    effect: 'write',
    action,
    refusals: [notBilled, notSubscribed, 'service.unavailable', 'request.too_many'],
    example: {},
    schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({ subscription: subscriptionFields(z) }) }),
    prepare: (_input, context) => withCancelled(context, isCancelled),
    run: async (_input, { note }, row) => {
      note({ target: row?.subscriptionId ?? '' });
      return { value: { subscription: asSubscription(row) } };
    },
  });

export const cancelSubscription = ending({
  name: 'cancel_subscription',
  summary: 'Cancel the subscription at the end of its period',
  description: 'The plan stays in force until the end of the period that is paid for. Nothing more is paid.',
  path: '/user/billing/cancel',
  limit: 'cancellations',
  action: 'billing.cancel',
  isCancelled: true,
});

export const resumeSubscription = ending({
  name: 'resume_subscription',
  summary: 'Take back a cancellation',
  description: 'The subscription is renewed at the end of its period. Possible until then.',
  path: '/user/billing/resume',
  limit: 'resumptions',
  action: 'billing.resume',
  isCancelled: false,
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
