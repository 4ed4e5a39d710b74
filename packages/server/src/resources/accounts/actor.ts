// The caller behind a key or a session: in, whose it is; out, who that is and what it belongs to. Memberships of organisations are read here.
import type { Actor, TenantId } from '@linework/operations';

/** Every key and session belongs to an account, which owns data under its own id. */
export function callerBehind(ownerId: TenantId): Pick<Actor, 'id' | 'plan' | 'tenant'> {
  return { id: ownerId, plan: 'pro', tenant: { id: ownerId, kind: 'account' } };
}
