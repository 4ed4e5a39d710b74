// The plan of a tenant: in, its subscription, if it has one; out, the plan. A query that finds a caller joins the subscription, so that the plan
// costs no query of its own.
import { hasFeature, PLANS, type Plan, type TenantId } from '@linework/operations';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
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

export async function subscriptionOf(db: Db, ownerId: TenantId): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row ?? null;
}

/** Without a subscription nothing is billed, and the operator who names a contact serves everyone. */
export function includesSupport(subscription: Subscription | null): boolean {
  return subscription === null || SUPPORTED_PLANS.includes(subscription.plan);
}

export const SUPPORTED_PLANS: readonly Plan[] = PLANS.filter((plan) => hasFeature(plan, 'priority-support'));
