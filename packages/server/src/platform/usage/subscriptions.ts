// The plan of a tenant: in, its subscription, if it has one; out, the plan. A query that finds a caller joins the subscription, so that the plan
// costs no query of its own.
import type { Plan } from '@linework/operations';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { subscriptions } from './tables.js';

export type Subscription = typeof subscriptions.$inferSelect;

/** Without a payment provider an instance has no billing, and everyone is Pro. */
const UNBILLED: Plan = 'pro';

export function planOf(subscription: Subscription | null): Plan {
  return subscription?.plan ?? UNBILLED;
}

/** The condition of a left join. */
export function isSubscribed(ownerId: PgColumn): SQL {
  return eq(subscriptions.ownerId, ownerId);
}
