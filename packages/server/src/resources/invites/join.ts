// Joining an organisation by the code of an invitation: in, the code and who accepts; out, the organisation and the role, or why not.

import type { Actor, Refusal as RefusalOf, Role } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import type { Refused } from '../../platform/errors/refused.js';
import { addressesOf } from '../accounts/identities.js';
import { addMember, countOf, memberIn } from '../members/repo.js';
import { heldOrganisation, type OrganisationRow, organisationOf } from '../organisations/repo.js';
import { ended, otherAddress } from './errors.js';
import { closeInvite, heldInviteOfCode, type InviteRow, inviteOfCode } from './repo.js';

type Refusal = RefusalOf<Refused>;

/** Members of an organisation. */
const MOST = 10_000;

/** The organisation and the role, and whether the reader has them already. */
export interface Invitation {
  readonly organisation: OrganisationRow;
  readonly role: Role;
  readonly isMember: boolean;
}

export interface Joining {
  readonly code: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** A member keeps their role. */
export async function joined(tx: Db, joining: Joining): Promise<Invitation | Refusal> {
  const { actor, now } = joining;
  const before = await inviteOfCode(tx, joining.code);
  // The organisation first, as everywhere: two changes that lock in different orders wait for each other.
  if (before !== undefined) await heldOrganisation(tx, before.ownerId);
  const invite = before && (await heldInviteOfCode(tx, joining.code));
  const invitation = await invitationIn(tx, invite, joining);
  if (invite === undefined || 'refused' in invitation || invitation.isMember) return invitation;
  const { ownerId, role } = invite;
  await addMember(tx, { ownerId, accountId: actor.id, role, joined: now });
  if (!isForDomain(invite)) await closeInvite(tx, invite, now);
  return invitation;
}

/** What accepting would do. */
export async function invitationFor(db: Db, joining: Joining): Promise<Invitation | Refusal> {
  return invitationIn(db, await inviteOfCode(db, joining.code), joining);
}

async function invitationIn(
  db: Db,
  invite: InviteRow | undefined,
  { actor, now }: Joining,
): Promise<Invitation | Refusal> {
  const organisation = invite && (await organisationOf(db, invite.ownerId));
  if (invite === undefined || organisation === undefined || organisation.deleted !== null) return UNKNOWN;
  const { ownerId, role } = invite;
  const member = await memberIn(db, ownerId, actor.id);
  if (member !== undefined) return { organisation, role: member.role, isMember: true };
  if (invite.closed !== null || invite.expires <= now) return ENDED;
  const addresses = await addressesOf(db, actor.id);
  if (!addresses.some((each) => isFor(invite, each))) return isForOthers(invite);
  if ((await countOf(db, ownerId)) >= MOST) return FULL;
  return { organisation, role, isMember: false };
}

const UNKNOWN: Refusal = { refused: 'resource.not_found', message: 'No such invitation.' };

const ENDED: Refusal = { refused: ended, message: ended.meaning };

const FULL: Refusal = { refused: 'resource.full', message: `An organisation has at most ${MOST} members.` };

/** `bob@example.com` as `b…@example.com`: enough to recognise one's own address. */
function isForOthers({ invited }: InviteRow): Refusal {
  const shortened = invited.replace(/^([^@])[^@]*@/, '$1…@');
  return {
    refused: otherAddress,
    message: `This invitation is for ${shortened}. Sign in with an address that it is for.`,
  };
}

function isForDomain({ invited }: Pick<InviteRow, 'invited'>): boolean {
  return invited.startsWith('@');
}

function isFor(invite: Pick<InviteRow, 'invited'>, email: string): boolean {
  return isForDomain(invite) ? email.endsWith(invite.invited) : email === invite.invited;
}
