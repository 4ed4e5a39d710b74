// What a user is in the organisation: in, a user that becomes active or stops being it; out, the account, and whether it is a member. Nobody who has an
// account already becomes a member without having confirmed it: such a user waits for a sign-in through the organisation.
import type { TenantId } from '@linework/operations';
import type { Db } from '../../../platform/db/database.js';
import { newId } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import { addIdentity, heldHolderOf, type Identity, mailIdentity } from '../../accounts/identities.js';
import { accountOf, madeAccount } from '../../accounts/repo.js';
import { forgetPerson } from '../../folder-rules/repo.js';
import { revokedAsKnown } from '../../keys/keys.js';
import { addMember, countOf, memberIn, removeMember } from '../../members/repo.js';
import { LAST_OWNER, leavesNoOwner } from '../../members/rules.js';
import { heldOrganisation } from '../../organisations/repo.js';
import { domainOf, verifiedDomainsOf } from '../../sso/domains.js';
import type { Provider, ProviderChange } from '../changing.js';
import { roleOfUser } from '../roles.js';
import { refuseScim, ScimError } from '../scim-error.js';
import { endAllOf, endSessionsThrough } from './ends.js';
import { putUser, type UserRow, userOfAccount, userOfAddress } from './repo.js';

export function provisionedIdentity({ ownerId, id }: Pick<UserRow, 'ownerId' | 'id'>): Identity {
  return { kind: 'scim', issuer: ownerId, subject: id, organisation: ownerId };
}

export async function demandVerified(tx: Db, ownerId: TenantId, email: string): Promise<void> {
  const domain = domainOf(email);
  if ((await verifiedDomainsOf(tx, ownerId)).includes(domain)) return;
  refuseScim(
    'invalidValue',
    `The address ${email} is not in a verified domain. First verify ${domain} in the single sign-on settings of the organisation.`,
  );
}

/** The user with its account, which is a member afterwards; without one while it waits for its person. */
export async function joinedUser(tx: Db, row: UserRow, now: Date): Promise<UserRow> {
  const joined = row.accountId === null ? await withNewAccount(tx, row, now) : undefined;
  if (joined !== undefined) return joined;
  const linked = await linkedToMember(tx, row, now);
  if (linked.accountId !== null && (await accountOf(tx, linked.accountId)) !== undefined)
    await addAsMember(tx, linked, linked.accountId, now);
  return linked;
}

/** Linked to the account of a member that has its address, if there is one. */
export async function linkedToMember(tx: Db, row: UserRow, now: Date): Promise<UserRow> {
  if (row.accountId !== null) return row;
  const holder = await heldHolderOf(tx, mailIdentity(row.email));
  if (holder === undefined || (await memberIn(tx, row.ownerId, holder)) === undefined) return row;
  return linkedTo(tx, row, holder, now);
}

/** Undefined if someone has the address already. */
async function withNewAccount(tx: Db, row: UserRow, now: Date): Promise<UserRow | undefined> {
  const id = newId();
  const account = await madeAccount(tx, id, row.email, now);
  if (account?.id !== id) return undefined;
  await addIdentity(tx, provisionedIdentity(row), id, now);
  await addAsMember(tx, row, id, now);
  return { ...row, accountId: id, madeAccount: true };
}

async function linkedTo(tx: Db, row: UserRow, accountId: string, now: Date): Promise<UserRow> {
  const other = await userOfAccount(tx, row.ownerId, accountId);
  if (other !== undefined && other.id !== row.id) return row;
  const holder = await addIdentity(tx, provisionedIdentity(row), accountId, now);
  return holder === accountId ? { ...row, accountId } : row;
}

/** A member stays what they are. */
async function addAsMember(tx: Db, { ownerId, id }: UserRow, accountId: string, joined: Date): Promise<void> {
  await addMember(tx, { ownerId, accountId, role: await roleOfUser(tx, ownerId, id), joined });
}

/** Takes the membership away, and what can be used of it. Returns the ids of the organisation's keys that are revoked with it. */
export async function leftUser(
  { service, organisation }: Provider,
  { tx }: Pick<ProviderChange, 'tx'>,
  { accountId, madeAccount: isMade }: UserRow,
): Promise<readonly string[]> {
  if (accountId === null) return [];
  const member = await memberIn(tx, organisation, accountId);
  if (member !== undefined) {
    if (member.role === 'owner' && leavesNoOwner(member.role, undefined, await countOf(tx, organisation, 'owner')))
      throw new ScimError(409, undefined, LAST_OWNER);
    await removeMember(tx, member);
    await forgetPerson(tx, organisation, accountId);
  }
  const keys = await revokedAsKnown(tx, service, organisation, accountId);
  // Sessions and personal keys are the account's.
  await service.database.leave(tx);
  if (isMade) await endAllOf(tx, service, accountId);
  else await endSessionsThrough(tx, accountId, organisation);
  await service.database.enter(tx, organisation);
  return keys;
}

/**
 * For a sign-in through the organisation: links the active user with the address to the account, which is a member afterwards. Whether there is such a
 * user, which no other account is.
 */
export async function linkProvisioned(
  tx: Db,
  { now }: Pick<Service, 'now'>,
  organisation: TenantId,
  email: string,
  accountId: string,
): Promise<boolean> {
  const standing = await heldOrganisation(tx, organisation);
  if (standing === undefined || standing.deleted !== null) return false;
  const row = await userOfAddress(tx, organisation, email.toLowerCase());
  if (row === undefined || !row.active) return false;
  const linked = row.accountId === null ? await linkedTo(tx, row, accountId, now()) : row;
  if (linked.accountId !== accountId) return false;
  if (row.accountId === null) await putUser(tx, linked);
  await addAsMember(tx, linked, accountId, now());
  return true;
}

/** Whether the account exists because the organisation provisioned it. */
export async function madeByProvisioning(db: Db, organisation: TenantId, accountId: string): Promise<boolean> {
  return (await userOfAccount(db, organisation, accountId))?.madeAccount === true;
}
