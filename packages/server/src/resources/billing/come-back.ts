// What a checkout has led to, for the reader whom the provider's page leads back: in, the checkout; out, the plan that is in force, or what is missing.
import { type Actor, isPermitted, type Plan, type TenantId } from '@linework/operations';
import { NoProvider, type Payments } from '../../platform/payments/payments.js';
import type { Service } from '../../platform/service.js';
import { planOf, subscriptionOf } from '../../platform/usage/subscriptions.js';
import { membershipIn } from '../members/repo.js';
import { organisationOf } from '../organisations/repo.js';
import { customerWith } from './customers.js';
import { synchronised } from './synchronise.js';

export type ComeBack =
  | { readonly is: 'unknown' | 'waiting' }
  | { readonly is: 'expired'; readonly organisation: Payer | undefined }
  | {
      readonly is: 'paid';
      readonly plan: Plan;
      readonly organisation: Payer | undefined;
    };

/** An organisation; without one, the reader's own account pays. */
export interface Payer {
  readonly name: string;
  readonly slug: string;
}

export async function comeBackFrom(
  service: Service,
  payments: Payments,
  actor: Actor,
  checkoutId: string,
): Promise<ComeBack> {
  const { database, unsubscribed } = service;
  try {
    const checkout = await payments.checkout(checkoutId);
    const customer = checkout?.customer === undefined ? undefined : await customerWith(database.db, checkout.customer);
    if (checkout === undefined || customer === undefined || !(await paysFor(service, actor, customer.ownerId)))
      return { is: 'unknown' };
    const organisation = await organisationOf(database.of(customer.ownerId), customer.ownerId);
    if (checkout.state === 'expired') return { is: 'expired', organisation };
    const row = checkout.state === 'complete' ? await synchronised(service, payments, customer.customerId) : undefined;
    if (!row?.subscriptionId) return { is: 'waiting' };
    const db = database.of(row.ownerId);
    return {
      is: 'paid',
      plan: planOf(await subscriptionOf(db, row.ownerId), unsubscribed),
      organisation,
    };
  } catch (error) {
    if (error instanceof NoProvider) return { is: 'waiting' };
    throw error;
  }
}

/** As for starting a checkout: one's own account, and organisations that one owns. */
async function paysFor({ database }: Service, actor: Actor, ownerId: TenantId): Promise<boolean> {
  if (ownerId === actor.tenant.id) return true;
  const membership = await membershipIn(database.db, actor.id, ownerId);
  return membership !== undefined && !membership.isDeleted && isPermitted(membership.role, 'own');
}
