// POST /user/billing/checkout: start to pay for a plan.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { callerOf, change, type EndpointContext, ownerOf, refuse } from '../../platform/endpoint.js';
import type { Payments } from '../../platform/payments/payments.js';
import { accountOf } from '../accounts/repo.js';
import { countOf } from '../members/repo.js';
import { organisationOf } from '../organisations/repo.js';
import { addCustomer, customerOf, keepCheckout } from './customers.js';
import { notBilled, notForSale, subscribed } from './errors.js';
import { ABANDONED_PATH, PLAN_PATH } from './paths.js';
import { paymentsOf, reaching } from './provider.js';
import { synchronised } from './synchronise.js';
import { billingTag } from './tag.js';

const SOLD = ['pro', 'team', 'enterprise'] as const;

export const startCheckout = change({
  name: 'start_checkout',
  summary: 'Start a checkout for a paid plan',
  description:
    'Returns the address of a page of the payment provider on which the plan is paid for. Afterwards the provider leads back to a page of this service, and the plan is in force within seconds. An earlier checkout that is still open ends. Prices, taxes and invoice addresses are on that page.',
  http: { method: 'POST', path: '/user/billing/checkout', tag: billingTag, status: 201 },
  access: { session: 'any' },
  limits: [{ name: 'checkouts', by: 'account', most: 20, seconds: 3_600 }],
  effect: 'write',
  action: 'billing.checkout',
  refusals: [notBilled, notForSale, subscribed, 'service.unavailable', 'request.too_many'],
  example: { plan: 'pro' },
  schemas: ({ z }) => ({
    input: z.strictObject({ plan: z.enum(SOLD) }),
    output: z.object({ id: z.string(), url: z.string().describe('Open it in a browser.') }),
  }),
  prepare: async ({ plan }, context) => {
    const { service } = context;
    const payments = paymentsOf(service);
    if (!payments.forSale.includes(plan))
      refuse(notForSale, `The plan ${plan} is not for sale here. Choose one of: ${payments.forSale.join(', ')}.`);
    return reaching(begun(context, payments, plan));
  },
  run: async ({ plan }, context, checkout) => {
    await keepCheckout(context.tx, ownerOf(context), checkout.id);
    context.note({ target: checkout.id, after: { plan } });
    return { value: checkout };
  },
});

async function begun(context: EndpointContext, payments: Payments, plan: (typeof SOLD)[number]) {
  const { service, requestId } = context;
  const owner = ownerOf(context);
  const customer = await customerFor(context, payments);
  const row = await synchronised(service, payments, customer);
  if (row?.subscriptionId)
    refuse(subscribed, `There is a subscription for the plan ${row.plan} already. Change it on the portal.`);
  if (row?.checkoutId) await payments.endCheckout(row.checkoutId);
  const { baseUrl } = service;
  const organisation = await organisationOf(service.database.of(owner), owner);
  const { id, url } = await payments.startCheckout({
    customer,
    owner,
    plan,
    // An account has one, an organisation one for each member.
    seats: Math.max(1, await countOf(service.database.of(owner), owner)),
    done: `${baseUrl}${PLAN_PATH}?checkout={CHECKOUT_SESSION_ID}`,
    abandoned: `${baseUrl}${ABANDONED_PATH}${organisation ? `?organisation=${organisation.slug}` : ''}`,
    once: createHash('sha256').update(`${owner} ${requestId}`).digest('hex'),
  });
  return { id, url: url ?? '' };
}

/** Kept before anything can be paid, so that every payment has an owner. */
async function customerFor(context: EndpointContext, payments: Payments): Promise<string> {
  const { database, now } = context.service;
  const owner: TenantId = ownerOf(context);
  const known = await customerOf(database.of(owner), owner);
  if (known !== undefined) return known.customerId;
  const account = await accountOf(database.db, callerOf(context).id);
  const id = await payments.createCustomer(owner, account?.email);
  const row = await database.transaction(async (tx) => {
    await database.enter(tx, owner);
    return addCustomer(tx, owner, id, now());
  });
  return row.customerId;
}
