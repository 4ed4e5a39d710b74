// What the service uses of the payment provider's API (packages/server/src/platform/payments/stripe.ts): in, nothing; out, its calls and the events that
// it reads. `sends`: parameters with fields of their own that the service sends; of others the facts have only the name.
export const CALLS = [
  { file: 'Customers', call: 'create', sends: ['metadata'] },
  { file: 'Customers', call: 'retrieve' },
  { file: 'Subscriptions', call: 'list' },
  { file: 'Subscriptions', call: 'retrieve' },
  { file: 'Subscriptions', call: 'update', sends: ['metadata'] },
  { file: 'Subscriptions', call: 'cancel' },
  { file: 'SubscriptionItems', call: 'update' },
  {
    file: 'Checkout/Sessions',
    call: 'create',
    sends: [
      'automatic_tax',
      'customer_update',
      'line_items',
      'subscription_data',
      'subscription_data.metadata',
      'tax_id_collection',
    ],
  },
  { file: 'Checkout/Sessions', call: 'retrieve' },
  { file: 'Checkout/Sessions', call: 'expire' },
  { file: 'BillingPortal/Sessions', call: 'create' },
  { file: 'Invoices', call: 'list' },
  { file: 'Invoices', call: 'retrieve' },
  { file: 'InvoicePayments', call: 'list' },
  { file: 'Refunds', call: 'create' },
  { file: 'Events', call: 'list', sends: ['created'] },
];

export const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
];
