// The plan of a tenant: in, its subscription, if it has one; out, the plan. A query that finds a caller joins the subscription, so that the plan
// costs no query of its own.
import type { Plan, TenantId, Terms } from '@linework/operations';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { subscriptions } from './tables.js';

export type Subscription = Pick<typeof subscriptions.$inferSelect, 'plan'>;

/** What a tenant without a subscription has: without a payment provider an instance has no billing, and everyone is Pro. */
export type Unsubscribed = Extract<Plan, 'free' | 'pro'>;

export function unsubscribedWith(payments: object | undefined): Unsubscribed {
  return payments === undefined ? 'pro' : 'free';
}

export function planOf(subscription: Subscription | null, unsubscribed: Unsubscribed): Plan {
  return subscription?.plan ?? unsubscribed;
}

/** What decides on its features. */
export function termsOf(subscription: Subscription | null, unsubscribed: Unsubscribed): Terms {
  return subscription?.plan ?? (unsubscribed === 'pro' ? 'unbilled' : unsubscribed);
}

/** The condition of a left join. */
export function isSubscribed(ownerId: PgColumn): SQL {
  return eq(subscriptions.ownerId, ownerId);
}

export async function subscriptionOf(db: Db, ownerId: TenantId): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row ?? null;
}
