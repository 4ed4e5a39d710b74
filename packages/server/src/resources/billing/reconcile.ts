// What webhooks missed: in, the service; out, a job for each customer that has to be read at the provider, and their ids. Each round asks for the events
// since the last known one, and names some customers that were not checked for a day, so that also an event that the provider lost is made up for, and
// those that pay for another number of seats than they have members.
import type { Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { uncheckedSince, withOtherSeats } from './customers.js';
import { isNewEvent, latestEvent } from './events.js';
import { synchroniseJob } from './synchronise-job.js';

const HOUR = 3_600_000;

/** Hours before the last known event, because events can be late. */
const OVERLAP = 24;

/** Days of events that a provider is asked for at most. */
const FURTHEST = 29;

const CHECKED_EVERY = 24 * HOUR;

/** Customers that one round checks. */
const BATCH = 200;

export async function reconcile(
  service: Pick<Service, 'database' | 'now' | 'later'>,
  payments: Payments,
): Promise<readonly string[]> {
  const { database, now, later } = service;
  const moment = now().getTime();
  const latest = (await latestEvent(database.db))?.getTime() ?? moment;
  const since = new Date(Math.max(latest - OVERLAP * HOUR, moment - FURTHEST * 24 * HOUR));
  const named = new Set<string>();
  for await (const event of payments.eventsSince(since)) {
    const { customer } = event;
    const isNew = await database.transaction(async (tx) => {
      if (!(await isNewEvent(tx, event, now())) || customer === undefined) return false;
      await later(tx, synchroniseJob, { customer });
      return true;
    });
    if (isNew && customer !== undefined) named.add(customer);
  }
  const unchecked = await uncheckedSince(database.db, new Date(moment - CHECKED_EVERY), BATCH);
  for (const customer of new Set([...unchecked, ...(await withOtherSeats(database.db, BATCH))])) {
    await later(database.db, synchroniseJob, { customer });
    named.add(customer);
  }
  return [...named];
}
