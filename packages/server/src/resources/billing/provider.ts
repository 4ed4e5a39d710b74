// The payment provider of the service: in, a request; out, the provider, or a refusal that says that there is none, or that it cannot be reached.

import type { TenantId } from '@linework/operations';
import { refuse } from '../../platform/endpoint.js';
import { NoProvider, type Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { type CustomerRow, customerOf } from './customers.js';
import { notBilled, notSubscribed } from './errors.js';

export function paymentsOf({ payments }: Pick<Service, 'payments'>): Payments {
  if (payments === undefined)
    refuse(notBilled, 'This service has no payment provider. Nothing is paid for, and every account has the plan Pro.');
  return payments;
}

/** What the work needs of the provider, or 503. */
export async function reaching<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoProvider)
      refuse(
        'service.unavailable',
        'The payment provider cannot be reached. Nothing was changed here. Try again later.',
      );
    throw error;
  }
}

/** Refuses for an owner who has never begun to pay. */
export async function demandCustomer({ database }: Pick<Service, 'database'>, ownerId: TenantId): Promise<CustomerRow> {
  const row = await customerOf(database.of(ownerId), ownerId);
  if (row === undefined) refuse(notSubscribed, 'There is no subscription. Start a checkout first.');
  return row;
}
