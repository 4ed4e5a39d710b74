// POST /billing/webhook: the payment provider says that something has changed. In, its event; out, a job that reads at the provider what is true now.
import { change, refuse } from '../../platform/endpoint.js';
import { notBilled } from './errors.js';
import { isNewEvent } from './events.js';
import { paymentsOf } from './provider.js';
import { synchroniseJob } from './synchronise-job.js';
import { billingTag } from './tag.js';

export const receivePaymentEvent = change({
  name: 'receive_payment_event',
  summary: 'Receive an event of the payment provider',
  description:
    'Called by the provider, not by clients. The signature is checked against the unchanged body. An event that was received before changes nothing.',
  http: {
    method: 'POST',
    path: '/billing/webhook',
    tag: billingTag,
    body: { as: 'bytes', mediaTypes: ['application/json'], field: 'event' },
    bodyLimit: 1_000_000,
    places: { 'stripe-signature': 'header' },
  },
  access: 'public',
  limits: [{ name: 'payment-events', by: 'address', most: 6_000, seconds: 60 }],
  effect: 'write',
  action: 'billing.event',
  refusals: [notBilled, 'request.too_many'],
  example: { event: new Uint8Array(), 'stripe-signature': 't=1,v1=0' },
  schemas: ({ z }) => ({
    input: z.strictObject({ event: z.instanceof(Uint8Array), 'stripe-signature': z.string().max(2_000).optional() }),
    output: z.object({ received: z.boolean() }),
  }),
  run: async ({ event: body, 'stripe-signature': signature = '' }, { service, tx }) => {
    const event = paymentsOf(service).signedEvent(body, signature);
    if (event === undefined)
      refuse('validation.failed', 'The event is not signed by the payment provider, or was signed too long ago.');
    const { customer } = event;
    if ((await isNewEvent(tx, event, service.now())) && customer !== undefined)
      await service.later(tx, synchroniseJob, { customer });
    return { value: { received: true } };
  },
});
