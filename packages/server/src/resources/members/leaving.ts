// What a member leaves behind: in, a member of a locked organisation; out, the entry of its audit log. Keys that the member knows are revoked.
import type { EntryDetails } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import { forgetSignIns } from '../accounts/identities.js';
import { forgetPerson } from '../folder-rules/repo.js';
import { revokedAsKnown } from '../keys/keys.js';
import { type MemberRow, removeMember } from './repo.js';

export async function leftBy(tx: Db, service: Service, member: MemberRow): Promise<EntryDetails> {
  const { ownerId: organisation, accountId, role } = member;
  await removeMember(tx, member);
  await forgetPerson(tx, organisation, accountId);
  await forgetSignIns(tx, organisation, accountId);
  const keys = await revokedAsKnown(tx, service, organisation, accountId);
  return { target: accountId, before: { role }, ...(keys.length > 0 && { after: { revokedKeys: keys } }) };
}
