// The one way in which a plan follows from what was paid: in, a customer; out, what the provider has of it, kept here. It is read at the provider each
// time, whatever an event says, so that events can be late, repeated, lost or out of order. A read counts only if nobody has written since before it:
// then the last write has the latest read.

import type { Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { type CustomerRow, customerWith, putStanding } from './customers.js';
import { standingOf } from './standing.js';

/** Times that others can be in between. */
const MOST_TRIES = 10;

/** Returns its row; undefined if it isn't a customer of this service. */
export async function synchronised(
  { database, now }: Pick<Service, 'database' | 'now'>,
  payments: Payments,
  customerId: string,
): Promise<CustomerRow | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = await customerWith(database.db, customerId);
    if (before === undefined) return undefined;
    const customer = await payments.customer(customerId);
    const standing = standingOf(customer?.subscriptions ?? []);
    // Before the plan is written: if it fails, the next round tries again.
    for (const { id } of standing.surplus) await payments.withdraw(id);
    if (await database.transaction((tx) => putStanding(tx, before, standing, now())))
      return customerWith(database.db, customerId);
  }
  throw new Error('The customer is changed again and again. Try later.');
}
