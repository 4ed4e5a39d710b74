// Changes of members: in, an organisation and who; out, the member and the caller's role, while nobody else changes them.
import type { Actor, Role, TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { keyOf } from '../keys/repo.js';
import { heldOrganisation } from '../organisations/repo.js';
import { type MemberRow, memberIn } from './repo.js';

export async function heldMember(tx: Db, organisation: TenantId, accountId: string): Promise<MemberRow> {
  await heldOrganisation(tx, organisation);
  return (await memberIn(tx, organisation, accountId)) ?? refuse('resource.not_found', 'No such member.');
}

/** The caller's role, which can have changed since the request began. Call with the organisation locked. */
export async function roleNow(tx: Db, organisation: TenantId, actor: Actor): Promise<Role> {
  const role =
    actor.tenant.kind === 'organisation'
      ? await roleOfKey(tx, organisation, actor)
      : (await memberIn(tx, organisation, actor.id))?.role;
  return role ?? refuse('resource.not_found', 'No such organisation.');
}

async function roleOfKey(tx: Db, organisation: TenantId, actor: Actor): Promise<Role | undefined> {
  const key = await keyOf(tx, organisation, actor.with ?? '');
  return key === undefined || key.revoked !== null ? undefined : (key.role ?? undefined);
}
