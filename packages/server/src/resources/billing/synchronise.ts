// The one way in which a plan follows from what was paid: in, a customer; out, what the provider has of it, kept here. It is read at the provider each
// time, whatever an event says, so that events can be late, repeated, lost or out of order. A read counts only if nobody has written since before it:
// then the last write has the latest read.

import type { Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { type CustomerRow, customerWith, putStanding } from './customers.js';
import { standingOf } from './standing.js';

/** Writes after which the last one has read the provider later than somebody who saw the row before the first: it read the row after that one. */
const FRESH = 2;

/** Returns its row; undefined if it isn't a customer of this service. */
export async function synchronised(
  { database, now }: Pick<Service, 'database' | 'now'>,
  payments: Payments,
  customerId: string,
): Promise<CustomerRow | undefined> {
  const first = await customerWith(database.db, customerId);
  let row = first;
  while (first !== undefined && row !== undefined && row.revision < first.revision + FRESH) {
    const before = row;
    const customer = await payments.customer(customerId);
    const standing = standingOf(customer?.subscriptions ?? []);
    // Before the plan is written: if it fails, the next round tries again.
    for (const { id } of standing.surplus) await payments.withdraw(id);
    const isWritten = await database.transaction((tx) => putStanding(tx, before, standing, now()));
    row = await customerWith(database.db, customerId);
    if (isWritten) break;
  }
  return row;
}
