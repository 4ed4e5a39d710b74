// What each plan includes, and a button for each that can be bought.
import { FEATURES, type Feature, hasFeature, PLANS, type Plan } from '@linework/operations/plans';
import type { JSX } from 'preact';
import { Act } from '../../parts/act.js';
import { Table } from '../../parts/table.js';
import { Tag } from '../../parts/tag.js';
import { checkoutOf } from './open-checkout.js';
import type { Billing, BillingOwner, PaidPlan } from './owner.js';
import { planName } from './plan-name.js';

interface PlanTableProps {
  readonly billing: Billing;
  readonly owner: BillingOwner;
}

const isPaid = (plan: Plan): plan is PaidPlan => plan !== 'free';

export function PlanTable({ billing, owner }: PlanTableProps): JSX.Element {
  // `Object.keys` forgets the names.
  const features = (Object.keys(FEATURES) as Feature[]).map((feature) => [feature, FEATURES[feature]] as const);
  const buy = async (plan: PaidPlan): Promise<void> => {
    const { id, url } = await owner.checkout(plan);
    checkoutOf(owner.id).begin(id);
    location.assign(url);
  };
  const isBuyable = (plan: Plan): plan is PaidPlan =>
    owner.canPay && isPaid(plan) && billing.subscription === null && billing.forSale.includes(plan);
  return (
    <Table label="What plans include">
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {PLANS.map((plan) => (
            <th key={plan} scope="col">
              {planName(plan)} {plan === billing.plan && <Tag tone="green">yours</Tag>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map(([feature, words]) => (
          <tr key={feature}>
            <th scope="row">{`${words[0]?.toUpperCase()}${words.slice(1)}`}</th>
            {PLANS.map((plan) => (
              <td key={plan}>{hasFeature(plan, feature) ? 'Yes' : <span class="hint">No</span>}</td>
            ))}
          </tr>
        ))}
        {PLANS.some(isBuyable) && (
          <tr>
            <td />
            {PLANS.map((plan) => (
              <td key={plan}>
                {isBuyable(plan) && <Act act={() => buy(plan)} look="main">{`Buy ${planName(plan)}`}</Act>}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </Table>
  );
}
