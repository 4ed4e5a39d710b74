// Owners of data: in, a caller and what its request names; out, the tenant whose data it works on. A tenant's id has a type of its own, so that
// the id of a caller does not compile where an owner's is expected.
import type { Access, Actor } from './access.js';

/** The field is only a mark for the compiler. */
export type TenantId = string & { readonly isTenant: true };

export interface Tenant {
  readonly id: TenantId;
  readonly kind: 'account' | 'organisation';
}

/** An account owns data under its own id. */
export function accountTenant(accountId: string): Tenant {
  return { id: accountId as TenantId, kind: 'account' };
}

/** The organisation that the path names, if the rule asks for a role in it; else what the key or session belongs to. Call once access is granted. */
export function tenantOf(access: Access, actor: Actor, path: Readonly<Record<string, unknown>>): Tenant {
  if (access === 'public' || access.role === undefined) return actor.tenant;
  const membership = membershipOf(actor, path[access.role.in]);
  if (membership === undefined) throw new Error('The caller is not a member of the organisation in the path.');
  return { id: membership.organisation, kind: 'organisation' };
}

/** `named` is what a path calls the organisation. */
export function membershipOf(actor: Actor, named: unknown) {
  const { memberships = {} } = actor;
  return typeof named === 'string' && Object.hasOwn(memberships, named) ? memberships[named] : undefined;
}
