// Accounts: in, an id or an email address; out, the account.
import { accountTenant } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { named, nameKind, takeName } from '../../platform/names/repo.js';
import { accounts } from './tables.js';

export const emailName = nameKind('email');

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly made: Date;
}

export async function accountOf(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

/** Locked until the transaction ends. */
export async function holdAccount(tx: Db, id: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}

/** Created if there is none and sign-up is allowed. */
export async function accountOfAddress(tx: Db, email: string, now: Date, make: boolean): Promise<Account | undefined> {
  if (!make) {
    const known = await named(tx, emailName, email);
    return known && accountOf(tx, known.ownerId);
  }
  return madeAccount(tx, newId(), email, now);
}

/** Returns the account that has the address afterwards. */
export async function madeAccount(tx: Db, id: string, email: string, now: Date): Promise<Account | undefined> {
  const { ownerId } = await takeName(tx, emailName, email, { ownerId: accountTenant(id).id, id: 'account' });
  if (ownerId === id) await tx.insert(accounts).values({ id, email, made: now }).onConflictDoNothing();
  return accountOf(tx, ownerId);
}
