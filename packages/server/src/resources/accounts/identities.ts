// Identities: in, what someone proved to be; out, the account that it signs in to.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { identities } from './tables.js';

type IdentityRow = typeof identities.$inferSelect;

export type Identity = Pick<IdentityRow, 'kind' | 'issuer' | 'subject' | 'organisation'>;

export function mailIdentity(email: string): Identity {
  return { kind: 'mail', issuer: '', subject: email, organisation: null };
}

/** Returns the id of the account. */
export async function holderOf(db: Db, identity: Identity): Promise<string | undefined> {
  const [row] = await rowOf(db, identity);
  return row?.accountId;
}

/** The same; keeps the identity from being deleted until the transaction ends. */
export async function heldHolderOf(tx: Db, identity: Identity): Promise<string | undefined> {
  const [row] = await rowOf(tx, identity).for('key share');
  return row?.accountId;
}

/** Returns the resulting holder: the account, or an earlier one. Waits for transactions that are adding or deleting the identity. */
export async function addIdentity(tx: Db, identity: Identity, accountId: string, verified: Date): Promise<string> {
  const [added] = await tx
    .insert(identities)
    .values({ ...identity, accountId, verified })
    .onConflictDoNothing()
    .returning();
  return (
    added?.accountId ?? (await heldHolderOf(tx, identity)) ?? (await addIdentity(tx, identity, accountId, verified))
  );
}

/** Whether the same connection and issuer vouched for the account under another subject. */
export async function isAnotherPerson(
  tx: Db,
  { kind, issuer, subject }: Identity,
  accountId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.accountId, accountId), eq(identities.kind, kind), eq(identities.issuer, issuer)));
  return rows.some((row) => row.subject !== subject);
}

/** What providers of an organisation vouched for when the account signed in. What provisioning says of it stays. */
export async function forgetSignIns(tx: Db, organisation: TenantId, accountId: string): Promise<void> {
  await tx
    .delete(identities)
    .where(
      and(
        eq(identities.accountId, accountId),
        eq(identities.organisation, organisation),
        inArray(identities.kind, ['oidc', 'saml']),
      ),
    );
}

/** The addresses that an account has proved to have. */
export async function addressesOf(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.accountId, accountId), eq(identities.kind, 'mail')));
  return rows.map(({ subject }) => subject);
}

function rowOf(db: Db, { kind, issuer, subject }: Identity) {
  return db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.kind, kind), eq(identities.issuer, issuer), eq(identities.subject, subject)));
}
