// What the tables of payments hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './events.js';
import { billingCustomers, billingEvents } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: billingCustomers,
    purpose: 'Payments and plan',
    holds: 'The id of the customer and of its subscription, plan, seats and the end of the period',
    until: 'the account or the organisation is erased',
    exported: { file: 'billing' },
  },
  {
    table: billingEvents,
    purpose: 'Payments and plan',
    holds: 'Events of the payment provider: kind, time, and the id of the customer',
    until: `${DAYS} days`,
    notExported: 'the payment provider has them; what follows from them is in billing.ndjson',
  },
];
