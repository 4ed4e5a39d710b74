// Accounts: in, an id or an email address; out, the account.
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { RequestError } from '../../platform/http/envelope.js';
import { newId } from '../../platform/ids.js';
import { addIdentity, heldHolderOf, mailIdentity } from './identities.js';
import { accounts } from './tables.js';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly made: Date;
}

export async function accountOf(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erased)));
  return row;
}

/** Locked until the transaction ends. Throws for one that was erased since the request was admitted. */
export async function holdAccount(tx: Db, id: string): Promise<void> {
  const [row] = await tx.select({ erased: accounts.erased }).from(accounts).where(eq(accounts.id, id)).for('update');
  if (row !== undefined && row.erased !== null)
    throw new RequestError('auth.key_missing', 'The account no longer exists.');
}

/** The account that signs in with an address; created if there is none and sign-up is allowed. */
export async function accountOfAddress(tx: Db, email: string, now: Date, make: boolean): Promise<Account | undefined> {
  if (make) return madeAccount(tx, newId(), email, now);
  const holder = await heldHolderOf(tx, mailIdentity(email));
  return holder === undefined ? undefined : accountOf(tx, holder);
}

/** Returns the account that signs in with the address afterwards. */
export async function madeAccount(tx: Db, id: string, email: string, now: Date): Promise<Account | undefined> {
  const identity = mailIdentity(email);
  const known = await heldHolderOf(tx, identity);
  if (known !== undefined) return accountOf(tx, known);
  const [account] = await tx.insert(accounts).values({ id, email, made: now }).onConflictDoNothing().returning();
  const holder = await addIdentity(tx, identity, id, now);
  // Another first sign-in with the address was faster.
  if (account !== undefined && holder !== id) await tx.delete(accounts).where(eq(accounts.id, id));
  return accountOf(tx, holder);
}
