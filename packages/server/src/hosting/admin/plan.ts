// The operator gives an account or an organisation a plan, or gives its plan back to what is paid for: in, the owner; out, its plan before and after.
import type { Plan } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { addJob } from '../../platform/jobs/jobs.js';
import { planOf, type Unsubscribed } from '../../platform/usage/subscriptions.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { heldCustomer, putPaidPlan } from '../../resources/billing/customers.js';
import { synchroniseJob } from '../../resources/billing/synchronise-job.js';
import { note } from './note.js';
import type { Operator } from './operator.js';
import { type Owner, ownerNamed } from './owners.js';

export interface PlanState {
  readonly plan: Plan;
  /** Who says so; null if nobody does. */
  readonly by: 'operator' | 'provider' | null;
}

export interface PlanChange {
  readonly owner: Owner;
  readonly before: PlanState;
  readonly after: PlanState;
}

/** `paid`: what the payment provider has, or what everyone has without a subscription. */
export async function changePlan(operator: Operator, named: string, plan: Plan | 'paid'): Promise<PlanChange> {
  const { database, payments, unsubscribed, now } = operator;
  return database.transaction(async (tx) => {
    const owner = await ownerNamed(tx, named);
    // Locked, so that a read of the provider that is under way writes its plan before or after this, and not in between.
    const customer = await heldCustomer(tx, owner.id);
    const before = await stateOf(tx, owner, unsubscribed);
    if (plan === 'paid') {
      await tx.delete(subscriptions).where(eq(subscriptions.ownerId, owner.id));
      if (customer !== undefined) await putPaidPlan(tx, owner.id, customer.plan);
      if (customer !== undefined && payments !== undefined)
        await addJob(tx, synchroniseJob, { customer: customer.customerId }, now());
    } else {
      const row = { ownerId: owner.id, plan, by: 'operator' } as const;
      await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.ownerId, set: row });
    }
    const after = await stateOf(tx, owner, unsubscribed);
    if (before.plan !== after.plan || before.by !== after.by)
      await note(tx, operator, {
        action: 'operator.plan',
        owner: owner.id,
        before: { ...before },
        after: { ...after },
      });
    return { owner, before, after };
  });
}

async function stateOf(tx: Db, { id }: Owner, unsubscribed: Unsubscribed): Promise<PlanState> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, id)).for('update');
  return { plan: planOf(row ?? null, unsubscribed), by: row?.by ?? null };
}
