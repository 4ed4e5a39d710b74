// What the service needs of a payment provider, in its own words: customers, checkouts, subscriptions, documents and events. The provider is the truth about
// money; the service keeps a copy of what a plan depends on. Every call can throw `NoProvider`.
import type { Plan, TenantId } from '@linework/operations';

/** A plan that can be bought. */
export type PaidPlan = Exclude<Plan, 'free'>;

/** The provider cannot be reached, or has failed. The request may have been carried out: repeat it with the same `once`. */
export class NoProvider extends Error {}

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'incomplete'
  | 'paused'
  | 'ended'
  | 'other';

export interface PaidSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** Undefined for a price that the settings do not name. */
  readonly plan: PaidPlan | undefined;
  readonly seats: number;
  readonly began: Date;
  readonly periodEnds: Date;
  /** Ends with the period. */
  readonly isCancelled: boolean;
  /** Is being withdrawn: it counts for nothing, and `withdraw` has to be called until it has ended. */
  readonly isWithdrawn: boolean;
}

export interface Customer {
  readonly id: string;
  /** Undefined if it is not a customer of this service. */
  readonly owner: TenantId | undefined;
  readonly subscriptions: readonly PaidSubscription[];
}

export interface CheckoutOrder {
  readonly customer: string;
  readonly owner: TenantId;
  readonly plan: PaidPlan;
  readonly seats: number;
  /** Addresses to which the provider's page leads back. */
  readonly done: string;
  readonly abandoned: string;
  /** The same order is one checkout. */
  readonly once: string;
}

export interface Checkout {
  readonly id: string;
  /** The provider's page; null once it is over. */
  readonly url: string | null;
  readonly customer: string | undefined;
  readonly state: 'open' | 'complete' | 'expired' | 'other';
}

export interface BillingDocument {
  readonly id: string;
  readonly customer: string | undefined;
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void' | 'other';
  readonly at: Date;
  /** In the smallest unit of the currency. */
  readonly total: number;
  /** In the same unit. */
  readonly paid: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  readonly pdf: string | undefined;
}

export interface DocumentPage {
  readonly documents: readonly BillingDocument[];
  readonly hasMore: boolean;
}

/** Something has changed at the provider. What, is read there: events can be late, and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  /** Undefined if it is about nobody's subscription. */
  readonly customer: string | undefined;
}

export interface Payments {
  /** Plans that have a price. */
  readonly forSale: readonly PaidPlan[];
  /** The same customer, however often it is asked for. */
  readonly createCustomer: (owner: TenantId, email: string | undefined) => Promise<string>;
  /** Undefined if there is no such customer, or it was deleted. */
  readonly customer: (id: string) => Promise<Customer | undefined>;
  readonly startCheckout: (order: CheckoutOrder) => Promise<Checkout>;
  readonly checkout: (id: string) => Promise<Checkout | undefined>;
  readonly endCheckout: (id: string) => Promise<void>;
  readonly setCancelled: (subscription: string, isCancelled: boolean) => Promise<void>;
  readonly setSeats: (subscription: string, seats: number) => Promise<void>;
  /** Pays back what was paid for a subscription and ends it at once. If it fails in the middle, the subscription is still there to be withdrawn. */
  readonly withdraw: (subscription: string) => Promise<void>;
  /** The address of a page on which a customer changes cards, addresses and tax ids. */
  readonly portal: (customer: string, back: string) => Promise<string>;
  readonly documents: (customer: string, after: string | undefined, limit: number) => Promise<DocumentPage>;
  readonly document: (id: string) => Promise<BillingDocument | undefined>;
  readonly pdf: (address: string) => Promise<Uint8Array>;
  /** Undefined if the provider did not sign it, or signed it too long ago. */
  readonly signedEvent: (body: Uint8Array, signature: string) => PaymentEvent | undefined;
  /** All from a moment on, oldest last. */
  readonly eventsSince: (moment: Date) => AsyncIterable<PaymentEvent>;
}
