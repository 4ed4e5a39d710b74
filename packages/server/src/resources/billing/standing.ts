// What a customer's subscriptions come to: in, those that the provider has; out, the one that is in force, and those that were bought besides it.
import type { PaidPlan, PaidSubscription } from '../../platform/payments/payments.js';

export type InForce = PaidSubscription & { readonly plan: PaidPlan };

export interface Standing {
  readonly current: InForce | undefined;
  /** Bought twice, by two checkouts at once: each is paid back and ended. */
  readonly surplus: readonly InForce[];
}

/** In this order: a subscription that is paid for comes before one whose payment the provider is still trying. */
const IN_FORCE: readonly PaidSubscription['status'][] = ['active', 'trialing', 'past_due'];

export function standingOf(subscriptions: readonly PaidSubscription[]): Standing {
  const inForce = subscriptions.filter(isInForce);
  const [current, ...others] = inForce.filter(({ isWithdrawn }) => !isWithdrawn).sort(byClaim);
  return { current, surplus: [...others, ...inForce.filter(({ isWithdrawn }) => isWithdrawn)] };
}

function isInForce(subscription: PaidSubscription): subscription is InForce {
  return subscription.plan !== undefined && IN_FORCE.includes(subscription.status);
}

/** Paid before unpaid, then the older one, then by id, so that every reader chooses the same. */
function byClaim(one: InForce, other: InForce): number {
  return (
    Number(one.status === 'past_due') - Number(other.status === 'past_due') ||
    one.began.getTime() - other.began.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}
