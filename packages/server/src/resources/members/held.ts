// A member whose role is about to change: in, an organisation and who; out, the member, while nobody else changes the members.
import type { TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { heldOrganisation } from '../organisations/repo.js';
import { type MemberRow, memberIn } from './repo.js';

export async function heldMember(tx: Db, organisation: TenantId, accountId: string): Promise<MemberRow> {
  await heldOrganisation(tx, organisation);
  return (await memberIn(tx, organisation, accountId)) ?? refuse('resource.not_found', 'No such member.');
}
