// The plan of a tenant: in, its subscription, if it has one; out, the plan. A query that finds a caller joins the subscription, so that the plan
// costs no query of its own.
import { hasFeature, PLANS, type Plan, type TenantId } from '@linework/operations';
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

/** The condition of a left join. */
export function isSubscribed(ownerId: PgColumn): SQL {
  return eq(subscriptions.ownerId, ownerId);
}

export async function subscriptionOf(db: Db, ownerId: TenantId): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row ?? null;
}

/** Where nothing is billed, the operator who names a contact serves everyone. */
export function includesSupport(subscription: Subscription | null, unsubscribed: Unsubscribed): boolean {
  return subscription === null ? unsubscribed === 'pro' : SUPPORTED_PLANS.includes(subscription.plan);
}

export const SUPPORTED_PLANS: readonly Plan[] = PLANS.filter((plan) => hasFeature(plan, 'priority-support'));
