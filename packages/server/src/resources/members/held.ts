// What a change in an organisation relies on, read in its transaction: in, the organisation and the caller; out, a member, or the caller's role.
// Everything can have changed since the request was admitted. The organisation is locked first, before anything that it owns.
import {
  type Actor,
  isPermitted,
  type Membership,
  type Permission,
  type Role,
  roleRefusal,
  type TenantId,
} from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { suspendedWords } from '../../platform/suspensions/suspensions.js';
import { keyOf } from '../keys/repo.js';
import { heldOrganisation, type OrganisationRow, standingOf } from '../organisations/repo.js';
import { type MemberRow, memberIn, membershipIn } from './repo.js';

const NO_ORGANISATION = 'No such organisation.';

/** Locked until the transaction ends, so that changes of its members follow each other. */
export async function heldStanding(tx: Db, organisation: TenantId): Promise<OrganisationRow> {
  const row = await heldOrganisation(tx, organisation);
  return row === undefined || row.deleted !== null ? refuse('resource.not_found', NO_ORGANISATION) : row;
}

export async function demandMember(tx: Db, organisation: TenantId, accountId: string): Promise<MemberRow> {
  return (await memberIn(tx, organisation, accountId)) ?? refuse('resource.not_found', 'No such member.');
}

/** The caller's role, which nobody changes until the transaction ends. Changes of different things do not wait for each other. */
export async function permittedRole(tx: Db, as: Membership, caller: Actor, permits: Permission): Promise<Role> {
  const standing = await standingOf(tx, as.organisation);
  if (standing === 'gone') refuse('resource.not_found', NO_ORGANISATION);
  if (standing === 'suspended') refuse('account.suspended', suspendedWords('organisation', undefined));
  return roleOf(tx, as, caller, permits);
}

/** The same, for an organisation that the path does not name: its id. */
export async function permittedIn(tx: Db, caller: Actor, called: string, permits: Permission): Promise<TenantId> {
  const as = await membershipIn(tx, caller.id, called);
  if (as === undefined) refuse('resource.not_found', NO_ORGANISATION);
  await permittedRole(tx, as, caller, permits);
  return as.organisation;
}

/** The same, in a transaction that has locked the organisation. */
export async function roleOf(
  tx: Db,
  as: Pick<Membership, 'organisation'>,
  caller: Actor,
  permits: Permission,
): Promise<Role> {
  const role = await currentRole(tx, as.organisation, caller);
  if (role === undefined) refuse('resource.not_found', NO_ORGANISATION);
  if (!isPermitted(role, permits)) refuse('auth.role_required', roleRefusal(permits, role));
  return role;
}

/** A key of the organisation has a role itself. */
async function currentRole(tx: Db, organisation: TenantId, caller: Actor): Promise<Role | undefined> {
  if (caller.tenant.kind === 'account') return (await memberIn(tx, organisation, caller.id))?.role;
  const key = await keyOf(tx, organisation, caller.with ?? '');
  return key === undefined || key.revoked !== null ? undefined : (key.role ?? undefined);
}
