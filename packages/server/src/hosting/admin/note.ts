// The operator's own audit log: in, an act; out, its entry in that log, and one in the log of whom it concerns. The operator's log is one of many in
// the same table, so it is append-only, sealed and exported like theirs.
import { accountTenant, type TenantId } from '@linework/operations';
import { type Action, addEntry, type EntryDetails } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Operator } from './operator.js';

/** Who acts, in the log of an owner. */
const OPERATOR = 'operator';

/** Whose log it is. Never the id of an account or an organisation, because those have no letter o (platform/ids.ts). */
export const OPERATOR_LOG: TenantId = accountTenant(OPERATOR).id;

/** Characters of the name of a user or a host that are kept. */
const LONGEST = 100;

interface Noted extends Pick<EntryDetails, 'before' | 'after'> {
  readonly action: Action;
  /** Whom it concerns; everyone if omitted. */
  readonly owner?: TenantId;
}

/** Call in the transaction of the act. An owner does not read who of the operator's people acted. */
export async function note(
  tx: Db,
  { user, host, now }: Pick<Operator, 'user' | 'host' | 'now'>,
  { action, owner, ...change }: Noted,
): Promise<void> {
  const entry = { action, at: now(), ...change, ...(owner && { target: owner }) };
  const origin = { address: short(host), userAgent: '', requestId: '' };
  await addEntry(tx, OPERATOR_LOG, { ...entry, actor: { id: short(user), by: 'session' }, origin });
  if (owner !== undefined) await addEntry(tx, owner, { ...entry, actor: { id: OPERATOR, by: 'session' } });
}

function short(name: string): string {
  return name.replaceAll('\0', '').slice(0, LONGEST);
}
