// Before an owner ends: in, the owner; out, nothing that can still be paid for, or a refusal. Afterwards nobody here would know of the payment.
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { refuse } from '../../platform/endpoint.js';
import type { Service } from '../../platform/service.js';
import { customerOf } from './customers.js';
import { stillPaying } from './errors.js';
import { reaching } from './provider.js';
import { synchronised } from './synchronise.js';

/** Ends an open checkout, and reads what was paid until now. Call before the transaction, which must not wait for the provider. */
export async function endCheckouts(
  service: Pick<Service, 'database' | 'now' | 'payments'>,
  ownerId: TenantId,
): Promise<void> {
  const { payments, database } = service;
  const customer = await customerOf(database.of(ownerId), ownerId);
  if (payments === undefined || customer === undefined) return;
  if (customer.checkoutId !== null) await reaching(payments.endCheckout(customer.checkoutId));
  await reaching(synchronised(service, payments, customer.customerId));
}

/** A subscription that is cancelled ends by itself. `billing`: the path of the owner's billing. */
export async function demandNotPaying(tx: Db, ownerId: TenantId, billing: string): Promise<void> {
  const customer = await customerOf(tx, ownerId);
  if (customer?.subscriptionId && !customer.isCancelled)
    refuse(stillPaying, `A subscription is in force. Cancel it first: POST ${billing}/cancel.`);
}
