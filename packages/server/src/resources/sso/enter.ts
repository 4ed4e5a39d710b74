// What a proof of a provider leads to: in, the connection and what it vouched for; out, a session, a code that its address has to confirm, or why not.
// Who is who: docs/single-sign-on.md, 'When two identities meet'.
import { accountTenant, type Role, type TenantId } from '@linework/operations';
import { addEntry } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { mailAddress } from '../../platform/mail/mail.js';
import type { Service } from '../../platform/service.js';
import { addIdentity, heldHolderOf, type Identity, isAnotherPerson, mailIdentity } from '../accounts/identities.js';
import { accountOf, madeAccount } from '../accounts/repo.js';
import { beginSession, type Via } from '../auth/sessions.js';
import { closeInvite, type InviteRow, openInviteOf } from '../invites/repo.js';
import { addMember, changeRole, type MemberRow, memberIn } from '../members/repo.js';
import { isStanding } from '../organisations/repo.js';
import { userOfAccount, userOfAddress } from '../scim/users/repo.js';
import { linkProvisioned, madeByProvisioning } from '../scim/users/standing.js';
import { roleByRules } from './claims.js';
import { domainOf, verifiedDomainsOf } from './domains.js';
import type { Proof } from './model.js';
import { sealedSignOut } from './provider-sign-out.js';
import { type ConnectionRow, type SettingsRow, settingsOf } from './repo.js';

/** Why nobody is signed in; the page has words for each. */
export type Problem =
  | 'off'
  | 'another-person'
  | 'deactivated'
  | 'address'
  | 'domain'
  | 'not-invited'
  | 'expired'
  | 'browser'
  | 'provider';

export type Entered =
  | { readonly is: 'session'; readonly token: string; readonly accountId: string; readonly expires: Date }
  /** An account has the address already: the person who reads its emails has to agree once. */
  | { readonly is: 'confirm'; readonly email: string }
  | { readonly is: 'problem'; readonly problem: Problem };

export interface Entering {
  readonly connection: ConnectionRow;
  readonly proof: Proof;
  readonly userAgent: string;
  /** Whether the address has just agreed with a code. */
  readonly isConfirmed: boolean;
}

export async function entered(tx: Db, service: Service, of: Entering): Promise<Entered> {
  const { connection, proof } = of;
  const { ownerId } = connection;
  if (connection.state !== 'on' || !(await isStanding(tx, ownerId))) return problem('off');
  const settings = await settingsOf(tx, ownerId, service.now());
  const identity = identityOf(connection, proof);
  const holder = await holderFor(tx, identity, of);
  if (holder.is === 'problem') return holder;
  if (await isDeactivated(tx, ownerId, holder)) return problem('deactivated');
  if (holder.is === 'confirm') return holder;
  const { accountId: known, email } = holder;
  const joining = await joiningOf(tx, service, settings, known, proof);
  if (joining === undefined) return problem('not-invited');
  const account = known ?? (await newAccount(tx, email, service.now()));
  if (account === undefined) return problem('expired');
  // A person who was provisioned belongs to it already, with the role of their groups.
  if (!(await linkProvisioned(tx, service, ownerId, holder.email, account)))
    await joined(tx, service, ownerId, account, joining);
  await addIdentity(tx, identity, account, service.now());
  return sessionFor(tx, service, settings, account, joining.role, of);
}

/** The address is never part of it: a provider can give it to somebody else. */
export function identityOf({ ownerId, id, protocol }: ConnectionRow, { issuer, subject }: Proof): Identity {
  return { kind: protocol, issuer: `${ownerId} ${id} ${issuer}`, subject, organisation: ownerId };
}

interface Holder {
  readonly is: 'holder';
  /** Undefined if an account has to be made for the address. */
  readonly accountId: string | undefined;
  readonly email: string;
}

