// Changes of roles that are allowed: in, the caller's role, and the member's before and after; out, why not, or undefined.
import type { Role } from '@linework/operations';
import { isPermitted } from '@linework/operations';

/** `to` is undefined for a member who is removed. */
export function refusedRoleChange(by: Role, from: Role, to: Role | undefined): string | undefined {
  const isOfOwners = from === 'owner' || to === 'owner';
  if (!isPermitted(by, 'manage')) return `Only an owner or admin can change members. Your role is ${by}.`;
  if (isOfOwners && !isPermitted(by, 'own'))
    return `Only an owner can make an owner, or change or remove one. Your role is ${by}.`;
  return undefined;
}

/** An organisation always has an owner. */
export function leavesNoOwner(from: Role, to: Role | undefined, owners: number): boolean {
  return from === 'owner' && to !== 'owner' && owners <= 1;
}

export const LAST_OWNER = 'This is the last owner. Make another member an owner first, or delete the organisation.';
