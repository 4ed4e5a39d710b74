// Erasing accounts: in, the tables of every resource; out, a part of the rows less that an account has or that are about it, its audit log included.
// Nothing is left but what belongs to organisations (docs/privacy.md).
import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { Sweep } from '../../platform/resource.js';
import { eraseOwned, eraseRows } from '../../platform/stored/erase.js';
import type { Stored } from '../../platform/stored/stored.js';
import { accounts } from './tables.js';

/** A request that was admitted before the erasure can still write; none takes so long. */
const MINUTES = 15;

/** Accounts that a sweep passes. */
const MOST = 100;

export const eraseAccounts: Sweep = async (tx, now, stored) => {
  const { id, erased } = accounts;
  const rows = await tx.select({ id, erased }).from(accounts).where(isNotNull(erased)).orderBy(asc(erased)).limit(MOST);
  for (const row of rows) {
    // A large account: the next sweep continues.
    if (await eraseSome(tx, stored, row.id)) return;
    const isQuiet = row.erased !== null && now.getTime() - row.erased.getTime() > MINUTES * 60_000;
    if (isQuiet) await eraseRows(tx, accounts, id, row.id);
  }
};

/** Returns whether rows are left. */
async function eraseSome(tx: Db, stored: readonly Stored[], account: string): Promise<boolean> {
  // What the trigger of the audit log asks for (migrations/0020_append_only_audit.sql).
  await tx.execute(sql`select set_config('linework.erasing', ${account}, true)`);
  for (const { table, account: column } of stored)
    if (column !== undefined && table !== accounts && (await eraseRows(tx, table, column, account))) return true;
  return eraseOwned(tx, stored, account, []);
}
