import { newId } from '../../../platform/ids.js';
import type { Fixtures } from '../../../testing/owned.js';
import { organisationBilling } from '../../organisation-billing/resource.js';
import { addCustomer } from '../customers.js';
import { billing } from '../resource.js';

const WHY = 'there is no payment provider; billing/contract.test.ts has one';

const NAMES: readonly string[] = [billing, organisationBilling]
  .flatMap(({ endpoints = [] }) => endpoints)
  .map(({ name }) => name)
  .filter((name) => !/^get_(?:organisation_)?billing$|^list_/.test(name));

/** Whether an endpoint cannot succeed without a payment provider. */
export function needsProvider(name: string): boolean {
  return NAMES.includes(name);
}

export const fixtures: Fixtures = {
  rows: {
    billing_customers: async ({ database, now }, ownerId) => {
      await database.transaction((tx) => addCustomer(tx, ownerId, `cus_${newId()}`, now()));
      return ownerId;
    },
  },
  kept: { billing_customers: 'who pays for what, for as long as its owner exists' },
  things: {
    '/user/billing/documents/{id}': async () => 'in_1',
    '/orgs/{org}/billing/documents/{id}': async () => 'in_1',
  },
  alwaysRefused: Object.fromEntries(NAMES.map((name) => [name, WHY])),
};
