// Reconciliation with the payment provider, now: in, the service's database and the provider; out, how many customers were read at the provider, and of
// how many something has changed. Each has a job meanwhile, so that the service reads a customer that failed here again.
import { and, eq, sql } from 'drizzle-orm';
import { addJob } from '../../platform/jobs/jobs.js';
import { jobs } from '../../platform/jobs/tables.js';
import type { Payments } from '../../platform/payments/payments.js';
import { type CustomerRow, customerWith } from '../../resources/billing/customers.js';
import { reconcile } from '../../resources/billing/reconcile.js';
import { synchronisedWithSeats, synchroniseJob } from '../../resources/billing/synchronise-job.js';
import { note } from './note.js';
import { AdminError, type Operator } from './operator.js';

export interface Reconciled {
  readonly read: number;
  readonly changed: number;
  /** Customers that could not be read, which the service tries again. */
  readonly failed: number;
}

/** Minutes for which the service leaves the jobs to this process. */
const OWN = 10;

export async function reconcileNow(operator: Operator): Promise<Reconciled> {
  const { database, payments, now } = operator;
  if (payments === undefined)
    throw new AdminError(
      'The settings name no payment provider: nothing is billed, and there is nothing to reconcile.',
    );
  const due = new Date(now().getTime() + OWN * 60_000);
  const customers = await reconcile(
    { database, now, later: (db, job, payload) => addJob(db, job, payload, due) },
    payments,
  );
  let [changed, failed] = [0, 0];
  for (const customer of customers) {
    const isChanged = await readNow(operator, payments, customer, due).catch(() => undefined);
    if (isChanged === undefined) failed++;
    else if (isChanged) changed++;
  }
  const result = { read: customers.length, changed, failed };
  await database.transaction((tx) => note(tx, operator, { action: 'operator.reconcile', after: result }));
  return result;
}

/** Whether anything has changed. */
async function readNow({ database, now }: Operator, payments: Payments, customer: string, due: Date): Promise<boolean> {
  const before = await customerWith(database.db, customer);
  await synchronisedWithSeats({ database, now }, payments, customer);
  const after = await customerWith(database.db, customer);
  const isOwn = and(
    eq(jobs.kind, synchroniseJob.kind),
    eq(jobs.due, due),
    sql`${jobs.payload} ->> 'customer' = ${customer}`,
  );
  await database.db.delete(jobs).where(isOwn);
  return paidOf(before) !== paidOf(after);
}

function paidOf(row: CustomerRow | undefined): string {
  return JSON.stringify([row?.subscriptionId, row?.plan, row?.status, row?.seats, row?.periodEnds, row?.isCancelled]);
}
