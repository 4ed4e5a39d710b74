// The operator's own audit log: in, an act; out, its entry in that log, and one in the log of whom it concerns. The operator's log is one of many in
// the same table, so it is append-only, sealed and exported like theirs.
import { accountTenant, type TenantId } from '@linework/operations';
import { addEntry, type EntryDetails, type OtherAction } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Operator } from './operator.js';

/** Who acts, in the log of an owner. */
const OPERATOR = 'operator';

/** Whose log it is. Never the id of an account or an organisation, because those have no letter o (platform/ids.ts). */
export const OPERATOR_LOG: TenantId = accountTenant(OPERATOR).id;

/** Characters of the name of a user or a host that are kept. */
const LONGEST = 100;

/** What the operator does. */
export const OPERATOR_ACTIONS = [
  {
    action: 'operator.plan',
    summary: 'Set a plan, or give it back to the payment provider',
    by: 'linework admin plan',
  },
  { action: 'operator.suspend', summary: 'Suspend an account or an organisation', by: 'linework admin suspend' },
  { action: 'operator.resume', summary: 'End a suspension', by: 'linework admin resume' },
  { action: 'operator.rotate', summary: 'Encrypt with the newest secret', by: 'linework admin rotate' },
  { action: 'operator.reconcile', summary: 'Read customers at the payment provider', by: 'linework admin reconcile' },
] as const satisfies readonly OtherAction[];

interface Noted extends Pick<EntryDetails, 'before' | 'after'> {
  readonly action: (typeof OPERATOR_ACTIONS)[number]['action'];
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
