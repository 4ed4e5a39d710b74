// GET /user/billing: the plan, and what is paid for it.
import { eq } from 'drizzle-orm';
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { planOf } from '../../platform/usage/subscriptions.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { customerOf } from './customers.js';
import { asSubscription, billingFields } from './fields.js';
import { billingTag } from './tag.js';

export const readBilling = endpoint({
  name: 'get_billing',
  summary: 'Read the plan of the account',
  description: 'Returns the plan in force, the subscription, and the plans that can be bought.',
  http: { method: 'GET', path: '/user/billing', tag: billingTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: billingFields(z) }),
  run: async (_input, context) => {
    const { payments, unsubscribed } = context.service;
    const owner = ownerOf(context);
    const db = tenantDb(context);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, owner));
    return {
      value: {
        isBilled: payments !== undefined,
        plan: planOf(row ?? null, unsubscribed),
        subscription: asSubscription(await customerOf(db, owner)),
        forSale: [...(payments?.forSale ?? [])],
      },
    };
  },
});
