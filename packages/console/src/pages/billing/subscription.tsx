// The subscription: what is paid for until when, and cancelling, resuming and the page of the payment provider.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Act } from '../../parts/act.js';
import { Day } from '../../parts/day.js';
import { Confirm } from '../../parts/dialog.js';
import { Facts } from '../../parts/facts.js';
import { Section } from '../../parts/section.js';
import { Tag } from '../../parts/tag.js';
import { useConsole } from '../../state/console.js';
import { checkoutOf } from './open-checkout.js';
import type { Billing, BillingOwner } from './owner.js';
import { planName } from './plan-name.js';

interface SubscriptionProps {
  readonly billing: Billing;
  readonly owner: BillingOwner;
  readonly reload: () => Promise<void>;
  readonly verify: (checkout: string) => Promise<void>;
}

export function Subscription({ billing, owner, reload, verify }: SubscriptionProps): JSX.Element {
  const { isBilled, plan, subscription } = billing;
  const checkout = checkoutOf(owner.id).id();
  return (
    <Section title="Your plan">
      <Facts
        of={[
          ['Plan', isBilled ? planName(plan) : `${planName(plan)}, with every feature`],
          ...(subscription
            ? ([
                ['Subscription', <Tag tone={subscription.isCancelled ? 'amber' : 'green'}>{subscription.status}</Tag>],
                ['Paid for', planName(subscription.plan)],
                ['Seats', subscription.seats],
                [subscription.isCancelled ? 'Ends' : 'Renews', <Day on={subscription.periodEnds} />],
              ] as const)
            : []),
        ]}
      />
      {!isBilled && (
        <p class="hint">This service has no payment provider, so everyone has every feature at no charge.</p>
      )}
      {isBilled && subscription === null && (
        <p class="hint">There is no subscription. The payment provider's page shows prices and taxes.</p>
      )}
      {checkout !== '' && subscription === null && (
        <div class="row">
          <p>You started a checkout in this tab.</p>
          <Act act={() => verify(checkout)}>Check the payment</Act>
        </div>
      )}
      {subscription && owner.canPay && (
        <Acts isCancelled={subscription.isCancelled} owner={owner} reload={reload} ends={subscription.periodEnds} />
      )}
      {isBilled && !owner.canPay && <p class="hint">Only an owner can buy, change or cancel a plan.</p>}
    </Section>
  );
}

interface ActsProps extends Pick<SubscriptionProps, 'owner' | 'reload'> {
  readonly isCancelled: boolean;
  readonly ends: string;
}

function Acts({ isCancelled, owner, reload, ends }: ActsProps): JSX.Element {
  const { notices } = useConsole();
  const [isAsking, setIsAsking] = useState(false);
  const resume = async (): Promise<void> => {
    await owner.resume();
    await reload();
  };
  const cancel = async (): Promise<void> => {
    await owner.cancel();
    await reload();
    notices.say('The subscription ends with the current period.', resume);
  };
  return (
    <div class="row">
      <Act act={async () => location.assign((await owner.portal()).url)}>Payment methods and invoice address</Act>
      {isCancelled ? (
        <Act act={resume}>Resume the subscription</Act>
      ) : (
        <button type="button" class="danger" onClick={() => setIsAsking(true)}>
          Cancel the subscription
        </button>
      )}
      {isAsking && (
        <Confirm
          title="Cancel the subscription?"
          words="Cancel the subscription"
          act={cancel}
          close={() => setIsAsking(false)}
        >
          <p>
            The plan stays in force until <Day on={ends} />, and nothing more is paid. You can resume it until then.
          </p>
        </Confirm>
      )}
    </div>
  );
}
