// The plan of an account or an organisation: what it includes, the subscription, other plans, and invoices.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { asRefusal } from '../../api/refusal.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { Documents } from './documents.js';
import { checkoutOf } from './open-checkout.js';
import type { BillingOwner } from './owner.js';
import { PlanTable } from './plan-table.js';
import { Subscription } from './subscription.js';

export function BillingRoom({ owner }: { readonly owner: BillingOwner }): JSX.Element {
  const { notices } = useConsole();
  const billing = useLoaded(owner.read, []);
  const checkout = checkoutOf(owner.id);
  /** After the page of the payment provider: the plan is in force within seconds, or at once if it is asked for. */
  const verify = async (id: string): Promise<void> => {
    await owner.verify(id);
    checkout.end();
    await billing.reload();
    notices.say('The payment is confirmed, and the plan is in force.');
  };
  useEffect(() => {
    const id = checkout.id();
    if (id === '') return;
    verify(id).catch((thrown: unknown) => {
      // One that is open stays, to be paid or checked again.
      if (asRefusal(thrown).code !== 'billing.checkout_open') checkout.end();
    });
  }, []);
  return (
    <>
      <Heading title="Plan and billing">{owner.about}</Heading>
      <Shown of={billing}>
        {(value) => (
          <>
            <Subscription billing={value} owner={owner} reload={billing.reload} verify={verify} />
            {value.isBilled && (
              <>
                <Section title="What plans include">
                  <PlanTable billing={value} owner={owner} />
                </Section>
                <Documents owner={owner} />
              </>
            )}
          </>
        )}
      </Shown>
    </>
  );
}
