// The caller behind a key or a session: in, whose it is, and the subscription; out, who that is and what it belongs to. Memberships of
// organisations are read here.
import { type Actor, accountTenant, organisationTenant, type Role, type TenantId } from '@linework/operations';
import { planOf, type Subscription, type Unsubscribed } from '../../platform/usage/subscriptions.js';

/** A session and a personal key belong to an account, which owns data under its own id. */
export function callerBehind(
  ownerId: TenantId,
  subscription: Subscription | null,
  unsubscribed: Unsubscribed,
): Pick<Actor, 'id' | 'plan' | 'tenant'> {
  return { id: ownerId, plan: planOf(subscription, unsubscribed), tenant: accountTenant(ownerId) };
}

/** A key of an organisation has nobody behind it: in its own organisation it is what its role says, elsewhere a stranger. */
export function organisationBehind(
  ownerId: TenantId,
  subscription: Subscription | null,
  unsubscribed: Unsubscribed,
  role: Role,
): Pick<Actor, 'id' | 'plan' | 'tenant' | 'memberships'> {
  return {
    id: ownerId,
    plan: planOf(subscription, unsubscribed),
    tenant: organisationTenant(ownerId),
    memberships: { [ownerId]: { organisation: ownerId, role, isDeleted: false } },
  };
}
