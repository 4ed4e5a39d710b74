import { newId } from '../../../platform/ids.js';
import type { Fixtures } from '../../../testing/owned.js';
import { addCustomer } from '../customers.js';

const WHY = 'these suites have no payment provider; billing.test.ts has one';

export const fixtures: Fixtures = {
  rows: {
    billing_customers: async ({ database, now }, ownerId) => {
      await database.transaction((tx) => addCustomer(tx, ownerId, `cus_${newId()}`, now()));
      return ownerId;
    },
  },
  kept: { billing_customers: 'who pays for what, for as long as its owner exists' },
  things: { '/user/billing/documents/{id}': async () => 'in_1' },
  alwaysRefused: {
    start_checkout: WHY,
    verify_checkout: WHY,
    cancel_subscription: WHY,
    resume_subscription: WHY,
    open_billing_portal: WHY,
    get_billing_document: WHY,
    get_billing_document_pdf: WHY,
    receive_payment_event: WHY,
  },
};
