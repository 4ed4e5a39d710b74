// Customers of the payment provider: what the service knows of each, as the provider last had it, and the events that it has received.
import { PLANS } from '@linework/operations';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** An account, or an organisation. */
    ownerId: ownerId().primaryKey(),
    /** The provider's id, which is also a name of the owner (customers.ts). */
    customerId: text('customer_id').notNull(),
    /** Counts what was written; a writer whose read is older than the last one writes nothing (synchronise.ts). */
    revision: integer().notNull().default(0),
    /** When the provider was last asked. */
    checked: moment().notNull(),
    /** The latest checkout, which may be open. */
    checkoutId: text('checkout_id'),
    /** The subscription in force; null if there is none. */
    subscriptionId: text('subscription_id'),
    plan: text({ enum: PLANS }),
    status: text(),
    seats: integer(),
    periodEnds: moment('period_ends'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (table) => [index('billing_customers_checked').on(table.checked)],
);

export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's id: the same event counts once. */
    id: text().primaryKey(),
    kind: text().notNull(),
    customerId: text('customer_id'),
    at: moment().notNull(),
    received: moment().notNull(),
  },
  (table) => [index('billing_events_at').on(table.at)],
);