/** The account behind the proof: the one that has the identity, or the one that its address gets. */
async function holderFor(
  tx: Db,
  identity: Identity,
  { connection, proof, isConfirmed }: Entering,
): Promise<Holder | Exclude<Entered, { is: 'session' }>> {
  const known = await heldHolderOf(tx, identity);
  const email = proof.email === undefined ? undefined : mailAddress(proof.email);
  if (known !== undefined) return { is: 'holder', accountId: known, email: email ?? '' };
  if (email === undefined) return problem('address');
  if (!(await verifiedDomainsOf(tx, connection.ownerId)).includes(domainOf(email))) return problem('domain');
  const accountId = await heldHolderOf(tx, mailIdentity(email));
  if (accountId !== undefined && (await isAnotherPerson(tx, identity, accountId))) return problem('another-person');
  const isNew = accountId === undefined || (await madeByProvisioning(tx, connection.ownerId, accountId));
  return isNew || isConfirmed ? { is: 'holder', accountId, email } : { is: 'confirm', email };
}

/** The provisioning of the organisation has the last word, also about an account that it is not linked to yet. */
async function isDeactivated(
  tx: Db,
  ownerId: TenantId,
  { accountId, email }: { readonly accountId?: string | undefined; readonly email: string },
): Promise<boolean> {
  const byAccount = accountId === undefined ? undefined : await userOfAccount(tx, ownerId, accountId);
  const user = byAccount ?? (await userOfAddress(tx, ownerId, email));
  return user?.active === false;
}

/** The organisation has proved that the domain is its own. Undefined if somebody else got an account with the address at the same moment. */
async function newAccount(tx: Db, email: string, now: Date): Promise<string | undefined> {
  const id = newId();
  return (await madeAccount(tx, id, email, now))?.id === id ? id : undefined;
}

interface Joining {
  readonly role: Role;
  readonly member?: MemberRow;
  readonly invite?: InviteRow;
}

/** With which role someone belongs to the organisation; undefined for someone who is not allowed to join. Owners stay owners. */
async function joiningOf(
  tx: Db,
  service: Service,
  { ownerId, join, role, roleRules }: SettingsRow,
  accountId: string | undefined,
  { claims, email }: Proof,
): Promise<Joining | undefined> {
  const byRules = roleRules.length === 0 ? undefined : (roleByRules(roleRules, claims) ?? role);
  const member = accountId === undefined ? undefined : await memberIn(tx, ownerId, accountId);
  if (member !== undefined) return { member, role: member.role === 'owner' ? 'owner' : (byRules ?? member.role) };
  const invite = email === undefined ? undefined : await openInviteOf(tx, ownerId, email);
  if (invite !== undefined && invite.expires > service.now()) return { invite, role: byRules ?? invite.role };
  const isProvisioned = email !== undefined && (await userOfAddress(tx, ownerId, email)) !== undefined;
  return join === 'anyone' || isProvisioned ? { role: byRules ?? role } : undefined;
}

async function joined(
  tx: Db,
  service: Service,
  ownerId: TenantId,
  accountId: string,
  { role, member, invite }: Joining,
): Promise<void> {
  if (member === undefined) await addMember(tx, { ownerId, accountId, role, joined: service.now() });
  else if (member.role !== role) await changeRole(tx, member, role);
  if (invite !== undefined) await closeInvite(tx, invite, service.now());
}

async function sessionFor(
  tx: Db,
  service: Service,
  { ownerId, hours }: SettingsRow,
  accountId: string,
  role: Role,
  { connection, proof, userAgent }: Entering,
): Promise<Entered> {
  const now = service.now();
  const expires = new Date(now.getTime() + hours * 3_600_000);
  const owner = accountTenant(accountId);
  const token = await beginSession(tx, owner.id, now, {
    userAgent,
    expires,
    via: viaOf(service, connection, proof),
  });
  const account = await accountOf(tx, accountId);
  await addEntry(tx, ownerId, {
    actor: { id: accountId, by: 'session' },
    action: 'sso.sign_in',
    at: now,
    target: accountId,
    after: { connection: connection.id, role, email: account?.email ?? '' },
  });
  return { is: 'session', token, accountId, expires };
}

function viaOf(
  service: Service,
  { ownerId: via, id: viaConnection }: ConnectionRow,
  { session, subject, signOut }: Proof,
): Via {
  const place = { via, viaConnection, providerSession: session ?? null, providerSubject: subject };
  return { ...place, providerSignOut: signOut === undefined ? null : sealedSignOut(service, place, signOut) };
}

function problem(problem: Problem): { readonly is: 'problem'; readonly problem: Problem } {
  return { is: 'problem', problem };
}
