// The operator's own audit log, as an export has it: in, the database; out, its entries, oldest first.
import type { SealedEntry } from '@linework/operations/audit/chain';
import { sealLog } from '../../platform/audit/seal.js';
import { partOf, sealedEntries } from '../../resources/audit/sealed-entries.js';
import { OPERATOR_LOG } from './note.js';
import type { Operator } from './operator.js';

/** `most`: only so many of the last ones. */
export async function* operatorLog(
  { database }: Pick<Operator, 'database'>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<SealedEntry> {
  await sealLog(database, OPERATOR_LOG, new AbortController().signal);
  const { after, last } = await partOf(database.db, OPERATOR_LOG, { from: undefined, to: undefined });
  for await (const entries of sealedEntries(database.db, OPERATOR_LOG, { after: Math.max(after, last - most), last }))
    yield* entries;
}
