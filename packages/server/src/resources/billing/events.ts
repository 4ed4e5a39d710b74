// Events of the payment provider: in, an event; out, whether it is new. What it is about is synchronised by a job, so that the provider never waits.
import { lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { PaymentEvent } from '../../platform/payments/payments.js';
import { billingEvents } from './tables.js';

/** Days for which the provider can send or list an event (https://docs.stripe.com/api/events), and some more. */
export const DAYS = 40;

export async function isNewEvent(tx: Db, { id, kind, at, customer }: PaymentEvent, now: Date): Promise<boolean> {
  const added = await tx
    .insert(billingEvents)
    .values({ id, kind, at, customerId: customer ?? null, received: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return added.length > 0;
}

export async function latestEvent(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(billingEvents.at) }).from(billingEvents);
  return row?.at ?? undefined;
}

export async function forgetOldEvents(tx: Db, now: Date): Promise<void> {
  await tx.delete(billingEvents).where(lt(billingEvents.at, new Date(now.getTime() - DAYS * 86_400_000)));
}
