// Stripe as the payment provider, through its library: in, a key and what is for sale; out, `Payments`. Every object of the provider is read into the
// service's own words here (https://docs.stripe.com/api).
import type { TenantId } from '@linework/operations';
import Stripe from 'stripe';
import {
  type BillingDocument,
  type Checkout,
  type Customer,
  NoProvider,
  type PaidPlan,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  type SubscriptionStatus,
} from './payments.js';

export interface StripeSettings {
  readonly key: string;
  /** Signing secrets of the webhook; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** The price of one seat of each plan that is for sale. */
  readonly prices: Readonly<Partial<Record<PaidPlan, string>>>;
  /** Where the API is, if not at Stripe: a stand-in of a test. */
  readonly api?: URL;
  readonly pdf: (address: string) => Promise<Uint8Array>;
}

/** Milliseconds in which the provider answers. */
const PATIENCE = 15_000;

/** Seconds for which a signature is valid. */
const TOLERANCE = 300;

const PAGE = 100;

/** Events after which a customer's subscriptions can be others than before. */
const ABOUT_SUBSCRIPTIONS: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
];

export function stripePayments(settings: StripeSettings): Payments {
  const { key, webhookSecrets, prices, api, pdf } = settings;
  const stripe = new Stripe(key, {
    timeout: PATIENCE,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(api && { protocol: api.protocol === 'http:' ? 'http' : 'https', host: api.hostname, port: api.port }),
  });
  const planOfPrice = new Map(Object.entries(prices).map(([plan, price]) => [price, plan as PaidPlan]));
  return {
    forSale: [...planOfPrice.values()],
    createCustomer: async (owner, email) => {
      const params = { metadata: { owner }, ...(email && { email }) };
      return (await reached(stripe.customers.create(params, { idempotencyKey: `customer-${owner}` }))).id;
    },
    customer: async (id) => {
      const customer = await known(stripe.customers.retrieve(id));
      if (customer === undefined || customer.deleted) return undefined;
      const subscriptions = await reached(
        stripe.subscriptions.list({ customer: id, status: 'all', limit: PAGE }).autoPagingToArray({ limit: 1_000 }),
      );
      return {
        id,
        owner: customer.metadata.owner as TenantId | undefined,
        subscriptions: subscriptions.map((each) => subscriptionIn(each, planOfPrice)),
      } satisfies Customer;
    },
    startCheckout: async ({ customer, owner, plan, seats, done, abandoned, once }) =>
      checkoutIn(
        await reached(
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer,
              client_reference_id: owner,
              line_items: [{ price: priceOf(prices, plan), quantity: seats }],
              success_url: done,
              cancel_url: abandoned,
              automatic_tax: { enabled: true },
              tax_id_collection: { enabled: true },
              customer_update: { address: 'auto', name: 'auto' },
              subscription_data: { metadata: { owner } },
            },
            { idempotencyKey: once },
          ),
        ),
      ),
    checkout: async (id) => {
      const session = await known(stripe.checkout.sessions.retrieve(id));
      return session && checkoutIn(session);
    },
    endCheckout: async (id) => {
      // One that is complete or expired by now cannot be ended, and need not be.
      await unlessRefused(stripe.checkout.sessions.expire(id));
    },
    setCancelled: async (id, isCancelled) => {
      await reached(stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }));
    },
    setSeats: async (id, seats) => {
      const { items } = await reached(stripe.subscriptions.retrieve(id));
      const [item] = items.data;
      if (item === undefined || item.quantity === seats) return;
      const update = { quantity: seats, proration_behavior: 'create_prorations' } as const;
      await reached(stripe.subscriptionItems.update(item.id, update));
    },
    withdraw: (id) => withdrawn(stripe, id),
    portal: async (customer, back) =>
      (await reached(stripe.billingPortal.sessions.create({ customer, return_url: back }))).url,
    documents: async (customer, after, limit) => {
      const page = await reached(
        stripe.invoices.list({ customer, limit, ...(after !== undefined && { starting_after: after }) }),
      );
      return { documents: page.data.map(documentIn), hasMore: page.has_more };
    },
    document: async (id) => {
      const invoice = await known(stripe.invoices.retrieve(id));
      return invoice && documentIn(invoice);
    },
    pdf,
    ...eventsOf(stripe, webhookSecrets),
  };
}

