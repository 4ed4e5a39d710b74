// Synchronises a customer later: at least once, and again after a failure.
import type { Job } from '../../platform/jobs/jobs.js';
import { synchronised } from './synchronise.js';

export interface CustomerChanged {
  readonly customer: string;
}

export const synchroniseJob: Job<CustomerChanged> = {
  kind: 'billing',
  run: async ({ customer }, { payments, ...context }) => {
    if (payments === undefined) throw new Error('The service has no payment provider any more.');
    await synchronised(context, payments, customer);
  },
};
