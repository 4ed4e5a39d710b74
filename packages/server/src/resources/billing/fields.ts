// Fields of billing, in responses.
import { PLANS } from '@linework/operations';
import type { z as Zod } from 'zod';
import type { BillingDocument } from '../../platform/payments/payments.js';
import type { CustomerRow } from './customers.js';

export function subscriptionFields(z: typeof Zod) {
  return z
    .object({
      plan: z.enum(PLANS),
      status: z
        .string()
        .describe(
          'active, trialing, or past_due while the payment provider tries a payment again; the plan is in force in each.',
        ),
      seats: z.int(),
      periodEnds: z.iso.datetime().describe('When it is renewed, or ends.'),
      isCancelled: z.boolean().describe('It ends with the period.'),
    })
    .nullable()
    .describe('null if nothing is paid for.');
}

export function asSubscription(row: CustomerRow | undefined) {
  if (row === undefined || row.plan === null || row.periodEnds === null) return null;
  const { plan, status, seats, periodEnds, isCancelled } = row;
  return { plan, status: status ?? '', seats: seats ?? 0, periodEnds: periodEnds.toISOString(), isCancelled };
}

export function billingFields(z: typeof Zod) {
  return z.object({
    isBilled: z
      .boolean()
      .describe('Whether this service has a payment provider. Without one, every account has the plan Pro.'),
    plan: z.enum(PLANS).describe('The plan in force.'),
    subscription: subscriptionFields(z),
    forSale: z.array(z.enum(PLANS)).describe('Plans that a checkout can be started for.'),
  });
}

export const DOCUMENT_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void', 'other'] as const;

export function documentFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    number: z.string().nullable(),
    status: z.enum(DOCUMENT_STATUSES),
    at: z.iso.datetime(),
    total: z.int().describe('In the smallest unit of the currency, such as cents.'),
    paid: z.int().describe('In the same unit.'),
    currency: z.string().describe('ISO 4217.'),
    hasPdf: z.boolean(),
  });
}

export function asDocument({ id, number, status, at, total, paid, currency, pdf }: BillingDocument) {
  return { id, number, status, at: at.toISOString(), total, paid, currency, hasPdf: pdf !== undefined };
}
