// Synchronises a customer later: at least once, and again after a failure, apart from all other customers. An organisation gets a seat for each member.
import type { Job } from '../../platform/jobs/jobs.js';
import type { Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { countOf } from '../members/repo.js';
import { synchronised } from './synchronise.js';

export interface CustomerChanged {
  readonly customer: string;
}

export const synchroniseJob: Job<CustomerChanged> = {
  kind: 'billing',
  run: async ({ customer }, { payments, ...context }) => {
    if (payments === undefined) throw new Error('The service has no payment provider any more.');
    await synchronisedWithSeats(context, payments, customer);
  },
};

export async function synchronisedWithSeats(
  context: Pick<Service, 'database' | 'now'>,
  payments: Payments,
  customer: string,
): Promise<void> {
  const row = await synchronised(context, payments, customer);
  if (!row?.subscriptionId || row.isCancelled) return;
  const members = await countOf(context.database.db, row.ownerId);
  // An account has no members.
  if (members === 0 || members === row.seats) return;
  await payments.setSeats(row.subscriptionId, members);
  await synchronised(context, payments, customer);
}
