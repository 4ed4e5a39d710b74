// Owners of data. A tenant's id has a type of its own, so that
// the id of a caller does not compile where an owner's is expected.
/** The field is only a mark for the compiler. */
export type TenantId = string & { readonly isTenant: true };

export interface Tenant {
  readonly id: TenantId;
  readonly kind: 'account' | 'organisation';
}

/** An organisation owns data under its id. */
export function organisationTenant(id: TenantId): Tenant {
  return { id, kind: 'organisation' };
}

/** An account owns data under its own id. */
export function accountTenant(accountId: string): Tenant {
  return { id: accountId as TenantId, kind: 'account' };
}