/** What the provider reports: each event that it sends, if it signed it, and those that it keeps. */
function eventsOf(stripe: Stripe, webhookSecrets: readonly string[]): Pick<Payments, 'signedEvent' | 'eventsSince'> {
  return {
    signedEvent: (body, signature) => {
      for (const secret of webhookSecrets) {
        try {
          return eventIn(stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return undefined;
    },
    eventsSince: async function* (moment) {
      const created = { gte: Math.floor(moment.getTime() / 1_000) };
      try {
        for await (const event of stripe.events.list({ created, limit: PAGE, types: [...ABOUT_SUBSCRIPTIONS] }))
          yield eventIn(event);
      } catch (error) {
        throw asNoProvider(error);
      }
    },
  };
}

/** Marks a subscription that was bought besides another one. A reader after a failure knows by it which of the two to end. */
const WITHDRAWN = 'withdrawn';

/** Marks it, pays back every payment of its invoices, and ends it last: what has ended is never read again. A repeated call does nothing more. */
async function withdrawn(stripe: Stripe, id: string): Promise<void> {
  const mark = { metadata: { [WITHDRAWN]: 'true' } };
  await unlessRefused(stripe.subscriptions.update(id, mark));
  const invoices = await reached(stripe.invoices.list({ subscription: id, limit: PAGE }));
  for (const { id: invoice } of invoices.data) {
    const payments = await reached(stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE }));
    for (const { payment } of payments.data) {
      const intent = idOf(payment.payment_intent);
      if (intent === undefined) continue;
      const refund = { payment_intent: intent, reason: 'duplicate' } as const;
      await unlessRefused(
        stripe.refunds.create(refund, { idempotencyKey: `refund-${intent}` }),
        'charge_already_refunded',
      );
    }
  }
  await unlessRefused(stripe.subscriptions.cancel(id, { prorate: false }, { idempotencyKey: `withdraw-${id}` }));
}

/** A refusal, or one with that code, says that it is done already. */
async function unlessRefused(answer: Promise<unknown>, code?: string): Promise<void> {
  try {
    await reached(answer);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (code !== undefined && error.code !== code) throw error;
  }
}

function priceOf(prices: StripeSettings['prices'], plan: PaidPlan): string {
  const price = prices[plan];
  if (price === undefined) throw new Error(`The plan ${plan} has no price.`);
  return price;
}

/** An answer, or `NoProvider` where there is none: a refusal of the provider stays what it is. */
async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw asNoProvider(error);
  }
}

async function known<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reached(answer);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Of a failure: neither its message nor its request, which name customers, are kept. */
function asNoProvider(error: unknown): unknown {
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
  if (isRefusal || !(error instanceof Stripe.errors.StripeError)) return error;
  return new NoProvider(`The payment provider cannot be used: ${error.type}, request ${error.requestId ?? 'unknown'}.`);
}

const STATUSES = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'] as const;
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

function statusIn(status: string): SubscriptionStatus {
  return ENDED.includes(status) ? 'ended' : oneOf(STATUSES, status);
}

/** The provider can have words that this version does not know. */
function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | 'other' {
  return words.find((each) => each === word) ?? 'other';
}

function subscriptionIn(
  { id, status, items, start_date: start, cancel_at: end, cancel_at_period_end: ends, metadata }: Stripe.Subscription,
  planOfPrice: ReadonlyMap<string, PaidPlan>,
): PaidSubscription {
  const [item] = items.data;
  return {
    id,
    status: statusIn(status),
    plan: item && planOfPrice.get(item.price.id),
    seats: item?.quantity ?? 0,
    began: momentOf(start),
    periodEnds: momentOf(item?.current_period_end ?? start),
    isCancelled: ends || end !== null,
    isWithdrawn: metadata[WITHDRAWN] !== undefined,
  };
}

function checkoutIn({ id, url, customer, status }: Stripe.Checkout.Session): Checkout {
  return { id, url, customer: idOf(customer), state: oneOf(['open', 'complete', 'expired'], status) };
}

function documentIn(invoice: Stripe.Invoice): BillingDocument {
  const { id, customer, number, status, created, total, amount_paid: paid, currency, invoice_pdf: pdf } = invoice;
  return {
    id,
    customer: idOf(customer),
    number,
    status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void'], status),
    at: momentOf(created),
    total,
    paid,
    currency: currency.toUpperCase(),
    pdf: pdf ?? undefined,
  };
}

function eventIn({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const about = ABOUT_SUBSCRIPTIONS.includes(type) ? data.object : undefined;
  const customer = about !== undefined && 'customer' in about ? idOf(about.customer) : undefined;
  return { id, kind: type, at: momentOf(created), customer };
}

/** Of an object that the provider can send whole or by its id. */
function idOf(object: unknown): string | undefined {
  if (typeof object === 'string') return object;
  return typeof object === 'object' && object !== null && 'id' in object && typeof object.id === 'string'
    ? object.id
    : undefined;
}

/** Of seconds since 1970. */
function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
