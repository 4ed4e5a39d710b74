// Objects of the payment provider as its API sends them: in, what the stand-in keeps; out, whole objects, also with the fields that the service does not
// read. What the stand-in has nothing of is null.
import type Stripe from 'stripe';

export interface Item {
  readonly id: string;
  price: string;
  quantity: number;
}

export interface Bought {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  readonly item: Item;
  status: Stripe.Subscription.Status;
  isCancelled: boolean;
  isWithdrawn: boolean;
  periodEnds: number;
  /** Paid invoices, each with what was paid back. */
  readonly invoices: { readonly id: string; readonly paid: number; refunded: number }[];
}

export interface Session {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly quantity: number;
  readonly owner: string;
  readonly created: number;
  /** Where its page leads back to. */
  readonly done: string;
  readonly abandoned: string;
  status: 'open' | 'complete' | 'expired';
}

export interface Customer {
  readonly owner: string;
  readonly email: string | undefined;
  readonly created: number;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** Cents of a seat and a period. */
export const SEAT = 1_000;

/** Seconds. */
export const PERIOD = 30 * 86_400;

export const CURRENCY = 'eur';

const UNTAXED = { enabled: true, disabled_reason: null, liability: null };

export function pageOf<Item>(data: Item[], url: string): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url };
}

export function eventObject(event: ProviderEvent) {
  return { object: 'event', api_version: null, livemode: false, pending_webhooks: 0, request: null, ...event };
}

export function customerObject(id: string, { owner, email, created }: Customer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email: email ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: { owner },
    shipping: null,
  };
}

export function subscriptionObject(bought: Bought): Stripe.Subscription {
  const { id, customer, created, status, isCancelled, isWithdrawn } = bought;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: UNTAXED,
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: isCancelled,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency: CURRENCY,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: pageOf([itemObject(bought)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: isWithdrawn ? { withdrawn: 'true' } : {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

export function itemObject({ id: subscription, created, item, periodEnds }: Bought): Stripe.SubscriptionItem {
  const { id, price, quantity } = item;
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnds,
    current_period_start: periodEnds - PERIOD,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price, created),
    price: priceObject(price, created),
    quantity,
    subscription,
    tax_rates: null,
  };
}

function priceObject(id: string, created: number): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_1',
    recurring: null,
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: SEAT,
    unit_amount_decimal: null,
  };
}

function planObject(id: string, created: number): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: SEAT,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency: CURRENCY,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: 'prod_1',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
