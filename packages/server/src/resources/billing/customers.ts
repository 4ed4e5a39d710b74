// Customers in the database: in, an owner or a customer; out, the row, and the plan that follows from it.
import type { Plan, TenantId } from '@linework/operations';
import { and, asc, count, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { named, nameKind, takeName } from '../../platform/names/repo.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { members } from '../members/tables.js';
import type { Standing } from './standing.js';
import { billingCustomers } from './tables.js';

/** The provider's id of a customer. */
export const customerName = nameKind('payment-customer');

export type CustomerRow = typeof billingCustomers.$inferSelect;

export async function customerOf(db: Db, ownerId: TenantId): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.ownerId, ownerId));
  return row;
}

/** Locked until the transaction ends, so that no read of the provider is written meanwhile. */
export async function heldCustomer(tx: Db, ownerId: TenantId): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(billingCustomers).where(eq(billingCustomers.ownerId, ownerId)).for('update');
  return row;
}

export async function customerWith(db: Db, customerId: string): Promise<CustomerRow | undefined> {
  const holder = await named(db, customerName, customerId);
  return holder && customerOf(db, holder.ownerId);
}

/** Returns the customer that the owner has afterwards: another request can have been faster. */
export async function addCustomer(tx: Db, ownerId: TenantId, customerId: string, now: Date): Promise<CustomerRow> {
  await tx.insert(billingCustomers).values({ ownerId, customerId, checked: now }).onConflictDoNothing();
  const row = await customerOf(tx, ownerId);
  const holder = row && (await takeName(tx, customerName, row.customerId, { ownerId, id: row.customerId }));
  if (row === undefined || holder?.ownerId !== ownerId)
    throw new Error('The customer of the payment provider belongs to another owner.');
  return row;
}

export async function keepCheckout(tx: Db, ownerId: TenantId, checkoutId: string): Promise<void> {
  await tx.update(billingCustomers).set({ checkoutId }).where(eq(billingCustomers.ownerId, ownerId));
}

/** Whether it was written: not if somebody has written since `before` was read, and can have read the provider later. */
export async function putStanding(
  tx: Db,
  { ownerId, revision }: CustomerRow,
  { current }: Standing,
  now: Date,
): Promise<boolean> {
  const written = await tx
    .update(billingCustomers)
    .set({
      revision: revision + 1,
      checked: now,
      subscriptionId: current?.id ?? null,
      plan: current?.plan ?? null,
      status: current?.status ?? null,
      seats: current?.seats ?? null,
      periodEnds: current?.periodEnds ?? null,
      isCancelled: current?.isCancelled ?? false,
    })
    .where(and(eq(billingCustomers.ownerId, ownerId), eq(billingCustomers.revision, revision)))
    .returning({ ownerId: billingCustomers.ownerId });
  if (written.length === 0) return false;
  await putPaidPlan(tx, ownerId, current?.plan ?? null);
  return true;
}

/** A plan that the operator gave stays. `plan`: what is paid for; null if nothing is. */
export async function putPaidPlan(tx: Db, ownerId: TenantId, plan: Plan | null): Promise<void> {
  const isPaid = eq(subscriptions.by, 'provider');
  if (plan === null) await tx.delete(subscriptions).where(and(eq(subscriptions.ownerId, ownerId), isPaid));
  else
    await tx
      .insert(subscriptions)
      .values({ ownerId, plan, by: 'provider' })
      .onConflictDoUpdate({ target: subscriptions.ownerId, set: { plan }, setWhere: isPaid });
}

/** Customers that were not checked since a moment, the longest ago first. */
export async function uncheckedSince(db: Db, moment: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(lt(billingCustomers.checked, moment))
    .orderBy(asc(billingCustomers.checked))
    .limit(most);
  return rows.map(({ customerId }) => customerId);
}

/** Customers of organisations that pay for another number of seats than they have members. */
export async function withOtherSeats(db: Db, most: number): Promise<readonly string[]> {
  const { subscriptionId, customerId, seats } = billingCustomers;
  const rows = await db
    .select({ customerId, members: count() })
    .from(billingCustomers)
    .innerJoin(members, eq(members.ownerId, billingCustomers.ownerId))
    .where(and(isNotNull(subscriptionId), eq(billingCustomers.isCancelled, false)))
    .groupBy(customerId, seats)
    .having(({ members: all }) => ne(all, seats))
    .limit(most);
  return rows.map((row) => row.customerId);
}
