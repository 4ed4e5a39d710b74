// An account ends: in, its id; out, nothing by which anyone gets in or sees what it has. Its rows wait for the sweeps (erase.ts).
import { accountTenant } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { names } from '../../platform/names/tables.js';
import type { Service } from '../../platform/service.js';
import { endAllOf } from '../scim/users/ends.js';
import { forgetAccount } from '../scim/users/repo.js';
import { accounts, identities } from './tables.js';

export async function endAccount(tx: Db, service: Service, id: string): Promise<void> {
  // First, so that a sign-in under way has begun its session before sessions end, and a later one makes a new account.
  await tx.delete(identities).where(eq(identities.accountId, id));
  await endAllOf(tx, service, id);
  await forgetAccount(tx, id);
  // Keys, passkeys, links and aliases are found by their names only.
  await tx.delete(names).where(eq(names.ownerId, accountTenant(id).id));
  await tx.update(accounts).set({ email: '', erased: service.now() }).where(eq(accounts.id, id));
}
