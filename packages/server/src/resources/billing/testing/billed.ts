// A service with a payment provider, for a test file: in, nothing; out, both.
import { afterAll } from 'vitest';
import { stripePayments } from '../../../platform/payments/stripe.js';
import { type Hosted, hosted } from '../../../testing/hosted.js';
import { PRICES, StandIn, WEBHOOK_SECRET } from './stand-in.js';

export interface Billed extends Hosted {
  readonly provider: StandIn;
  /** Delivers the events that were not delivered, in their order. */
  readonly deliver: () => Promise<void>;
}

export const PDF = new Uint8Array(Buffer.from('%PDF-1.7'));

/** Call at the top of a test file. */
export function billed(): Billed {
  const provider = new StandIn();
  afterAll(() => provider.close());
  const service = hosted({
    payments: async () =>
      stripePayments({
        key: 'sk_test_12345678',
        webhookSecrets: ['whsec_of_the_next_one', WEBHOOK_SECRET],
        prices: PRICES,
        api: await provider.listen(),
        pdf: async () => PDF,
      }),
  });
  let delivered = 0;
  return {
    ...service,
    provider,
    deliver: async () => {
      for (; delivered < provider.events.length; delivered++) {
        const event = provider.events[delivered];
        if (event === undefined) continue;
        const { body, signature } = provider.signed(event);
        await fetch(new URL('/billing/webhook', service.baseUrl()), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        });
      }
    },
  };
}
