// The caller behind a key or a session: in, whose it is, and the subscription; out, who that is and what it belongs to. Memberships of
// organisations are read here.
import type { Actor, TenantId } from '@linework/operations';
import { planOf, type Subscription } from '../../platform/usage/subscriptions.js';

/** Every key and session belongs to an account, which owns data under its own id. */
export function callerBehind(
  ownerId: TenantId,
  subscription: Subscription | null,
): Pick<Actor, 'id' | 'plan' | 'tenant'> {
  return { id: ownerId, plan: planOf(subscription), tenant: { id: ownerId, kind: 'account' } };
}
